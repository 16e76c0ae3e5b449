import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import type { TableEvent } from '../../src/engine/events.ts';
import { bySeat } from '../../src/engine/seats.ts';
import { FACE_DOWN } from '../../src/engine/tiles.ts';
import {
  bamboo,
  byFire,
  bySelfPick,
  characters,
  dots,
  east,
  fiveOfDots,
  north,
  open,
  south,
  toSouth,
  west,
} from './sentences.ts';

const pay = (from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3) =>
  ({ from, to, amount: 5, rule: 'self-pick-pays', book: 'cash' }) as const;

/** One of every type at least: [event, to South, at an open table]. */
const told: readonly [TableEvent, string, string][] = [
  [{ type: 'rolled', dice: [3, 4] }, 'The dice show 3 and 4.', 'The dice show 3 and 4.'],
  [
    {
      type: 'chose',
      seat: south,
      choice: { do: 'exchange', seat: south, tiles: [dots(1), dots(2), bamboo(9)] },
    },
    'You give the 1 and 2 of dots and the 9 of bamboo.',
    'South gives the 1 and 2 of dots and the 9 of bamboo.',
  ],
  [
    { type: 'chose', seat: south, choice: { do: 'say', seat: south, word: 'skip' } },
    'You say “Skip”.',
    'South says “Skip”.',
  ],
  [{ type: 'chose', seat: south, choice: { do: 'win', seat: south } }, 'You call Hooo.', 'South calls Hooo.'],
  [{ type: 'chose', seat: south, choice: { do: 'pass', seat: south } }, 'You pass.', 'South passes.'],
  [{ type: 'chose', seat: west, choice: null }, 'West has chosen.', 'West has chosen.'],
  [
    {
      type: 'told',
      words: bySeat((seat) => (seat === south ? 'original call' : seat === west ? 'skip' : null)),
    },
    'You say “Original call”. West says “Skip”.',
    'South says “Original call”. West says “Skip”.',
  ],
  [
    {
      type: 'exchanged',
      passedTiles: bySeat((seat) => (seat === west ? [dots(1), dots(2), bamboo(9)] : null)),
      to: bySeat((seat) => (seat === west ? south : west)),
    },
    'The chosen tiles change hands: you get the 1 and 2 of dots and the 9 of bamboo from West.',
    'The chosen tiles change hands.',
  ],
  [
    { type: 'exchanged', passedTiles: bySeat(() => null), to: bySeat((seat) => seat) },
    'The chosen tiles change hands.',
    'The chosen tiles change hands.',
  ],
  [
    { type: 'drew', seat: south, tile: dots(5), from: 'wall', why: 'turn' },
    'You draw the 5 of dots.',
    'South draws the 5 of dots.',
  ],
  [{ type: 'drew', seat: west, tile: FACE_DOWN, from: 'wall', why: 'turn' }, 'West draws.', 'West draws.'],
  [
    { type: 'drew', seat: south, tile: bamboo(1), from: 'tail', why: 'kong' },
    'You draw the 1 of bamboo from the end of the wall.',
    'South draws the 1 of bamboo from the end of the wall.',
  ],
  [
    { type: 'drew', seat: west, tile: FACE_DOWN, from: 'box', why: 'bonus' },
    'West draws from the kong box.',
    'West draws from the kong box.',
  ],
  [
    { type: 'drew', seat: west, tile: FACE_DOWN, from: 'wall', why: 'kong' },
    'West draws for the Kong.',
    'West draws for the Kong.',
  ],
  [
    { type: 'laid', seat: south, tile: 34 },
    'You lay down the plum (flower 1).',
    'South lays down the plum (flower 1).',
  ],
  [{ type: 'said', seat: north, word: 'fishing' }, 'North says “Fishing”.', 'North says “Fishing”.'],
  [
    { type: 'discarded', seat: south, tile: characters(9), says: null },
    'You discard the 9 of characters.',
    'South discards the 9 of characters.',
  ],
  [
    { type: 'discarded', seat: south, tile: characters(9), says: 'fishing' },
    'You discard the 9 of characters and say “Fishing”.',
    'South discards the 9 of characters and says “Fishing”.',
  ],
  [
    { type: 'konged', seat: west, tile: dots(2), how: 'concealed', stands: true },
    'West declares a Kong with four 2s of dots.',
    'West declares a Kong with four 2s of dots.',
  ],
  [
    { type: 'konged', seat: west, tile: FACE_DOWN, how: 'concealed', stands: true },
    'West lays a Kong face down.',
    'West lays a Kong face down.',
  ],
  [
    { type: 'konged', seat: south, tile: dots(2), how: 'promoted', stands: true },
    'You add the 2 of dots to the Pung: a Kong.',
    'South adds the 2 of dots to the Pung: a Kong.',
  ],
  [
    { type: 'konged', seat: west, tile: dots(2), how: 'promoted', stands: false },
    'West wants to add the 2 of dots to the Pung. It may be robbed.',
    'West wants to add the 2 of dots to the Pung. It may be robbed.',
  ],
  [{ type: 'answered', bid: { seat: south, call: 'pass' } }, 'You pass.', 'South passes.'],
  [{ type: 'answered', bid: { seat: south, call: 'pung' } }, 'You call Pung.', 'South calls Pung.'],
  [
    { type: 'answered', bid: { seat: west, call: 'chow', using: [dots(3), dots(4)] } },
    'West calls Sheung with the 3 and 4 of dots.',
    'West calls Sheung with the 3 and 4 of dots.',
  ],
  [
    { type: 'awarded', offer: fiveOfDots, stand: [{ seat: south, call: 'pung' }], lost: [] },
    'You call Pung. Everyone has answered; the tile is yours.',
    'Everyone has answered; the tile is South’s.',
  ],
  [
    {
      type: 'awarded',
      offer: fiveOfDots,
      stand: [
        { seat: south, call: 'win' },
        { seat: north, call: 'win' },
      ],
      lost: [{ bid: { seat: west, call: 'pung' }, rule: 'priority' }],
    },
    'You and North call Hooo. West calls Pung. Everyone has answered; you and North win with the 5 of dots.',
    'Everyone has answered; South and North win with the 5 of dots.',
  ],
  [
    { type: 'awarded', offer: fiveOfDots, stand: [{ seat: west, call: 'win' }], lost: [] },
    'West calls Hooo. Everyone has answered; West wins with the 5 of dots.',
    'Everyone has answered; West wins with the 5 of dots.',
  ],
  [{ type: 'unclaimed', offer: fiveOfDots }, 'Nobody calls the 5 of dots.', 'Nobody calls the 5 of dots.'],
  [
    { type: 'unclaimed', offer: { ...fiveOfDots, as: 'promotion' } },
    'Nobody wins with the 5 of dots: the Kong stands.',
    'Nobody wins with the 5 of dots: the Kong stands.',
  ],
  [
    { type: 'won', win: byFire(south, west) },
    'Hooo: you win with West’s 5 of dots.',
    'Hooo: South wins with West’s 5 of dots.',
  ],
  [
    { type: 'won', win: byFire(west, south) },
    'Hooo: West wins with your 5 of dots.',
    'Hooo: West wins with South’s 5 of dots.',
  ],
  [
    { type: 'won', win: bySelfPick(north) },
    'Self Pick: North wins with the 8 of bamboo.',
    'Self Pick: North wins with the 8 of bamboo.',
  ],
  [{ type: 'drawn', rule: 'wall-out' }, 'Drawn hand: nobody wins.', 'Drawn hand: nobody wins.'],
  [
    {
      type: 'erred',
      action: { seat: south, do: 'win' },
      reason: { rule: 'false-win' },
      price: {
        rule: 'false-win',
        payments: [{ from: south, to: west, amount: 30, rule: 'false-win', book: 'cash' }],
      },
    },
    'You insist on “Hooo”. It was a mistake, and it has its price.',
    'South insists on “Hooo”. It was a mistake, and it has its price.',
  ],
  [
    {
      type: 'erred',
      action: { seat: south, do: 'win' },
      reason: { rule: 'winning-tile-apart' },
      price: { rule: 'winning-tile-apart', payments: [] },
    },
    'You insist on “Hooo”. It was a mistake, and it does not count.',
    'South insists on “Hooo”. It was a mistake, and it does not count.',
  ],
  [{ type: 'shown', seats: [south], what: 'hands' }, 'You show your hand.', 'South shows the hand.'],
  [
    { type: 'shown', seats: [south, west], what: 'hands' },
    'You and West show their hands.',
    'South and West show their hands.',
  ],
  [{ type: 'shown', seats: [0, 1, 2, 3], what: 'hands' }, 'All hands are shown.', 'All hands are shown.'],
  [
    { type: 'shown', seats: [west], what: 'kongs' },
    'The face-down Kongs are turned face up.',
    'The face-down Kongs are turned face up.',
  ],
  [
    {
      type: 'paid',
      group: { rule: 'self-pick-pays', payments: [pay(east, south), pay(west, south), pay(north, south)] },
    },
    'East, West and North pay you 5 points each.',
    'East, West and North pay South 5 points each.',
  ],
  [
    { type: 'paid', group: { rule: 'fire-pays', payments: [pay(west, north), pay(west, south)] } },
    'West pays you and North 5 points each.',
    'West pays North and South 5 points each.',
  ],
  [
    {
      type: 'paid',
      group: { rule: 'fire-pays', payments: [pay(west, south), pay(west, south), pay(east, south)] },
    },
    'West and East pay you 5 points each. West pays you 5 points.',
    'West and East pay South 5 points each. West pays South 5 points.',
  ],
  [
    { type: 'paid', group: { rule: 'fire-pays', payments: [pay(west, south), pay(west, south)] } },
    'West pays you 5 points, twice.',
    'West pays South 5 points, twice.',
  ],
  [
    {
      type: 'ended',
      following: { over: false, dealer: south, round: 0, under: 'ordinary', rule: 'next-east' },
    },
    'You are East in the next deal.',
    'South is East in the next deal.',
  ],
  [
    {
      type: 'ended',
      following: { over: false, dealer: east, round: 0, under: 'ordinary', rule: 'next-east' },
    },
    'East stays East in the next deal.',
    'East stays East in the next deal.',
  ],
  [
    { type: 'ended', following: { over: false, dealer: 0, round: 0, under: 'goulash', rule: 'goulash' } },
    'East stays East in the next deal, which is a goulash.',
    'East stays East in the next deal, which is a goulash.',
  ],
  [
    { type: 'ended', following: { over: true, rule: 'match' } },
    'The deal is over, and so is the match.',
    'The deal is over, and so is the match.',
  ],
];

/** Fails to compile when the engine learns an event that nobody narrates here. */
const every: Record<TableEvent['type'], true> = {
  rolled: true,
  chose: true,
  told: true,
  exchanged: true,
  drew: true,
  laid: true,
  said: true,
  discarded: true,
  konged: true,
  answered: true,
  awarded: true,
  unclaimed: true,
  won: true,
  drawn: true,
  erred: true,
  shown: true,
  paid: true,
  ended: true,
};

describe('every event has its sentence', () => {
  test('no type of event is left out of these tests', () => {
    expect(new Set(told.map(([event]) => event.type))).toEqual(new Set(Object.keys(every)));
  });

  test.each(told)('$type to its reader: %s', (event, you, all) => {
    expect(words.narrate(event, toSouth)).toBe(you);
    expect(words.narrate(event, open)).toBe(all);
  });
});

test('seats are called by the winds of this deal', () => {
  const event: TableEvent = { type: 'drew', seat: south, tile: FACE_DOWN, from: 'wall', why: 'turn' };
  expect(words.narrate(event, { ...open, dealer: west })).toBe('North draws.');
});
