/** Builds the data of practice pages: the kinds of question that a game has, and the first question of each. */

import type { Game } from '../../engine/game.ts';
import { memo } from '../../engine/memo.ts';
import type { PracticeProps } from '../../islands/Practice/props.ts';
import { questionLink } from '../../islands/Practice/question-link.ts';
import { PLAIN_SEED } from '../../notation/plain-seed.ts';
import { easiestNumber, firstSeries } from '../../puzzles/easiest-question.ts';
import { createGeneratorContext } from '../../puzzles/generator-context.ts';
import { keepPlayedWins } from '../../puzzles/played-wins.ts';
import { type Concept, type GeneratorContext, type Question, questionSpec } from '../../puzzles/question.ts';
import { series } from '../../puzzles/series.ts';
import type { QuestionKind } from '../../questions/kind.ts';
import { loadKind } from '../../questions/kinds.ts';
import type { PracticeBook } from '../../questions/practice-book.ts';
import { conceptIds } from '../../questions/registry.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { partPaths } from '../site/course-paths.ts';
import { type Course, rulesOf } from '../site/courses.ts';
import { lookupsOf, playedWinsOf } from '../site/lookups.ts';
import { at, lessonPath, practiceDataPath, practicePath, rulebookPath } from '../site/paths.ts';

/** The concept id of the page that mixes all kinds of question. */
export const MIXED = 'mixed';

/** The static paths of practice pages: one per kind of question of each game, and the mixed one. */
export const practicePaths = () =>
  partPaths(async ({ ruleset }) =>
    [...(await makerOf(ruleset)).kinds.keys(), MIXED].map((concept) => ({ params: { concept }, props: {} })),
  );

/** A game with all that is needed to generate its questions. */
export interface Maker {
  readonly game: Game;
  readonly generator: GeneratorContext;
  /** The kinds of question by concept id, in learning order. */
  readonly kinds: ReadonlyMap<string, QuestionKind>;
  /** The concepts of these kinds. */
  readonly concepts: ReadonlyMap<string, Concept>;
}

/** The question maker of a game. There is one in a build, because it loads every kind of question. */
export const makerOf = memo(async (ruleset: string): Promise<Maker> => {
  const game = await loadGame(ruleset);
  const generator = createGeneratorContext(game);
  const played = await playedWinsOf(ruleset);
  if (played) keepPlayedWins(generator.ruleset, played);
  const all = await Promise.all(conceptIds.map(async (id) => [id, await loadKind(id)] as const));
  const fitting = all
    .filter(([, { concept }]) => concept.has(generator.ruleset))
    .sort(([, one], [, other]) => one.concept.order - other.concept.order);
  const concepts = new Map(fitting.map(([id, { concept }]) => [id, concept]));
  return { game, generator, kinds: new Map(fitting), concepts };
});

/** The first question of a page: the easiest to take in, which is known of a game whose questions were looked through. */
function easiestOf({ generator, game }: Maker, concept: string, kind: QuestionKind): Question {
  const number = lookupsOf(game.id).easiest?.[concept] ?? easiestNumber(concept, kind.concept, generator);
  return firstSeries(concept, kind.concept, generator, number).next().value;
}

/** Questions per concept that are generated during the build, to print them and to see which rules they turn on. */
const SAMPLE = 12;
const samples = new Map<string, readonly Question[]>();

/** The first twelve questions of a concept; generated once a build. */
export function sample({ generator, game }: Maker, concept: string, kind: QuestionKind): readonly Question[] {
  const name = `${game.id}/${concept}`;
  const next = firstSeries(concept, kind.concept, generator);
  const some = samples.get(name) ?? Array.from({ length: SAMPLE }, () => next.next().value);
  samples.set(name, some);
  return some;
}

/**
 * Picks twelve questions: the first of one concept, or of all concepts in turn.
 * @param concept null for all kinds together
 */
