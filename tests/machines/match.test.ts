/** Hand after hand: what one hand leaves to the next. */
import { describe, expect, test } from 'vitest';
import { clause } from '../../src/engine/clause.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { lastingMemory, nextStart } from '../../src/machines/match.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { everyPhase } from '../fixtures/every-phase.ts';
import { playedHand } from '../fixtures/hands.ts';
import { seedOf } from '../scale.ts';

const small = everyPhase({ dealerExtra: true });
const { end } = playedHand(small, 'a match');

describe('Match', () => {
  test('the next hand begins with the dealer, the money and the debts that this one leaves', () => {
    const debts = [{ from: 1, to: 2, amount: 4 }] as const;
    const start = nextStart(small, { ...end, debts }, 'hand 2', () => small);
    expect(start).toMatchObject({
      dealer: 1,
      round: 0,
      under: 'ordinary',
      cash: end.cash,
      debts,
      seed: 'hand 2',
    });
  });

  test('it is dealt by the rules that it is played under', () => {
    const goulash: Ruleset = {
      ...small,
      next: () => ({ over: false, dealer: 3, round: 2, under: 'goulash', rule: 'small-next' }),
    };
    const over = playedHand(goulash, 'a match').end;
    const asked: string[] = [];
    const start = nextStart(goulash, over, 'hand 2', (under) => {
      asked.push(under);
      return { ...small, tiles: small.tiles.map((copies, kind) => (kind < 34 ? copies : 0)) };
    });
    expect(asked).toEqual(['goulash']);
    expect(start).toMatchObject({ dealer: 3, round: 2, under: 'goulash' });
    expect(start?.order).toHaveLength(24);
  });

  test('a match that is over has no next hand', () => {
    const last: Ruleset = { ...small, next: () => ({ over: true, rule: 'small-next' }) };
    expect(nextStart(last, playedHand(last, 'a match').end, 'hand 2', () => last)).toBeNull();
  });

  test('what clauses remember for the match goes on, what they remember for a hand does not', () => {
    const counting = (id: string, lasts: 'hand' | 'match') =>
      clause<number>({
        id,
        lasts,
        initial: 0,
        after: { ended: (count) => count + 1 },
      });
    const ruleset: Ruleset = { ...small, clauses: [counting('hands', 'match'), counting('this', 'hand')] };
    const first = playedHand(ruleset, 'a match').end;
    expect(first.memory).toEqual({ hands: 1, this: 1 });
    expect(lastingMemory(ruleset, first)).toEqual({ hands: 1 });
    const { memory = {} } = nextStart(ruleset, first, 'hand 2', () => ruleset) ?? {};
    expect(playedHand(ruleset, 'hand 2', { memory }).end.memory).toEqual({ hands: 2, this: 1 });
  });

  /** More deals than any match has. */
  const TOO_MANY = 600;
  /** A match without a set end is followed for so many rounds. */
  const ENOUGH = 5;

  test.each(gameIds)('%s has as many rounds as its ruleset says', async (id) => {
    const game = await loadGame(id);
    const { rounds } = rulesetOf(game, {}, 'ordinary');
    let hand = playedHand(rulesetOf(game, {}, 'ordinary'), seedOf(`rounds of ${id}`, 0));
    let over = 0;
    for (let n = 1; n < TOO_MANY && over < (rounds ?? ENOUGH); n++) {
      const ruleset = rulesetOf(game, {}, hand.end.under);
      const seed = seedOf(`rounds of ${id}`, n);
      const next = nextStart(ruleset, hand.end, seed, (under) => rulesetOf(game, {}, under));
      if (hand.end.dealer === 3 && next?.dealer !== 3) over++;
      if (!next) break;
      hand = playedHand(rulesetOf(game, {}, next.under), seed, next);
    }
    const { stage } = hand.end;
    expect(over).toBe(rounds ?? ENOUGH);
    expect(stage.phase === 'ended' && stage.following.over).toBe(rounds !== null);
  });
});
