import type { InputWords } from '../input.ts';
import { capital, inWords } from './numbers.ts';

/** Acting at a table, in English. */
export const acting: InputWords = {
  pass: 'Pass',
  discard: 'Discard',
  discardSaying: (word) => `Discard: “${capital(word)}”`,
  give: (count) => `Give ${inWords(count)} tiles`,
  show: 'Show it',
  saying: capital,
  chooseFirst: {
    head: 'Choose a tile first.',
    text: 'Press one of your tiles, then Discard. Pressing it twice discards it too.',
  },
  ofWhich: (word) => `${word} of which tile?`,
  withWhich: (word) => `${word} with which tiles?`,
  cancel: 'None of these',
  mayWin: (word) => ({
    head: 'You can win with this tile.',
    text: `Call ${word}, or pass: then play goes on.`,
  }),
  passAnyway: 'Pass anyway',
  takeBack: 'Take it back',
  anyway: (price) => `Declare it anyway: ${price}`,
  allTheSame: (action) => `${action} anyway`,
};
