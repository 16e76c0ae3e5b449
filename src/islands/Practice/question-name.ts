import type { Seed } from '../../engine/random.ts';

/** The name of a question for those who count answers: the game, what is asked, the seed and the place in its series. */
export const questionName = (of: {
  readonly ruleset: string;
  readonly concept: string;
  readonly seed: Seed;
  readonly number: number;
}): string => `${of.ruleset}/${of.concept}/${of.seed}/${of.number}`;
