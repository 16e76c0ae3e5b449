/** Reads content/ for the pages: courses with their lessons, and rulebooks. */

import { type CollectionEntry, getCollection } from 'astro:content';
import { readFileSync } from 'node:fs';
import { language } from '#i18n/language.ts';
import type { Rulings } from '../../compare/rulings.ts';
import { type Definition, definitionsIn as definedBy } from '../../lessons/definitions.ts';
import { type Exercise, exercisesIn } from '../../lessons/exercises.ts';
import { minutesIn } from '../../lessons/minutes.ts';
import { tagsIn } from '../../lessons/tags.ts';
import type { LessonRules } from '../../lessons/taught-rules.ts';
import { inOrder, lessonAddress } from './addresses.ts';
import type { CourseForm, OptionForm, RuleForm } from './forms.ts';
import { firstLanguage } from './paths.ts';
import { readOnce } from './read-once.ts';

/** The folder for content that all games share. */
const COMMON = 'common';

export interface Lesson {
  readonly entry: CollectionEntry<'lessons'>;
  readonly ruleset: string;
  readonly slug: string;
  /** Its key in the reader's progress, "<ruleset>/<slug>". */
  readonly key: string;
  readonly exercises: readonly Exercise[];
  /** Reading time in whole minutes. */
  readonly minutes: number;
  /** The terms that it defines. */
  readonly definitions: readonly Definition[];
  /** Language tag of its text: the first language where a translation is missing. */
  readonly lang: string;
  /** Its number in the course, from 1. */
  readonly place: number;
  /** Set on lessons that every course starts with; done in one course, they are done in all. */
  readonly shared?: true;
}

export interface Course extends CourseForm {
  readonly ruleset: string;
  readonly lessons: readonly Lesson[];
}

/** A rule or an option with its rulebook and the language of its text. */
export interface SiteRule extends RuleForm, Partial<Pick<OptionForm, 'values' | 'default'>> {
  /** The id of its rulebook: a ruleset or `common`. */
  readonly book: string;
  readonly lang: string;
}

interface Chapter {
  /** Null for rules before the first chapter. */
  readonly title: string | null;
  readonly rules: readonly SiteRule[];
}

/** Lists the courses by their `order`: one for every folder of content/ with a course.yaml. */
export const courses = readOnce(async (): Promise<readonly Course[]> => {
  const [entries, lessons] = await Promise.all([getCollection('courses'), lessonsIn()]);
  return inItsLanguage(entries)
    .map(({ id, data }) => {
      const ruleset = partOf(id, 1);
      return { ...data, ruleset, lessons: ofCourse(ruleset, lessons) };
    })
    .sort((a, b) => a.order - b.order);
});

/** The lessons of a course: the shared ones first, then its own. */
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

/**
 * The value of the `characters` field of a course, for the data attribute of its pages; undefined where there is no
 * such course.
 */
export const charactersOf = async (ruleset: string): Promise<string | undefined> =>
  (await courses()).find((course) => course.ruleset === ruleset)?.characters;

/** The lessons that count for finishing a course: all but the extra ones. */
export const courseLessons = ({ lessons }: Course): readonly Lesson[] =>
  lessons.filter(({ entry }) => !entry.data.extra);

/** The next counted lesson; null after the last one, and after an extra lesson. */
export const lessonAfter = (course: Course, { key, entry }: Lesson): Lesson | null => {
  const all = courseLessons(course);
  return entry.data.extra ? null : (all[all.findIndex((each) => each.key === key) + 1] ?? null);
};

/**
 * Lists the entries of a rulebook (of a ruleset or `common`): the rules in order, then the options, each in the build's
 * language where translated. Empty where there is no such rulebook.
 */
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

/** Reads which rulings of a rulebook a table can change by an option, and which none changes. */
export async function rulingsOf(book: string): Promise<Rulings> {
  const entries = (await getCollection('rulebooks')).filter(({ id }) => partOf(id, 1) === book);
  const inLanguage = (tag: string) => entries.find(({ id }) => partOf(id, 0) === tag)?.data.rulings;
  return inLanguage(language.tag) ?? inLanguage(firstLanguage) ?? { switches: {}, none: [] };
}

