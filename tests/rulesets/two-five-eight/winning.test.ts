/** Two-Five-Eight, fifth chapter: what wins. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCounts } from '../../../src/engine/counts.ts';
import type { ScoringHand } from '../../../src/engine/scoring-hand.ts';
import { rankOf } from '../../../src/engine/tiles.ts';
import { byDraw, completes, readingsOf, waits } from '../../../src/engine/win.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import { handFromText } from '../../fixtures/scoring-hand.ts';
import { plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { fuzz } from '../../scale.ts';

const rules = await twoFiveEight();

describe('Winning', () => {
  test('four-sets-and-jong: there is no least number of points: the plainest hand wins', () => {
    expect(rules.wins.minimum).toBeNull();
  });

  test('jong-258: however a hand is split, its pair is of the same sort, and the ranks of its suit tell which', () => {
    fc.assert(
      fc.property(complete, (counts) => {
        const hand: ScoringHand = { ...handFromText(''), counts };
        const readings = readingsOf(rules, hand);
        const pairs = readings.map(({ pair }) => rankOf(pair ?? -1) % 3 === 2);
        expect(pairs.length).toBeGreaterThan(0);
        expect(new Set(pairs).size).toBe(1);
        expect(completes(rules, hand, byDraw(null))).toBe(pairs[0]);
      }),
      fuzz(2000),
    );
  });

  test('jong-258: a hand that waits on both ends may win with one of them only where the Jong is right', () => {
    expect(formatTiles(waits(rules, handFromText('123m 456m 789p 22s 45s')))).toBe('36s');
    expect(formatTiles(waits(rules, handFromText('123m 456m 789p 2345s')))).toBe('25s');
    expect(formatTiles(waits(rules, handFromText('123m 456m 789p 3456s')))).toBe('');
    expect(formatTiles(waits(rules, handFromText('123m 456m 789p 33s 45s')))).toBe('');
  });

  test('self-pick: how the tile came is known: by how many Kongs, each made with the supplement of the one before', () => {
    const game = seated(rules, { turn: 'south', south: '2222p 333s 456m 78m 55s', tail: '1m 9m 3s' });
    const twice = untilAsked(plays(game, 'south kongs 2p', 'south kongs 3s'));
    expect(twice.table.stage).toMatchObject({
      drew: { by: 'kong', chain: 2, afterClaim: false, last: false },
    });
  });

  test('self-pick: a Kong that lay ready in the hand begins a row of its own; that one was called stays known', () => {
    const called = untilAsked(
      plays(
        seated(rules, { east: '2p', south: '222p 3333s 456m 78m 5s', tail: '1m 9m' }),
        'east discards 2p',
        'south kongs 2p',
      ),
    );
    expect(called.table.stage).toMatchObject({ drew: { by: 'kong', chain: 1, afterClaim: true } });
    expect(untilAsked(plays(called, 'south kongs 3s')).table.stage).toMatchObject({
      drew: { by: 'kong', chain: 1, afterClaim: true },
    });
    const next = untilAsked(plays(called, 'south discards 5s'));
    expect(next.table.stage).toMatchObject({ seat: 2, drew: { by: 'wall', chain: 0, afterClaim: false } });
  });
});

/** Fourteen tiles that are four sets and a pair of this game. */
const complete = fc
  .tuple(fc.array(fc.nat(15 * 3 + 2), { minLength: 4, maxLength: 4 }), fc.nat(26))
  .map(([sets, pair]) => {
    const counts = emptyCounts();
    const add = (kind: number, copies = 1): void => {
      counts[kind] = (counts[kind] ?? 0) + copies;
    };
    for (const set of sets) {
      const suit = Math.floor(set / 16) * 9;
      const which = set % 16;
      if (which < 9) add(suit + which, 3);
      else for (let i = 0; i < 3; i++) add(suit + which - 9 + i);
    }
    add(pair, 2);
    return counts;
  })
  .filter((counts) => counts.every((copies) => copies <= 4));
