/** Furiten, move by move: the tables F1 to F7 of the law, and what else its rules say. */
import { describe, expect, test } from 'vitest';
import may from '../../../src/puzzles/concepts/may/index.ts';
import { allPass, mayDo, ruleAgainst, whyNot } from '../../fixtures/tables.ts';
import { goes, READY, table, wonBy } from './table.ts';

describe('furiten-own', () => {
  test('furiten: F1 who has discarded one wait wins on none by ron, and by tsumo all the same', () => {
    const game = table({ turn: 'east', east: '4p', south: READY, rivers: { south: '1p' }, wall: '4p' });
    const asked = goes(game, 'east discards 4p');
    expect(whyNot(asked, 'south wins')).toMatchObject({
      rule: 'false-win',
      also: ['furiten-own'],
      tiles: [9],
    });
    const drawn = allPass(asked);
    expect(drawn.table.stage).toMatchObject({ phase: 'deciding', seat: 1 });
    expect(wonBy(goes(drawn, 'south wins'))).toEqual(['concealed-tsumo 1 + pinfu 1']);
  });

  test('furiten-own: F2 the same where that discard was called away', () => {
    const game = table({ turn: 'east', east: '4p', south: READY, west: '[123p<]' });
    expect(whyNot(goes(game, 'east discards 4p'), 'south wins')).toMatchObject({ also: ['furiten-own'] });
    const other = table({ turn: 'east', east: '4p', south: READY, west: '[567p<]' });
    expect(ruleAgainst(goes(other, 'east discards 4p'), 'south wins')).toBe(null);
  });

  test('it ends when the waits change', () => {
    const game = table({
      turn: 'east',
      east: '8s',
      south: '345m 678m 234p 456s 8s',
      rivers: { south: '1p' },
    });
    expect(ruleAgainst(goes(game, 'east discards 8s'), 'south wins')).not.toBe('furiten-own');
  });

  test('F7 thirteen orphans on thirteen waits after any terminal or honour', () => {
    const game = table({ turn: 'east', east: 'C', south: '19m 19p 19s ESWNCFP', rivers: { south: '1s' } });
    expect(whyNot(goes(game, 'east discards C'), 'south wins')).toMatchObject({ also: ['furiten-own'] });
  });
});

describe('furiten-passed', () => {
  const passing = table({
    turn: 'west',
    west: '1p',
    south: READY,
    north: '4p',
    east: '4p',
    wall: '7p 2m 8s 3m 6p',
  });

  test('furiten-passed: F3 who lets one go wins on none by ron, until the own next draw', () => {
    const passed = goes(passing, 'west discards 1p', 'south passes');
    const north = goes(passed, 'north discards 4p');
    expect(whyNot(north, 'south wins')).toMatchObject({ also: ['furiten-passed'], tiles: [9] });
    const later = goes(
      north,
      'east discards 2m',
      'south discards 8s',
      'west discards 3m',
      'north discards 6p',
    );
    expect(ruleAgainst(goes(later, 'east discards 4p'), 'south wins')).toBe(null);
  });

  test('furiten-riichi: F4 in riichi it lasts, whatever is drawn in between', () => {
    const game = table({
      turn: 'west',
      west: '1p',
      south: `${READY}, riichi`,
      east: '4p',
      wall: '7p 2m 8s 3m 6p',
    });
    const passed = goes(game, 'west discards 1p', 'south passes', 'north discards 7p', 'east discards 2m');
    const later = goes(
      passed,
      'south discards 8s',
      'west discards 3m',
      'north discards 6p',
      'east discards 4p',
    );
    expect(whyNot(later, 'south wins')).toMatchObject({ also: ['furiten-riichi'] });
  });

  test('F5 a pon of that very tile by another lets it go as well', () => {
    const game = table({ turn: 'west', west: '1p', south: READY, north: '11p 4p', wall: '2m' });
    const called = goes(game, 'west discards 1p', 'south passes', 'north pungs', 'north discards 4p');
    expect(whyNot(called, 'south wins')).toMatchObject({ also: ['furiten-passed'] });
  });

  test('F6 a tile that gave no yaku was let go, too: the last discard would be one', () => {
    const south = '[456m<] [789p<] 23s 567s 22m';
    const game = table({ turn: 'east', east: '4s', south, west: '1s', wall: '5p 8m', left: 2 });
    const passed = goes(game, 'east discards 4s');
    expect(whyNot(passed, 'south wins')).toMatchObject({ also: ['one-yaku'] });
    const drawn = goes(allPass(passed), 'south discards 5p');
    // South has drawn in between, and wins on the last discard.
    expect(wonBy(goes(drawn, 'west discards 1s', 'south wins'))).toEqual(['under-the-river 1']);
    const soon = table({ turn: 'west', west: '4s', south, north: '1s', wall: '5p', left: 1 });
    const last = goes(soon, 'west discards 4s', 'north discards 1s');
    expect(whyNot(last, 'south wins')).toMatchObject({ also: ['furiten-passed'] });
  });

  test('the own call ends it, that of the very tile too', () => {
    const game = table({
      turn: 'west',
      west: '4p',
      south: '345m 678m 44p 56s 99s 7p',
      north: '4s',
      wall: '2m',
    });
    // South takes for a set what would not complete the hand; then it is ready for 4s and 7s.
    const called = goes(game, 'west discards 4p', 'south pungs', 'south discards 7p');
    expect(called.table.memory['furiten']).toMatchObject({ passed: [null, null, null, null] });
  });

  test('a kan that could be robbed and was not is let go like a discard', () => {
    const game = table({
      turn: 'west',
      west: '[444p^] C 4p',
      drew: '4p',
      south: READY,
      north: '1p',
      wall: '2m',
      left: 3,
    });
    const passed = goes(game, 'west kongs 4p', 'south passes', 'west discards C');
    const north = allPass(passed);
    expect(whyNot(goes(north, 'north discards 1p'), 'south wins')).toMatchObject({
      also: ['furiten-passed'],
    });
  });
});

describe('What is none', () => {
  test('the tile of a concealed kan, which thirteen orphans alone could have taken', () => {
    const game = table({ turn: 'west', west: '4444p C', drew: '4p', south: READY, north: '1p', left: 9 });
    const kan = goes(game, 'west kongs 4p', 'west discards C', 'north discards 1p');
    expect(ruleAgainst(kan, 'south wins')).toBe(null);
  });
});

describe('Nobody but the player learns of it', () => {
  test('riichi-furiten: a furiten player may say riichi', () => {
    const game = table({ turn: 'south', south: `${READY} C`, rivers: { south: '1p' } });
    expect(mayDo(game, 'south')).toContain('south discards C and says riichi');
  });
});

test('May I? is answered by what makes a win false, and not by that it is one', () => {
  const { ruleset, table: at } = goes(
    table({ turn: 'east', east: '4p', south: READY, rivers: { south: '1p' } }),
    'east discards 4p',
  );
  const win = { do: 'win', seat: 1 } as const;
  expect(may.key({ table: at, action: win, since: [], rules: [] }, ruleset, at)).toEqual(['furiten-own']);
});
