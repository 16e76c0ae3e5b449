import { list } from './numbers.ts';

/** The boxes of a line, as what they say. */
const BOXES = { from: 'who', to: 'to whom', amount: 'how much, as a number', rule: 'why' } as const;

/** English texts of the exercise in which the reader keeps the book of payments. */
export const book = {
  lines: 'Lines of the book',
  before: 'In the old book',
  open: (from: string, to: string, amount: string) => `${from} owes ${to} ${amount}`,
  empty: 'The book is empty: nobody owes anything yet.',
  /** Shown above lines that are filled in already. */
  goesOn: 'Here is the book so far. Change what needs to change, and add what is new.',
  from: (line: number) => `Line ${line}: who pays`,
  to: (line: number) => `Line ${line}: to whom`,
  amount: (line: number, unit: string) => `Line ${line}: how much, in ${unit}`,
  reason: (line: number) => `Line ${line}: why`,
  choose: 'Who?',
  chooseRule: 'Why?',
  each: 'Everyone else',
  /** The verb between the two seats of a line. */
  verb: { cash: 'pays', debts: 'owes' },
  /** A choice of reason: the debt is the same as before. */
  unchanged: 'Nothing has changed',
  more: 'Another line',
  remove: (line: number) => `Remove line ${line}`,
  check: 'Check',
  reveal: 'Show the answer',
  /** Button shown after the answer was revealed. */
  again: 'Try it again',
  right: 'That settles it.',
  wrong: 'Not yet.',
  answer: 'This is the book.',
  slips: {
    /** What is still to be filled in; with nothing of it, the two players are no two. */
    unfinished: (boxes: readonly (keyof typeof BOXES)[]) =>
      boxes.length === 0
        ? 'Nobody pays themselves: choose two players.'
        : `This line does not say ${list(boxes.map((box) => BOXES[box]))}.`,
    twice: 'Another line says this already.',
    nobody: { cash: 'Nobody pays this.', debts: 'Nobody owes this.' },
    amount: 'The amount is wrong.',
    /** For a line marked "nothing has changed". */
    unchanged: 'You say that nothing has changed, so this debt has to be what it was before.',
    rule: 'The amount is right, but the reason is not.',
  },
  /** The seats whose totals are wrong, whatever the lines are. */
  off: {
    cash: (seats: readonly string[]) =>
      `With these payments ${list(seats)} ${seats.length === 1 ? 'doesn’t' : 'don’t'} end up with the right amount.`,
    debts: (seats: readonly string[]) =>
      `What ${list(seats)} ${seats.length === 1 ? 'owes' : 'owe'} is not right yet.`,
  },
  /** Shown with the question where the payments cancel out. */
  eachReason: 'Write a line for each reason.',
};
