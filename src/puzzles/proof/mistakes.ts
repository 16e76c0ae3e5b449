/** Mistaken ideas under which more hands win than should. */

import type { Relaxation } from '../misconceptions/relaxation.ts';
import type { GeneratorContext } from '../question.ts';

export const mistakenWins = ({ relaxations }: GeneratorContext): readonly Relaxation[] =>
  relaxations.filter(({ part, fewer }) => (part === 'shapes' || part === 'wins') && !fewer);
