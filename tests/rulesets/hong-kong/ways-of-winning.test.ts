/** Hong Kong, eighth chapter: how the last tile came, played at the table. */
import { describe, expect, test } from 'vitest';
import { hongKong } from '../../fixtures/rulesets.ts';
import { dealt, type Game, happenedOf, plays, seated, untilAsked } from '../../fixtures/tables.ts';

const rules = await hongKong();

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
    expect(stage.phase === 'collecting' || stage.phase === 'drawing' ? stage.offer?.opening : null).toBe(
      false,
    );
  });

  test('earthly: not on a later discard, nor on one of another seat', () => {
    const game = dealt(rules, { east: 'C', south: '9p', west: '123m 456m 78p 234s 55s', wall: 'E E' });
    const second = plays(game, 'east discards C', 'south discards 9p');
    const { stage } = second.table;
    expect(stage.phase === 'collecting' || stage.phase === 'drawing' ? stage.offer?.opening : null).toBe(
      false,
    );
  });
});

test('a hand that is won tells its fan in the event, once', () => {
  const game = seated(rules, { turn: 'south', south: '[222p<] [777s^] 444m 88m 333p' });
  const won = untilAsked(plays(game, 'south wins'));
  expect(happenedOf(won, 'won')).toMatchObject([{ win: { score: { unit: 'fan', total: 5 } } }]);
});
