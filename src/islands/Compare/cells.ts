import type { ComparedAnswer, ComparedColumn, ComparedRow } from './props.ts';

/** Returns what a column answers in a row: the table's own, or else its game's. */
export function answerIn(
  { cells }: ComparedRow,
  { id, ruleset }: ComparedColumn,
): ComparedAnswer | undefined {
  const cell = cells.find(({ column }) => column === id) ?? cells.find(({ column }) => column === ruleset);
  return cell?.answer;
}
