/** British scoring: what the hands of those who did not win are worth. */
import { describe, expect, test } from 'vitest';
import { KINDS, type Kind, PLAYED } from '../../../src/engine/tiles.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { randomOf, runs } from '../../scale.ts';
import { type Case, leftOut, specialOf, stands, told } from './worth.ts';

const FISHING = { fishing: true } as const;

describe('A hand as it lies', () => {
  test('loser-scores: melds, concealed pungs and scoring pairs count, and Mah-Jong does not', () => {
    const score = stands('[222s^] (9999m) 444p CC 12s', { seat: 1 });
    expect(told(score)).toEqual([
      'pung-simple-exposed 2',
      'kong-outer-concealed 32',
      'pung-simple-concealed 4',
      'pair-dragon 2',
    ]);
    expect(score.total).toBe(40);
  });

  test('loser-scores: any number of pairs', () => {
    expect(stands('CC FF PP SS EE 123m', { seat: 1 }).total).toBe(10);
    expect(stands('CC FF PP EE WW 123m', { seat: 0 }).total).toBe(6 + 4);
  });

  test('loser-scores: four undeclared of a kind are a pung', () => {
    expect(told(stands('CCCC 123m 456p 789s', { seat: 1 }))).toEqual(['pung-outer-concealed 8', 'dragon x2']);
    expect(told(stands('5555m 123m 456p 789s', { seat: 1 }))).toEqual(['pung-simple-concealed 4']);
  });

  test('loser-scores: bonus tiles and their doubles', () => {
    expect(stands('123m 456p 789s 12m 5s 7s 3f 8f', { seat: 1 }).total).toBe(8);
    expect(stands('123m 456p 789s 12m 5s 7s 2f 8f', { seat: 1 }).total).toBe(16);
    expect(stands('123m 456p 789s 12m 5s 7s', { seat: 1 }).total).toBe(0);
  });

  test('loser-scores: no more than the limit', () => {
    const score = stands('(EEEE) (CCCC) (FFFF) PP 12m', { seat: 0, limit: 500 });
    expect(score.total).toBe(500);
    expect(told(score).at(-1)).toBe('score-limit ≤500');
  });

  test('loser-scores: a joker goes where it is worth most', () => {
    const goulash: Case = { seat: 1, goulash: true };
    expect(told(stands('CC 55m X 134p 679s 1m 9p', goulash))).toEqual([
      'pung-outer-concealed 8',
      'dragon x2',
    ]);
    expect(told(stands('55m X 1346p 679s 1m 99p', goulash))).toEqual(['pung-outer-concealed 8']);
    // One joker to a set: two of them make no pung of a tile that is alone, and no pair by themselves.
    expect(told(stands('C XX 1346p 679s 1m 9p E', goulash))).toEqual(['pair-round 2', 'pair-dragon 2']);
    expect(stands('XX 1346p 679s 14m 5p 5s', goulash).total).toBe(0);
  });
});

