/** Hands that are entered by their tiles: counted by the rules of their deal, and again when the past changes. */
import { describe, expect, test } from 'vitest';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { type Kind, plainKind } from '../../src/engine/tiles.ts';
import type { JsonFields } from '../../src/evaluation/told/fields.ts';
import { accountOf } from '../../src/evening/account.ts';
import { handTextOf, wayFrom } from '../../src/evening/entered-hand.ts';
import type { EnteredDeal } from '../../src/evening/evening.ts';
import { formatMeld } from '../../src/notation/meld.ts';
import { EMPTY_SCORE, type SpecialWin } from '../../src/notation/score-link.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { playedHand } from '../fixtures/hands.ts';

test('a hand is counted again where the past changes its wind', async () => {
  const game = await loadGame('hong-kong');
  const hand = handTextOf({ ...EMPTY_SCORE, hand: '[EEE^] [CCC^] 234m 56m 99m >7m' });
  const deal: EnteredDeal = [{ type: 'win', winners: [{ seat: 1, hand }], from: 2 }];
  // After a win of another seat the winner deals, and East is its own wind as well.
  const won = [{ type: 'win', winners: [{ seat: 2, score: 3 }], from: null }];
  const totals = [[deal], [won, deal]].map((deals) => {
    const last = accountOf(game, { chosen: {}, deals }).settled.at(-1);
    return last?.outcome.is === 'won' ? last.outcome.winners[0].score.total : null;
  });
  expect(totals[1]).toBe((totals[0] ?? 0) + 1);
});

test('a loser’s hand by its tiles is worth what it is worth by its number', async () => {
  const game = await loadGame('british');
  const hand = handTextOf({ ...EMPTY_SCORE, hand: '[EEE^] 123m 777p 444s 5s >5s' });
  const deal = (losers: JsonFields): EnteredDeal => [
    { type: 'win', winners: [{ seat: 1, hand }], from: 2, losers },
  ];
  const [written, stated] = ['888m 1469p 68s E S W N', 4].map(
    (value) => accountOf(game, { chosen: {}, deals: [deal({ '3': value })] }).now.table.cash.seats,
  );
  expect(written).toEqual(stated);
  // Where the winner has only a number, the loser's tiles count by themselves.
  const numbered = (losers: JsonFields): EnteredDeal => [
    { type: 'win', winners: [{ seat: 1, score: 40 }], from: 2, losers },
  ];
  const [laid, number] = ['888m 1469p 68s E S W N', 4].map(
    (value) => accountOf(game, { chosen: {}, deals: [numbered({ '3': value })] }).now.table.cash.seats,
  );
  expect(laid).toEqual(number);
  const told = accountOf(game, { chosen: {}, deals: [deal({ '3': '888m' })] });
  expect(told.fault?.error.field).toBe('hands[0][0].losers.3');
});

test('a hand that says it has declared, and a seat that has not bet, are refused together', async () => {
  const game = await loadGame('riichi');
  const hand = (facts: readonly string[]) =>
    handTextOf({ ...EMPTY_SCORE, hand: '123m 456m 789s 11p 23s >4s', facts });
  const deals = (facts: readonly string[], bet: boolean): EnteredDeal[] => [
    [
      ...(bet ? [{ type: 'riichi', seat: 1 }] : []),
      { type: 'win', winners: [{ seat: 1, hand: hand(facts) }], from: 2 },
    ],
  ];
  const faultAt = (facts: readonly string[], bet: boolean) =>
    accountOf(game, { chosen: {}, deals: deals(facts, bet) }).fault?.error.field;
  expect(faultAt(['riichi'], true)).toBeUndefined();
  expect(faultAt(['riichi'], false)).toBe('hands[0][0].winners[0].hand');
  expect(faultAt([], true)).toBe('hands[0][1].winners[0].hand');
});

test('whose tile it was is said by the deal, and a hand that says otherwise is refused', async () => {
  const game = await loadGame('hong-kong');
  const hand = handTextOf({ ...EMPTY_SCORE, hand: '[EEE^] [CCC^] 234m 56m 99m +7m' });
  const gives = (from: Seat | null) =>
    accountOf(game, { chosen: {}, deals: [[{ type: 'win', winners: [{ seat: 1, hand }], from }]] }).fault
      ?.error.field;
  expect(gives(null)).toBeUndefined();
  for (const seat of SEATS.filter((each) => each !== 1))
    expect(gives(seat)).toBe('hands[0][0].winners[0].hand');
});

const MARKS: Partial<Record<SpecialWin, string>> = { draw: '+', left: '<', across: '^', right: '>' };

/** The tiles without one of this kind. */
const without = (tiles: readonly Kind[], kind: Kind): readonly Kind[] => {
  const at = tiles.findLastIndex((each) => plainKind(each) === plainKind(kind));
  return tiles.filter((_, i) => i !== at);
};

describe.each(['two-five-eight', 'changchun', 'hong-kong', 'hk-taiwanese', 'british'])('%s', (id) => {
  test('a hand that was won by a discard or from the wall is worth by its tiles what it was worth at the table', async () => {
    const game = await loadGame(id);
    const ruleset = rulesetOf(game);
    let compared = 0;
    for (let n = 0; n < 30; n += 1) {
      const { end } = playedHand(ruleset, `by-tiles-${n}`);
      const outcome = end.stage.phase === 'ended' ? end.stage.outcome : null;
      if (outcome?.is !== 'won' || outcome.winners.length > 1) continue;
      const [{ seat, how, score }] = outcome.winners;
      const isPlain =
        how.by === 'discard' ? !how.last : how.by === 'draw' && how.drew?.by === 'wall' && !how.drew.last;
      if (!isPlain || how.tile === null || how.opening) continue;
      const { melds, concealed, bonus } = end.seats[seat];
      const from = how.by === 'draw' ? null : how.from;
      const held = concealed.length % 3 === 2 ? without(concealed, how.tile) : concealed;
      const hand = [
        ...melds.map((meld) => formatMeld(meld, seat)),
        formatTiles(held),
        formatTiles(bonus),
        `${MARKS[wayFrom(seat, from)]}${formatTiles([how.tile])}`,
      ].join(' ');
      const won: EnteredDeal = [
        { type: 'win', winners: [{ seat, hand: handTextOf({ ...EMPTY_SCORE, hand }) }], from },
      ];
      const { settled, fault } = accountOf(game, { chosen: {}, deals: [won] });
      expect(fault?.error.message, hand).toBeUndefined();
      const [entered] = settled;
      expect(entered?.outcome.is === 'won' && entered.outcome.winners[0].score.total, hand).toBe(score.total);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
  });
});
