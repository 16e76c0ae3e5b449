/**
 * How a drill goes on: its boards in their order, a missed one again at the end, and no more than twice. Plain data;
 * nothing here draws.
 */
import type { Mark } from '../Practice/ProgressDots.tsx';

/** How a board was answered; or the reader let it go and had the answer shown. */
export type DrillOutcome = 'right' | 'wrong' | 'shown';

export interface Drilling {
  /** Which boards are asked, by their places; those that were missed are asked again behind the others. */
  readonly order: readonly number[];
  /** What became of those that were asked so far. */
  readonly answers: readonly DrillOutcome[];
  /** Which of the order stands there. */
  readonly at: number;
  /** How many boards there are. */
  readonly count: number;
}

/** A missed board comes back so often; after that its answer has been shown, and it is let go. */
const RETURNS = 2;

export const begun = (count: number): Drilling => ({
  order: Array.from({ length: count }, (_, i) => i),
  answers: [],
  at: 0,
  count,
});

/** Once the board that stands there is answered, or shown. */
export const answered = (drilling: Drilling, outcome: DrillOutcome): Drilling => {
  const { order, answers, at } = drilling;
  const board = order[at];
  const times = order.filter((each) => each === board).length;
  const returns = outcome === 'wrong' && board !== undefined && times <= RETURNS;
  return { ...drilling, answers: [...answers, outcome], order: returns ? [...order, board] : order };
};

export const nextBoard = (drilling: Drilling): Drilling => ({ ...drilling, at: drilling.at + 1 });

/** Whether the board that stands there is the last one. */
export const isLast = ({ order, at }: Drilling): boolean => at === order.length - 1;

export const isOver = ({ order, at }: Drilling): boolean => at >= order.length;

/** Whether it was missed before. */
export const comesBack = ({ at, count }: Drilling): boolean => at >= count;

/** How many were right at the first try. */
export const rightAtOnce = ({ answers, count }: Drilling): number =>
  answers.slice(0, count).filter((each) => each === 'right').length;

/** How many were answered rightly in the end. */
export const rightAtLast = ({ answers }: Drilling): number =>
  answers.filter((each) => each === 'right').length;

/** How far it is, board by board. */
export const marksOf = ({ order, answers, at }: Drilling): Mark[] =>
  order.map((_, i) => answers[i] ?? (i === at ? 'now' : 'open'));

/** How many of its boards are neither answered rightly nor let go. */
export const leftOf = ({ order, answers }: Drilling): number => new Set(order.slice(answers.length)).size;

const LETTERS: Readonly<Record<string, DrillOutcome>> = { r: 'right', w: 'wrong', s: 'shown' };

/** As it is kept: how many boards there are, and a letter for each that was asked. */
export const formatDrilling = ({ count, answers }: Drilling): string =>
  `${count} ${answers.map((outcome) => outcome[0]).join('')}`;

/** What was kept, at the board that is asked next; from the beginning where that is of no use for so many boards. */
export function drillingFrom(stored: string | undefined, count: number): Drilling {
  const [of, letters = ''] = stored?.split(' ') ?? [];
  const fresh = begun(count);
  if (Number(of) !== count) return fresh;
  let drilling = fresh;
  for (const letter of letters) {
    const outcome = LETTERS[letter];
    if (outcome === undefined || isOver(drilling)) return fresh;
    drilling = nextBoard(answered(drilling, outcome));
  }
  return isOver(drilling) ? fresh : drilling;
}
