/** Which answers to a hand that is laid into sets are right. */
import { parseTiles } from '../../../../notation/tiles.ts';
import type { Given } from '../../proof.ts';
import { NONE, SPECIAL } from './laid.ts';

/** Whether an answer of the key is sets and a pair, and not a shape of its own. */
export const isStandard = (laid: string): boolean =>
  laid.split(' ').every((set) => [2, 3].includes(parseTiles(set).length)) &&
  laid.split(' ').filter((set) => parseTiles(set).length === 2).length === 1;

/** The sets of an answer, in whatever order they were laid: of a shape of its own the key has the rest among them. */
const inOrder = (laid: string): string => laid.split(' ').sort().join(' ');

export const acceptsLaid = (key: Given, given: string): boolean =>
  key.some((each) => inOrder(each) === inOrder(given)) ||
  (given === SPECIAL && key.some((each) => each !== NONE && !isStandard(each)));
