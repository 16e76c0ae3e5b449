import { capital, inWords } from './numbers.ts';

/** English texts of the controls at a table. */
export const tableControls = {
  pass: 'Pass',
  discard: 'Discard',
  discardSaying: (word: string) => `Discard: “${capital(word)}”`,
  give: (count: number) => `Give ${inWords(count)} tiles`,
  show: 'Show it',
  /** Label of the button for a declaration: "Fishing". */
  saying: capital,
  /** Refusal where no tile is selected. */
  chooseFirst: {
    head: 'Choose a tile first.',
    text: 'Press one of your tiles, then Discard. Pressing it twice discards it too.',
  },
  /** Heading of the tiles or pairs to choose from: "Kong of which tile?", "Sheung with which tiles?" */
  ofWhich: (word: string) => `${word} of which tile?`,
  withWhich: (word: string) => `${word} with which tiles?`,
  cancel: 'None of these',
  /** Asked once when the reader passes a winning tile. */
  mayWin: (word: string) => ({
    head: 'You can win with this tile.',
    text: `Call ${word}, or pass: then play goes on.`,
  }),
  passAnyway: 'Pass anyway',
  takeBack: 'Take it back',
  /** Button that insists on a mistake with a price. */
  anyway: (price: string) => `Declare it anyway: ${price}`,
  /** Button that does what the reader was warned of. */
  allTheSame: (action: string) => `${action} anyway`,
};
