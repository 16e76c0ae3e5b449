/** A hand laid into sets, as answers to `sort` and their keys write it: "123m 456m 789m EEE 11s". */
import { parseTiles } from '../../../notation/tiles.ts';

/** The answer that the hand cannot be laid. */
export const NONE = 'none';

/** The answer that the hand is of a shape of its own: nothing but pairs, one of each. */
export const SPECIAL = 'special';

/** Whether an answer of the key is sets and a pair, and not a shape of its own. */
export const isStandard = (laid: string): boolean =>
  laid.split(' ').every((set) => [2, 3].includes(parseTiles(set).length)) &&
  laid.split(' ').filter((set) => parseTiles(set).length === 2).length === 1;

/** The sets of an answer, in whatever order they were laid: of a shape of its own the key has the rest among them. */
const inOrder = (laid: string): string => laid.split(' ').sort().join(' ');

export const acceptsLaid = (key: readonly string[], answer: string): boolean =>
  key.some((each) => inOrder(each) === inOrder(answer)) ||
  (answer === SPECIAL && key.some((each) => each !== NONE && !isStandard(each)));
