/** “Why not?”, by hand: what is tried, where, and the rule that must answer. */
import { describe, expect, test } from 'vitest';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import { dealt, type Game, plays, ruleAgainst, seated, untilAsked, whyNot } from '../../fixtures/tables.ts';
import { COMMON } from '../contract/common.ts';

const rules = await twoFiveEight();
const withOption = await twoFiveEight({ 'promoted-kong': true });

const WAITING = '123m 456m 789m 111s 5p';

/** East has just been dealt fourteen tiles. */
const opening = dealt(rules, { east: '1122m 3344p 5566s 88s', south: '55p 5s', west: WAITING });
/** South has drawn, holding three 2s of dots and an open Pung. */
const souths = seated(rules, {
  turn: 'south',
  south: '[777p<] 222p 1399m 46s 8m',
  west: '3333s 55m',
  rivers: { east: '9s' },
  drew: '8m',
});
/** East discards the 5 of dots: West may call Pung, North Hooo; South neither. */
const fiveOfDots = plays(
  seated(rules, { east: '5p 12m', south: '4689p 1579m 13579s', west: '55p 67p', north: WAITING }),
  'east discards 5p',
);
/** The same, and West has answered. */
const westPassed = plays(fiveOfDots, 'west passes');
/** Both have answered, and the tile is about to be given. */
const allAnswered = plays(westPassed, 'north passes');
/** Nobody can take the 1 of dots that East discards. */
const nobodyAsked = plays(
  seated(rules, { east: '1p', south: '89p 23p 1399m', west: '1p 3p', north: WAITING }),
  'east discards 1p',
);
/** West has called Pung with two of its three 5s of dots, and must discard. */
const called = untilAsked(
  plays(seated(rules, { east: '5p', west: '555p 9999s 123m' }), 'east discards 5p', 'west pungs'),
);
/** South has called a hard Kong with 2s of dots, and the supplement is still to be drawn. */
const hardKong = plays(
  seated(rules, { turn: 'south', south: '2222p 9m', west: '123m 456m 789m 13p 55s', north: '34p' }),
  'south kongs 2p',
);
/** With the option: South has added the fourth 2 of dots to its Pung. */
const promoted = plays(
  seated(withOption, { turn: 'south', south: '[222p^] 2p', drew: '2p', west: '123m 456m 789m 13p 55s' }),
  'south kongs 2p',
);
/** The wall is empty, and East’s last discard lies there. */
const lastDiscard = plays(seated(rules, { east: '5p', south: '5p', left: 0 }), 'east discards 5p');

/** South holds fourteen tiles of its own. */
const holding = (south: string): Game => seated(rules, { turn: 'south', south });
/** East discards what would be South’s fourteenth tile. */
const offered = (tile: string, south: string): Game =>
  plays(seated(rules, { east: tile, south }), `east discards ${tile}`);

/** The common reasons are tried in every game alike: `contract/common.ts`. */
const isOwn = (rule: string): boolean => !COMMON.some((common) => common === rule);

type Case = readonly [where: string, game: Game, tried: string, rule: string];