/**
 * Groups rules into chapters: a rule with a `chapter` field starts one, or goes on with the one of that title, so that no
 * chapter stands twice.
 */
export function chaptersOf(rules: readonly SiteRule[]): Chapter[] {
  const chapters = new Map<string | null, SiteRule[]>();
  let title: string | null = null;
  for (const rule of rules) {
    title = rule.chapter ?? title;
    chapters.set(title, [...(chapters.get(title) ?? []), rule]);
  }
  return [...chapters].map(([name, inIt]) => ({ title: name, rules: inIt }));
}

/** Maps rule ids to rules: those of the common rulebook and of this ruleset, whose rules win. */
export const rulesOf = readOnce(async (ruleset: string): Promise<ReadonlyMap<string, SiteRule>> => {
  const books = await Promise.all([rulebook('common'), rulebook(ruleset)]);
  return new Map(books.flat().map((rule) => [rule.id, rule]));
});

/**
 * Lists the rules that a lesson teaches, in the lesson's order.
 * @throws Error when one of them is in no rulebook
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

/** The lessons of a course in order, each with the ids of the rules that it teaches. */
export const taughtIn = async (ruleset: string): Promise<LessonRules[]> =>
  ofCourse(ruleset, await lessonsIn()).map(({ entry }) => ({
    file: entry.filePath ?? entry.id,
    rules: entry.data.rules,
  }));

/** Maps each term of a course to its definition; the first definition of a term wins. */
export const definitionsOf = readOnce(async (ruleset: string): Promise<ReadonlyMap<string, Definition>> => {
  const all = definitionsIn(ofCourse(ruleset, await lessonsIn()));
  return new Map(all.toReversed().map((each) => [each.term, each]));
});

/**
 * Lists the definitions of these lessons in order, each with its lesson's slug. Drops a definition of a shared lesson
 * where a lesson of the course defines the same term.
 */
export function definitionsIn(lessons: readonly Lesson[]): (Definition & { readonly slug: string })[] {
  const all = lessons.flatMap(({ definitions, slug, shared }) =>
    definitions.map((each) => ({ ...each, slug, shared })),
  );
  return all.filter(({ term, shared }) => !shared || !all.some((each) => !each.shared && each.term === term));
}

/** A lesson as its author wrote it, with its frontmatter, so that places in it are those of the file. */
export const lessonSource = (file: string): string => readFileSync(file, 'utf8');

const lessonsIn = readOnce(async (): Promise<readonly Lesson[]> => {
  const entries = inItsLanguage(inOrder(await getCollection('lessons'))).sort((a, b) =>
    restOf(a.id) < restOf(b.id) ? -1 : 1,
  );
  const places = new Map<string, number>();
  return entries.map((entry) => {
    const { ruleset, slug, language: lang } = lessonAddress(entry.id);
    const place = (places.get(ruleset) ?? 0) + 1;
    places.set(ruleset, place);
    const file = entry.filePath ?? entry.id;
    const source = lessonSource(file);
    // Read here with its file’s name, so that an error in it names its place.
    tagsIn(source, file);
    return {
      entry,
      ruleset,
      slug,
      lang,
      place,
      key: `${ruleset}/${slug}`,
      exercises: exercisesIn(source, ruleset),
      minutes: Math.round(minutesIn(source)),
      definitions: definedBy(source),
    };
  });
});

/** Keeps each entry once: in the language of this build, else in the first language. */
function inItsLanguage<Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] {
  const own = new Set(entries.filter(({ id }) => partOf(id, 0) === language.tag).map(({ id }) => restOf(id)));
  return entries.filter(({ id }) => {
    const lang = partOf(id, 0);
    return lang === language.tag || (lang === firstLanguage && !own.has(restOf(id)));
  });
}

const partOf = (id: string, index: number): string => id.split('/')[index] ?? '';
const restOf = (id: string): string => id.slice(id.indexOf('/') + 1);
