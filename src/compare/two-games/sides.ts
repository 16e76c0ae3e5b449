/**
 * What right answers come to in two games. They differ oftener than not, since that is what is mixed up; but whoever
 * knows the one does not know the other.
 */
import { same } from '../../puzzles/same-answers.ts';

const APART = 'apart';
const ALIKE = 'alike';

/** Of each as many as come up in ten. */
const ANY = [APART, APART, APART, ALIKE, ALIKE];
const YES_OR_NO = [
  ...Array.from({ length: 3 }, () => ['yes-no', 'no-yes']).flat(),
  ...Array.from({ length: 2 }, () => ['yes-yes', 'no-no']).flat(),
];

export const sidesOf = (isYesOrNo: boolean): readonly string[] => (isYesOrNo ? YES_OR_NO : ANY);

/** Whether these answers come to it. */
export const isOf = (side: string, here: readonly string[], there: readonly string[]): boolean =>
  side === APART || side === ALIKE
    ? same(here, there) === (side === ALIKE)
    : side === `${here[0]}-${there[0]}`;

/** Those of them that there can be where this is the answer in one of the games: first those that differ. */
export const sidesWhere = (sides: readonly string[], isHere: boolean, answer: string): readonly string[] =>
  sides.filter((side) => !side.includes('-') || (isHere ? side.startsWith(answer) : side.endsWith(answer)));
