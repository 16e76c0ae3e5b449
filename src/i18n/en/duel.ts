import { inWords } from './numbers.ts';

/** One discard a day, in English. */
export const duel = {
  title: 'Today’s discard',
  about:
    'A hand in the middle of a deal, the same for everybody today. Discard a tile, and see what the bot discards.',
  same: (tile: string) => `The bot discards ${tile} too.`,
  other: (tile: string) => `The bot discards ${tile}.`,
  /** Over what each of the two leaves. */
  leaves: 'What is left after each',
  /** How many tiles are missing, and how many are not seen that help. */
  left: (left: { readonly short: number; readonly tiles: number } | null) => {
    if (left === null) return 'a win is out of reach';
    const { short, tiles } = left;
    const help = `${tiles === 1 ? 'one tile' : `${inWords(tiles)} tiles`} you haven’t seen ${tiles === 1 ? 'helps' : 'help'}`;
    return `${short === 1 ? 'one tile' : `${inWords(short)} tiles`} from a win, and ${help}`;
  },
  /** Before what each of the two leaves. */
  yours: 'Yours:',
  bots: 'The bot’s:',
};
