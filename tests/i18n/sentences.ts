/** What the tests of this folder tell, and to whom. */
import type { Terms } from '../../src/engine/ruleset.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Offer, Win } from '../../src/engine/table.ts';
import { type Rank, type Suit, suitedKind } from '../../src/engine/tiles.ts';
import type { MessageContext, RefusalFacts } from '../../src/i18n/message-context.ts';

export const terms: Terms = {
  chow: 'Sheung',
  pung: 'Pung',
  kong: 'Kong',
  pair: 'Jong',
  win: 'Hooo',
  selfDraw: 'Self Pick',
  winOnDiscard: 'Fire',
  dealer: 'East',
  characters: 'characters',
  dots: 'dots',
  bamboo: 'bamboo',
  drawnHand: 'Drawn hand',
  money: 'points',
};

export const east: Seat = 0;
export const south: Seat = 1;
export const west: Seat = 2;
export const north: Seat = 3;

export const characters = (rank: Rank): number => suitedKind(0 as Suit, rank);
export const dots = (rank: Rank): number => suitedKind(1, rank);
export const bamboo = (rank: Rank): number => suitedKind(2, rank);

/** An open table, where nobody is "you". */
export const open: MessageContext = { reader: null, dealer: east, terms };
export const toSouth: MessageContext = { ...open, reader: south };

export const fiveOfDots: Offer = {
  tile: dots(5),
  from: east,
  as: 'discard',
  says: null,
  last: false,
  opening: false,
  afterCall: null,
};

export const facts: RefusalFacts = { ...toSouth, action: null, offer: null, awaits: [] };

const score: Win['score'] = { unit: 'points', total: 5, lines: [], uncounted: [], reading: null, placed: -1 };

export const byFire = (seat: Seat, from: Seat): Win => ({
  seat,
  how: { by: 'discard', tile: dots(5), from, last: false, opening: false },
  score,
});

export const bySelfPick = (seat: Seat): Win => ({
  seat,
  how: {
    by: 'draw',
    tile: bamboo(8),
    drew: { by: 'wall', chain: 0, afterClaim: false, last: false },
    opening: false,
  },
  score,
});
