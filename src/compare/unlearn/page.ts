/** What stands on the page of two games: the points that are asked, those that are only told, and how long it takes. */
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
    | { readonly is: 'board'; readonly concept: string; readonly address: string }
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

/** The boards of a pair by the ids of their questions: "win v=1&seed=…&end". */
export type PairBoards = Readonly<Record<string, string>>;

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
  for (const point of points) {
    const { question, planned } = point;
    const by = planned.told === undefined ? byOf(point, boards[question.id]) : null;
    if (by && !isFull) {
      const each: Asked = { ...point, by };
      const spent = minutesFor({ words: askedWords(each) - toldWords(point), decisions: 1 });
      isFull = minutes + spent > MOST_MINUTES;
      if (!isFull) {
        minutes += spent;
        asked.push(each);
        continue;
      }
    }
    told.push({ ...point, why: planned.told });
  }
  return { asked, told, minutes };

  function byOf(point: Point, address: string | undefined): Asked['by'] | null {
    if (address !== undefined) {
      const [concept = '', ...rest] = address.split(' ');
      return { is: 'board', concept, address: rest.join(' ') };
    }
    const { ask } = point.planned;
    const choices = factChoices(point, from, to, games, termsOf);
    return ask !== undefined && choices.length >= FEWEST ? { is: 'fact', ask, choices } : null;
  }
}

/** What is read of a point before it is answered. */
function askedWords({ question, planned, by }: Asked): number {
  const choices = by.is === 'fact' ? [by.ask, ...by.choices.map(({ says }) => says)] : [];
  return countWords([question.title, planned.bridge ?? '', ...choices].join(' '));
}

const toldWords = ({ question, here, there }: Point): number =>
  countWords([question.title, here?.says ?? '', there?.says ?? ''].join(' '));
