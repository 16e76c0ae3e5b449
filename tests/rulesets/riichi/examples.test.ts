/** The worked examples of the law: what counts, how many han and fu, who pays what. */
import { expect, test } from 'vitest';
import { rowsOf, sectionsIn } from '../../fixtures/worth-table.ts';
import { worthOf } from './worth.ts';

const inAnyOrder = (yaku: string): string[] => yaku.split(' + ').sort();

/** A row is the hand, seat and round and what is further true, the yaku, fu after rounding, the base value and who pays. */
test.each(rowsOf(sectionsIn('riichi/examples.txt')))('$id $hand: $title', ({ hand, cells }) => {
  const [situation, yaku = '', fu, paid] = cells;
  const worth = worthOf(hand, situation);
  if (yaku === 'no win') {
    expect([worth.wins, worth.rule]).toEqual([false, 'one-yaku']);
    return;
  }
  expect(inAnyOrder(worth.yaku)).toEqual(inAnyOrder(yaku));
  expect([`${worth.fu ?? '–'} fu`, worth.paid]).toEqual([fu, paid]);
});
