/** Evenings that are entered at random come to what the judge answers when it is told them at once. */
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/engine/random.ts';
import type { EveningAccount } from '../../src/evening/account.ts';
import { type Evening, eveningFields, readEvening } from '../../src/evening/evening.ts';
import { eveningOf } from '../../src/evening/rules.ts';
import { createJudge } from '../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../src/judge/tile-text.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { LONG, seedOf } from '../scale.ts';
import { actorOf, correct, emptyEvening, enterDeals, randomOptions } from './random-evening.ts';

const EVENINGS = LONG ? 500 : 50;
const CORRECTED = LONG ? 100 : 10;

/** What the judge answers of the deals of an evening, as far as they can have been. */
function answered(ask: (question: object) => unknown, evening: Evening, { settled }: EveningAccount) {
  const hands = settled.map(({ events }) => events);
  const question = { ruleset: evening.game, options: evening.chosen, hands };
  return {
    ...(ask({ op: 'settle', ...question }) as { ledger: unknown; debts: unknown; payments: unknown }),
    ...(ask({ op: 'next', ...question }) as { next: unknown }),
  };
}

/** The same, of the account. */
function counted({ settled, now, final }: EveningAccount) {
  const { cash, debts } = now.table;
  return {
    ledger: cash.seats.map((each) => each - now.ruleset.stake),
    debts: debts.map(({ from, to, amount }) => ({ from, to, amount })),
    payments: settled
      .flatMap(({ paid }) => paid.flatMap(({ payments }) => payments))
      .map(({ from, to, amount, rule, book }) => ({
        from,
        to,
        amount,
        rule,
        ...(book === 'debt' && { book }),
      })),
    next: settled.map(({ following }) => {
      if (following.over) return { over: true, rule: following.rule, ...(final && { final }) };
      const { dealer, round, under, rule } = following;
      return { over: false, dealer, round: 'ESWN'.charAt(round), under, rule };
    }),
  };
}

describe.each(gameIds)('%s', async (id) => {
  const game = await loadGame(id);
  const judge = createJudge(new Map([[id, game]]), TILE_TEXTS.own);
  const ask = (question: object): unknown => judge(JSON.stringify(question)).answer;
  const of = eveningOf(game);
  const entered = (n: number) => {
    const random = createRandom(seedOf(`evening/${id}`, n), 'evening');
    const actor = actorOf(of, emptyEvening(game, n % 2 === 0 ? {} : randomOptions(game, random)));
    enterDeals(of, actor, 1 + random.below(12), random);
    return { random, actor };
  };

  test('an evening comes to what the judge is told at once, to every balance, debt, dealer and end', () => {
    let deals = 0;
    for (let n = 0; n < EVENINGS; n++) {
      const { actor } = entered(n);
      const account = of.accountOf(actor.now());
      expect(account.fault, `evening ${n}`).toBeNull();
      deals += account.settled.length;
      if (account.settled.length > 0)
        expect(answered(ask, actor.now(), account), `evening ${n}`).toMatchObject(counted(account));
    }
    // Some evenings are over soon, but most are not.
    expect(deals).toBeGreaterThan(2 * EVENINGS);
  });

  test('after corrections it is the evening that was entered rightly from the start, and undo leads all the way back', () => {
    let changes = 0;
    for (let n = 0; n < CORRECTED; n++) {
      const { actor, random } = entered(1000 + n);
      const first = actor.now();
      for (let times = 1 + random.below(6); times > 0; times--) correct(of, actor, random);
      const evening = actor.now();
      if (evening !== first) changes++;
      const account = of.accountOf(evening);
      const anew = of.accountOf(readEvening(JSON.parse(JSON.stringify(eveningFields(evening))), id));
      expect(counted(anew)).toEqual(counted(account));
      expect(anew.fault?.at).toBe(account.fault?.at);
      if (account.settled.length > 0) expect(answered(ask, evening, account)).toMatchObject(counted(account));
      for (let back = 0; back < 60; back++) actor.actor.send({ type: 'UNDO' });
      expect(actor.now().deals).toEqual([]);
      for (let forth = 0; forth < 60; forth++) actor.actor.send({ type: 'REDO' });
    }
    expect(changes).toBeGreaterThan(CORRECTED / 3);
  });
});
