/** What content/ holds, as pages need it: courses with their lessons, and rulebooks. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { language } from '#i18n/language.ts';
import type { Rulings } from '../../compare/rulings.ts';
import { type Definition, definitionsIn as definedBy } from '../../lessons/definitions.ts';
import { type Exercise, exercisesIn } from '../../lessons/exercises.ts';
import { minutesIn } from '../../lessons/minutes.ts';
import type { Teaching } from '../../lessons/taught-rules.ts';
import { inOrder, lessonAddress } from './addresses.ts';
import type { CourseForm, OptionForm, RuleForm } from './forms.ts';
import { firstLanguage } from './paths.ts';
import { readOnce } from './read-once.ts';

/** The folder of what every game has. */
const COMMON = 'common';

export interface Lesson {
  readonly entry: CollectionEntry<'lessons'>;
  readonly ruleset: string;
  readonly slug: string;
  /** Its key in the reader's progress: "<ruleset>/<slug>". */
  readonly key: string;
  readonly exercises: readonly Exercise[];
  /** How long it takes, in whole minutes. */
  readonly minutes: number;
  /** What it defines. */
  readonly definitions: readonly Definition[];
  /** The language it is written in: the first one's where a translation is missing. */
  readonly lang: string;
  /** Its place in the course, from 1. */
  readonly place: number;
  /** Every course begins with it: whoever has done it in one has done it in all. */
  readonly shared?: true;
}

export interface Course extends CourseForm {
  readonly ruleset: string;
  readonly lessons: readonly Lesson[];
}

/** A rule or an option, where it stands and in which language. */
export interface SiteRule extends RuleForm, Partial<Pick<OptionForm, 'values' | 'default'>> {
  /** The rulebook it stands in: a ruleset or `common`. */
  readonly book: string;
  readonly lang: string;
}

interface Chapter {
  /** Null where the rulebook has no chapters. */
  readonly title: string | null;
  readonly rules: readonly SiteRule[];
}

/** The courses in their order: every folder of content/ that has a course.yaml. */
export const courses = readOnce(async (): Promise<readonly Course[]> => {
  const [entries, lessons] = await Promise.all([getCollection('courses'), lessonsIn()]);
  return inItsLanguage(entries)
    .map(({ id, data }) => {
      const ruleset = partOf(id, 1);
      return { ...data, ruleset, lessons: ofCourse(ruleset, lessons) };
    })
    .sort((a, b) => a.order - b.order);
});

/** The lessons that every course begins with, and after them its own. */
function ofCourse(ruleset: string, lessons: readonly Lesson[]): Lesson[] {
  const shared = lessons
    .filter((lesson) => lesson.ruleset === COMMON)
    .map((lesson) => ({ ...lesson, shared: true as const }));
  const own = lessons.filter((lesson) => lesson.ruleset === ruleset);
  return [...shared, ...own].map((lesson, i) => ({
    ...lesson,
    ruleset,
    place: i + 1,
    key: `${ruleset}/${lesson.slug}`,
  }));
}

/** Which characters a game’s words are written in, as an attribute says it. */
export const charactersOf = async (ruleset: string): Promise<string | undefined> =>
  (await courses()).find((course) => course.ruleset === ruleset)?.characters;

/** The lessons that make up a course: all but those that stand beside it. */
export const counted = ({ lessons }: Course): readonly Lesson[] =>
  lessons.filter(({ entry }) => !entry.data.extra);

/** What comes after a lesson that belongs to the course; null after the last one, and after one that stands beside it. */
export const lessonAfter = (course: Course, { key, entry }: Lesson): Lesson | null => {
  const all = counted(course);
  return entry.data.extra ? null : (all[all.findIndex((each) => each.key === key) + 1] ?? null);
};

/** The rulebook of a ruleset, or of `common`, rule by rule, the options last; empty where none is written. */
export async function rulebook(book: string): Promise<SiteRule[]> {
  const entries = (await getCollection('rulebooks')).filter(({ id }) => partOf(id, 1) === book);
  const inLanguage = (tag: string) => entries.find(({ id }) => partOf(id, 0) === tag)?.data;
  const translated = inLanguage(language.tag);
  const { rules, options } = inLanguage(firstLanguage) ?? { rules: [], options: [] };
  return [...rules, ...options].map((rule) => {
    const own = [...(translated?.rules ?? []), ...(translated?.options ?? [])].find(
      ({ id }) => id === rule.id,
    );
    return { ...rule, ...own, book, lang: own ? language.tag : firstLanguage };
  });
}

