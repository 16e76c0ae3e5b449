/** Hong Kong, sixth to ninth chapter: the table of fan, pattern by pattern, the limit, and what is luck. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { patterns } from '../../../src/rulesets/hong-kong/patterns.ts';
import { compileScene } from '../../../src/scenes/compile.ts';
import { parseScene } from '../../../src/scenes/parse.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import { dealt, type Game, happenedOf, plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { runs, seedOf } from '../../scale.ts';
import { type Won, worth } from './worth.ts';

const rules = await hongKong();
const unlucky = await hongKong({ 'without-luck': true });

/** The table as the specification prints it. */
const TABLE: Readonly<Record<string, number>> = {
  'common-hand': 1,
  'all-triplets': 3,
  'mixed-orphans': 1,
  'mixed-one-suit': 3,
  'all-one-suit': 7,
  'small-dragons': 5,
  'great-dragons': 8,
  'small-winds': 6,
  'seven-pairs': 4,
  dragon: 1,
  'seat-wind': 1,
  'round-wind': 1,
  'no-bonus': 1,
  'own-flower': 1,
  'own-season': 1,
  'all-flowers': 2,
  'all-seasons': 2,
  'self-draw': 1,
  'fully-concealed': 1,
  'robbing-the-gong': 1,
  'last-catch': 1,
  replacement: 1,
  'double-replacement': 8,
  'all-honours': 10,
  'four-concealed-triplets': 10,
  terminals: 10,
  'nine-gates': 10,
  'great-winds': 13,
  'thirteen-orphans': 13,
  'four-gongs': 13,
  heavenly: 13,
  earthly: 13,
};
const LIMIT = [
  'all-honours',
  'four-concealed-triplets',
  'terminals',
  'nine-gates',
  'great-winds',
  'thirteen-orphans',
  'four-gongs',
  'heavenly',
  'earthly',
];
const LUCK = [
  'self-draw',
  'last-catch',
  'replacement',
  'double-replacement',
  'heavenly',
  'earthly',
  'no-bonus',
  'own-flower',
  'own-season',
  'all-flowers',
  'all-seasons',
];

const TRIPLETS = '[222p<] [777s^] 444m 88m 33p';
const RUNS = '123m 456m 78p 234s 55s';

