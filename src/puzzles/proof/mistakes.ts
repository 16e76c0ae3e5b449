/** Mistaken ideas by which more hands win than do. */

import type { Relaxation } from '../misconceptions/relaxation.ts';
import type { Room } from '../question.ts';

export const mistakenWins = ({ relaxations }: Room): readonly Relaxation[] =>
  relaxations.filter(({ part, fewer }) => part === 'wins' && !fewer);
