/** “Why not?”, by hand: what is tried, where, and the rule that must answer. */
import { describe, expect, test } from 'vitest';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { dealt, type Game, plays, ruleAgainst, seated, untilAsked, whyNot } from '../../fixtures/tables.ts';
import { COMMON } from '../contract/common.ts';
import { changchun, WAITING } from './rules.ts';

const rules = await changchun();

/** The Banker has just been dealt fourteen tiles; before that, the dice. */
const dice = dealt(rules, { east: '1122m 3344p 5566s CC', south: '55p 5s', west: WAITING });
const opening = untilAsked(dice);
/** South has drawn, holding three 2s of dots and an open Peng. */
const souths = seated(rules, {
  turn: 'south',
  south: '[777p<] 222p 1399m 46s 8m',
  west: '3333s 55m',
  rivers: { east: '9s' },
  drew: '8m',
});
/** East discards the 5 of dots: South may Chi, West Peng, North Hu. */
const fiveOfDots = plays(
  seated(rules, { east: '5p 12m', south: '4689p 1579m 13579s', west: '55p 67p', north: WAITING }),
  'east discards 5p',
);
/** North discards the 1 of dots, and nobody can take it. */
const nobodyAsked = plays(
  seated(rules, { turn: 'north', north: '1p', south: '89p 23p 1399m', west: '1p 3p 2p', east: '8p 369m' }),
  'north discards 1p',
);
/** West has called Peng with two of its three 5s of dots, and must discard. */
const called = untilAsked(
  plays(seated(rules, { east: '5p', west: '555p 9999s 123m' }), 'east discards 5p', 'west pungs'),
);
/** South has called Chi, and must discard. */
const chied = untilAsked(
  plays(seated(rules, { east: '5p', south: '46p 9999s [222m^] 2m' }), 'east discards 5p', 'south chows 46p'),
);
/** South has called an An Gang, and the tile for it is still to be drawn. */
const anGang = plays(
  seated(rules, { turn: 'south', south: '2222p 9m', west: '123m 456m 13p 44s 999s', north: '34p' }),
  'south kongs 2p',
);
/** South has added the fourth 2 of dots to its Peng. */
const buGang = plays(
  seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '123m 456m 13p 44s 999s' }),
  'south kongs 2p',
);
/** The wall is empty. */
const lastTile = seated(rules, { turn: 'south', south: '[222p^] 2p 7777s 1m', drew: '1m', left: 0 });
const lastDiscard = plays(seated(rules, { east: '5p', west: '555p', left: 0 }), 'east discards 5p');
/** Three of South’s sets are open. */
const OPEN = '[324m<] [777p^] [EEEE>]';
const threeOpen = (south: string, tile: string): Game =>
  plays(seated(rules, { east: tile, south: `${OPEN} ${south}` }), `east discards ${tile}`);

/** South holds fourteen tiles of its own. */
const holding = (south: string): Game => seated(rules, { turn: 'south', south });
/** North discards what would be South’s fourteenth tile. */
const offered = (tile: string, south: string): Game =>
  plays(seated(rules, { turn: 'north', north: tile, south }), `north discards ${tile}`);

/** The common reasons are tried in every game alike: `contract/common.ts`. */
const isOwn = (rule: string): boolean => !COMMON.some((common) => common === rule);

type Case = readonly [where: string, game: Game, tried: string, rule: string];