/** A hand and exactly the lines it must have; a flower of nobody's lies beside most. */
type Case = readonly [id: string, tiles: string, lines: Readonly<Record<string, number>>, won?: Won];
const CASES: readonly Case[] = [
  ['common-hand', '[324m<] 456m 78p 234s 55s <9p 3f', { 'common-hand': 1 }],
  ['common-hand', '[324m<] 456m 78p 234s EE <9p 3f', { 'common-hand': 1 }],
  ['common-hand', '[324m<] 456m 777p 23s 55s <4s 3f', {}],
  ['all-triplets', `${TRIPLETS} <3p 3f`, { 'all-triplets': 3 }],
  ['all-triplets', '[2222p<] [7777s^+] [4444m>] 333p 8m <8m 3f', { 'all-triplets': 3 }],
  ['all-triplets', '[222p<] [777s^] 456m 88m 33p <3p 3f', {}],
  ['mixed-orphans', '[111m<] [999p^] [WWW>] 99s NN <9s 3f', { 'all-triplets': 3, 'mixed-orphans': 1 }],
  ['mixed-orphans', '[111m<] [999p^] [WWW>] 99s 88s <9s 3f', { 'all-triplets': 3 }],
  ['mixed-one-suit', '[324m<] 456m 999m WW 78m <9m 3f', { 'mixed-one-suit': 3 }],
  ['mixed-one-suit', '[324m<] 456m 999m WWW 7p <7p 3f', {}],
  ['mixed-one-suit', '1133557799m WW N +N 3f', { 'mixed-one-suit': 3, 'seven-pairs': 4, 'self-draw': 1 }],
  ['all-one-suit', '[324s<] 456s 999s 11s 68s <7s 3f', { 'all-one-suit': 7 }],
  ['all-one-suit', '1133557799m 22m 8m <8m 3f', { 'all-one-suit': 7, 'seven-pairs': 4 }],
  ['small-dragons', '[CCC^] [FFF<] 345m 78p PP <9p 3f', { 'small-dragons': 5 }],
  ['small-dragons', '[CCC^] [FFF<] 345m 78p 55p <9p 3f', { dragon: 2 }],
  ['great-dragons', '[CCC^] [FFFF<] 345m 88p PP <P 3f', { 'great-dragons': 8 }],
  [
    'small-winds',
    '[EEE<] [SSS^] [WWW>] NN 78p <6p 3f',
    { 'small-winds': 6, 'mixed-one-suit': 3, 'round-wind': 1, 'seat-wind': 1 },
  ],
  [
    'small-winds',
    '[EEE<] [SSS^] [WWW>] NN 77p <7p 3f',
    { 'all-triplets': 3, 'small-winds': 6, 'mixed-one-suit': 3, 'round-wind': 1 },
    { seat: 3 },
  ],
  [
    'small-winds',
    '[EEE<] [SSS^] [WWW>] 55p 78p <6p 3f',
    { 'mixed-one-suit': 3, 'round-wind': 1, 'seat-wind': 1 },
  ],
  ['seven-pairs', '1133m 5577p 22s CC 9s <9s 3f', { 'seven-pairs': 4 }],
  ['dragon', '[CCC^] [FFF<] 345m 78p 55s <9p 3f', { dragon: 2 }],
  ['dragon', '[CCCC^] 345m 678m 78p 55s <9p 3f', { dragon: 1 }],
  ['dragon', '[324m<] 456m 678m CC 78p <9p 3f', { 'common-hand': 1 }],
  ['seat-wind', '[SSS^] 345m 678m 78p 55s <9p 3f', { 'seat-wind': 1 }, { seat: 1 }],
  ['seat-wind', '[SSS^] 345m 678m 78p 55s <9p 3f', {}, { seat: 3 }],
  ['seat-wind', '[NNNN^] 345m 678m 78p 55s <9p 3f', { 'seat-wind': 1 }, { seat: 3 }],
  ['round-wind', '[SSS^] 345m 678m 78p 55s <9p 3f', { 'round-wind': 1 }, { seat: 3, round: 1 }],
  [
    'round-wind',
    '[SSS^] 345m 678m 78p 55s <9p 3f',
    { 'seat-wind': 1, 'round-wind': 1 },
    { seat: 1, round: 1 },
  ],
  ['round-wind', '[EEE^] 345m 678m 78p 55s <9p 3f', { 'seat-wind': 1, 'round-wind': 1 }],
  ['no-bonus', `${TRIPLETS} <3p`, { 'all-triplets': 3, 'no-bonus': 1 }],
  ['no-bonus', `${TRIPLETS} <3p 7f`, { 'all-triplets': 3 }],
  ['own-flower', `${TRIPLETS} <3p 1f`, { 'all-triplets': 3, 'own-flower': 1 }],
  ['own-flower', `${TRIPLETS} <3p 2f`, { 'all-triplets': 3 }],
  ['own-flower', `${TRIPLETS} <3p 2f`, { 'all-triplets': 3, 'own-flower': 1 }, { seat: 1 }],
  ['own-season', `${TRIPLETS} <3p 8f`, { 'all-triplets': 3, 'own-season': 1 }, { seat: 3 }],
  ['own-season', `${TRIPLETS} <3p 8f`, { 'all-triplets': 3 }, { seat: 2 }],
  ['all-flowers', `${TRIPLETS} <3p 1234f`, { 'all-triplets': 3, 'all-flowers': 2 }],
  ['all-flowers', `${TRIPLETS} <3p 123f 5f`, { 'all-triplets': 3, 'own-flower': 1, 'own-season': 1 }],
  ['all-seasons', `${TRIPLETS} <3p 5678f`, { 'all-triplets': 3, 'all-seasons': 2 }],
  ['all-seasons', `${TRIPLETS} <3p 1234f 5678f`, { 'all-triplets': 3, 'all-flowers': 2, 'all-seasons': 2 }],
  ['self-draw', `${TRIPLETS} +3p 3f`, { 'all-triplets': 3, 'self-draw': 1 }],
  ['fully-concealed', `${RUNS} <9p 3f`, { 'common-hand': 1, 'fully-concealed': 1 }],
  ['fully-concealed', '(9999m) 234m 567p 88m 78s <9s 3f', { 'fully-concealed': 1 }],
  ['fully-concealed', '[9999m<] 234m 567p 88m 78s <9s 3f', {}],
  [
    'robbing-the-gong',
    '34p 456m 777s WWW 99s *2p 4f',
    { 'robbing-the-gong': 1, 'seat-wind': 1, 'fully-concealed': 1 },
    { seat: 2 },
  ],
  ['last-catch', `${TRIPLETS} <3p 3f`, { 'all-triplets': 3, 'last-catch': 1 }, { way: 'last' }],
  [
    'last-catch',
    `${TRIPLETS} +3p 3f`,
    { 'all-triplets': 3, 'self-draw': 1, 'last-catch': 1 },
    { way: 'last' },
  ],
  [
    'replacement',
    `${TRIPLETS} +3p 3f`,
    { 'all-triplets': 3, 'self-draw': 1, replacement: 1 },
    { way: 'gong' },
  ],
  [
    'replacement',
    `${TRIPLETS} +3p 3f`,
    { 'all-triplets': 3, 'self-draw': 1, replacement: 1 },
    { way: 'flower' },
  ],
  [
    'double-replacement',
    `${TRIPLETS} +3p 3f`,
    { 'all-triplets': 3, 'self-draw': 1, 'double-replacement': 8 },
    { way: 'two-gongs' },
  ],
  ['all-honours', '[EEE^] [SSS<] [CCC>] FF PP <P', { 'all-honours': 10 }],
  ['all-honours', 'EE SS WW NN CC FF P <P', { 'all-honours': 10 }],
  [
    'all-honours',
    '[EEE^] [SSS<] [CCC>] FF 99p <9p 3f',
    {
      'all-triplets': 3,
      'mixed-orphans': 1,
      'mixed-one-suit': 3,
      dragon: 1,
      'seat-wind': 1,
      'round-wind': 1,
    },
  ],
  [
    'four-concealed-triplets',
    '222m 444m 777s 33p 88p +3p',
    { 'four-concealed-triplets': 10, 'self-draw': 1 },
  ],
  ['four-concealed-triplets', '(2222m) 444m 777s 333p 8p <8p', { 'four-concealed-triplets': 10 }],
  ['four-concealed-triplets', '222m 444m 777s 33p 88p <3p 3f', { 'all-triplets': 3, 'fully-concealed': 1 }],
  ['four-concealed-triplets', '[2222m<] 444m 777s 33p 88p +3p 3f', { 'all-triplets': 3, 'self-draw': 1 }],
  ['terminals', '[111m<] [999p^] [111s>] 99m 11p <9m', { terminals: 10 }],
  ['terminals', '[111m<] [999p^] [111s>] 99m NN <9m 3f', { 'all-triplets': 3, 'mixed-orphans': 1 }],
  ['nine-gates', '1112345678999s <5s', { 'nine-gates': 10 }],
  ['nine-gates', '1112345678999m +1m', { 'nine-gates': 10, 'self-draw': 1 }],
  ['nine-gates', '1112345677999p +8p', { 'nine-gates': 10, 'self-draw': 1 }],
  ['nine-gates', '1112345678889s +9s 3f', { 'all-one-suit': 7, 'fully-concealed': 1, 'self-draw': 1 }],
  ['great-winds', '[EEE<] [SSS^] [WWW>] NN 55p <N', { 'great-winds': 13 }],
  ['thirteen-orphans', '19m 19p 19s ESWN CFP <9p', { 'thirteen-orphans': 13 }],
  ['four-gongs', '(2222m) [5555p<] [8888s^] [7777m>+] 3p <3p', { 'four-gongs': 13 }],
  ['heavenly', `${RUNS} +9p`, { heavenly: 13 }, { way: 'first' }],
  [
    'heavenly',
    `${RUNS} +9p 3f`,
    { 'common-hand': 1, 'fully-concealed': 1, 'self-draw': 1 },
    { way: 'first', seat: 1 },
  ],
  ['earthly', `${RUNS} <9p`, { earthly: 13 }, { way: 'first', seat: 1 }],
  ['earthly', `${RUNS} <9p 3f`, { 'common-hand': 1, 'fully-concealed': 1 }, { seat: 1 }],
];

