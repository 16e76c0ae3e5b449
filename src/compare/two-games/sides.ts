/**
 * Combinations of right answers in two games. Differing answers are dealt more often, since differences are what
 * readers mix up; but knowing one answer must not give away the other.
 */
import { same } from '../../puzzles/same-answers.ts';

const APART = 'apart';
const ALIKE = 'alike';

/** Each entry is drawn equally often, so repeats act as weights: three in five differ. */
const ANY = [APART, APART, APART, ALIKE, ALIKE];
const YES_OR_NO = [
  ...Array.from({ length: 3 }, () => ['yes-no', 'no-yes']).flat(),
  ...Array.from({ length: 2 }, () => ['yes-yes', 'no-no']).flat(),
];

export const sidesOf = (isYesOrNo: boolean): readonly string[] => (isYesOrNo ? YES_OR_NO : ANY);

/** Do these answers form that combination? */
export const isOf = (side: string, here: readonly string[], there: readonly string[]): boolean =>
  side === APART || side === ALIKE
    ? same(here, there) === (side === ALIKE)
    : side === `${here[0]}-${there[0]}`;

/** Keeps the combinations possible if one game has this answer. */
export const sidesWhere = (sides: readonly string[], isHere: boolean, answer: string): readonly string[] =>
  sides.filter((side) => !side.includes('-') || (isHere ? side.startsWith(answer) : side.endsWith(answer)));