const CASES: readonly Case[] = [
  // in-turn: not this seat's moment
  ['before the dice are thrown', dice, 'east discards 1m', 'in-turn'],
  ['before the dice are thrown', dice, 'east wins', 'in-turn'],
  ['at the opening', opening, 'east says fishing', 'in-turn'],

  // own-tiles: the tile is not there

  // no-wrap: the tiles make no row

  // chi-left: this seat may not
  ['from across', nobodyAsked, 'south chows 23p', 'chi-left'],
  ['from the right', nobodyAsked, 'west chows 23p', 'chi-left'],
  ['from across, while others are asked', fiveOfDots, 'west chows 67p', 'chi-left'],
  ['from the right, while others are asked', fiveOfDots, 'north chows 46p', 'chi-left'],
  ['from across, with three sets open', offered('9s', `${OPEN} 1m 4m 78s`), 'south chows 78s', 'chi-left'],

  // peng, ming-gang: too few alike
  ['with none like it', fiveOfDots, 'south pungs', 'peng'],
  ['with one like it', nobodyAsked, 'west pungs', 'peng'],
  ['with none like it, by the one who may win', fiveOfDots, 'north pungs', 'peng'],
  ['with none like it and an empty wall', lastDiscard, 'south pungs', 'peng'],
  ['with one like it and three sets open', threeOpen('14m 5s 7s', '5s'), 'south pungs', 'three-melds'],
  ['with none like it', fiveOfDots, 'south kongs 5p', 'ming-gang'],
  ['with two like it', fiveOfDots, 'west kongs 5p', 'ming-gang'],
  [
    'with an open Peng of it',
    plays(seated(rules, { east: '2p', south: '[222p^]' }), 'east discards 2p'),
    'south kongs 2p',
    'bu-gang',
  ],

  // three-melds
  ['with three sets open', threeOpen('1m 4m 78s', '9s'), 'south chows 78s', 'three-melds'],
  ['with three sets open', threeOpen('1m 4m 55s', '5s'), 'south pungs', 'three-melds'],
  ['with three sets open', threeOpen('1m 555s', '5s'), 'south kongs 5s', 'three-melds'],
  [
    'with three sets open, one of them a Bu Gang',
    plays(seated(rules, { east: '5s', south: '[324m<] [7777p^+] [EEE>] 14m 55s' }), 'east discards 5s'),
    'south pungs',
    'three-melds',
  ],

  // an-gang, bu-gang: not four, or nothing drawn
  ['with two alike', opening, 'east kongs 1m', 'an-gang'],
  ['with three alike', souths, 'south kongs 2p', 'an-gang'],
  ['with one tile', souths, 'south kongs 8m', 'an-gang'],
  ['with four alike, right after a Peng', called, 'west kongs 9s', 'an-gang'],
  ['with four alike, right after a Chi', chied, 'south kongs 9s', 'an-gang'],
  ['to a Peng right after it was called', called, 'west kongs 5p', 'bu-gang'],
  ['to a Peng right after a Chi', chied, 'south kongs 2m', 'bu-gang'],

  // no-gang-on-empty-wall
  ['on an empty wall', lastTile, 'south kongs 7s', 'no-gang-on-empty-wall'],
  ['to a Peng on an empty wall', lastTile, 'south kongs 2p', 'no-gang-on-empty-wall'],
  ['on the last discard', lastDiscard, 'west kongs 5p', 'no-gang-on-empty-wall'],

  // no-robbing
  ['to win with a tile of an An Gang', anGang, 'west wins', 'no-robbing'],
  ['to Chi it', anGang, 'west chows 13p', 'no-robbing'],
  ['to Peng it', anGang, 'west pungs', 'no-robbing'],
  ['to win with a tile of a Bu Gang', buGang, 'west wins', 'no-robbing'],
  ['to call Gang with it', buGang, 'north kongs 2p', 'no-robbing'],

  // shape-standard: no such shape
  ['with a hand far from ready', souths, 'south wins', 'shape-standard'],
  ['with two pairs', holding('123m 456m 789p 22p 55p 8s'), 'south wins', 'shape-standard'],
  ['with a row round the corner', holding('128m 456m 789p 345s 22s'), 'south wins', 'shape-standard'],
  ['with six pairs', holding('11m 44m 77m 22p 55p 33s 89s'), 'south wins', 'shape-standard'],
  ['with pairs and a Peng', holding('[111m^] 77m 22p 55p 33s 88s 9s'), 'south wins', 'shape-standard'],
  [
    'with four alike as a set, undeclared',
    holding('1111m 444p 777s 99m 88p'),
    'south wins',
    'shape-standard',
  ],
  ['on a discard that leaves it incomplete', fiveOfDots, 'south wins', 'shape-standard'],
  ['on a tile nobody is asked about', nobodyAsked, 'west wins', 'shape-standard'],

  // three-suits, yao-jiu, triplet-or-dragon-pair: the conditions
  ['without bamboo', holding('123m 456m 888p 234p 99p'), 'south wins', 'three-suits'],
  ['without bamboo, with honours', holding('123m 456m 888p EEE CC'), 'south wins', 'three-suits'],
  ['with seven pairs without bamboo', holding('11m 44m 77m 22p 55p 66p 88p'), 'south wins', 'three-suits'],
  ['on a discard, without dots', offered('9s', '123m 888m 456s 789s 9s'), 'south wins', 'three-suits'],
  ['without 1, 9 or honour', holding('234m 567m 888p 345s 66s'), 'south wins', 'yao-jiu'],
  ['with seven pairs from 2 to 8', holding('22m 44m 77m 22p 55p 33s 88s'), 'south wins', 'yao-jiu'],
  ['on a discard at the wrong end', offered('4m', '23m 567m 888p 345s 66s'), 'south wins', 'yao-jiu'],
  ['with runs and a pair of 9s', holding('123m 456m 678p 345s 99s'), 'south wins', 'triplet-or-dragon-pair'],
  [
    'with runs and a pair of winds',
    holding('123m 456m 678p 345s EE'),
    'south wins',
    'triplet-or-dragon-pair',
  ],
  [
    'on a discard that leaves runs alone',
    offered('7m', '123m 5556m 678p 456s'),
    'south wins',
    'triplet-or-dragon-pair',
  ],

  // zi-mo
  [
    'after a Peng, though the hand is complete',
    untilAsked(
      plays(
        seated(rules, { east: '2p', south: '22p 123m 888m 678s 55s' }),
        'east discards 2p',
        'south pungs',
      ),
    ),
    'south wins',
    'zi-mo',
  ],
  ['after a Chi', chied, 'south wins', 'zi-mo'],
  ['after a Peng', called, 'west wins', 'zi-mo'],
];

