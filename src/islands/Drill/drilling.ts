/** How a drill goes on: its boards in their order, each missed one again at the end. Plain data; nothing here draws. */
import type { Mark } from '../Practice/Marks.tsx';

export interface Drilling {
  /** Which boards are asked, by their places; those that were missed are asked again behind the others. */
  readonly order: readonly number[];
  /** What was answered so far, right or not. */
  readonly answers: readonly boolean[];
  /** Which of the order stands there. */
  readonly at: number;
  /** How many boards there are. */
  readonly count: number;
}

export const begun = (count: number): Drilling => ({
  order: Array.from({ length: count }, (_, i) => i),
  answers: [],
  at: 0,
  count,
});

/** Once the board that stands there is answered. */
export const answered = (drilling: Drilling, right: boolean): Drilling => {
  const { order, answers, at } = drilling;
  const board = order[at];
  return {
    ...drilling,
    answers: [...answers, right],
    order: right || board === undefined ? order : [...order, board],
  };
};

export const onward = (drilling: Drilling): Drilling => ({ ...drilling, at: drilling.at + 1 });

/** Whether the board that stands there is the last one. */
export const isLast = ({ order, at }: Drilling): boolean => at === order.length - 1;

export const isOver = ({ order, at }: Drilling): boolean => at >= order.length;

/** Whether it was missed before. */
export const comesBack = ({ at, count }: Drilling): boolean => at >= count;

/** How many were right at the first try. */
export const rightAtOnce = ({ answers, count }: Drilling): number =>
  answers.slice(0, count).filter(Boolean).length;

/** How far it is, board by board. */
export const marksOf = ({ order, answers, at }: Drilling): Mark[] =>
  order.map((_, i) => {
    const right = answers[i];
    if (right !== undefined) return right ? 'right' : 'wrong';
    return i === at ? 'now' : 'open';
  });
