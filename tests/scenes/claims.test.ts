import { describe, expect, test } from 'vitest';
import { checkHand, checkScore, checkTiles, checkWaits } from '../../src/scenes/claim.ts';
import { LessonError, placeAt } from '../../src/scenes/error.ts';
import { amountPaid, checkTurn, type TurnClaim } from '../../src/scenes/exercise.ts';
import { faultIn, played, ruleset } from './faults.ts';

const place = placeAt('content/two-five-eight/02-sets.mdx:42');
const WON = '123m 567p 888p 34s 55s +2s';

describe('true claims are checked and give what there is to draw', () => {
  test('a hand that wins', () => {
    const { hand, how, verdict } = checkHand({ tiles: WON, wins: true }, ruleset, place);
    expect(hand.winning).toEqual({ by: 'draw', tile: 19 });
    expect(how).toMatchObject({ by: 'draw', tile: 19 });
    expect(verdict?.wins).toBe(true);
  });
  test('with sets on the table, of every kind', () => {
    checkHand({ tiles: '234m 567p [555m^] (8888s) 88p', wins: true }, ruleset, place);
    checkHand({ tiles: '234m [333p<] [5555m>+] [222s] 8p <8p', wins: true }, ruleset, place);
  });
  test('a hand that does not, and why', () => {
    checkHand({ tiles: '123m 567p 888p 234s 7s +7s', wins: false, because: 'jong-258' }, ruleset, place);
    checkHand({ tiles: '11m 33m 55p 77p 22s 44s 9s +9s', wins: false }, ruleset, place);
  });
  test('a hand of which nothing is said may have any length', () => {
    expect(checkHand({ tiles: '123456789p' }, ruleset, place).verdict).toBeNull();
  });
  test('what completes a hand', () => {
    expect(checkWaits({ tiles: '123m 567p 888p 2345s', are: '25s' }, ruleset, place).waits).toEqual([19, 22]);
    expect(checkWaits({ tiles: '123m 567p 888p 7s 234s', are: '' }, ruleset, place).waits).toEqual([]);
  });
  test('what it is worth', () => {
    expect(checkScore({ tiles: WON, by: 'draw', total: '15 points' }, ruleset, place).score.total).toBe(15);
    expect(checkScore({ tiles: WON, by: 'discard', total: '5 points' }, ruleset, place).score.total).toBe(5);
    expect(checkScore({ tiles: WON.replace('+', '^'), total: '5 points' }, ruleset, place).how).toMatchObject(
      { by: 'discard', from: 2 },
    );
  });
});

describe('a false claim is answered with what is true', () => {
  const said = (run: () => unknown): string => {
    const fault = faultIn(run);
    expect(fault?.line).toBe(42);
    return `${fault?.what} | ${fault?.hint}`;
  };
  const hand = (tiles: string, wins?: boolean, because?: string) =>
    said(() => checkHand({ tiles, wins, because }, ruleset, place));

  test.each([
    [
      '123m 567p 888p 234s 7s +7s',
      true,
      undefined,
      '“123m 567p 888p 234s 7s +7s” is said to win, and does not | It does not win: jong-258 (77s).',
    ],
    [WON, false, undefined, `“${WON}” is said to be no win, and wins | It wins, with a pair of 5s.`],
    [
      '123m 567p 888p 234s 7s +7s',
      false,
      'four-sets-and-jong',
      '“123m 567p 888p 234s 7s +7s” does not win, but not because of four-sets-and-jong | It does not win: jong-258 (77s).',
    ],
    [
      '123m 567p',
      true,
      undefined,
      '“123m 567p” has 6 tiles, a set on the table counted as three | 14 are needed.',
    ],
    [
      '123m 567p +5x',
      true,
      undefined,
      'broken notation in “123m 567p +5x”, column 13 | Expected a suit after the ranks (m, p, s, f, or z for honours, which are E S W N C F P), found "x".',
    ],
    ['55555m', undefined, undefined, 'there are 5 of 5m | The set has 4 of them.'],
    ['EEE', undefined, undefined, 'Two-Five-Eight has no E | Use tiles of this game’s set.'],
    ['123m …', undefined, undefined, '“123m …” has filler | A hand in a lesson is written out.'],
    [WON, undefined, 'jong-258', 'because= without wins={false} | Say that the hand does not win, then why.'],
  ])('%s', (tiles, wins, because, answer) => {
    expect(hand(tiles, wins, because)).toBe(answer);
  });

  test('about what completes a hand', () => {
    expect(said(() => checkWaits({ tiles: '123m 567p 888p 2345s', are: '2s' }, ruleset, place))).toBe(
      '“123m 567p 888p 2345s” is said to wait for 2s | It waits for 25s.',
    );
    expect(said(() => checkWaits({ tiles: WON, are: '2s' }, ruleset, place))).toMatch(
      /has 14 tiles.*13 are needed/,
    );
  });

  test('about what it is worth', () => {
    expect(said(() => checkScore({ tiles: WON, by: 'draw', total: '5 points' }, ruleset, place))).toBe(
      `“${WON}” is said to be worth 5 points | It is worth 15 points (self-pick-pays 15).`,
    );
    expect(said(() => checkScore({ tiles: WON, total: '15 fan' }, ruleset, place))).toMatch(/15 points/);
    expect(said(() => checkScore({ tiles: WON, total: 'a lot' }, ruleset, place))).toMatch(/no amount/);
    expect(
      said(() => checkScore({ tiles: '123m 567p 888p 234s 7s +7s', total: '5 points' }, ruleset, place)),
    ).toMatch(/not worth anything.*jong-258/);
  });

  test('about a tile', () => {
    expect(said(() => checkTiles('5x', ruleset, place))).toMatch(/column 2/);
  });
});

