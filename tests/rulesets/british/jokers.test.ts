/** British scoring: what jokers stand for, and how many of them a set may hold. */
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../../src/engine/counts.ts';
import type { Reading } from '../../../src/engine/score.ts';
import type { ScoringHand } from '../../../src/engine/scoring-hand.ts';
import type { WinSource } from '../../../src/engine/table.ts';
import { JOKER, type Kind } from '../../../src/engine/tiles.ts';
import { completes, judgeHand } from '../../../src/engine/win.ts';
import { parseHand } from '../../../src/notation/hand.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { parseTile, parseTiles } from '../../../src/notation/tiles.ts';
import { LONG, randomOf, runs } from '../../scale.ts';
import { everyJoker, type Seen } from './every-joker.ts';
import { type Drawn, drawn } from './joker-hands.ts';
import { british, type Case, leftOut, positionOf, specialOf, stands, told, verdictOf, won } from './worth.ts';

const goulash: Case = { seat: 1, goulash: true };
const rules = british({}, 'goulash');

/** What the jokers of the reading that counts stand for. */
const stood = (text: string, circumstances: Case = goulash): string =>
  formatTiles((won(text, circumstances).reading?.jokers ?? []).map(({ as }) => as));

describe('What a joker stands for', () => {
  test('jokers: one in a pung, one in a pair', () => {
    expect(stood('[222m^] [888p<] 44m X 666p 3p <3p')).toBe('4m');
    expect(stood('[222m^] [888p<] 444m 666p X <3p')).toBe('3p');
    expect(stood('[222m^] [888p<] 44m X 666p X <3p')).toBe('4m3p');
    // Knitted in the same two suits throughout, a joker stands in the other of them.
    expect(stood('133557m 133557p X <1p', { ...goulash, same: true })).toBe('1m');
  });

  test('jokers: not two in a pung, nor in a pair', () => {
    // With a pair and a pung that lack one each it wins; with nothing but one tile for either it does not.
    expect(verdictOf('[222m^] [888p<] [666p^] 4m XX 3p <3p', goulash).wins).toBe(true);
    expect(verdictOf('[222m^] [888p<] [666p^] 4m XXX <3p', goulash)).toMatchObject({
      wins: false,
      reason: { rule: 'jokers', tiles: [11, 11, 11] },
    });
    expect(verdictOf('[222m^] [888p<] [444m^] [666p^] X <X', goulash)).toMatchObject({
      wins: false,
      reason: { rule: 'jokers' },
    });
  });

  test('jokers: of a knitted pung and pair of one number, each stands in the group that has its tile', () => {
    const { reading } = won('4m 44p XX 578m 578p 57s <8s', goulash);
    expect(reading?.shape).toBe('triple-knitting');
    const groups = (reading?.jokers ?? []).map(({ as, set }) => [as, reading?.sets[set]?.tiles]);
    // The pair is of characters and dots, so the bamboo can only be the pung’s.
    expect(groups).toEqual([
      [parseTile('4s'), parseTiles('4m 4p 4s')],
      [parseTile('4m'), parseTiles('4m 4p')],
    ]);
  });

  test('jokers: a kong on the table may hold two, and is what it was called', () => {
    const score = won('[55mXX^] [888p<] 444m 666p 3p <3p', goulash);
    expect(told(score)).toContain('kong-simple-exposed 8');
  });

  test('jokers: any number in a special hand, as long as its pairs and pungs hold one each', () => {
    expect(specialOf(won('19m 19p 9s ESWN XXXX <N', goulash))).toBe('thirteen-unique-wonders');
    expect(specialOf(won('135789m 13579p 6s X <X', goulash))).toBe('knitting');
    expect(specialOf(won('11m XX 345678999m <9m', goulash))).toBe('gates-of-heaven');
    expect(verdictOf('1m XX 2345678999m <9m', goulash)).toMatchObject({
      wins: false,
      reason: { rule: 'jokers' },
    });
  });

  test('jokers: they may stand for a tile of which all four are elsewhere', () => {
    expect(stood('[222m^] 4444m X 666p 3p 3p <3p')).toBe('4m');
    expect(stood('4444m XX 666p 777s 3p <3p')).toBe('44m');
  });

  test('jokers: never for a bonus tile', () => {
    const score = won('[222m^] [888p<] 44m X 666p 3p <3p', goulash);
    expect(score.lines.some(({ part }) => part === 'bonus')).toBe(false);
  });

  test('joker-drawn-wins: the limits do not bind one that is drawn from the wall and wins at once', () => {
    const four = '[222m^] [888p<] [444m^] [666p^]';
    expect(verdictOf(`${four} X +X`, goulash).wins).toBe(true);
    expect(verdictOf('[222m^] [888p<] [666p^] 4m XX 3p +X', goulash).wins).toBe(true);
    expect(verdictOf(`${four} X <X`, goulash).wins).toBe(false);
  });

  test('joker-drawn-wins: the others stay bound, and so does one from the kong box', () => {
    expect(verdictOf('[222m^] [888p<] [666p^] 4m XXX +X', goulash).wins).toBe(false);
    const kong = '[2222m^] [888p<] [444m^] [666p^] X +X';
    expect(verdictOf(kong, { ...goulash, way: 'gong' }).wins).toBe(false);
    expect(verdictOf(`${kong} 4f`, { ...goulash, way: 'flower' }).wins).toBe(false);
    expect(verdictOf(kong, goulash).wins).toBe(true);
  });

  test('joker-scoring: the dearest tile counts', () => {
    // A pair of two jokers may be any; the own wind that is the round's too is worth most.
    const score = won('[222m^] [888p<] [444m^] [666p^] X +X', { ...goulash, seat: 2, round: 2 });
    expect(told(score)).toContain('pair-both 4');
    expect(score.reading?.jokers).toEqual([
      { as: 29, set: -1 },
      { as: 29, set: -1 },
    ]);
  });

  test('joker-scoring: what the limits stopped is told', () => {
    // If two jokers might stand for white dragons, these were three great scholars.
    const score = won('[CCC^] [FFF<] P 4m XX 666p <4m', goulash);
    expect(specialOf(score)).toBeNull();
    expect(leftOut(score)).toContain('three-great-scholars forbidden by jokers');
  });

  test('joker-scoring: plum-blossom and moon-from-the-sea are not met by one', () => {
    const plum = won('[2222m<] 888p 444m 777p 5p +X', { ...goulash, way: 'gong' });
    expect(specialOf(plum)).toBeNull();
    const moon = won('[222m<] 888p 444m 777p 1p +X', { ...goulash, way: 'last' });
    expect(specialOf(moon)).toBeNull();
    expect(specialOf(won('[2222m<] 888p 444m 777p X +5p', { ...goulash, way: 'gong' }))).toBe('plum-blossom');
  });

  test('no-chows-in-goulash: a run counts in a special hand only', () => {
    expect(verdictOf('[222m^] [888p<] 444m 678p 3p <3p', goulash)).toMatchObject({
      wins: false,
      reason: { rule: 'no-chows-in-goulash' },
    });
    // With a joker in the run too, and where a run stands on the table.
    for (const hand of ['[222m^] [888p<] 444m 6p X 8p 3p <3p', '[222m^] [888p<] 44m X 67p X 3p <3p'])
      expect(verdictOf(hand, goulash)).toMatchObject({
        wins: false,
        reason: { rule: 'no-chows-in-goulash' },
      });
    expect(verdictOf('[222m^] [888p<] 444m 6p X 9p 3p <3p', goulash)).toMatchObject({
      wins: false,
      reason: { rule: 'win-shapes' },
    });
    expect(specialOf(won('1m X 345678m 1m ESWN <9m', goulash))).toBe('wriggling-snake');
  });

  test('jokers: a loser is one tile short with them too', () => {
    const facts = { fishing: true };
    expect(specialOf(stands('19m 19p 9s ESWN XXXX', { ...goulash, facts }))).toBe('thirteen-unique-wonders');
  });

  test('jokers: a loser’s stand for what makes the hand dearest, and nothing stands where there are none', () => {
    const stoodFor = (text: string) => stands(text, goulash).reading?.jokers;
    expect(stoodFor('CC X 123m 456p 78s 1s 9s')).toMatchObject([{ as: 31 }]);
    expect(stoodFor('CC 1s 123m 456p 78s 1p 9s')).toBeUndefined();
    // One that would bring nothing stands for nothing.
    expect(stoodFor('X 123m 456p 789s 1s 3p 5m')).toBeUndefined();
  });

  test('jokers: where it is worth as much, a loser’s pung is of its own tiles and the joker in the pair', () => {
    const { reading } = stands('CCCC X 123m 456p 78s', goulash);
    const sets = reading?.jokers?.map(({ set }) => reading.sets[set]?.kind);
    expect(sets).toEqual(['pair']);
  });
});

