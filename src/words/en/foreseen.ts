import type { ForeseenWords } from '../foreseen.ts';
import { capital, inWords } from './numbers.ts';

/** Where a tile is drawn from. */
const WHERE = {
  wall: 'the next tile of the wall',
  tail: 'the tile at the end of the wall',
  box: 'the next tile of the kong box',
} as const;

/** What goes by itself, in English. */
export const foreseen: ForeseenWords = {
  outcome: {
    draws: 'Draw a tile from the wall',
    replaces: 'Draw a replacement tile',
    discards: 'Discard a tile',
    ends: 'Nothing more. The deal is over',
    'no tile': 'No tile at all',
    'its tile': 'Which tile it is made of',
    'that it is one': 'That four are alike, but not which tile',
    nothing: 'Nothing before the deal is over',
    'what was drawn': 'Which tile it is',
    'that it was drawn': 'Only that a tile was drawn',
    'where it goes': 'Only whether it is of any use',
  },
  tile: (tile, from) => `${capital(tile)}, ${WHERE[from]}`,
  unseen: 'A tile that is drawn goes straight into the hand, and nobody else sees its face.',
  left: (count) => (count === 0 ? 'None' : capital(inWords(count))),
  countedLeft: (copies, seen) =>
    copies === 1
      ? `There is only one, and ${seen === 1 ? 'it can be seen' : 'nobody has seen it yet'}.`
      : `There are ${inWords(copies)}, and ${seen === 0 ? 'none' : seen === copies ? 'all' : inWords(seen)} of them can be seen.`,
  dealt: { short: 'Too few', right: 'The right number', long: 'Too many' },
  dealtWhy: (dealt, have) => `You are dealt ${dealt} tiles here, and these are ${have}.`,
};
