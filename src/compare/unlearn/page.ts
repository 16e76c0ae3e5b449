/** What stands on the page of two games: the points that are asked, those that are only told, and how long it takes. */
import { hashSeed } from '../../engine/random.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { countWords, minutesFor } from '../../teaching/pace.ts';
import type { Comparison } from '../table.ts';
import { type FactChoice, factChoices } from './facts.ts';
import { type Plan, type Point, pointsOf } from './plan.ts';

/** No page takes longer, in minutes. */
export const MOST_MINUTES = 10;
/** With fewer answers a fact is only told. */
const FEWEST = 3;

/** A point that the reader decides: at a board, or among the answers that games give. */
export type Asked = Point & {
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
export type Told = Point & { readonly why: string | undefined };

export interface Unlearning {
  readonly asked: readonly Asked[];
  readonly told: readonly Told[];
  /** As lessons are counted. */
  readonly minutes: number;
}

/**
 * The boards of a pair by the ids of their questions: "win v=1&seed=…&end"; after one that turns on its question one
 * like it on which both games agree, where there is such a one.
 */
export type PairBoards = Readonly<Record<string, readonly string[]>>;

/** No page has more boards on which the habit is right: enough that nobody passes by always answering against it. */
const MOST_AGREED = 3;

export interface Compared {
  readonly comparison: Comparison;
  readonly plan: Plan;
  /** All that are compared. */
  readonly games: readonly string[];
  readonly termsOf: (game: string) => Terms;
}

/** @param boards where the points are asked that turn on a position */
export function unlearning(
  { comparison, plan, games, termsOf }: Compared,
  boards: PairBoards,
  from: string,
  to: string,
): Unlearning {
  const points = pointsOf(comparison, plan, from, to);
  const asked: Asked[] = [];
  const told: Told[] = [];
  let minutes = points.reduce((sum, point) => sum + minutesFor({ words: toldWords(point), decisions: 0 }), 0);
  let isFull = false;
  let agreeing = 0;
  for (const point of points) {
    const { question, planned } = point;
    const by = planned.told === undefined ? byOf(point, boards[question.id]?.[0]) : null;
    if (by && !isFull) {
      const each: Asked = { ...point, by };
      const spent = minutesFor({ words: askedWords(each) - toldWords(point), decisions: 1 });
      isFull = minutes + spent > MOST_MINUTES;
      if (!isFull) {
        minutes += spent;
        asked.push(...inTurn(each, twinOf(point)));
        continue;
      }
    }
    told.push({ ...point, why: planned.told });
  }
  return { asked, told, minutes };

  /** A board like it on which the habit is right, where there is one and there is time for it. */
  function twinOf(point: Point): Asked | null {
    const address = boards[point.question.id]?.[1];
    if (address === undefined || agreeing === MOST_AGREED) return null;
    const twin: Asked = { ...point, by: boardBy(address, true) };
    const spent = minutesFor({ words: askedWords(twin), decisions: 1 });
    if (minutes + spent > MOST_MINUTES) return null;
    minutes += spent;
    agreeing += 1;
    return twin;
  }

  function byOf(point: Point, address: string | undefined): Asked['by'] | null {
    if (address !== undefined) return boardBy(address, false);
    const { ask } = point.planned;
    const choices = factChoices(point, from, to, games, termsOf);
    return ask !== undefined && choices.length >= FEWEST ? { is: 'fact', ask, choices } : null;
  }
}

function boardBy(address: string, agrees: boolean): Asked['by'] {
  const [concept = '', ...rest] = address.split(' ');
  return { is: 'board', concept, address: rest.join(' '), agrees };
}

/** Which of two comes first says nothing about which it is. */
const inTurn = (board: Asked, twin: Asked | null): Asked[] =>
  twin === null
    ? [board]
    : hashSeed(JSON.stringify([board.by, twin.by])) % 2 === 0
      ? [board, twin]
      : [twin, board];

/** What is read of a point before it is answered. */
function askedWords({ question, planned, by }: Asked): number {
  const choices = by.is === 'fact' ? [by.ask, ...by.choices.map(({ says }) => says)] : [];
  return countWords([question.title, planned.bridge ?? '', ...choices].join(' '));
}

const toldWords = ({ question, here, there }: Point): number =>
  countWords([question.title, here?.says ?? '', there?.says ?? ''].join(' '));