const WRITTEN = CASES.map(([id, tiles, lines, won]) => ({ id, tiles, lines, won: won ?? {} }));

describe('The fan table', () => {
  test('has every pattern of the specification with its worth, and no other', () => {
    const written = Object.fromEntries(patterns(false).map(({ id, worth: fan }) => [id, fan]));
    expect(written).toEqual(TABLE);
  });

  test.each(WRITTEN)('$id: $tiles', ({ tiles, lines, won }) => {
    expect(worth(rules, tiles, won).lines).toEqual(lines);
  });

  test('every pattern has a hand that shows it and one that does not', () => {
    const shown = new Map<string, Set<boolean>>();
    for (const [id, , lines] of CASES) shown.set(id, (shown.get(id) ?? new Set()).add(id in lines));
    const uncovered = Object.keys(TABLE).filter((id) => !shown.get(id)?.has(true));
    expect(uncovered).toEqual([]);
  });

  test.each(Object.entries(TABLE))('%s is worth %i fan', (id, fan) => {
    const [, tiles, , won] = CASES.find(([of, , lines]) => of === id && id in lines) ?? [];
    const { lines } = worth(rules, tiles ?? '', won ?? {});
    expect((lines[id] ?? 0) % fan).toBe(0);
    expect(lines[id]).toBeGreaterThanOrEqual(fan);
  });

  test.each([
    ['[CCC^] [FFF<] 345m 78p PP <9p 3f', 'dragon replaced by small-dragons'],
    ['[CCC^] [FFF<] 345m 88p PP <P 3f', 'dragon replaced by great-dragons'],
    ['1133m 5577p 22s CC 9s <9s 3f', 'fully-concealed replaced by seven-pairs'],
    [`${TRIPLETS} <3p 1234f`, 'own-flower replaced by all-flowers'],
    [`${TRIPLETS} <3p 5678f`, 'own-season replaced by all-seasons'],
  ])('best-reading: where one pattern contains another only the larger counts: %s', (tiles, uncounted) => {
    expect(worth(rules, tiles).uncounted).toContain(uncounted);
  });

  test('double-replacement replaces the single one', () => {
    expect(worth(rules, `${TRIPLETS} +3p`, { way: 'two-gongs' }).uncounted).toContain(
      'replacement replaced by double-replacement',
    );
  });
});

