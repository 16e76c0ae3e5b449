/** British scoring: hands of all sorts, against a slow and plain count of what they are worth. */
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../../src/engine/counts.ts';
import type { Meld } from '../../../src/engine/melds.ts';
import { shuffle } from '../../../src/engine/random.ts';
import { totalOf } from '../../../src/engine/score.ts';
import type { ScoringHand } from '../../../src/engine/scoring-hand.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import type { WinSource } from '../../../src/engine/table.ts';
import type { Kind } from '../../../src/engine/tiles.ts';
import { judgeHand } from '../../../src/engine/win.ts';
import { parseHand } from '../../../src/notation/hand.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { randomOf, runs } from '../../scale.ts';
import { type SlowHand, type SlowMeld, slowWorth } from './slow-worth.ts';
import { british, positionOf } from './worth.ts';

const random = randomOf('british random hands');
const any = <T>(all: readonly T[]): T => all[random.below(all.length)] as T;
const alike = (kind: Kind, n: number): Kind[] => new Array<Kind>(n).fill(kind);

/** Kinds that this hand is made of: few suits more often than chance has it, so that patterns are not rare. */
function families(): readonly Kind[] {
  const all = Array.from({ length: 34 }, (_, kind) => kind);
  const suit = random.below(3);
  return any([
    all,
    all.filter((kind) => Math.floor(kind / 9) === suit),
    all.filter((kind) => Math.floor(kind / 9) === suit || kind > 26),
    all.filter((kind) => kind > 26 || kind % 9 === 0 || kind % 9 === 8),
    all.filter((kind) => kind > 26),
    [19, 20, 21, 23, 25, 32],
  ]);
}

interface Whole {
  readonly slow: SlowHand;
  readonly held: ScoringHand;
  readonly how: WinSource;
  readonly seat: Seat;
}

/** Four sets and a pair, some of them on the table, won in some way. */
function hand(limit: number): Whole | null {
  const kinds = families();
  const melds: SlowMeld[] = [];
  const concealed: Kind[] = [];
  for (let i = 0; i < 4; i++) {
    const kind = any(kinds);
    const chow = kind < 27 && kind % 9 < 7 && random.below(6) === 0;
    if (random.below(2) === 0) {
      melds.push({ is: chow ? 'chow' : any(['pung', 'kong', 'concealed kong'] as const), kind });
    } else concealed.push(...(chow ? [kind, kind + 1, kind + 2] : alike(kind, 3)));
  }
  concealed.push(...alike(any(kinds), 2));
  const laid = melds.flatMap(({ is, kind }) =>
    is === 'chow' ? [kind, kind + 1, kind + 2] : alike(kind, is === 'pung' ? 3 : 4),
  );
  const all = countTiles([...concealed, ...laid]);
  if (all.some((n) => n > 4)) return null;
  const seat = random.below(4) as Seat;
  const round = random.below(4) as Seat;
  const bonus = shuffle(
    Array.from({ length: 8 }, (_, i) => 34 + i),
    random,
  ).slice(0, any([0, 0, 1, 2, 4, 7]));
  const by = any(['draw', 'supplement', 'discard', 'robbery'] as const);
  const tile = any(concealed);
  const last = random.below(4) === 0;
  const called = random.below(6) === 0;
  const counts = countTiles(concealed);
  const how: WinSource =
    by === 'draw' || by === 'supplement'
      ? {
          by: 'draw',
          tile,
          drew: {
            by: by === 'draw' ? 'wall' : 'kong',
            chain: by === 'draw' ? 0 : 1,
            afterClaim: false,
            last,
          },
          opening: false,
        }
      : { by, tile, from: ((seat + 1) % 4) as Seat, last, opening: false };
  return {
    slow: { counts: [...counts], melds, bonus, seat, round, by, tile, last, called, limit },
    held: { counts, melds: melds.map(meldOf), bonus, seatWind: seat, roundWind: round },
    how,
    seat,
  };
}

function meldOf({ is, kind }: SlowMeld): Meld {
  switch (is) {
    case 'chow':
      return { kind: 'chow', tile: kind, tiles: [kind, kind + 1, kind + 2], from: null, claimed: kind };
    case 'pung':
      return { kind: 'pung', tile: kind, tiles: alike(kind, 3), from: null };
    case 'kong':
      return { kind: 'kong', how: 'claimed', tile: kind, tiles: alike(kind, 4), from: null };
    case 'concealed kong':
      return { kind: 'kong', how: 'concealed', tile: kind, tiles: alike(kind, 4), shown: true };
  }
}

const nothing = parseHand('');

describe('A slow count', () => {
  test.each([500, 1000, 2000])(
    'points: and doubles and special hands agree with it, with a limit of %i',
    (limit) => {
      const rules = british({ limit });
      let won = 0;
      for (let n = 0; n < runs(20_000); n++) {
        const sample = hand(limit);
        if (sample === null) continue;
        const { slow, held: scoringHand, how, seat } = sample;
        const facts = slow.called ? { originalCall: true } : {};
        const position = positionOf(rules, nothing, { seat, round: scoringHand.roundWind, facts });
        const verdict = judgeHand(position, seat, scoringHand, how);
        const tiles = [...scoringHand.counts].flatMap((copies, kind) => alike(kind, copies));
        const text = `${formatTiles(tiles)} ${JSON.stringify(slow)}`;
        expect([text, verdict.wins ? verdict.score.total : null]).toEqual([text, slowWorth(slow)]);
        if (!verdict.wins) continue;
        won++;
        expect(totalOf(verdict.score.lines)).toBe(verdict.score.total);
      }
      expect(won).toBeGreaterThan(100);
    },
  );
});