describe('A hand that was fishing', () => {
  const WAITING: readonly (readonly [string, string, number])[] = [
    ['triple-knitting', '258m 258p 258s 7m 7p 7s 3m', 200],
    ['knitting', '1133557m 113355p', 200],
    ['all-pair-honours', '11m 99p 11s EE SS CC F', 200],
    ['buried-treasure', '222m 333m 555m EEE 9m', 400],
    ['heads-and-tails', '[111m<] [999p<] [111s^] 99s 99m', 400],
    ['gates-of-heaven', '1112345678999p', 400],
    ['wriggling-snake', '112345678m ESWN', 400],
    ['all-winds-and-dragons', '[EEE<] [CCC^] [NNN^] SS WW', 400],
    ['imperial-jade', '[FFF<] [222s^] [888s^] 33s 66s', 400],
    ['thirteen-unique-wonders', '19m 19p 19s ESWNCFP', 400],
    ['three-great-scholars', '[CCC<] [FFF^] PP 555m 22p', 400],
    ['four-blessings', '[EEE<] [SSS^] [WWW^] NNN 2p', 400],
    ['fourfold-plenty', '[3333p<] [4444s^] [6666m<] [9999p^] 2s', 400],
  ];
  test.each(WAITING)('loser-scores: %s, one tile short, is worth its second value', (id, hand, worth) => {
    const score = stands(hand, { seat: 1, facts: FISHING });
    expect([specialOf(score), score.total]).toEqual([id, worth]);
    expect(specialOf(stands(hand, { seat: 1 }))).toBeNull();
  });

  test('loser-scores: bonus tiles stand apart, with their own doubles', () => {
    const score = stands('1133557m 113355p 2f 5f', { seat: 1, facts: FISHING });
    expect(told(score)).toEqual(['knitting 200', 'bonus 4 apart', 'bonus 4 apart', 'own-flower x2 apart']);
    expect(score.total).toBe(216);
  });

  test('loser-scores: the ordinary score counts where it is higher', () => {
    // Three kongs of honours: 96 and five doubles are far above 40 per cent.
    const score = stands('(EEEE) (CCCC) (FFFF) PP NN', { seat: 0, facts: FISHING });
    expect(specialOf(score)).toBeNull();
    expect(score.total).toBe(1000);
    expect(leftOut(score)).toContain('all-winds-and-dragons lower by special-hands');
  });

  test('loser-scores: a hand that is two tiles short is only what lies there', () => {
    expect(specialOf(stands('19m 19p 19s ESWNCC 2m', { seat: 1, facts: FISHING }))).toBeNull();
  });

  test('loser-scores: a pure hand, one tile short, is its points times 8', () => {
    const score = stands('[222s^] [444s<] (9999s) 66s 88s 2f', { seat: 1, facts: FISHING });
    expect(told(score)).toEqual([
      'pung-simple-exposed 2',
      'pung-simple-exposed 2',
      'kong-outer-concealed 32',
      'purity x8',
      'bonus 4 apart',
      'own-flower x2 apart',
    ]);
    expect(score.total).toBe(36 * 8 + 8);
  });
});

/** Straight from the sentence: every way to give each joker a tile of the hand, every way to make pungs and pairs. */
function slowly(counts: readonly number[], jokers: number): number {
  const sets: { points: number; doubles: number }[][] = [[]];
  const worthOf = (kind: Kind, n: 2 | 3): { points: number; doubles: number } => {
    const honour = kind >= 27;
    const dragon = kind >= 31;
    const own = kind === 28;
    const round = kind === 27;
    const doubles = n === 3 ? Number(dragon) + Number(own) + Number(round) : 0;
    const outer = honour || kind % 9 === 0 || kind % 9 === 8;
    const points = n === 3 ? (outer ? 8 : 4) : dragon || own || round ? 2 : 0;
    return { points, doubles };
  };
  let best = 0;
  const walk = (kind: Kind, left: number, own: number, made: (typeof sets)[number]): void => {
    if (kind >= PLAYED) {
      const points = made.reduce((sum, each) => sum + each.points, 0);
      best = Math.max(best, points * 2 ** made.reduce((sum, each) => sum + each.doubles, 0));
      return;
    }
    walk(kind + 1, left, counts[kind + 1] ?? 0, made);
    for (const n of [2, 3] as const)
      for (const used of [0, 1])
        if (used <= left && own >= n - used)
          walk(kind, left - used, own - (n - used), [...made, worthOf(kind, n)]);
  };
  walk(0, jokers, counts[0] ?? 0, []);
  return best;
}

describe('Random hands', () => {
  test('loser-scores: the division worth most, as a search through all of them finds it', () => {
    const random = randomOf('british losers');
    for (let i = 0; i < runs(3000); i++) {
      const counts = new Array<number>(KINDS).fill(0);
      const jokers = random.below(4);
      const tiles: Kind[] = new Array<Kind>(jokers).fill(42);
      for (let n = 0; n < jokers; n++) counts[42] = jokers;
      while (tiles.length < 13) {
        // Few kinds, so that pungs and pairs are not rare; 2 of bamboo is a joker.
        const kind = (random.below(2) === 0 ? 24 + random.below(10) : random.below(9)) as Kind;
        if ((counts[kind] ?? 0) >= 4) continue;
        counts[kind] = (counts[kind] ?? 0) + 1;
        tiles.push(kind);
      }
      const text = formatTiles(tiles);
      expect([text, stands(text, { seat: 1, goulash: true, limit: 2000 }).total]).toEqual([
        text,
        Math.min(2000, slowly(counts, jokers)),
      ]);
    }
  });
});
