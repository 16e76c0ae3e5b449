/** Answers to `sort` as text. Example: `123m 456m 789m EEE 11s`. */
import { parseTiles } from '../../notation/tiles.ts';

/** Answer: the hand cannot be laid. */
export const NONE = 'none';

/** Answer: the hand has a special shape (nothing but pairs, or one of each). */
export const SPECIAL = 'special';

/** Is this answer sets and a pair, not a special shape? */
export const isStandard = (laid: string): boolean =>
  laid.split(' ').every((set) => [2, 3].includes(parseTiles(set).length)) &&
  laid.split(' ').filter((set) => parseTiles(set).length === 2).length === 1;

/** The sets of an answer in sorted order, so that the order of laying does not matter. */
const inOrder = (laid: string): string => laid.split(' ').sort().join(' ');

/** Is this answer a reading in the key, with its sets in any order? SPECIAL fits any reading of a special shape. */
export const acceptsLaid = (key: readonly string[], answer: string): boolean =>
  key.some((each) => inOrder(each) === inOrder(answer)) ||
  (answer === SPECIAL && key.some((each) => each !== NONE && !isStandard(each)));
