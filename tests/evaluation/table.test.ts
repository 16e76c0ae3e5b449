/** Tables for written hands: what is told lies there, nothing is made or lost, and facts are what their clause says. */
import { describe, expect, test } from 'vitest';
import { bySeat } from '../../src/engine/seats.ts';
import { plainKind } from '../../src/engine/tiles.ts';
import {
  factInWords,
  factNamed,
  factsWritten,
  faultOfFacts,
  withFact,
  withPresumed,
} from '../../src/evaluation/facts.ts';
import { tableOf } from '../../src/evaluation/table.ts';
import { judgeWin, tableOfWin } from '../../src/evaluation/verdict.ts';
import { USUAL } from '../../src/evaluation/win-context.ts';
import { parseHand } from '../../src/notation/hand.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { copies, everyTile } from '../fixtures/count.ts';
import { everyRuleset, hongKong, taiwanese } from '../fixtures/rulesets.ts';

const rules = await hongKong();
const chinese = await taiwanese();
const british = rulesetOf(await loadGame('british'));
const PLAYED = await everyRuleset();
const stage = { phase: 'deciding', seat: 0, drew: null, claimed: null } as const;

describe('A written table', () => {
  test.each(PLAYED)('tiles-conserved: $name', ({ ruleset }) => {
    const kind = ruleset.tiles.findIndex((n) => n > 3);
    const seats = bySeat((seat) => ({ concealed: [kind], ...(seat === 1 && { river: [kind] }) }));
    const table = tableOf(ruleset, { seats: [seats[0], seats[1], {}, {}], stage, aside: [kind] });
    const tiles = copies([...everyTile(table), kind]);
    expect(tiles).toEqual([...ruleset.tiles]);
    expect(table.box === null).toBe(ruleset.deal.box === 0);
  });

  test('red-fives: a hand of another table with all four plain fives lies where one of them is red', async () => {
    const ruleset = rulesetOf(await loadGame('riichi'), { 'red-fives': 3 });
    const table = tableOf(ruleset, { seats: [{ concealed: parseTiles('5555p') }, {}, {}, {}], stage });
    expect(table.seats[0].concealed).toEqual(parseTiles('5555p'));
    expect(table.wall.order.map(plainKind)).not.toContain(parseTiles('5p')[0]);
    expect(() =>
      tableOf(ruleset, { seats: [{ concealed: parseTiles('0p5555p') }, {}, {}, {}], stage }),
    ).toThrow(RangeError);
  });

  test('holds no more of a kind than there is', () => {
    const seats = bySeat((seat) => (seat < 3 ? { concealed: parseTiles('55p') } : {}));
    expect(() => tableOf(rules, { seats, stage })).toThrow(RangeError);
  });

  test('sorts its hands, counts its claims, and knows whether the wall is out', () => {
    const { melds } = parseHand('[CCC^] (1111s) [234m<]');
    const seats = bySeat((seat) => (seat === 2 ? { concealed: parseTiles('9s1m'), melds } : {}));
    const table = tableOf(rules, { seats, stage, wallOut: true });
    expect(table.seats[2].concealed).toEqual(parseTiles('1m9s'));
    expect([table.claims, table.wall.end - table.wall.next]).toEqual([2, 0]);
  });
});