describe('The limit', () => {
  test('limit-hands: nothing else of the table counts beside one', () => {
    const hand = worth(rules, '[EEE^] [SSS<] [CCC>] FF PP <P');
    expect(hand).toMatchObject({ total: 10, lines: { 'all-honours': 10 } });
    for (const id of ['all-triplets', 'small-dragons', 'seat-wind', 'round-wind', 'no-bonus']) {
      expect(hand.uncounted).toContain(`${id} excluded by limit-hands`);
    }
  });

  test('limit-hands: even where ordinary fan would be more', () => {
    // Great dragons 8, triplets 3, both winds: it would be 13 without the limit.
    expect(worth(rules, '[EEE^] [CCC<] [FFF>] PPP S <S').total).toBe(10);
  });

  test('limit-hands: only the highest of several', () => {
    const hand = worth(rules, '(EEEE) (SSSS) (WWWW) (NNNN) C +C');
    expect(hand.lines).toEqual({ 'great-winds': 13 });
    expect(hand.uncounted).toEqual(
      expect.arrayContaining([
        'all-honours excluded by limit-hands',
        'four-gongs excluded by limit-hands',
        'four-concealed-triplets excluded by limit-hands',
        'self-draw capped by limit-hands',
      ]),
    );
  });

  test('limit-hands: beside it the way of winning, to 13 in all', () => {
    const terminals = '[111m<] [999p^] [111s>] 99m 11p +9m';
    expect(worth(rules, terminals).lines).toEqual({ terminals: 10, 'self-draw': 1 });
    expect(worth(rules, terminals, { way: 'last' }).total).toBe(12);
    expect(worth(rules, terminals, { way: 'gong' }).lines).toEqual({
      terminals: 10,
      'self-draw': 1,
      replacement: 1,
    });
    const two = worth(rules, terminals, { way: 'two-gongs' });
    expect(two.total).toBe(13);
    expect(two.uncounted).toContain('double-replacement capped by limit-hands');
    expect(worth(rules, '[111m<] [999p^] [111s>] 99m 11p *9m').lines).toEqual({
      terminals: 10,
      'robbing-the-gong': 1,
    });
  });

  test('limit-hands: no flower is counted beside it', () => {
    expect(worth(rules, '[111m<] [999p^] [111s>] 99m 11p <9m 1234f 5f').total).toBe(10);
  });

  test('limit-hands: with heavenly and earthly the way of winning adds nothing', () => {
    const heavenly = worth(rules, '1112345678999s +5s', { way: 'first' });
    expect(heavenly.lines).toEqual({ heavenly: 13 });
    expect(heavenly.uncounted).toContain('self-draw excluded by limit-hands');
    expect(worth(rules, `${RUNS} <9p`, { way: 'first', seat: 2 }).uncounted).toContain(
      'fully-concealed excluded by limit-hands',
    );
  });

  test('limit-hands: totals end at 13, and what is cut off is told', () => {
    const hand = worth(rules, '[CCC<] [FFF^] PPP 999p 1p +1p');
    // Great dragons 8, triplets 3, mixed orphans 1, one suit 3, and more.
    expect(hand.total).toBe(13);
    expect(hand.uncounted.some((each) => each.endsWith('capped by limit-hands'))).toBe(true);
    expect(Object.values(hand.lines).reduce((sum, fan) => sum + fan, 0)).toBe(13);
  });

  test.each(LIMIT)('limit-hands: %s is one', (id) => {
    const [, tiles, , won] = CASES.find(([of, , lines]) => of === id && id in lines) ?? [];
    const { lines } = worth(rules, tiles ?? '', won ?? {});
    const ways = ['self-draw', 'robbing-the-gong', 'last-catch', 'replacement', 'double-replacement'];
    expect(Object.keys(lines).filter((line) => line !== id && !ways.includes(line))).toEqual([]);
  });
});