const CASES: readonly Case[] = [
  // in-turn: not this seat's moment
  ['at the opening', opening, 'east says fishing', 'in-turn'],
  ['at the opening', opening, 'east discards 1m and says fishing', 'in-turn'],

  // own-tiles: the tile is not there

  // no-claimed-sheung: nobody may call one, whatever the moment and the tiles
  ['at the opening', opening, 'east chows 34p', 'no-claimed-sheung'],
  ['on one’s own discard', fiveOfDots, 'east chows 46p', 'no-claimed-sheung'],
  ['with tiles not held', fiveOfDots, 'south chows 34p', 'no-claimed-sheung'],
  ['round the corner', nobodyAsked, 'south chows 89p', 'no-claimed-sheung'],
  ['from the left', fiveOfDots, 'south chows 46p', 'no-claimed-sheung'],
  ['from opposite', fiveOfDots, 'west chows 67p', 'no-claimed-sheung'],
  ['from the left, nobody asked', nobodyAsked, 'south chows 23p', 'no-claimed-sheung'],
  ['once all have answered', allAnswered, 'south chows 46p', 'no-claimed-sheung'],

  // call-pung, soft-kong: too few alike
  ['with none like it', fiveOfDots, 'south pungs', 'call-pung'],
  ['with one like it', nobodyAsked, 'west pungs', 'call-pung'],
  ['with one like it, by the one who may win', fiveOfDots, 'north pungs', 'call-pung'],
  ['once all have answered', allAnswered, 'south pungs', 'call-pung'],
  ['with one like it and an empty wall', lastDiscard, 'south pungs', 'call-pung'],
  ['with none like it', fiveOfDots, 'south kongs 5p', 'soft-kong'],
  ['with two like it', fiveOfDots, 'west kongs 5p', 'soft-kong'],
  ['with one like it', nobodyAsked, 'west kongs 1p', 'soft-kong'],

  // hard-kong: not four, or nothing drawn
  ['with two alike', opening, 'east kongs 1m', 'hard-kong'],
  ['with three alike', souths, 'south kongs 2p', 'hard-kong'],
  ['with one tile', souths, 'south kongs 8m', 'hard-kong'],
  ['with four alike, right after a call', called, 'west kongs 9s', 'hard-kong'],

  // no-promoted-kong, promoted-kong
  ['right after the call', called, 'west kongs 5p', 'no-promoted-kong'],
  [
    'with the tile just drawn',
    seated(rules, { turn: 'south', south: '[222p^] 2p', drew: '2p' }),
    'south kongs 2p',
    'no-promoted-kong',
  ],
  [
    'on a later turn',
    seated(rules, { turn: 'south', south: '[222p^] 2p 1m', drew: '1m' }),
    'south kongs 2p',
    'no-promoted-kong',
  ],
  [
    'with the option, right after the call',
    untilAsked(plays(seated(withOption, { east: '2p', south: '222p' }), 'east discards 2p', 'south pungs')),
    'south kongs 2p',
    'promoted-kong',
  ],

  // no-robbing
  ['to win with a tile of a hard Kong', hardKong, 'west wins', 'no-robbing'],
  ['to call Pung with it', hardKong, 'west pungs', 'no-robbing'],
  ['to call Kong with it', hardKong, 'east kongs 2p', 'no-robbing'],
  ['to win with a promoted tile', promoted, 'west wins', 'no-robbing'],
  ['to call Pung with a promoted tile', promoted, 'north pungs', 'no-robbing'],

  // four-sets-and-jong: no such shape
  ['with seven pairs', opening, 'east wins', 'four-sets-and-jong'],
  ['with a hand far from ready', souths, 'south wins', 'four-sets-and-jong'],
  ['with two pairs', holding('123m 456m 789p 22p 55p 8p'), 'south wins', 'four-sets-and-jong'],
  ['with a run round the corner', holding('128m 456m 789p 345s 22s'), 'south wins', 'four-sets-and-jong'],
  [
    'with five sets’ worth in too few tiles',
    holding('[333s<] 123m 456m 78p 555p'),
    'south wins',
    'four-sets-and-jong',
  ],
  ['on a discard that leaves it incomplete', fiveOfDots, 'south wins', 'four-sets-and-jong'],
  ['on a discard that makes a third alike', fiveOfDots, 'west wins', 'four-sets-and-jong'],
  ['on a tile nobody is asked about', nobodyAsked, 'north wins', 'four-sets-and-jong'],
  ['once all have answered', allAnswered, 'south wins', 'four-sets-and-jong'],
  ['on the last discard', lastDiscard, 'south wins', 'four-sets-and-jong'],

  // jong-258: the pair
  ['with a pair of 1s', holding('222m 456m 789p 345s 11s'), 'south wins', 'jong-258'],
  ['with a pair of 9s', holding('123m 456m 789p 345s 99s'), 'south wins', 'jong-258'],
  [
    'with a pair of 4s that could be read otherwise',
    holding('123m 456m 789p 44456s'),
    'south wins',
    'jong-258',
  ],
  ['with a Kong and a pair of 7s', holding('(8888s) 123m 456m 789m 77p'), 'south wins', 'jong-258'],
  ['on a discard that makes a pair of 3s', offered('3p', '123m 456m 789m 111s 3p'), 'south wins', 'jong-258'],
  ['on a discard beside a pair of 6s', offered('5p', '123m 456m 789m 46p 66s'), 'south wins', 'jong-258'],

  // self-pick, may-pass
  [
    'after a called Pung, though the hand is complete',
    untilAsked(
      plays(
        seated(rules, { east: '2p', south: '22p 123m 456m 789m 55s' }),
        'east discards 2p',
        'south pungs',
      ),
    ),
    'south wins',
    'self-pick',
  ],
  ['after a called Pung', called, 'west wins', 'self-pick'],
  ['at the opening', opening, 'east passes', 'may-pass'],
  ['on one’s own turn', souths, 'south passes', 'may-pass'],
  ['after a called Pung', called, 'west passes', 'may-pass'],
];