describe('an exercise', () => {
  const scene = played(`title: x
given: { turn: north }
deal:
  east: "46p …"
  south: "123m 678m 55p 22s 46s 9s"
  wall: "5p 1m …"
script:
  - north draws 5p
  - north discards 5p
  - south pungs 5p
  - south discards 9s
  - west discards 1m
`);
  const claim: TurnClaim = {
    step: 3,
    seat: 'south',
    goal: 'south pungs 5p',
    tries: [{ try: 'south passes', place: placeAt('content/x.mdx:50') }],
  };
  const turn = (part: Partial<TurnClaim>) =>
    faultIn(() => checkTurn({ ...claim, ...part }, scene, ruleset, place));

  test('has its moment, its goals and its wrong tries', () => {
    expect(checkTurn(claim, scene, ruleset, place)).toEqual({
      frame: 2,
      seat: 1,
      ask: '',
      goals: [{ do: 'pung', seat: 1 }],
      tries: [{ do: 'pass', seat: 1 }],
    });
    expect(
      checkTurn({ ...claim, goal: 'south passes | south pungs', tries: [] }, scene, ruleset, place).goals,
    ).toHaveLength(2);
  });

  const elsewhere = placeAt('content/x.mdx:50');
  test.each([
    [{ step: 9 }, 42, 'the scene has no step 9', 'It has 5, counted from 1.'],
    [{ seat: 'left' }, 42, 'broken notation in “left”, column 1', /east, south, west, north/],
    [{ seat: 'west' }, 42, 'before step 3 it is not for west to act', 'It is for south.'],
    [{ step: 5 }, 42, 'before step 5 it is not for south to act', /nobody; let the script name the draw/],
    [{ goal: 'south kongs 5p' }, 42, '“south kongs 5p” is not allowed here', /soft-kong/],
    [{ goal: 'west passes' }, 42, '“west passes” is not the reader’s to do', 'The reader is south.'],
    [
      { tries: [{ try: 'south wins', place: elsewhere }] },
      50,
      '“south wins” is not allowed here',
      /four-sets-and-jong/,
    ],
    [
      { tries: [{ try: 'south pungs', place: elsewhere }] },
      50,
      '“south pungs” is the goal',
      /Only other moves/,
    ],
  ])('%j is not so', (part, line, what, hint) => {
    const fault = turn(part);
    expect(fault?.line).toBe(line);
    expect(fault?.what).toBe(what);
    expect(fault?.hint).toMatch(hint);
  });
});

describe('what a rule pays is what was paid by it', () => {
  const scene = played(`title: x
given: { turn: east }
deal:
  south: "234m 678m 55p 78p 333s"
  west: "(9999s) …"
  wall: "9p …"
script:
  - east draws 9p
  - east discards 9p
  - south wins 9p
expect: { winner: south, cash: { east: -10, south: 0, west: 15, north: -5 }, rules: [fire-pays, hard-kong-pays], next: south }
`);
  test('in the scene that shows it', () => {
    expect(amountPaid(scene, 'fire-pays', place)).toBe(5);
  });
  test('or it is said that nothing was', () => {
    expect(faultIn(() => amountPaid(scene, 'soft-kong-pays', place))?.what).toBe(
      'nothing is paid by soft-kong-pays',
    );
  });
});

test('a component without a place still says what is wrong', () => {
  const place = placeAt(undefined);
  expect(place).toEqual({ file: 'a lesson', line: 0 });
  expect(() => checkTiles('5x', ruleset, place)).toThrow(LessonError);
});
