/** What players see, hear and may try to say at a table of Riichi. */
import { describe, expect, test } from 'vitest';
import { words as messages } from '#i18n/words.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { withFact } from '../../../src/evaluation/facts.ts';
import { callKeys } from '../../../src/ui/input/keys.ts';
import { allPass, type Game, goes, plays, untilAsked, whyNot } from '../../fixtures/tables.ts';
import { READY, table } from './table.ts';

const see = ({ ruleset, table: at }: Game, seat: 0 | 1 | 2 | 3 | null) => seenBy(ruleset, at, seat);
const told = ({ ruleset, table: at }: Game, event: Game['events'][number], reader: 0 | 1 | null = null) =>
  messages.narrate(event, { reader, dealer: at.dealer, terms: ruleset.terms });

describe('Riichi', () => {
  const own = table({ turn: 'east', east: `${READY} C`, dora: '3p' });

  test('can be tried at any time, whether or not the hand is ready', () => {
    expect(see(own, 0).words).toEqual(['riichi']);
    expect(see(own, 1).words).toEqual(['riichi']);
    expect(whyNot(own, 'south says riichi')).toMatchObject({ rule: 'in-turn' });
    expect(whyNot(goes(own, 'east discards C'), 'south says riichi')).toMatchObject({ rule: 'in-turn' });
    const unready = table({ turn: 'east', east: '147m 258p 369s ESWNC', dora: '3p' });
    expect(see(unready, 0).words).toEqual(['riichi']);
    expect(whyNot(unready, 'east discards C and says riichi')).toMatchObject({ rule: 'riichi-ready' });
  });

  test('lays its tile sideways, and its bet is in the pot once the tile is let go', () => {
    const declared = goes(own, 'east discards C and says riichi');
    expect(see(declared, 2).seats[0].sideways).toEqual([0]);
    const after = allPass(declared);
    expect(see(after, 2).cash.pot).toBe(1000);
    expect(after.events.map((event) => told(after, event, 0))).toContain(
      'You pay 1,000 points into the pot.',
    );
  });
});

test('a riichi that is stated has a tile sideways, where tiles lie: the last one, of a double riichi the first', () => {
  const rivers = { south: '4m E 9p' };
  const of = (fact: string, { ruleset, table: at } = table({ turn: 'east', rivers })): readonly number[] =>
    see({ ruleset, table: withFact(ruleset, at, 1, fact, true), events: [] }, null).seats[1].sideways;
  expect(of('riichi')).toEqual([2]);
  expect(of('doubleRiichi')).toEqual([0]);
  expect(of('letGo')).toEqual([]);
  expect(of('riichi', table({ turn: 'east' }))).toEqual([]);
});

test('a false win that was insisted on is told by no call', () => {
  const erred = goes(table({ turn: 'east', east: `${READY} C` }), 'east wins despite false-win');
  const event = erred.events.find(({ type }) => type === 'erred');
  expect(event && told(erred, event)).toContain('insists on winning');
});

test('counters are seen from the beginning, and indicators have their places', () => {
  expect(see(table({ turn: 'east', dora: '3p', counters: 2 }), 1)).toMatchObject({
    counters: 2,
    indicators: { open: [11], under: [] },
    indicatorPlaces: 5,
    laysSideways: true,
  });
});

describe('A deal that nobody wins', () => {
  const last = table({ turn: 'east', east: '147m 258p 369s ESWNC', south: READY, left: 0, dora: '3p' });
  const over = untilAsked(allPass(goes(last, 'east discards C')));

  test('asks one after the other, and offers both words', () => {
    expect(over.table.stage).toMatchObject({ phase: 'settling', pending: [0] });
    expect(see(over, 0).words).toEqual(['tenpai', 'noten']);
    expect(see(over, 1).words).toEqual([]);
    expect(whyNot(over, 'east says tenpai')).toMatchObject({ rule: 'ready-means' });
    const next = untilAsked(plays(over, 'east says noten'));
    expect(see(next, 1).words).toEqual(['tenpai', 'noten']);
  });
});

test('a win is called by how its tile came, and both calls have one key', () => {
  const { terms } = table({ turn: 'east' }).ruleset;
  expect(messages.callName('win', terms)).toBe('Ron');
  expect(callKeys(terms).win).toBe('O');
  const game = goes(table({ turn: 'east', east: '4p', south: READY }), 'east discards 4p', 'south wins');
  const won = untilAsked(game).events.find(({ type }) => type === 'awarded');
  expect(won && told(game, won, 1)).toBe('You call Ron. Everyone has answered; you win with the 4 of dots.');
});

test('a kan is replaced from the dead wall, and the indicator that is turned is told', () => {
  const event = {
    type: 'drew',
    seat: 2,
    tile: 4,
    from: 'box',
    why: 'kong',
    turned: { open: [11], under: [] },
  } as const;
  const { ruleset } = table({ turn: 'east' });
  expect(messages.narrate(event, { reader: null, dealer: 0, terms: ruleset.terms })).toBe(
    'West draws the 5 of characters from the dead wall. A new dora indicator is turned up: the 3 of dots.',
  );
});

test('what ends a deal early is told as what it is', () => {
  const { ruleset } = table({ turn: 'east' });
  const over = (rule: string) =>
    messages.narrate({ type: 'drawn', rule }, { reader: null, dealer: 0, terms: ruleset.terms });
  expect(over('exhaustive-draw')).toBe('Exhaustive draw: nobody wins.');
  expect(over('chombo')).toBe('Chombo: the deal is void.');
  expect(over('four-riichi')).toBe('All four are in riichi: nobody wins.');
});
