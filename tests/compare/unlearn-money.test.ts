/** Who pays whom, asked of somebody who knows another game: the table's answer is the engine's, the habit is the other game's. */
import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { boardQuestion } from '../../src/compare/unlearn/question.ts';
import {
  PAYS_KIND,
  priceOfMatter,
  type SettledHand,
  settledAs,
  settlementKey,
} from '../../src/compare/unlearn/settlement.ts';
import { settlementsOf } from '../../src/components/unlearn/settlements.ts';
import type { Payment } from '../../src/engine/payment.ts';
import { createRandom } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { dealWin } from '../../src/puzzles/dealt-hands.ts';
import { amongOthers, groupsOf } from '../../src/questions/pays/rules.ts';
import { games } from '../lessons/content.ts';
import { conceptFor, gamesWith, roomFor } from '../puzzles/concepts.ts';
import { runs, SEED } from '../scale.ts';
import { boardsIn, boardsOf } from './unlearn-boards.ts';

const ids = games.map(({ id }) => id);
const rules = (game: string): Ruleset => roomFor(game).ruleset;
const all = new Map(ids.map((id) => [id, rules(id)]));
const kept = ids.flatMap((to) =>
  ids.flatMap((from) =>
    Object.entries(boardsOf(from, to)).flatMap(([row, boards]) =>
      boards.flatMap((board, i) =>
        board.kind === PAYS_KIND ? [{ from, to, row, agrees: i > 0, board }] : [],
      ),
    ),
  ),
);

/** The first board of a win that both can settle. `by`: how the tile came, where it matters. */
function win(
  matter: SettledHand['matter'],
  to: string,
  from: string = to,
  by?: 'draw' | 'discard',
  wanted: (paid: readonly Payment[]) => boolean = () => true,
): SettledHand {
  for (const { kind, subject } of boardsIn(to)) {
    const settled = subject as SettledHand;
    if (kind !== PAYS_KIND || settled.matter !== matter) continue;
    if (by && (by === 'draw') !== (settled.hand.from === null)) continue;
    const both = [to, from].map((id) => settledAs(settled, rules(id)));
    if (both.every((paid) => paid) && wanted(both[0] ?? [])) return settled;
  }
  throw new Error(`no win about ${matter} at ${to}`);
}
const amounts = (payments: readonly Payment[] | null): number[] =>
  (payments ?? []).map(({ amount }) => amount).toSorted((a, b) => a - b);
const payers = (payments: readonly Payment[] | null) => (payments ?? []).map(({ from }) => from).toSorted();

test('money is asked about on boards on every page', () => {
  const pages = new Set(kept.map(({ from, to }) => `${from} ${to}`));
  expect(pages.size).toBe(ids.length * (ids.length - 1));
  expect(kept.filter(({ agrees }) => !agrees).length).toBeGreaterThanOrEqual(60);
});

test.each(kept)(
  '$from → $to, $row: one answer is right, and the habit is told by whose it is',
  ({ from, to, board, agrees }) => {
    const question = boardQuestion(board, conceptFor(PAYS_KIND), roomFor(to), rules(from));
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
  },
);

test('by the rules of the table the winner gets what the engine pays him', () => {
  for (const id of gamesWith(PAYS_KIND)) {
    const home = rules(id);
    for (let at = 0; at < runs(60); at++) {
      const random = createRandom(SEED, 'won', id, at);
      const hand = dealWin(roomFor(id), random, { grade: 1, rules: [] });
      if (!hand) continue;
      const won = amongOthers(hand, home, random);
      for (const matter of ['payers', 'dealer', 'book'] as const) {
        const paid = settledAs({ ...won, matter, home }, home);
        if (!paid) continue;
        const real = groupsOf(won, home).flatMap(({ payments }) => payments);
        const own = real.filter(({ to }) => to === won.hand.seat);
        expect(settlementKey(paid, matter), `${id} ${matter} ${at}`).toBe(settlementKey(own, matter));
      }
    }
  }
});

describe('a habit keeps the price of the hand', () => {
  test('from where all three pay for a discard to where only the discarder does, and back', () => {
    const there = win('payers', 'hong-kong', 'british', 'discard');
    const price = priceOfMatter(there);
    expect(amounts(settledAs(there, rules('hong-kong')))).toEqual([price]);
    expect(amounts(settledAs(there, rules('british')))).toEqual([price, price, price]);
    const here = win('payers', 'british', 'hong-kong', 'discard');
    const worth = priceOfMatter(here) ?? 0;
    expect(amounts(settledAs(here, rules('british')))).toEqual([worth, worth, 2 * worth]);
    expect(payers(settledAs(here, rules('hong-kong')))).toEqual([here.hand.from]);
    expect(amounts(settledAs(here, rules('hong-kong')))).toEqual([worth]);
  });

  test('half of it is paid by each where a self-draw costs half', () => {
    const drawn = win('payers', 'two-five-eight', 'hong-kong', 'draw');
    expect(amounts(settledAs(drawn, rules('two-five-eight')))).toEqual([5, 5, 5]);
    expect(amounts(settledAs(drawn, rules('hong-kong')))).toEqual([2.5, 2.5, 2.5]);
  });

  test('nobody pays where nobody ever does, whatever others would', () => {
    const won = win('payers', 'changchun', 'hong-kong', 'discard');
    expect(settledAs(won, rules('changchun'))).toEqual([]);
    expect(payers(settledAs(won, rules('hong-kong')))).toEqual([won.hand.from]);
    expect(settledAs(win('payers', 'hong-kong', 'changchun', 'draw'), rules('changchun'))).toEqual([]);
  });
});

test('East pays double where East does, and a habit of that is wrong elsewhere', () => {
  const won = win('dealer', 'two-five-eight', 'british');
  const plain = amounts(settledAs(won, rules('two-five-eight')));
  expect(plain).toEqual([5, 5, 5]);
  const doubled = amounts(settledAs(won, rules('british')));
  expect(doubled).toEqual(won.hand.seat === 0 ? [10, 10, 10] : [5, 5, 10]);
});

test('what is owed here is paid there', () => {
  const won = win('book', 'hk-taiwanese', 'hong-kong');
  const [debt, cash] = ['hk-taiwanese', 'hong-kong'].map((id) => settledAs(won, rules(id)) ?? []);
  expect(debt?.map(({ book }) => book)).toEqual(['debt']);
  expect(cash).toEqual(debt?.map((each) => ({ ...each, book: 'cash', rule: 'payment' })));
});

test('a concealed kong is paid when it is declared, after the win, or not at all', () => {
  const won = win('kong', 'hong-kong');
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
  expect(boardsOf('two-five-eight', 'hk-taiwanese')).not.toHaveProperty('kong-payment');
});

test('losers settle among themselves in the game where they do, and nowhere else', () => {
  const won = win('losers', 'british', 'british', undefined, (paid) => paid.length > 0);
  for (const id of ids) {
    const paid = settledAs(won, rules(id)) ?? [];
    expect(paid.length > 0, id).toBe(id === 'british');
    for (const { from, to } of paid) expect([from, to]).not.toContain(won.hand.seat);
  }
});
