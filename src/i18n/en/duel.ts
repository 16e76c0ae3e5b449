import { inWords } from './numbers.ts';

/** English texts of the daily discard question. */
export const duel = {
  title: 'Today’s discard',
  about: 'Everybody gets this hand today. Discard a tile, and see what the bot would discard.',
  same: (tile: string) => `The bot discards ${tile} too.`,
  other: (tile: string) => `The bot discards ${tile}.`,
  /** Heading of what each of the two discards leaves. */
  leaves: 'What is left after each',
  /** Tiles still missing after a discard, and the number of unseen tiles that help. */
  left: (left: { readonly short: number; readonly tiles: number } | null) => {
    if (left === null) return 'a win is out of reach';
    const { short, tiles } = left;
    const help = `${inWords(tiles)} of the tiles you can’t see ${tiles === 1 ? 'helps' : 'help'}`;
    return `${short === 1 ? 'one tile' : `${inWords(short)} tiles`} from a win, and ${help}`;
  },
  /** Labels of the reader's discard and the bot's. */
  yours: 'Yours:',
  bots: 'The bot’s:',
};
