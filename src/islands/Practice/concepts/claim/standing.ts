/** Whether it is known who gets the tile. */
import { standingIn } from '../../../../puzzles/concepts/claim/fate.ts';
import type { Called } from '../../../../puzzles/concepts/claim/index.ts';
import type { Question } from '../../../../puzzles/question.ts';
import { same } from '../../../../puzzles/same.ts';
import type { Given } from '../../proof.ts';

/** Whether it names who gets the tile, and the rules of the others where they are asked for. */
export const isRight = ({ asked, key }: Question<Called>, given: Given): boolean =>
  same(given, asked.rules.length > 0 ? key : standingIn(key));
