/** English names of the kinds of question, and how each is answered. */
export interface ConceptTexts {
  /** The question, shown above the board. */
  readonly ask: string;
  /** How to answer it. */
  readonly how: string;
}

/** Texts of each kind of question, by concept id. */
export const questionKinds = {
  win: {
    ask: 'Is it a win?',
    how: '',
  },
  waits: {
    ask: 'Which tiles complete it?',
    how: 'Pick every tile that wins, and no other.',
  },
  tile: {
    ask: 'Which tile is this?',
    how: '',
  },
  sort: {
    ask: 'Lay it out as a winning hand',
    how: 'Press three tiles to lay them down as a set. The two that are left are the pair.',
  },
  mend: {
    ask: 'Swap one tile so that it wins',
    how: 'Press the tile that goes out, then the tile that comes in.',
  },
  discard: {
    ask: 'What do you discard?',
    how: 'Which discard leaves you the most winning tiles, if others discard them?',
  },
  claim: {
    ask: 'Who gets the tile?',
    how: '',
  },
  may: {
    ask: 'May you?',
    how: '',
  },
  worth: {
    ask: 'What is it worth?',
    how: 'Tick every line that counts, once even if it counts twice, then give the total.',
  },
  pays: {
    ask: 'Who pays whom?',
    how: 'Give what each seat wins or pays, with a minus for a payment.',
  },
  pass: {
    ask: 'Win, or pass?',
    how: '',
  },
  declare: {
    ask: 'May you declare riichi, and with which discard?',
    how: 'Press every tile that you may declare it with, or say that you may not.',
  },
  safe: {
    ask: 'Which of these tiles is the safest?',
    how: 'Somebody is near a win. Find the tile they can’t win on, or are the least likely to.',
  },
  reveal: {
    ask: 'Who shows a ready hand, and what do the others pay?',
    how: 'Tick who shows, then write what each of the others pays.',
  },
  barred: {
    ask: 'May you win with it, and if not, until when?',
    how: '',
  },
  han: {
    ask: 'How many han?',
    how: 'Count yaku and dora.',
  },
  fu: {
    ask: 'How many fu?',
    how: 'Count them, and round up as the rules say.',
  },
} satisfies Readonly<Record<string, ConceptTexts>>;
