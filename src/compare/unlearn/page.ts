/** Lays out the page of two games: which points are asked, which are only told, and how long it takes. */
import { hashSeed } from '../../engine/random.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { countWords, minutesFor } from '../../lessons/lint/reading-time.ts';
import type { Comparison } from '../table.ts';
import type { UnlearnBoard } from './boards.ts';
import { type FactChoice, factChoices } from './facts.ts';
import type { PairBoards } from './pair-boards.ts';
import { type ComparedPoint, pointsOf, type UnlearnPlan } from './plan.ts';
import { PAYS_KIND } from './settlement.ts';

/** Longest duration of a page, in minutes. */
export const MOST_MINUTES = 10;
/** Fewest choices a fact question needs; with fewer the fact is only told. */
const FEWEST = 3;

/** A point that the reader decides, on a board or among the games' answers. */
export type PointQuestion = ComparedPoint & {
  readonly by:
    | {
        readonly is: 'board';
        readonly board: UnlearnBoard;
        /** True if both games answer alike here, so the habit is right. */
        readonly agrees: boolean;
      }
    | { readonly is: 'fact'; readonly ask: string; readonly choices: readonly FactChoice[] };
};

/** A point that is only told, and why; `why` is undefined if there was no time left to ask it. */
export type StatedPoint = ComparedPoint & { readonly why: string | undefined };

interface Unlearning {
  readonly questions: readonly PointQuestion[];
  readonly statements: readonly StatedPoint[];
  /** Duration, counted as for lessons. */
  readonly minutes: number;
}

/** Most boards per page on which the habit is right; enough that always answering against it fails. */
const MOST_HABIT_RIGHT = 4;

export interface ComparedGames {
  readonly comparison: Comparison;
  readonly plan: UnlearnPlan;
  /** Ids of all compared games. */
  readonly games: readonly string[];
  readonly termsOf: (game: string) => Terms;
}

/**
 * Chooses the questions while time lasts: points with a board first, then facts. Both lists keep the order of the plan.
 * @param boards boards of the points that turn on a position
 * @param from the game that the reader knows
 * @param to the game being learnt
 */
export function unlearnPage(
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
  const boardOf = ({ planned, question }: ComparedPoint): readonly UnlearnBoard[] =>
    planned.statement === undefined ? (boards[question.id] ?? []) : [];
  for (const point of points) {
    const [board] = boardOf(point);
    if (board) ask(point, { is: 'board', board, agrees: false });
  }
  const twins = points.filter((point) => questions.has(point) && boardOf(point).length > 1);
  for (const point of spread(twins, MOST_HABIT_RIGHT)) {
    const [, like] = boardOf(point);
    const [board] = questions.get(point) ?? [];
    if (!like || !board) continue;
    const twin: PointQuestion = { ...point, by: { is: 'board', board: like, agrees: true } };
    if (clock.takes(minutesFor({ words: questionWords(twin), decisions: 1 })))
      questions.set(point, inTurn(board, twin));
  }
  for (const point of points) {
    if (questions.has(point) || point.planned.statement !== undefined) continue;
    const { ask: question } = point.planned;
    const choices = factChoices(point, from, to, compared.games, compared.termsOf);
    if (question === undefined || choices.length < FEWEST) continue;
    // Time is up: the remaining points are told.
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

/**
 * Counts minutes up to `MOST_MINUTES`; `takes` adds them only if they fit.
 * @param spent minutes already used
 */
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

/** Picks at most `most` items, spread evenly over the list. */
const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, i) => items[Math.floor((i * items.length) / most)]).flatMap(
        (item) => item ?? [],
      );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Orders a board and its twin by a hash, so that the order does not show which is which. */
const inTurn = (board: PointQuestion, twin: PointQuestion): PointQuestion[] =>
  hashSeed(`${idOf(board)} ${idOf(twin)}`) % 2 === 0 ? [board, twin] : [twin, board];

const idOf = ({ by }: PointQuestion): string => (by.is === 'board' ? by.board.id : '');

/** Estimated words in the answers to a money question; their text exists only once the board is set up. */
const SETTLEMENT_WORDS = 40;

/** Words the reader reads before answering a point. */
function questionWords({ question, planned, by }: PointQuestion): number {
  const choices = by.is === 'fact' ? [by.ask, ...by.choices.map(({ says }) => says)] : [];
  const settled = by.is === 'board' && by.board.kind === PAYS_KIND ? SETTLEMENT_WORDS : 0;
  return settled + countWords([question.title, planned.bridge ?? '', ...choices].join(' '));
}

const statementWords = ({ question, here, there }: ComparedPoint): number =>
  countWords([question.title, here?.says ?? '', there?.says ?? ''].join(' '));
