import type { Twice } from '../../twice.ts';
import type { Won } from './index.ts';

export const twice: Twice<Won> = {
  of: 'nothing',
  why: 'Amounts hang on what the hand is worth, which each game counts in a unit of its own.',
};
