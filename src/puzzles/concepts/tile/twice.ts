import type { Twice } from '../../twice.ts';
import type { Face } from './index.ts';

export const twice: Twice<Face> = {
  of: 'nothing',
  why: 'A tile is the same tile in every game.',
};