const heldOf = ({ tiles, melds }: Drawn, as: readonly Kind[] = []): ScoringHand => {
  const jokers = as.slice();
  return {
    counts: countTiles(
      as.length === 0 ? tiles : tiles.map((tile) => (tile === JOKER ? (jokers.pop() as Kind) : tile)),
    ),
    melds: parseHand(melds, 1).melds,
    bonus: [],
    seatWind: 1,
    roundWind: 1,
  };
};

/** A reading as the slow search writes it: pungs and pair by kind. */
function groupsOf({ sets, pair }: Reading): string[] {
  const groups = sets.map(({ tiles }) => `pung ${tiles[0]}`);
  const all = pair === null ? groups : [...groups, `pair ${pair}`];
  const kindOf = (group: string): number => Number(group.split(' ')[1]);
  return all.sort((a, b) => kindOf(a) - kindOf(b) || (a < b ? 1 : -1));
}

const nothing = parseHand('');

/** What one way to see the hand is worth: with the tiles themselves in the places of the jokers. */
function worthOf(hand: Drawn, seen: Seen): number {
  const held = heldOf(hand, seen.as);
  const position = positionOf(rules, nothing, { seat: 1 });
  // A joker that was drawn is nowhere exposed; one that was claimed may be any of them.
  const ways: WinSource[] =
    hand.how.tile !== JOKER
      ? [hand.how]
      : hand.how.by === 'draw'
        ? [{ ...hand.how, tile: null }]
        : [...new Set(seen.as)].map((tile): WinSource => ({ ...hand.how, tile }) as WinSource);
  const reading: Reading =
    seen.shape === 'standard'
      ? {
          shape: 'standard',
          sets: seen.groups.flatMap((group) => {
            const [what, kind] = group.split(' ');
            const tile = Number(kind);
            return what === 'pung' ? [{ kind: 'pung' as const, tiles: [tile, tile, tile] }] : [];
          }),
          pair: Number(seen.groups.find((group) => group.startsWith('pair'))?.split(' ')[1]),
        }
      : {
          shape: seen.shape,
          sets: [{ kind: 'single', tiles: hand.tiles.filter((tile) => tile !== JOKER) }],
          pair: null,
        };
  const totals = ways.map(
    (how) =>
      rules.scoring?.score({ scoringHand: held, how, readings: [reading], seat: 1, position }).total ?? 0,
  );
  return Math.max(...totals);
}

