import type { Twice } from '../../twice.ts';
import type { Counted } from './index.ts';

export const twice: Twice<Counted> = {
  of: 'nothing',
  why: 'Each game counts lines of its own in a unit of its own: no line is right in one and wrong in another.',
};
