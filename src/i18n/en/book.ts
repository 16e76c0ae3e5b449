import type { BookWords } from '../book.ts';
import { capital, inWords } from './numbers.ts';

/** A book that the reader writes, in English. */
export const book: BookWords = {
  lines: 'Lines of the book',
  before: 'In the old book',
  open: (from, to, amount) => `${from} owes ${to} ${amount}`,
  empty: 'The book is empty: nobody owes anything yet.',
  goesOn: 'Here is the book so far. Change what needs to change, and add what is new.',
  from: (line) => `Line ${line}: who pays`,
  to: (line) => `Line ${line}: to whom`,
  amount: (line, unit) => `Line ${line}: how much, in ${unit}`,
  reason: (line) => `Line ${line}: why`,
  choose: 'Who?',
  chooseRule: 'Why?',
  each: 'Everyone else',
  verb: { cash: 'pays', debts: 'owes' },
  unchanged: 'Nothing has changed',
  more: 'Another line',
  remove: (line) => `Remove line ${line}`,
  check: 'Check the book',
  reveal: 'Show the answer',
  again: 'Try it again',
  right: 'The book is right.',
  wrong: 'Not yet.',
  answer: 'This is the book.',
  slips: {
    unfinished: 'Something is missing in this line.',
    twice: 'Another line says this already.',
    nobody: { cash: 'Nobody pays this.', debts: 'Nobody owes this.' },
    amount: 'The amount is wrong.',
    unchanged: 'If nothing has changed, this debt is what it was before.',
    rule: 'The amount is right, but not the reason.',
  },
  missing: (lines) =>
    lines === 1 ? 'One line is missing.' : `${capital(inWords(lines))} lines are missing.`,
};
