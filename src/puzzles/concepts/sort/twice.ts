import type { ShownHand } from '../../hands.ts';
import type { Twice } from '../../twice.ts';

/** Sets are sets in every game; what is mixed up is which of them win. */
export const twice: Twice<ShownHand> = { of: 'other kind', kind: 'win' };
