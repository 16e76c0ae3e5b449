import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { JOKER } from '../../src/engine/tiles.ts';
import { playHand } from '../../src/machines/play.ts';
import { formatHand, parseHand } from '../../src/notation/hand.ts';
import { formatMeld, parseMeld } from '../../src/notation/meld.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import { hands, melds, seats } from './arbitrary.ts';
import { mistakeIn } from './wrong.ts';

describe('a meld', () => {
  test.each([
    ['[324m<]', { kind: 'chow', tile: 1, tiles: [1, 2, 3], from: 0, claimed: 2 }],
    ['[234m]', { kind: 'chow', tile: 1, tiles: [1, 2, 3], from: null, claimed: 1 }],
    ['[EEE^]', { kind: 'pung', tile: 27, tiles: [27, 27, 27], from: 3 }],
    ['[777p>]', { kind: 'pung', tile: 15, tiles: [15, 15, 15], from: 2 }],
    ['[2222p<]', { kind: 'kong', how: 'claimed', tile: 10, tiles: [10, 10, 10, 10], from: 0 }],
    ['[2222p^+]', { kind: 'kong', how: 'promoted', tile: 10, tiles: [10, 10, 10, 10], from: 3 }],
    ['(8888s)', { kind: 'kong', how: 'concealed', tile: 25, tiles: [25, 25, 25, 25], shown: true }],
    ['(8888s_)', { kind: 'kong', how: 'concealed', tile: 25, tiles: [25, 25, 25, 25], shown: false }],
    ['(____)', { kind: 'kong', how: 'concealed', tile: -1, tiles: [-1, -1, -1, -1], shown: false }],
    ['[33mX^]', { kind: 'pung', tile: 2, tiles: [2, 2, JOKER], from: 3 }],
    ['[3mX5m<]', { kind: 'chow', tile: 2, tiles: [2, 4, JOKER], from: 0, claimed: 2 }],
    ['[4m5mX=3m<]', { kind: 'chow', tile: 2, tiles: [3, 4, JOKER], from: 0, claimed: 3 }],
  ])('of the second seat: %s', (text, meld) => {
    expect(parseMeld(text, 1)).toEqual(meld);
  });

  const set = 'three or four of a kind or a run of three';
  test.each([
    ['[235m<]', `2: ${set}`],
    ['[891m<]', `2: ${set}`],
    ['[ESW<]', `2: ${set}`],
    ['[22m^]', `5: ${set}`],
    ['[22222m^]', `2: ${set}`],
    ['[34mX<]', `2: ${set}; a joker may say what it is: X=3m`],
    ['[111m+]', '6: ] (only four of a kind are promoted)'],
    ['[111m', '6: <, ^ or > for the giver, or ]'],
    ['[111m<', '7: <, ^ or > for the giver, or ]'],
    ['[1111m)', '7: a tile (ranks and m, p, s, f or z, a letter of E S W N C F P, X or _)'],
    ['(111m)', '2: four of a kind'],
    ['(1112m)', '2: four of a kind'],
    ['(1111m', '7: _ for a kong that lies face down, or )'],
    ['(1111m<)', '7: _ for a kong that lies face down, or )'],
    ['[1f1f1f^]', `2: ${set}`],
  ])('%s goes wrong', (text, mistake) => {
    expect(mistakeIn(() => parseMeld(text, 0))).toBe(mistake);
  });

  test('no seat takes a tile from itself', () => {
    expect(() => formatMeld({ kind: 'pung', tile: 0, tiles: [0, 0, 0], from: 2 }, 2)).toThrow(RangeError);
  });

  test('comes back as it was, whoever’s it is', () => {
    const cases = seats.chain((seat) => fc.tuple(fc.constant(seat), melds(seat)));
    fc.assert(
      fc.property(cases, ([seat, meld]) => {
        expect(parseMeld(formatMeld(meld, seat), seat)).toEqual(meld);
      }),
    );
  });
});

describe('a hand', () => {
  const plain = { jokers: [], melds: [], winning: null, bonus: [], filler: false, facts: [] };
  test('has tiles, melds, a winning tile apart, bonus tiles, filler and facts', () => {
    expect(parseHand('234m 567p [EEE^] +9m 99m 1f …, fishing, original call', 1)).toEqual({
      concealed: parseTiles('234m567p99m'),
      jokers: [],
      melds: [parseMeld('[EEE^]', 1)],
      winning: { by: 'draw', tile: 8 },
      bonus: [34],
      filler: true,
      facts: ['fishing', 'original call'],
    });
  });

  test.each([
    ['+5m', { by: 'draw', tile: 4 }],
    ['<5m', { by: 'discard', tile: 4, from: 0 }],
    ['^5m', { by: 'discard', tile: 4, from: 3 }],
    ['>5m', { by: 'discard', tile: 4, from: 2 }],
    ['*5m', { by: 'robbery', tile: 4, from: null }],
    ['*<5m', { by: 'robbery', tile: 4, from: 0 }],
  ])('of the second seat wins with %s', (text, winning) => {
    expect(parseHand(`55m ${text}`, 1)).toEqual({ ...plain, concealed: [4, 4], winning });
  });

  test('takes three dots for the filler, and jokers that say what they are', () => {
    expect(parseHand('1m X=2m X ...')).toEqual({
      ...plain,
      concealed: [0, JOKER, JOKER],
      jokers: [1, null],
      filler: true,
    });
  });

  test.each([
    ['234m 5x', '7: a suit after the ranks (m, p, s, f, or z for honours, which are E S W N C F P)'],
    ['234m {', '6: a tile, a meld in [ ] or ( ), a winning tile after + < ^ > or *, or …'],
    ['+5m +6m', '5: one winning tile, not a second'],
    ['+56m', '2: the one winning tile'],
    ['+1f', '2: the one winning tile'],
    ['… 5m …', '6: “…” once'],
    ['11m [23m<]', '9: three or four of a kind or a run of three'],
    ['11m, ', '6: a fact in small letters, as a clause names it'],
    ['11m, Fishing', '6: a fact in small letters, as a clause names it'],
    ['11m, fishing; more', '13: “,”'],
  ])('%s goes wrong', (text, mistake) => {
    expect(mistakeIn(() => parseHand(text))).toBe(mistake);
  });

  test('is written in one canonical way', () => {
    const text = '99m [EEE^] 1f 234m …, fishing';
    expect(formatHand(parseHand(text))).toBe('99234m [EEE^] 1f …, fishing');
  });

  test('comes back as it was, whoever’s it is', () => {
    const cases = seats.chain((seat) => fc.tuple(fc.constant(seat), hands(seat)));
    fc.assert(
      fc.property(cases, ([seat, hand]) => {
        expect(parseHand(formatHand(hand, seat), seat)).toEqual(hand);
      }),
    );
  });

  test('comes back as it was, at the end of hands that were played', () => {
    const ruleset = rulesetOf(twoFiveEight, { 'promoted-kong': true });
    for (let seed = 0; seed < 60; seed++) {
      const table = playHand(ruleset, startFrom(ruleset, seed), (at, seat) =>
        botAction(naive, ruleset, at, seat),
      );
      for (const seat of SEATS) {
        const { concealed, melds, bonus } = table.seats[seat];
        const hand = { ...plain, concealed, melds, bonus };
        expect(parseHand(formatHand(hand, seat), seat)).toEqual(hand);
      }
    }
  });
});