export function firstTwelve(maker: Maker, concept: string | null): readonly Question[] {
  const kinds = [...maker.kinds].filter(([id]) => concept === null || id === concept);
  return Array.from({ length: SAMPLE }, (_, i) => {
    const [id, kind] = kinds[i % kinds.length] ?? [];
    return id !== undefined && kind ? sample(maker, id, kind)[Math.floor(i / kinds.length)] : undefined;
  }).flatMap((question) => question ?? []);
}

/**
 * Collects the words of each rule for practice, with the first lesson that teaches it, and the lessons with their
 * exercises.
 */
export async function bookOf(course: Course): Promise<PracticeBook> {
  const rules = await rulesOf(course.ruleset);
  const taught = new Map<string, string>();
  for (const { key, entry } of course.lessons) {
    for (const rule of entry.data.rules) if (!taught.has(rule)) taught.set(rule, key);
  }
  const lessons = course.lessons.map(({ key, slug, entry, exercises }) => {
    const href = at(lessonPath(course.ruleset, slug));
    return [key, { title: entry.data.title, href, exercises: exercises.map(({ name }) => name) }] as const;
  });
  const words = [...rules].map(([id, { title, sentence, objection, refusal, parts, values }]) => {
    const entry: PracticeBook['rules'][string] = { title, sentence, objection, refusal, parts, values };
    return [id, { ...entry, taught: taught.get(id) }] as const;
  });
  return { rules: Object.fromEntries(words), lessons: Object.fromEntries(lessons) };
}

/**
 * Builds the props of the practice widget of a page.
 * @param concept null for all kinds together
 * @param question the first question of the page; by default the easiest one of its kind
 * @throws RangeError where the game has no questions of this concept
 */
export async function practiceProps(
  course: Course,
  concept: string | null,
  question?: Question,
): Promise<PracticeProps> {
  const { ruleset, title } = course;
  const maker = await makerOf(ruleset);
  const [id, kind] =
    [...maker.kinds].find(([each]) => each === (question?.spec.concept ?? concept ?? each)) ?? [];
  if (id === undefined || !kind) throw new RangeError(`${ruleset} has no questions of "${concept}"`);
  const first = question ?? easiestOf(maker, id, kind);
  return {
    ruleset,
    title,
    concept,
    concepts: [...maker.kinds.keys()],
    rulebook: at(rulebookPath(ruleset)),
    home: at(practicePath(ruleset)),
    practice: at(practicePath(ruleset)),
    first,
    link: questionLink(first.spec),
    rules: at(practiceDataPath(ruleset)),
  };
}

/** The question that a frame shows when its author gave no seed. */
export const plainQuestion = ({ generator, game }: Maker, concept: string, kind: QuestionKind): Question =>
  series(kind.concept, generator, questionSpec(concept, game.id, { seed: PLAIN_SEED })).next().value;

/** Rules under the lesson that teaches them, in course order. Rules of no lesson come last, with an empty title. */
interface RulesOfLesson {
  readonly title: string;
  readonly href: string | null;
  readonly rules: readonly { readonly id: string; readonly title: string; readonly href: string }[];
}

/** Groups by lesson every rule of a game that some question turns on, for the practice map. */
export async function rulesInQuestions(course: Course, maker: Maker): Promise<RulesOfLesson[]> {
  const turnedOn = new Set<string>();
  for (const [id, kind] of maker.kinds) {
    const parts = kind.concept.parts;
    for (const { rule, part } of maker.generator.relaxations) if (parts.includes(part)) turnedOn.add(rule);
    for (const { decides } of sample(maker, id, kind)) for (const rule of decides) turnedOn.add(rule);
  }
  const { rules: book, lessons } = await bookOf(course);
  const address = at(rulebookPath(course.ruleset));
  const of = (key: string | undefined) =>
    Object.entries(book).flatMap(([id, { title, taught }]) =>
      turnedOn.has(id) && taught === key ? [{ id, title, href: `${address}#${id}` }] : [],
    );
  return [
    ...Object.entries(lessons).map(([key, { title, href }]) => ({ title, href, rules: of(key) })),
    { title: '', href: null, rules: of(undefined) },
  ].filter(({ rules }) => rules.length > 0);
}