describe('Facts', () => {
  test('that no clause knows, or of another type, are data', () => {
    expect(faultOfFacts(rules, { fishing: true })).toEqual({
      is: 'fact',
      fact: 'fishing',
      known: ['hasDiscarded'],
    });
    expect(faultOfFacts(british, { fishing: 'yes' })).toEqual({
      is: 'factValue',
      fact: 'fishing',
      wants: 'flag',
    });
    for (const value of ['x', -5, 2.5, Number.POSITIVE_INFINITY, true]) {
      expect(faultOfFacts(chinese, { streak: value })).toMatchObject({ is: 'factValue', wants: 'count' });
    }
    expect(faultOfFacts(chinese, { passedWin: {} })).toMatchObject({ fact: 'passedWin', wants: 'flag' });
    expect(faultOfFacts(british, { hasDiscarded: 1 })).toMatchObject({ fact: 'hasDiscarded' });
    expect(faultOfFacts(british, { fishing: true, originalCall: false, hasDiscarded: true })).toBeNull();
  });

  test('that an object has of itself are none', () => {
    for (const fact of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
      expect(faultOfFacts(british, Object.fromEntries([[fact, true]]))).toMatchObject({ is: 'fact', fact });
      expect(() =>
        withFact(british, tableOf(british, { seats: bySeat(() => ({})), stage }), 0, fact, true),
      ).toThrow(RangeError);
    }
  });

  test('are remembered by their clause; of another type they are an error', () => {
    const table = tableOf(chinese, { seats: bySeat(() => ({})), stage });
    expect(withFact(chinese, table, 0, 'streak', 3).memory['dealer-stays']).toBe(3);
    expect(() => withFact(chinese, table, 0, 'streak', 'x')).toThrow(RangeError);
    expect(() => withFact(chinese, table, 0, 'ready', 1)).toThrow(RangeError);
  });

  test('fishing-first: a declaration is taken as made unless something is said of it', () => {
    expect(withPresumed(british, {})).toEqual({ fishing: true });
    expect(withPresumed(british, { fishing: false })).toEqual({ fishing: false });
    expect(withPresumed(rules, {})).toEqual({});
  });

  test('have a name, and words', () => {
    expect(factNamed('original call')).toBe('originalCall');
    expect(factInWords('originalCall')).toBe('original call');
    expect(factsWritten(['fishing', 'original call'])).toEqual({ fishing: true, originalCall: true });
  });
});

describe('A win that is asked about', () => {
  const asked = (text: string, facts = {}, won = {}) => ({
    hand: parseHand(text),
    won: { ...USUAL, ...won },
    facts,
  });

  test('lies on a table at the moment it is declared', () => {
    const drawn = tableOfWin(rules, asked('123m 456m 78p 234s 55s +9p'));
    expect(drawn.stage).toMatchObject({ phase: 'deciding', seat: 0, drew: { by: 'wall' } });
    expect(drawn.seats[0].concealed).toHaveLength(14);
    const claimed = tableOfWin(rules, asked('123m 456m 78p 234s 55s <9p'));
    expect(claimed.stage).toMatchObject({
      phase: 'collecting',
      offer: { as: 'discard', from: 3 },
      pending: [0],
    });
    expect(claimed.seats[0].concealed).toHaveLength(13);
    const robbed = tableOfWin(rules, asked('123m 456m 78p 234s 55s *9p'));
    expect(robbed.stage).toMatchObject({ offer: { as: 'promotion' }, kong: { chain: 1 } });
  });

  test('before-first-discard: who wins with the first tile of all has discarded nothing', () => {
    const of = (won: object, facts = {}) =>
      tableOfWin(british, asked('222p 777s 444m 88m 33p +3p', facts, won)).seats[0].discards;
    expect([of({}), of({ first: true }), of({}, { hasDiscarded: false })]).toEqual([1, 0, 0]);
  });

  test('passed-win: is refused by a clause where the hand alone would win', () => {
    const whole = '123m 456m 78p 234s 55s 678s +9p';
    expect(judgeWin(chinese, asked(whole)).verdict.wins).toBe(true);
    const { verdict } = judgeWin(chinese, asked(whole, { passedWin: true }));
    expect(verdict).toMatchObject({ wins: false, reason: { rule: 'passed-win' }, score: { unit: 'fan' } });
  });

  test('fishing-first: is presumed, and denied where it is denied', () => {
    const whole = '222p 777s 444m 88m 33p +3p';
    expect(judgeWin(british, asked(whole)).verdict.wins).toBe(true);
    expect(judgeWin(british, asked(whole, { fishing: false })).verdict).toMatchObject({
      wins: false,
      reason: { rule: 'fishing-first' },
    });
  });
});