describe('Luck', () => {
  test('luck: each pattern carries a mark whether it is luck', () => {
    expect(
      patterns(false)
        .filter((pattern) => pattern.luck)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...LUCK].sort());
  });

  test.each(WRITTEN)(
    'without-luck: the marked patterns score nothing: $id: $tiles',
    ({ tiles, lines, won }) => {
      const without = worth(unlucky, tiles, won).lines;
      for (const id of LUCK) expect(without).not.toHaveProperty(id);
      const lucky = LUCK.some((id) => id in lines);
      if (!lucky) expect(without).toEqual(lines);
    },
  );

  test('without-luck: a heavenly hand is worth what it is', () => {
    expect(worth(unlucky, `${RUNS} +9p`, { way: 'first' })).toMatchObject({ wins: false, total: 2 });
  });
});

const linesOf = ({ table: { stage } }: Game): Record<string, number> =>
  (stage.phase === 'settling' || stage.phase === 'ended') && stage.outcome.is === 'won'
    ? Object.fromEntries(
        stage.outcome.winners[0].score.lines.map(({ pattern, worth: fan }) => [pattern, fan]),
      )
    : {};

describe('How it was won, at the table', () => {
  test('replacement: the supplement of a Gong', () => {
    const game = seated(rules, {
      turn: 'south',
      south: '[222p<] 7777s 444m 88m 33p',
      drew: '7s',
      tail: '3p',
    });
    const won = plays(game, 'south kongs 7s', 'south wins');
    expect(linesOf(won)).toMatchObject({ 'self-draw': 1, replacement: 1 });
  });

  test('replacement: the supplement of a bonus tile, but not one of the deal', () => {
    const game = seated(rules, { east: 'C', south: '[222p<] [777s^] 444m 88m 33p', wall: '3f', tail: '3p' });
    expect(linesOf(plays(game, 'east discards C', 'south wins'))).toMatchObject({ replacement: 1 });
    const opening = dealt(rules, { east: '1f C', south: '222p 777s 444m 88m 33p', wall: 'P 3p', tail: 'N' });
    const later = plays(opening, 'east discards C', 'south wins');
    expect(linesOf(later)).not.toHaveProperty('replacement');
  });

  test('double-replacement: the supplement of one Gong makes the next, whose supplement wins', () => {
    const game = seated(rules, {
      turn: 'south',
      south: '[222p<] 7777s 444m 88m 33p',
      drew: '7s',
      tail: '3p 4m',
    });
    const won = plays(game, 'south kongs 7s', 'south kongs 4m', 'south wins');
    expect(linesOf(won)).toMatchObject({ 'all-triplets': 3, 'self-draw': 1, 'double-replacement': 8 });
    expect(linesOf(won)).not.toHaveProperty('replacement');
  });

  test.each([
    ['before the fourth tile of the second Gong', '3p 4m 5f'],
    ['before the winning tile', '3p 5f 4m'],
    ['in both places', '3p 7f 4m 5f'],
  ])('double-replacement: bonus tiles between do not break it: %s', (_where, tail) => {
    const game = seated(rules, { turn: 'south', south: '[222p<] 7777s 444m 88m 33p', drew: '7s', tail });
    const won = plays(game, 'south kongs 7s', 'south kongs 4m', 'south wins');
    expect(linesOf(won)).toMatchObject({ 'double-replacement': 8 });
  });

  test('double-replacement: a second Gong that was there before is no chain', () => {
    const game = seated(rules, {
      turn: 'south',
      south: '[222p<] 7777s 4444m 88m 3p',
      drew: '7s',
      tail: '8m 3p',
    });
    // The supplement is a 3; the four 4s were in the hand before.
    const won = plays(game, 'south kongs 7s', 'south kongs 4m', 'south wins');
    expect(linesOf(won)).toMatchObject({ replacement: 1 });
    expect(linesOf(won)).not.toHaveProperty('double-replacement');
  });

  test('double-replacement: it may begin with a Gong from a discard, and go on with one added', () => {
    const game = seated(rules, { east: '7s', south: '777s [444m^] 88m 33p 222p', tail: '3p 4m' });
    const won = plays(game, 'east discards 7s', 'south kongs 7s', 'south kongs 4m', 'south wins');
    expect(linesOf(won)).toMatchObject({ 'double-replacement': 8 });
  });

  test('double-replacement: a discard between ends the chain', () => {
    const game = seated(rules, {
      turn: 'south',
      south: '[222p<] 7777s 44m 88m 33p N',
      drew: '7s',
      wall: 'E S W 4m',
      tail: '3p 4m',
    });
    const turned = plays(game, 'south kongs 7s', 'south discards N');
    let now = untilAsked(turned);
    for (const line of ['west discards E', 'north discards S', 'east discards W'])
      now = untilAsked(plays(now, line));
    const won = plays(now, 'south kongs 4m', 'south wins');
    expect(linesOf(won)).toMatchObject({ replacement: 1, 'self-draw': 1 });
  });

  test('last-catch: the last tile of the wall self-drawn, a supplement too', () => {
    const game = seated(rules, { east: 'C', south: '[222p<] [777s^] 444m 88m 33p', wall: '3p', left: 1 });
    expect(linesOf(plays(game, 'east discards C', 'south wins'))).toMatchObject({ 'last-catch': 1 });
    const gong = seated(rules, {
      turn: 'south',
      south: '[222p<] 7777s 444m 88m 33p',
      drew: '7s',
      tail: '3p',
      left: 1,
    });
    expect(linesOf(plays(gong, 'south kongs 7s', 'south wins'))).toMatchObject({
      'last-catch': 1,
      replacement: 1,
    });
  });

  test('last-catch: with one tile left in the wall it is none', () => {
    const game = seated(rules, { east: '3p', west: '[222p<] [777s^] 444m 88m 33p', left: 1 });
    const asked = plays(game, 'east discards 3p', 'west wins');
    expect(linesOf(untilAsked(asked))).not.toHaveProperty('last-catch');
  });

  test('heavenly: East with the first draw, before any discard', () => {
    const game = dealt(rules, { east: '123m 456m 78p 234s 55s', wall: '9p' });
    expect(linesOf(plays(game, 'east wins'))).toEqual({ heavenly: 13 });
  });

  test('heavenly: bonus tiles replaced on the way do not matter, in the deal and at the draw', () => {
    const deal = dealt(rules, { east: '1f 123m 456m 78p 234s 5s', wall: '9p', tail: '5s' });
    expect(linesOf(plays(deal, 'east wins'))).toEqual({ heavenly: 13 });
    const draw = dealt(rules, { east: '123m 456m 78p 234s 55s', wall: '1f', tail: '9p' });
    expect(linesOf(plays(draw, 'east wins'))).toEqual({ heavenly: 13 });
  });

  test('heavenly: not after a Gong', () => {
    const game = dealt(rules, { east: '123m 5555p 78p 234s 9s', wall: 'E', tail: '9p' });
    const won = plays(game, 'east kongs 5p', 'east discards E');
    expect(linesOf(won)).toEqual({});
    const gong = dealt(rules, { east: 'CCC EEE 444p 78p 99p', wall: 'C', tail: '9p' });
    const after = plays(gong, 'east kongs C', 'east wins');
    expect(linesOf(after)).not.toHaveProperty('heavenly');
    expect(linesOf(after)).toMatchObject({ replacement: 1 });
  });

  test('earthly: another seat wins on East’s first discard', () => {
    const game = dealt(rules, { east: '9p', west: '123m 456m 78p 234s 55s', wall: 'E' });
    expect(linesOf(untilAsked(plays(game, 'east discards 9p', 'west wins')))).toEqual({ earthly: 13 });
  });

  test('earthly: not after a Gong by East', () => {
    const game = dealt(rules, { east: '9p EEE', west: '123m 456m 78m 222m C', wall: 'E', tail: 'C' });
    const gong = untilAsked(plays(game, 'east kongs E'));
    expect(gong.table.seats[0].melds).toHaveLength(1);
    const offered = plays(gong, 'east discards C');
    const { stage } = offered.table;
    expect(stage.phase === 'claiming' || stage.phase === 'drawing' ? stage.offer?.opening : null).toBe(false);
  });

  test('earthly: not on a later discard, nor on one of another seat', () => {
    const game = dealt(rules, { east: 'C', south: '9p', west: '123m 456m 78p 234s 55s', wall: 'E E' });
    const second = plays(game, 'east discards C', 'south discards 9p');
    const { stage } = second.table;
    expect(stage.phase === 'claiming' || stage.phase === 'drawing' ? stage.offer?.opening : null).toBe(false);
  });
});