describe('Why not?', () => {
  test.each(CASES.map(([where, game, tried, rule]) => ({ rule, tried, where, game })))(
    '$rule: “$tried” $where',
    ({ game, tried, rule }) => {
      expect(ruleAgainst(game, tried)).toBe(rule);
    },
  );

  test('every rule of the game’s own that can forbid an action stands in this table', () => {
    expect([...new Set(CASES.map(([, , , rule]) => rule).filter(isOwn))].sort()).toEqual([
      'an-gang',
      'bu-gang',
      'chi-left',
      'ming-gang',
      'no-gang-on-empty-wall',
      'no-robbing',
      'peng',
      'shape-standard',
      'three-melds',
      'three-suits',
      'triplet-or-dragon-pair',
      'yao-jiu',
      'zi-mo',
    ]);
  });

  test('dian-pao: nothing but the hand, the moment and a Gang ever stands in the way of a Hu', () => {
    expect(ruleAgainst(fiveOfDots, 'north wins')).toBeNull();
    const named = CASES.filter(([, , tried]) => tried.endsWith(' wins')).map(([, , , rule]) => rule);
    expect(new Set(named)).toEqual(
      new Set([
        'in-turn',
        'no-robbing',
        'shape-standard',
        'three-suits',
        'yao-jiu',
        'triplet-or-dragon-pair',
        'zi-mo',
      ]),
    );
  });

  test('the answer is the first that forbids it: the moment, the seat, the number of sets, the wall, the tiles', () => {
    expect(ruleAgainst(opening, 'south kongs 9m')).toBe('in-turn');
    expect(ruleAgainst(nobodyAsked, 'south chows 57p')).toBe('chi-left');
    expect(ruleAgainst(fiveOfDots, 'south chows 67p')).toBe('own-tiles');
    expect(ruleAgainst(fiveOfDots, 'south chows 48p')).toBe('no-wrap');
    expect(ruleAgainst(offered('9s', `${OPEN} 1m 4m 78s`), 'south chows 78s')).toBe('chi-left');
    const last = seated(rules, { east: '5s', south: `${OPEN} 1m 555s`, left: 0 });
    expect(ruleAgainst(plays(last, 'east discards 5s'), 'south kongs 5s')).toBe('three-melds');
  });

  test('the answer says what is concerned: seats, tiles, how many there are and how many it takes', () => {
    expect(whyNot(opening, 'south discards 5p')).toEqual({ rule: 'in-turn', seats: [1] });
    expect(whyNot(fiveOfDots, 'south chows 48p')).toEqual({ rule: 'no-wrap', tiles: parseTiles('458p') });
    expect(whyNot(nobodyAsked, 'south chows 23p')).toEqual({ rule: 'chi-left', seats: [3] });
    expect(whyNot(threeOpen('1m 4m 78s', '9s'), 'south chows 78s')).toEqual({
      rule: 'three-melds',
      have: 3,
      need: 3,
    });
    expect(whyNot(holding('123m 456m 678p 345s 99s'), 'south wins')).toEqual({
      rule: 'triplet-or-dragon-pair',
      tiles: parseTiles('99s'),
    });
  });

  test('what is tried again is answered again in the same way', () => {
    for (const [, game, tried] of CASES) expect(whyNot(game, tried)).toEqual(whyNot(game, tried));
  });
});
