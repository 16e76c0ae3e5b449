/** Deals without a winner: what is said, who pays, chombo, and what ends a deal early where that is agreed. */
import { describe, expect, test } from 'vitest';
import { seenBy } from '../../../src/engine/view.ts';
import { dealt, mayDo, ruleAgainst, untilAsked, whoActs, whyNot } from '../../fixtures/tables.ts';
import { rulesOf } from './rules.ts';
import { drawnBy, followingOf, goes, READY, table, wonBy } from './table.ts';

const paid = (game: Parameters<typeof drawnBy>[0]): readonly number[] =>
  untilAsked(game).table.cash.seats.map((cash) => cash - 30_000);

describe('declaring-ready', () => {
  const last = table({
    turn: 'east',
    east: 'E',
    south: READY,
    west: `${READY.replace('99s', '88s')}, riichi`,
    left: 0,
  });
  const asked = untilAsked(goes(last, 'east discards E'));

  test('from East on each says tenpai and shows the hand, or noten', () => {
    expect(drawnBy(asked)).toBe('exhaustive-draw');
    expect(whoActs(asked.table)).toEqual({ phase: 'settling', awaits: [0] });
    expect(mayDo(asked)).toEqual(['east says noten']);
    expect(ruleAgainst(asked, 'south says tenpai')).toBe('declaring-ready');
    expect(ruleAgainst(asked, 'east says tenpai')).toBe('ready-means');
    const south = untilAsked(goes(asked, 'east says noten'));
    expect(mayDo(south)).toEqual(['south says tenpai', 'south says noten']);
    const west = untilAsked(goes(south, 'south says tenpai'));
    expect(west.table.revealed).toEqual([1]);
    expect(seenBy(west.ruleset, west.table, 3).seats[1].concealed).toEqual(west.table.seats[1].concealed);
    expect(ruleAgainst(west, 'west says noten')).toBe('riichi-shows');
    const over = untilAsked(goes(west, 'west says tenpai', 'north says noten'));
    expect(paid(over)).toEqual([-1500, 1500, 1500, -1500]);
    expect(followingOf(over)).toMatchObject({ dealer: 1, rule: 'east-stays' });
  });

  test('P4 a ready hand may be hidden, and is then not paid', () => {
    const over = goes(asked, 'east says noten', 'south says noten', 'west says tenpai', 'north says noten');
    expect(paid(over)).toEqual([-1000, -1000, 3000, -1000]);
    expect(untilAsked(over).table.revealed).toEqual([2]);
  });

  test('noten-by-choice: where nobody chooses whoever is ready shows', () => {
    const game = table({
      turn: 'east',
      east: 'E',
      south: READY,
      left: 0,
      options: { 'noten-by-choice': false },
    });
    const over = untilAsked(goes(game, 'east discards E'));
    expect(over.table.revealed).toEqual([1]);
    expect(paid(over)).toEqual([-1000, 3000, -1000, -1000]);
  });

  test('river-mangan: a river of outer tiles pays instead, where it is agreed', () => {
    const options = { 'river-mangan': true, 'noten-by-choice': false };
    const rivers = { south: '19m19p19sES' };
    const game = table({ turn: 'east', east: '5m', south: READY, rivers, fresh: true, left: 0, options });
    const over = untilAsked(goes(game, 'east discards 5m'));
    expect(paid(over)).toEqual([-4000, 8000, -2000, -2000]);
    expect(over.events.flatMap((event) => (event.type === 'paid' ? [event.group.rule] : []))).toEqual([
      'river-mangan',
    ]);
  });
});