describe('Why not?', () => {
  test.each(CASES.map(([where, game, tried, rule]) => ({ rule, tried, where, game })))(
    '$rule: “$tried” $where',
    ({ game, tried, rule }) => {
      expect(ruleAgainst(game, tried)).toBe(rule);
    },
  );

  test('call-hooo: nothing of the game’s own but the hand, the moment and a Kong ever stands in the way of a Hooo', () => {
    // The rule that lets one call names no refusal of its own: a seat that may not win is told what is missing.
    expect(ruleAgainst(fiveOfDots, 'north wins')).toBeNull();
    expect(rules.calls.win.rule).toBe('call-hooo');
    const against = CASES.filter(([, , tried]) => tried.endsWith(' wins')).map(([, , , rule]) => rule);
    expect(new Set(against)).toEqual(new Set(['no-robbing', 'four-sets-and-jong', 'jong-258', 'self-pick']));
  });

  test('every rule of the game’s own that can forbid an action stands in this table', () => {
    const named = new Set(CASES.map(([, , , rule]) => rule));
    expect([...named].filter(isOwn).sort()).toEqual([
      'call-pung',
      'four-sets-and-jong',
      'hard-kong',
      'jong-258',
      'may-pass',
      'no-claimed-sheung',
      'no-promoted-kong',
      'no-robbing',
      'promoted-kong',
      'self-pick',
      'soft-kong',
    ]);
  });

  test('the answer is the first that forbids it: the moment before the tiles, the turn before their number', () => {
    // Not South's moment, the tile not held, and no Kong of it: the moment.
    expect(ruleAgainst(opening, 'south kongs 9m')).toBe('in-turn');
    // Three only, and nothing drawn: that nothing was drawn.
    expect(whyNot(called, 'west kongs 1m')).toEqual({ rule: 'hard-kong', tiles: parseTiles('1m') });
  });

  test('the answer says what is concerned: seats, tiles, how many there are and how many it takes', () => {
    expect(whyNot(opening, 'south discards 5p')).toEqual({ rule: 'in-turn', seats: [1] });
    expect(whyNot(opening, 'east discards 9m')).toEqual({ rule: 'own-tiles', tiles: parseTiles('9m') });
    expect(whyNot(opening, 'east chows 34p')).toEqual({ rule: 'no-claimed-sheung', seats: [0] });
    expect(whyNot(fiveOfDots, 'south chows 46p')).toEqual({
      rule: 'no-claimed-sheung',
      tiles: parseTiles('5p'),
    });
    expect(whyNot(fiveOfDots, 'west kongs 5p')).toEqual({
      rule: 'soft-kong',
      tiles: parseTiles('5p'),
      have: 2,
      need: 3,
    });
    expect(whyNot(holding('222m 456m 789p 345s 11s'), 'south wins')).toEqual({
      rule: 'jong-258',
      tiles: parseTiles('11s'),
    });
  });

  test('what is tried again is answered again in the same way', () => {
    for (const [, game, tried] of CASES) expect(whyNot(game, tried)).toEqual(whyNot(game, tried));
  });
});
