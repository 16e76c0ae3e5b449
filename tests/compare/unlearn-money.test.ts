/** Who pays whom, asked of somebody who knows another game: the table's answer is the engine's, the habit is the other game's. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { words } from '#i18n/words.ts';
import { boardsForm } from '../../src/compare/form.ts';
import { boardAt } from '../../src/compare/unlearn/question.ts';
import {
  priceOfMatter,
  type SettledHand,
  settledAs,
  settlementKey,
} from '../../src/compare/unlearn/settling.ts';
import { formatWon, SETTLED, wins, wonAt, wonOf } from '../../src/compare/unlearn/won.ts';
import { settlementsOf } from '../../src/components/unlearn/settlements.ts';
import type { Payment } from '../../src/engine/payment.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { groupsOf } from '../../src/puzzles/concepts/pays/index.ts';
import { games } from '../lessons/content.ts';
import { conceptFor, roomFor } from '../puzzles/asking.ts';
import { runs } from '../scale.ts';

const ids = games.map(({ id }) => id);
const rules = (game: string): Ruleset => roomFor(game).ruleset;
const all = new Map(ids.map((id) => [id, rules(id)]));
const boards = boardsForm.parse(
  parse(readFileSync(new URL('../../content/common/unlearn-boards.yaml', import.meta.url), 'utf8')),
);
const kept = Object.entries(boards).flatMap(([to, guests]) =>
  Object.entries(guests).flatMap(([from, rows]) =>
    Object.entries(rows).flatMap(([row, addresses]) =>
      addresses.flatMap((board, i) =>
        board.startsWith(`${SETTLED} `)
          ? [{ from, to, row, agrees: i > 0, address: board.slice(SETTLED.length + 1) }]
          : [],
      ),
    ),
  ),
);

/** The first such win that both can settle. */
function win(
  about: (typeof wins)[number],
  to: string,
  from: string = to,
  wanted: (paid: readonly Payment[]) => boolean = () => true,
): SettledHand {
  for (let at = 0; at < 60; at++) {
    const settled = wonAt(roomFor(to), about, at);
    const both = [to, from].map((id) => settled && settledAs(settled, rules(id)));
    if (settled && both.every((paid) => paid) && wanted(both[0] ?? [])) return settled;
  }
  throw new Error(`no win ${about} at ${to}`);
}
const amounts = (payments: readonly Payment[] | null): number[] =>
  (payments ?? []).map(({ amount }) => amount).toSorted((a, b) => a - b);
const payers = (payments: readonly Payment[] | null) => (payments ?? []).map(({ from }) => from).toSorted();

test('money is asked about on boards on every page', () => {
  const pages = new Set(kept.map(({ from, to }) => `${from} ${to}`));
  expect(pages.size).toBe(ids.length * (ids.length - 1));
  expect(kept.filter(({ agrees }) => !agrees).length).toBeGreaterThanOrEqual(60);
});

test.each(kept)('$from → $to, $row: one answer is right, and the habit is told by whose it is', (board) => {
  const { from, to, address, agrees } = board;
  const question = boardAt(SETTLED, address, conceptFor(SETTLED), roomFor(to), rules(from));
  const choices = settlementsOf(question, from, to, all);
  const right = choices.filter((each) => each.games.includes(to));
  const { matter } = question.subject as SettledHand;
  expect(right.map(({ payments }) => settlementKey(payments, matter))).toEqual(question.key);
  const habit = choices.filter((each) => each.games.includes(from));
  expect(habit).toHaveLength(1);
  expect(habit[0] === right[0]).toBe(agrees);
  const messageContext = { reader: null, dealer: 0, terms: rules(to).terms } as const;
  const labels = choices.map(({ payments }) => words.payments(payments, messageContext));
  expect(new Set(labels).size).toBe(choices.length);
  expect(choices.length).toBeGreaterThanOrEqual(2);
  for (const { payments } of choices)
    for (const { amount } of payments) expect(amount * 2).toBe(Math.round(amount * 2));
});

test('by the rules of the table the winner gets what the engine pays him', () => {
  for (const id of ids) {
    for (let at = 0; at < runs(60); at++) {
      for (const about of ['on-discard', 'self-drawn', 'with-dealer', 'owed'] as const) {
        const settled = wonAt(roomFor(id), about, at);
        const paid = settled && settledAs(settled, rules(id));
        if (!settled || !paid) continue;
        const to = settled.hand.seat;
        const real = groupsOf(settled, rules(id)).flatMap(({ payments }) => payments);
        expect(settlementKey(paid, settled.matter), `${id} ${about} ${at}`).toBe(
          settlementKey(
            real.filter((each) => each.to === to),
            settled.matter,
          ),
        );
      }
    }
  }
});

