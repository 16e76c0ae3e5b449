/** What stands on the page of two games: the points that are asked, those that are only told, and how long it takes. */
import { hashSeed } from '../../engine/random.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { countWords, minutesFor } from '../../lessons/lint/reading-time.ts';
import type { Comparison } from '../table.ts';
import { type FactChoice, factChoices } from './facts.ts';
import { type ComparedPoint, pointsOf, type UnlearnPlan } from './plan.ts';
import { SETTLED } from './won.ts';

/** No page takes longer, in minutes. */
export const MOST_MINUTES = 10;
/** With fewer answers a fact is only told. */
const FEWEST = 3;

/** A point that the reader decides: at a board, or among the answers that games give. */
export type PointQuestion = ComparedPoint & {
  readonly by:
    | {
        readonly is: 'board';
        readonly concept: string;
        readonly address: string;
        /** Both games answer alike there: the habit is right. */
        readonly agrees: boolean;
      }
    | { readonly is: 'fact'; readonly ask: string; readonly choices: readonly FactChoice[] };
};

/** A point that is only told, and why; where that is not written, there was no time left for it. */
export type StatedPoint = ComparedPoint & { readonly why: string | undefined };

interface Unlearning {
  readonly questions: readonly PointQuestion[];
  readonly statements: readonly StatedPoint[];
  /** As lessons are counted. */
  readonly minutes: number;
}

/**
 * The boards of a pair by the ids of their questions: "win v=1&seed=…&end"; after one that turns on its question one
 * like it on which both games agree, where there is such a one.
 */
export type PairBoards = Readonly<Record<string, readonly string[]>>;

/** No page has more boards on which the habit is right: enough that nobody passes by always answering against it. */
const MOST_AGREED = 4;

export interface ComparedGames {
  readonly comparison: Comparison;
  readonly plan: UnlearnPlan;
  /** All that are compared. */
  readonly games: readonly string[];
  readonly termsOf: (game: string) => Terms;
}

/**
 * What has a board is asked first, then facts, as long as there is time; they stand in the order of the plan.
 * @param boards where the points are asked that turn on a position
 */
export function unlearning(
  compared: ComparedGames,
  boards: PairBoards,
  from: string,
  to: string,
): Unlearning {
  const points = pointsOf(compared.comparison, compared.plan, from, to);
  const clock = clockAt(minutesFor({ words: sum(points.map(statementWords)), decisions: 0 }));
  const questions = new Map<ComparedPoint, PointQuestion[]>();
  const ask = (point: ComparedPoint, by: PointQuestion['by']): boolean => {
    const each: PointQuestion = { ...point, by };
    const isQuestion = clock.takes(
      minutesFor({ words: questionWords(each) - statementWords(point), decisions: 1 }),
    );
    if (isQuestion) questions.set(point, [each]);
    return isQuestion;
  };
  const boardOf = ({ planned, question }: ComparedPoint): readonly string[] =>
    planned.statement === undefined ? (boards[question.id] ?? []) : [];
  for (const point of points) {
    const [address] = boardOf(point);
    if (address !== undefined) ask(point, boardBy(address, false));
  }
  const twins = points.filter((point) => questions.has(point) && boardOf(point).length > 1);
  for (const point of spread(twins, MOST_AGREED)) {
    const [, address] = boardOf(point);
    const [board] = questions.get(point) ?? [];
    if (address === undefined || !board) continue;
    const twin: PointQuestion = { ...point, by: boardBy(address, true) };
    if (clock.takes(minutesFor({ words: questionWords(twin), decisions: 1 })))
      questions.set(point, inTurn(board, twin));
  }
  for (const point of points) {
    if (questions.has(point) || point.planned.statement !== undefined) continue;
    const { ask: question } = point.planned;
    const choices = factChoices(point, from, to, compared.games, compared.termsOf);
    if (question === undefined || choices.length < FEWEST) continue;
    // The last ones are those that are told.
    if (!ask(point, { is: 'fact', ask: question, choices })) break;
  }
  return {
    questions: points.flatMap((point) => questions.get(point) ?? []),
    statements: points.flatMap((point) =>
      questions.has(point) ? [] : [{ ...point, why: point.planned.statement }],
    ),
    minutes: clock.minutes(),
  };
}

/** @param spent the minutes that are gone already */
function clockAt(spent: number): { takes: (minutes: number) => boolean; minutes: () => number } {
  let all = spent;
  return {
    takes: (minutes) => {
      const fits = all + minutes <= MOST_MINUTES;
      if (fits) all += minutes;
      return fits;
    },
    minutes: () => all,
  };
}

/** So many at most, from all over the list. */
const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, i) => items[Math.floor((i * items.length) / most)]).flatMap(
        (item) => item ?? [],
      );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function boardBy(address: string, agrees: boolean): PointQuestion['by'] {
  const [concept = '', ...rest] = address.split(' ');
  return { is: 'board', concept, address: rest.join(' '), agrees };
}

/** Which of two comes first says nothing about which it is. */
const inTurn = (board: PointQuestion, twin: PointQuestion | null): PointQuestion[] =>
  twin === null
    ? [board]
    : hashSeed(JSON.stringify([board.by, twin.by])) % 2 === 0
      ? [board, twin]
      : [twin, board];

/** What the answers to a question about money come to, which are written only when the board is set up. */
const SETTLEMENT_WORDS = 40;

/** What is read of a point before it is answered. */
function questionWords({ question, planned, by }: PointQuestion): number {
  const choices = by.is === 'fact' ? [by.ask, ...by.choices.map(({ says }) => says)] : [];
  const settled = by.is === 'board' && by.concept === SETTLED ? SETTLEMENT_WORDS : 0;
  return settled + countWords([question.title, planned.bridge ?? '', ...choices].join(' '));
}

const statementWords = ({ question, here, there }: ComparedPoint): number =>
  countWords([question.title, here?.says ?? '', there?.says ?? ''].join(' '));
