import type { TableWords } from '../table.ts';
import { capital } from './numbers.ts';

const FATE = { open: 'calls', stands: 'gets it with', lost: 'loses the call' } as const;

/** The table's own words in English. */
export const table: TableWords = {
  table: 'The table',
  hand: (owner) => `${owner} hand`,
  discards: (owner) => `${owner} discards`,
  melds: (owner) => `${owner} sets`,
  bonus: (owner) => `${owner} bonus tiles`,
  backs: (count) => (count === 1 ? '1 tile, face down' : `${count} tiles, face down`),
  you: 'you',
  now: 'to act',
  asked: 'may be answering',
  won: 'has won',
  inWall: 'in the wall',
  moment: (wind, deal) =>
    capital(
      [...(wind === null ? [] : [`${wind} round`]), ...(deal === null ? [] : [`deal ${deal}`])].join(' · '),
    ),
  drawn: 'drawn',
  declared: capital,
  waiting: 'Waiting for',
  waits: 'Tiles that complete the hand',
  closer: (owner) => `Look closer at ${owner} tiles`,
  nothing: 'Nothing here yet.',
  meld: (word, tiles, from) =>
    from === null ? `${word} of ${tiles}` : `${word} of ${tiles}, called from ${from}`,
  concealed: (word, tiles) => `Concealed ${word} of ${tiles}`,
  bid: (seat, word, fate) => `${seat} ${FATE[fate]} ${word}`,
};