function compare(jokers: number, wanted: number, use: string): { wins: number; tried: number } {
  const random = randomOf(`british ${use}`);
  let wins = 0;
  for (let n = 0; n < wanted; n++) {
    const hand = drawn(random, jokers, n % 2 === 0);
    const { how, tiles, sets } = hand;
    const free = how.by === 'draw' && how.drew.by === 'wall' && how.tile === JOKER;
    const slow = everyJoker(tiles, sets, free);
    const held = heldOf(hand);
    const text = `${formatTiles(tiles)} ${hand.melds} ${how.by} ${how.tile}`;
    const verdict = judgeHand(positionOf(rules, nothing, { seat: 1 }), 1, held, how);
    expect([text, completes(rules, held, how), verdict.wins]).toEqual([
      text,
      slow.length > 0,
      slow.length > 0,
    ]);
    if (!verdict.wins) continue;
    wins++;
    const standard = (each: readonly Reading[]): string[] =>
      each.filter(({ shape }) => shape === 'standard').map((reading) => groupsOf(reading).join());
    const found = [...new Set(standard(verdict.readings))].sort();
    const searched = slow.filter(({ shape }) => shape === 'standard').map(({ groups }) => groups.join());
    expect([text, found]).toEqual([text, [...new Set(searched)].sort()]);
    const shapes = (each: readonly { readonly shape: string }[]) =>
      [...new Set(each.map(({ shape }) => shape))].sort();
    expect([text, shapes(verdict.readings)]).toEqual([text, shapes(slow)]);
    expect([text, verdict.score.total]).toEqual([text, Math.max(...slow.map((seen) => worthOf(hand, seen)))]);
  }
  return { wins, tried: wanted };
}

describe('Against every tile for every joker', () => {
  test('jokers: hands of one and two', () => {
    const half = runs(5000) / 2;
    for (const jokers of [1, 2]) {
      const { wins, tried } = compare(jokers, half, `jokers ${jokers}`);
      expect(wins).toBeGreaterThan(tried / 4);
    }
  });

  test('jokers: hands of three', () => {
    const { wins, tried } = compare(3, LONG ? 500 : 60, 'jokers 3');
    expect(wins).toBeGreaterThan(tried / 10);
  });

  test('jokers: hands of four', () => {
    const { wins } = compare(4, LONG ? 100 : 25, 'jokers 4');
    expect(wins).toBeGreaterThan(2);
  });
});