describe('a habit keeps the price of the hand', () => {
  test('from where all three pay for a discard to where only the discarder does, and back', () => {
    const there = win('on-discard', 'hong-kong', 'british');
    const price = priceOfMatter(there);
    expect(amounts(settledAs(there, rules('hong-kong')))).toEqual([price]);
    expect(amounts(settledAs(there, rules('british')))).toEqual([price, price, price]);
    const here = win('on-discard', 'british', 'hong-kong');
    const worth = priceOfMatter(here) ?? 0;
    expect(amounts(settledAs(here, rules('british')))).toEqual([worth, worth, 2 * worth]);
    expect(payers(settledAs(here, rules('hong-kong')))).toEqual([here.hand.from]);
    expect(amounts(settledAs(here, rules('hong-kong')))).toEqual([worth]);
  });

  test('half of it is paid by each where a self-draw costs half', () => {
    const drawn = win('self-drawn', 'two-five-eight', 'hong-kong');
    expect(amounts(settledAs(drawn, rules('two-five-eight')))).toEqual([5, 5, 5]);
    expect(amounts(settledAs(drawn, rules('hong-kong')))).toEqual([2.5, 2.5, 2.5]);
  });

  test('nobody pays where nobody ever does, whatever others would', () => {
    const won = win('on-discard', 'changchun', 'hong-kong');
    expect(settledAs(won, rules('changchun'))).toEqual([]);
    expect(payers(settledAs(won, rules('hong-kong')))).toEqual([won.hand.from]);
    expect(settledAs(win('self-drawn', 'hong-kong', 'changchun'), rules('changchun'))).toEqual([]);
  });
});

test('East pays double where East does, and a habit of that is wrong elsewhere', () => {
  const won = win('with-dealer', 'two-five-eight', 'british');
  const plain = amounts(settledAs(won, rules('two-five-eight')));
  expect(plain).toEqual([5, 5, 5]);
  const doubled = amounts(settledAs(won, rules('british')));
  expect(doubled).toEqual(won.hand.seat === 0 ? [10, 10, 10] : [5, 5, 10]);
});

test('what is owed here is paid there', () => {
  const won = win('owed', 'hk-taiwanese', 'hong-kong');
  const [debt, cash] = ['hk-taiwanese', 'hong-kong'].map((id) => settledAs(won, rules(id)) ?? []);
  expect(debt?.map(({ book }) => book)).toEqual(['debt']);
  expect(cash).toEqual(debt?.map((each) => ({ ...each, book: 'cash', rule: 'payment' })));
});

test('a concealed kong is paid when it is declared, after the win, or not at all', () => {
  const won = win('kong-alone', 'hong-kong');
  expect(settledAs(won, rules('hong-kong'))).toEqual([]);
  for (const [id, rule] of [
    ['two-five-eight', 'hard-kong-pays'],
    ['hk-taiwanese', 'concealed-kong-pays'],
  ] as const) {
    const paid = settledAs(won, rules(id)) ?? [];
    expect(paid.map((each) => each.rule)).toEqual([rule, rule, rule]);
    expect(paid.every(({ to }) => to === won.hand.seat)).toBe(true);
  }
  // How much is each game's own affair: those two part over when, which no board shows.
  const keys = ['two-five-eight', 'hk-taiwanese'].map((id) =>
    settlementKey(settledAs(won, rules(id)) ?? [], 'kong'),
  );
  expect(keys[0]).toBe(keys[1]);
  expect(boards['hk-taiwanese']?.['two-five-eight']).not.toHaveProperty('kong-payment');
});

test('losers settle among themselves in the game where they do, and nowhere else', () => {
  const won = win('among-losers', 'british', 'british', (paid) => paid.length > 0);
  for (const id of ids) {
    const paid = settledAs(won, rules(id)) ?? [];
    expect(paid.length > 0, id).toBe(id === 'british');
    for (const { from, to } of paid) expect([from, to]).not.toContain(won.hand.seat);
  }
});

test('a win is found again by its address', () => {
  for (const about of wins) {
    const won = wonAt(roomFor('british'), about, 4);
    if (won) expect(wonOf(roomFor('british'), formatWon(about, 4))).toEqual(won);
  }
  expect(() => wonOf(roomFor('british'), 'won=nothing at=1')).toThrow(RangeError);
  expect(() => wonOf(roomFor('british'), 'somewhere')).toThrow(RangeError);
});
