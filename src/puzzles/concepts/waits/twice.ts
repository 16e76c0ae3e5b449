import { parseTiles } from '../../../notation/tiles.ts';
import type { Twice } from '../../twice.ts';
import type { Short } from './winning.ts';

/** The same tiles, one short of a hand: which complete it in the one game, and which in the other? */
export const twice: Twice<Short> = {
  of: 'hand',
  parts: ['wins'],
  isYesOrNo: false,
  // Any tile that completes it tells which sets it has: one of them may have to go, or another to come.
  whole: (hand, [tile]) => (tile === undefined ? null : { ...hand, winning: parseTiles(tile)[0] ?? 0 }),
  about: ({ concealed, melds }, hand) => ({ ...hand, concealed, melds }),
};
