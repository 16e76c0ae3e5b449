import { capital, number } from './numbers.ts';

const FATE = { open: 'calls', stands: 'gets it with', lost: 'loses the call' } as const;

/** The table's own words in English. */
export const table = {
  /** The group of everything on the cloth. */
  table: 'The table',
  /** "Your hand", "West's hand" */
  hand: (owner: string) => `${owner} hand`,
  discards: (owner: string) => `${owner} discards`,
  melds: (owner: string) => `${owner} sets`,
  bonus: (owner: string) => `${owner} bonus tiles`,
  /** "13 tiles, face down" */
  backs: (count: number) => (count === 1 ? '1 tile, face down' : `${count} tiles, face down`),
  /** Behind a seat's name at the bottom of the table: "East, you". */
  you: 'you',
  /** Said of the seat whose business it is. */
  now: 'to act',
  /** Said of a seat that may be answering. */
  mayAnswer: 'may be answering',
  won: 'has won',
  /** Under the number of tiles left. */
  inWall: 'in the wall',
  /** Below it, the round where its wind counts, and which deal of a match it is: "East round · deal 2". */
  moment: (wind: string | null, deal: number | null) =>
    capital(
      [...(wind === null ? [] : [`${wind} round`]), ...(deal === null ? [] : [`deal ${deal}`])].join(' · '),
    ),
  /** In the middle of the table: a tile by which others count, and one that lay under such a tile. */
  indicators: 'Dora indicators',
  indicator: (tile: string) => `Dora indicator: ${tile}`,
  under: 'Ura dora indicators',
  underIndicator: (tile: string) => `Ura dora indicator: ${tile}`,
  /** Below the wall: what lies on the table for the next winner. */
  counters: (count: number) => `Counters ${number(count)}`,
  pot: (amount: number) => `Pot ${number(amount)}`,
  /** A discard that lies across its row. */
  sideways: (tile: string) => `${tile}, sideways`,
  /** Said of the tile just drawn. */
  drawn: 'drawn',
  /** A word that a seat has said aloud and stands by, beside its name: "Fishing". */
  declared: capital,
  /** Before the tiles that complete the hand, and what their list is called. */
  waiting: 'Waiting for',
  waits: 'Tiles that win the hand, and how many of each you do not see',
  awaited: (tile: string, left: number) => (left === 0 ? `${tile}: none left` : `${tile}: ${left} left`),
  /** The button that shows a seat's tiles larger. */
  closer: (owner: string) => `Look closer at ${owner} tiles`,
  nothing: 'Nothing here yet.',
  /** A meld in words: the call, its tiles, who gave one. */
  meld: (word: string, tiles: string, from: string | null) =>
    from === null ? `${word} of ${tiles}` : `${word} of ${tiles}, called from ${from}`,
  concealed: (word: string, tiles: string) => `Concealed ${word} of ${tiles}`,
  bid: (seat: string, word: string, fate: 'open' | 'stands' | 'lost') => `${seat} ${FATE[fate]} ${word}`,
};
