/** Mistaken ideas by which more hands win than do. */
import type { Room } from '../question.ts';
import type { Relaxation } from '../relax/relaxation.ts';

export const mistakenWins = ({ relaxations }: Room): readonly Relaxation[] =>
  relaxations.filter(({ part, fewer }) => part === 'wins' && !fewer);
