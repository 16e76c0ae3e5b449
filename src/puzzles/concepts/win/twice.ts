import type { ShownHand } from '../../hands.ts';
import type { Twice } from '../../twice.ts';

/** The same hand: does it win in the one game, and does it in the other? */
export const twice: Twice<ShownHand> = {
  of: 'hand',
  parts: ['wins'],
  isYesOrNo: true,
  whole: (hand) => hand,
  about: (hand) => hand,
};
