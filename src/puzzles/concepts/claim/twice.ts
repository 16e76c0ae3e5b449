import type { Twice } from '../../twice.ts';
import { NOBODY, standingIn } from './fate.ts';
import type { Called } from './index.ts';

/** The same calls of the same tile: who gets it in the one game, and who in the other? */
export const twice: Twice<Called> = {
  of: 'table',
  parts: ['wins', 'calls', 'contest', 'clauses'],
  isYesOrNo: false,
  comesTo: (answer) => [standingIn(answer).join() || NOBODY],
  isShared: () => true,
  put: (called) => ({ ...called, rules: [] }),
  table: ({ table }) => table,
  at: (called, table) => ({ ...called, table }),
};