/** What a rulebook says of its rulings: which of them a table may decide otherwise. */
export async function rulingsOf(book: string): Promise<Rulings> {
  const entries = (await getCollection('rulebooks')).filter(({ id }) => partOf(id, 1) === book);
  const inLanguage = (tag: string) => entries.find(({ id }) => partOf(id, 0) === tag)?.data.rulings;
  return inLanguage(language.tag) ?? inLanguage(firstLanguage) ?? { switches: {}, none: [] };
}

/** Rules by the chapters that begin among them. */
export function chaptersOf(rules: readonly SiteRule[]): Chapter[] {
  const chapters: { title: string | null; rules: SiteRule[] }[] = [];
  for (const rule of rules) {
    const last = chapters.at(-1);
    if (last && rule.chapter === undefined) last.rules.push(rule);
    else chapters.push({ title: rule.chapter ?? null, rules: [rule] });
  }
  return chapters;
}

/** Every rule that a ruleset's pages may name, by id: its own and the common ones. */
export const rulesOf = readOnce(async (ruleset: string): Promise<ReadonlyMap<string, SiteRule>> => {
  const books = await Promise.all([rulebook('common'), rulebook(ruleset)]);
  return new Map(books.flat().map((rule) => [rule.id, rule]));
});

/**
 * The rules a lesson teaches, in its own order.
 * @throws when one of them is in no rulebook
 */
export async function rulesOfLesson(lesson: Lesson): Promise<SiteRule[]> {
  const known = await rulesOf(lesson.ruleset);
  return lesson.entry.data.rules.map((id) => {
    const rule = known.get(id);
    if (rule) return rule;
    throw new Error(
      `${lesson.entry.filePath}: rules: there is no rule "${id}" in content/${lesson.ruleset}/rulebook.yaml or content/common/rulebook.yaml.`,
    );
  });
}

/** The lessons of a course in order, each with the rules that it teaches. */
export const taughtIn = async (ruleset: string): Promise<Teaching[]> =>
  ofCourse(ruleset, await lessonsIn()).map(({ entry }) => ({
    file: entry.filePath ?? entry.id,
    rules: entry.data.rules,
  }));

/** What the lessons of a course define, by the terms; what is defined first holds. */
export const definitionsOf = readOnce(async (ruleset: string): Promise<ReadonlyMap<string, Definition>> => {
  const all = definitionsIn(ofCourse(ruleset, await lessonsIn()));
  return new Map(all.toReversed().map((each) => [each.term, each]));
});

/** The same in order, each with its lesson. Of the lesson that all courses share, what no other defines again. */
export function definitionsIn(lessons: readonly Lesson[]): (Definition & { readonly slug: string })[] {
  const all = lessons.flatMap(({ definitions, slug, shared }) =>
    definitions.map((each) => ({ ...each, slug, shared })),
  );
  return all.filter(({ term, shared }) => !shared || !all.some((each) => !each.shared && each.term === term));
}

const lessonsIn = readOnce(async (): Promise<readonly Lesson[]> => {
  const entries = inItsLanguage(inOrder(await getCollection('lessons'))).sort((a, b) =>
    restOf(a.id) < restOf(b.id) ? -1 : 1,
  );
  const places = new Map<string, number>();
  return entries.map((entry) => {
    const { ruleset, slug, language: lang } = lessonAddress(entry.id);
    const place = (places.get(ruleset) ?? 0) + 1;
    places.set(ruleset, place);
    return {
      entry,
      ruleset,
      slug,
      lang,
      place,
      key: `${ruleset}/${slug}`,
      exercises: exercisesIn(entry.body ?? '', ruleset),
      minutes: Math.round(minutesIn(entry.body ?? '')),
      definitions: definedBy(entry.body ?? ''),
    };
  });
});

/** Each entry once: in the language of this build, else in the first. */
function inItsLanguage<Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] {
  const own = new Set(entries.filter(({ id }) => partOf(id, 0) === language.tag).map(({ id }) => restOf(id)));
  return entries.filter(({ id }) => {
    const lang = partOf(id, 0);
    return lang === language.tag || (lang === firstLanguage && !own.has(restOf(id)));
  });
}

const partOf = (id: string, index: number): string => id.split('/')[index] ?? '';
const restOf = (id: string): string => id.slice(id.indexOf('/') + 1);