describe('Every pattern is reachable', () => {
  test('in a scene of the course', async () => {
    const reached = new Set<string>();
    for (const name of readdirSync('content/hong-kong/scenes')) {
      const file = `content/hong-kong/scenes/${name}`;
      const scene = parseScene(readFileSync(file, 'utf8'), file);
      const { frames } = compileScene(scene, await hongKong(scene.options, scene.under));
      const { stage } = (frames.at(-1) ?? frames[0]).table;
      if (stage.phase !== 'ended' || stage.outcome.is !== 'won') continue;
      for (const { score } of stage.outcome.winners)
        for (const { pattern } of score.lines) reached.add(pattern);
    }
    expect(Object.keys(TABLE).filter((id) => !reached.has(id))).toEqual([]);
  });

  test('and the common ones in random play', { timeout: 120_000 }, () => {
    const reached = new Set<string>();
    for (let n = 0; n < runs(500); n++) {
      const { end } = playedHand(rules, seedOf('patterns', n));
      if (end.stage.phase !== 'ended' || end.stage.outcome.is !== 'won') continue;
      for (const { score } of end.stage.outcome.winners)
        for (const { pattern } of score.lines) reached.add(pattern);
    }
    for (const id of ['self-draw', 'all-triplets', 'mixed-one-suit']) expect([...reached]).toContain(id);
  });

  test('the rulebook has two hands for each', () => {
    const book: { rules: { id: string; shows?: unknown; not?: unknown }[] } = parse(
      readFileSync('content/hong-kong/rulebook.yaml', 'utf8'),
    );
    const both = new Set(book.rules.filter(({ shows, not }) => shows && not).map(({ id }) => id));
    expect(Object.keys(TABLE).filter((id) => !both.has(id))).toEqual([]);
  });
});

test('a hand that is won tells its fan in the event, once', () => {
  const game = seated(rules, { turn: 'south', south: '[222p<] [777s^] 444m 88m 333p' });
  const won = untilAsked(plays(game, 'south wins'));
  expect(happenedOf(won, 'won')).toMatchObject([{ win: { score: { unit: 'fan', total: 5 } } }]);
});
