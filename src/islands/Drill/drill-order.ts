/** Order of a drill: boards in sequence, then each missed board again, once. Plain data; draws nothing. */
import type { Mark } from '../Practice/ProgressDots.tsx';

/** Outcome of a board; `shown` if the reader gave up and had the answer shown. */
export type DrillOutcome = 'right' | 'wrong' | 'shown';

export interface DrillState {
  /** Board indexes in asking order; repeats of missed boards are appended. */
  readonly order: readonly number[];
  /** Outcomes so far, one per entry of `order`. */
  readonly answers: readonly DrillOutcome[];
  /** Index into `order` of the current board. */
  readonly at: number;
  /** Number of boards, without repeats. */
  readonly count: number;
}

/** Maximum number of repeats of a missed board; after that its rules come back on another day, in practice. */
const RETURNS = 1;

export const beginDrill = (count: number): DrillState => ({
  order: Array.from({ length: count }, (_, i) => i),
  answers: [],
  at: 0,
  count,
});

/** Records the outcome of the current board. Example: `[0,1,2]` with board 0 wrong gives order `[0,1,2,0]`. */
export const recordOutcome = (drilling: DrillState, outcome: DrillOutcome): DrillState => {
  const { order, answers, at } = drilling;
  const board = order[at];
  const times = order.filter((each) => each === board).length;
  const returns = outcome === 'wrong' && board !== undefined && times <= RETURNS;
  return { ...drilling, answers: [...answers, outcome], order: returns ? [...order, board] : order };
};

export const nextBoard = (drilling: DrillState): DrillState => ({ ...drilling, at: drilling.at + 1 });

/** True if the current board is the last. */
export const isLast = ({ order, at }: DrillState): boolean => at === order.length - 1;

export const isOver = ({ order, at }: DrillState): boolean => at >= order.length;

/** True if the current board is a repeat. */
export const comesBack = ({ at, count }: DrillState): boolean => at >= count;

/** Place of the current board, from 1, among the first tries, or among the repeats once those have begun. */
export const placeOf = (drilling: DrillState): { readonly at: number; readonly of: number } => {
  const { order, at, count } = drilling;
  return comesBack(drilling) ? { at: at - count + 1, of: order.length - count } : { at: at + 1, of: count };
};

/** Boards answered right on the first try. */
export const rightAtOnce = ({ answers, count }: DrillState): number =>
  answers.slice(0, count).filter((each) => each === 'right').length;

/** Boards answered right in the end. */
export const rightAtLast = ({ answers }: DrillState): number =>
  answers.filter((each) => each === 'right').length;

/** Progress dots, one per board asked or to be asked. */
export const marksOf = ({ order, answers, at }: DrillState): Mark[] =>
  order.map((_, i) => answers[i] ?? (i === at ? 'now' : 'open'));

/** Number of boards still open: neither answered right nor dropped. */
export const leftOf = ({ order, answers }: DrillState): number => new Set(order.slice(answers.length)).size;

const LETTERS: Readonly<Record<string, DrillOutcome>> = { r: 'right', w: 'wrong', s: 'shown' };

/** Formats the progress for storage: number of boards, then one letter per answer, e.g. "5 rws". */
export const formatDrilling = ({ count, answers }: DrillState): string =>
  `${count} ${answers.map((outcome) => outcome[0]).join('')}`;

/**
 * Parses stored progress and moves to the next open board. Starts over if the text is invalid, belongs to another
 * number of boards, or is complete. Example: ("5 rw", 5) is at board 2, with board 1 queued again.
 */
export function drillingFrom(stored: string | undefined, count: number): DrillState {
  const [of, letters = ''] = stored?.split(' ') ?? [];
  const fresh = beginDrill(count);
  if (Number(of) !== count) return fresh;
  let drilling = fresh;
  for (const letter of letters) {
    const outcome = LETTERS[letter];
    if (outcome === undefined || isOver(drilling)) return fresh;
    drilling = nextBoard(recordOutcome(drilling, outcome));
  }
  return isOver(drilling) ? fresh : drilling;
}
