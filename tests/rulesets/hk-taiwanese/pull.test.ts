/** HK-style Taiwanese: whole matches of hands, settled by the rules and by a ledger kept by hand. */
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../../src/engine/random.ts';
import { createJudge } from '../../../src/judge/answer.ts';
import { TILE_TEXTS } from '../../../src/judge/tile-text.ts';
import game from '../../../src/rulesets/hk-taiwanese/index.ts';
import { runs, seedOf } from '../../scale.ts';
import { type SlowEvent, SlowLedger } from './slow.ts';

const judge = createJudge(new Map([[game.id, game]]), TILE_TEXTS.own);
const MOST_HANDS = 40;

/** A hand that somebody wins, or nobody; a seat that has won wins again more often than not. */
function told(random: Random, several: boolean, likely: number): SlowEvent {
  if (random.below(8) === 0) return { drawn: true };
  const first = random.below(2) === 0 ? likely : random.below(4);
  const fan = (): number => random.below(12);
  if (random.below(3) === 0) return { drawn: false, winners: [{ seat: first, fan: fan() }], from: -1 };
  const from = (first + 1 + random.below(3)) % 4;
  const others = several
    ? [0, 1, 2, 3].filter((seat) => seat !== from && seat !== first && random.below(3) === 0)
    : [];
  const near = (seat: number): number => (seat - from + 4) % 4;
  const seats = [first, ...others].sort((a, b) => near(a) - near(b));
  return { drawn: false, winners: seats.map((seat) => ({ seat, fan: fan() })), from };
}

const asEvents = (hand: SlowEvent, random: Random): readonly unknown[] =>
  hand.drawn
    ? [{ type: 'drawn' }]
    : [
        {
          type: 'win',
          // In whichever order they are told.
          winners: hand.winners
            .map(({ seat, fan }) => ({ seat, score: fan }))
            .sort(() => random.below(3) - 1),
          from: hand.from === -1 ? null : hand.from,
        },
      ];

describe.each([false, true])('The pull against a ledger kept by hand, several winners %s', (several) => {
  test('pull, pull-edges, pull-arithmetic: cash and debts agree after every hand of a match, to the half', () => {
    let ended = 0;
    let longest = 0;
    for (let n = 0; n < runs(3000); n++) {
      const random = createRandom(seedOf('pull', n), several ? 'several' : 'one');
      const base = [1, 2, 5, 10, 20][random.below(5)] ?? 10;
      const fan = [1, 2, 3, 5][random.below(4)] ?? 1;
      const slow = new SlowLedger(base, fan);
      const hands: (readonly unknown[])[] = [];
      const wanted = 1 + random.below(MOST_HANDS);
      let likely = 0;
      while (hands.length < wanted && !slow.over) {
        const hand = told(random, several, likely);
        if (!hand.drawn) likely = hand.winners[0]?.seat ?? 0;
        slow.hand(hand);
        hands.push(asEvents(hand, random));
      }
      if (slow.over) ended++;
      longest = Math.max(longest, hands.length);
      const options = { 'stakes-base': base, 'stakes-fan': fan, 'several-winners': several };
      const { answer, ok } = judge(JSON.stringify({ op: 'settle', ruleset: game.id, options, hands }));
      expect(ok, JSON.stringify(answer)).toBe(true);
      const open = [0, 1, 2, 3].flatMap((from) =>
        [0, 1, 2, 3].flatMap((to) => {
          const amount = slow.owes[from]?.[to] ?? 0;
          return amount === 0 ? [] : [{ from, to, amount }];
        }),
      );
      expect(answer).toMatchObject({ ledger: slow.cash, debts: open });
      expect(slow.cash.reduce((sum, cash) => sum + cash, 0)).toBe(0);
    }
    expect(ended).toBeGreaterThan(0);
    expect(longest).toBeGreaterThan(30);
  });
});