describe('chombo', () => {
  const game = table({ turn: 'east', east: '4p', south: READY, rivers: { south: '1p' } });
  const asked = goes(game, 'east discards 4p');

  test('a false win is refused, until its player insists; then the deal is void', () => {
    expect(whyNot(asked, 'south wins')).toMatchObject({ rule: 'false-win', also: ['furiten-own'] });
    const erred = untilAsked(goes(asked, 'south wins despite false-win'));
    expect(drawnBy(erred)).toBe('chombo');
    expect(paid(erred)).toEqual([4000, -8000, 2000, 2000]);
    expect(followingOf(erred)).toMatchObject({ dealer: 0 });
  });

  test('a false tsumo ends the deal at once', () => {
    const own = table({ turn: 'east', east: '19m 19p 19s ESW 2m 3m 4m 7p 8s' });
    expect(drawnBy(goes(own, 'east wins despite false-win'))).toBe('chombo');
    expect(paid(goes(own, 'east wins despite false-win'))).toEqual([-12_000, 4000, 4000, 4000]);
  });

  test('where others win rightly on that tile theirs stands, and nothing is paid for it', () => {
    const west = '345s 678s 23p 456m 88s';
    const both = table({ turn: 'east', east: '4p', south: READY, rivers: { south: '1p' }, west });
    const won = goes(both, 'east discards 4p', 'south wins despite false-win', 'west wins');
    expect(wonBy(won)).toEqual(['pinfu 1 + all-simples 1']);
    expect(paid(won)).toEqual([-2000, 0, 2000, 0]);
  });
});

describe('abortive-draws, where they are agreed', () => {
  const options = { 'abortive-draws': true };
  const nine = '19m 19p 19s ESWN 5m 6m 7p';

  test('nine-kinds: said in one’s unbroken first turn', () => {
    const first = dealt(rulesOf(options), { east: `${nine} 8p` });
    expect(mayDo(first)).toContain('east says nine kinds');
    const over = untilAsked(goes(first, 'east says nine kinds'));
    expect(drawnBy(over)).toBe('nine-kinds');
    expect(followingOf(over)).toMatchObject({ dealer: 0 });
    expect(ruleAgainst(table({ turn: 'south', south: `${nine} 8p`, options }), 'south says nine kinds')).toBe(
      'nine-kinds',
    );
    expect(mayDo(dealt(rulesOf(), { east: `${nine} 8p` }))).not.toContain('east says nine kinds');
    expect(ruleAgainst(first, 'south says nine kinds')).toBe('in-turn');
    const just = dealt(rulesOf(options), { east: '19m 19p 19s ESW 5m 6m 7p 8p 3s' });
    expect(mayDo(just)).toContain('east says nine kinds');
    const eight = dealt(rulesOf(options), { east: '19m 19p 19s ES 4m 5m 6m 7p 8p 3s' });
    expect(whyNot(eight, 'east says nine kinds')).toEqual({ rule: 'nine-kinds', have: 8, need: 9 });
  });

  test('four-winds: the same wind as the first four discards', () => {
    const game = dealt(rulesOf(options), { east: 'N', south: 'N', west: 'N', north: 'N' });
    const over = goes(game, 'east discards N', 'south discards N', 'west discards N', 'north discards N');
    expect(drawnBy(untilAsked(over))).toBe('four-winds');
  });

  test('four-riichi: once the fourth discard stands', () => {
    const game = table({
      turn: 'east',
      east: '234m 567m 23p 789s 55s C, riichi',
      south: '345m 678m 23p 456s 99s, riichi',
      west: '345s 678s 23p 456m 88s, riichi',
      north: '234s 567m 78p 234m 11s',
      wall: 'FFFF',
      options,
    });
    const riichi = goes(
      game,
      'east discards C',
      'south discards F',
      'west discards F',
      'north discards F and says riichi',
    );
    const over = untilAsked(riichi);
    expect(drawnBy(over)).toBe('four-riichi');
    expect(over.table.cash.pot).toBe(1000);
  });

  test('four-kans-abort: of two or more, once the discard after the fourth stands', () => {
    const kans = (east: string, west: string) =>
      untilAsked(goes(table({ turn: 'east', east: `${east} C`, west, options }), 'east discards C'));
    expect(drawnBy(kans('(1111s) (2222s)', '(9999m) (8888m)'))).toBe('four-kans-abort');
    expect(drawnBy(kans('(1111s) (2222s) (3333s) (4444s)', ''))).toBe(null);
  });
});
