/** Hong Kong, fifth chapter: what a whole hand is, and when it is worth enough to win. */
import { describe, expect, test } from 'vitest';
import { readingsOf, waits } from '../../../src/engine/win.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { hongKong } from '../../fixtures/rulesets.ts';
import { handFromText } from '../../fixtures/scoring-hand.ts';
import { type Game, mayDo, plays, refereed, ruleAgainst, seated, untilAsked } from '../../fixtures/tables.ts';
import { worth } from './worth.ts';

const rules = await hongKong();
const anyFan = await hongKong({ 'minimum-fan': 0 });

const drawn = (hand: string, ruleset = rules): Game => seated(ruleset, { turn: 'south', south: hand });

describe('Shapes', () => {
  test.each([
    ['Seungs alone', '123m 456m 789p 345s 22s'],
    ['Pongs alone', '111m 444m 777p 999s 88p'],
    ['honours in Pongs and in the pair', 'EEE CCC 123m 456m NN'],
    ['an open Seung and an open Pong', '[324m<] [CCC^] 456p 789s 55p'],
    ['Gongs of every kind', '[3333s^] (8888p) [1111m>+] 456p 55s'],
    ['four melds and a pair', '[333s<] [444m^] (8888p) [1111m>] 22s'],
    ['four alike in a Pong and a Seung', '1111m 23m 456p 789s 88s'],
    ['three equal Seungs', '111222333m 456p 88s'],
  ])('shape-standard: four sets and a pair: %s', (_what, hand) => {
    expect(readingsOf(rules, handFromText(hand)).map(({ shape }) => shape)).toContain('standard');
    expect(mayDo(drawn(hand, anyFan), 'south')).toContain('south wins');
  });

  test.each([
    ['six pairs and two single tiles', '1133m 5577p 22s CC 19s'],
    ['a run round the corner', '891m 456m 789p 345s 22s'],
    ['a run of winds', 'ESW 456m 789p 345s 22s'],
    ['no pair', '123m 456m 789p 345s 28s'],
    ['a set across suits', '12m 3p 456m 789p 345s 22s'],
    ['four alike that are no called Gong', '1111m 444p 777s 99m 88p'],
    ['thirteen orphans with two of one and none of another', '19m 19p 19s ESWN CC PP'],
    ['seven pairs with a concealed Gong', '(8888s) 1133m 5577p 2s 9s C'],
  ])('shape-standard: nothing else is one: %s', (_what, hand) => {
    expect(ruleAgainst(drawn(hand, anyFan), 'south wins')).toBe('shape-standard');
  });

  test('shape-seven-pairs: seven different pairs are a whole hand', () => {
    const hand = '1133m 5577p 22s CC 99s';
    expect(readingsOf(rules, handFromText(hand))).toMatchObject([{ shape: 'seven-pairs' }]);
    expect(mayDo(drawn(hand), 'south')).toContain('south wins');
  });

  test('shape-seven-pairs: with a meld there are no seven pairs', () => {
    expect(readingsOf(rules, handFromText('[222s<] 1133m 5577p CC'))).toEqual([]);
  });

  test('shape-seven-pairs: a hand may be seven pairs and four sets at once', () => {
    const shapes = readingsOf(rules, handFromText('223344m 667788p 55s')).map(({ shape }) => shape);
    expect(shapes.sort()).toEqual(['seven-pairs', 'standard']);
  });

  test.each([...'19m 19p 19s ESWNCFP'.matchAll(/\d|[A-Z]/g)].map((_, i) => i))(
    'shape-thirteen-orphans: one of each and a second of the one of number %i',
    (i) => {
      const tiles = ['1m', '9m', '1p', '9p', '1s', '9s', 'E', 'S', 'W', 'N', 'C', 'F', 'P'];
      const hand = [...tiles, tiles[i]].join(' ');
      expect(readingsOf(rules, handFromText(hand))).toMatchObject([{ shape: 'thirteen-orphans' }]);
      expect(mayDo(drawn(hand), 'south')).toContain('south wins');
    },
  );

  test('shape-thirteen-orphans: waits for all thirteen, or for the one that is missing', () => {
    expect(formatTiles(waits(rules, handFromText('19m 19p 19s ESWN CFP')))).toBe('19m19p19sESWNCFP');
    expect(formatTiles(waits(rules, handFromText('19m 19p 19s EESWN CF')))).toBe('P');
  });
});

describe('Three fan', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
    'minimum-fan: %i of them are asked for, and no fewer do',
    async (minimum) => {
      const ruleset = await hongKong({ 'minimum-fan': minimum });
      const hands: [number, string][] = [
        [0, '[324m<] 456m 777p 78s 55s <9s 3f'],
        [1, '[324m<] 456m 78p 234s 55s <9p 3f'],
        [2, '123m 456m 78p 234s 55s <9p 3f'],
        [3, '[222p<] [777s^] 444m 88m 33p <3p 3f'],
        [4, '[222p<] [777s^] 444m 88m 33p +3p 3f'],
        [5, '[222p<] [777s^] [CCC>] 88m 33p +3p 3f'],
        [6, '[222p<] [EEE^] [CCC>] 88m 33p <3p 3f'],
        [7, '[324s<] [456s<] 999s 11s 68s <7s 3f'],
        [8, '[324s<] [456s<] 789s 11s 68s <7s 3f'],
        [9, '[CCC<] [FFF^] PPP 345p 8m +8m 3f'],
        [10, '[EEE^] [SSS<] [CCC>] FF PP <P'],
        [11, '[EEE^] [SSS<] [CCC>] FF PP +P'],
        [13, '19m 19p 19s ESWN CFP <9p'],
      ];
      for (const [fan, tiles] of hands) {
        const { wins, reason, total } = worth(ruleset, tiles);
        expect([tiles, total]).toEqual([tiles, fan]);
        expect(wins).toBe(fan >= minimum);
        if (!wins) expect(reason).toEqual({ rule: 'three-fan', have: fan, need: minimum });
      }
    },
  );

  test('interrupt-round: a discard may complete any set, or the pair, from any seat', () => {
    for (const [hand, tile] of [
      ['[222p<] [777s^] 444m 88m 33p', '3p'],
      ['[222p<] [777s^] 444m 888m 3p', '3p'],
      ['123p 456p 46p 77p EEE', '5p'],
    ] as const) {
      for (const seat of ['south', 'west', 'north'] as const) {
        const game = plays(seated(rules, { east: tile, [seat]: hand }), `east discards ${tile}`);
        expect(mayDo(game, seat)).toContain(`${seat} wins`);
      }
    }
  });

  test('one-source: the winner’s hand is shown, and no other', () => {
    const won = refereed(plays(drawn('[222p<] [777s^] 444m 88m 333p'), 'south wins'));
    expect(won.events.at(-1)).toEqual({ type: 'shown', seats: [1], what: 'hands' });
    expect(untilAsked(won).table.revealed).toEqual([1]);
  });
});
