/** What bots and hints aim at: the special hands that can be planned for, and a pure hand. */
import type { Aim, Winds } from '../../engine/targets.ts';
import { PURE_MAKEUP, PURITY, type ScoringAgreement } from './special-hands.ts';

/** Assumed value of an ordinary hand, in points, and factor for a pure one; used for planning only. */
export const USUAL = 100;
const PURE = 4;

/** The aims of a hand as agreed (rules `score-limit`, `special-hands`). */
export const aims =
  ({ limit, specials }: ScoringAgreement) =>
  (winds: Winds): Aim[] => [
    ...specials.flatMap(({ id, won, makeup }) =>
      (makeup?.(winds) ?? []).map((each) => ({ rule: id, worth: (limit * won) / 100, ...each })),
    ),
    ...PURE_MAKEUP(winds).map((makeup) => ({ rule: PURITY, worth: PURE * USUAL, ...makeup })),
  ];
