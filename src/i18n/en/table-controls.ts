import { capital, inWords } from './numbers.ts';

/** Acting at a table, in English. */
export const tableControls = {
  pass: 'Pass',
  discard: 'Discard',
  discardSaying: (word: string) => `Discard: “${capital(word)}”`,
  give: (count: number) => `Give ${inWords(count)} tiles`,
  show: 'Show it',
  /** What stands on the button of a word: "Fishing". */
  saying: capital,
  /** Where no tile was chosen yet. */
  chooseFirst: {
    head: 'Choose a tile first.',
    text: 'Press one of your tiles, then Discard. Pressing it twice discards it too.',
  },
  /** Above the tiles or pairs one must choose from: "Kong of which tile?", "Sheung with which two?" */
  ofWhich: (word: string) => `${word} of which tile?`,
  withWhich: (word: string) => `${word} with which tiles?`,
  cancel: 'None of these',
  /** Passing a tile that one could win with: asked once. */
  mayWin: (word: string) => ({
    head: 'You can win with this tile.',
    text: `Call ${word}, or pass: then play goes on.`,
  }),
  passAnyway: 'Pass anyway',
  takeBack: 'Take it back',
  /** Insisting on a mistake that has a price. */
  anyway: (price: string) => `Declare it anyway: ${price}`,
  /** Doing what one was warned of. */
  allTheSame: (action: string) => `${action} anyway`,
};
