/** Explains why a winning hand lacks a line: points and doubles part by part, and special hands. */

import type { LineName, Objections } from '../../engine/objections.ts';
import { type Check, firstOf, objections } from '../parts/objections.ts';
import { BONUS_DOUBLES, DOUBLES, HAND_DOUBLES, WAY_DOUBLES } from './doubles.ts';
import { POINT_PARTS, POINTS } from './points.ts';
import { PURITY, PURITY_NEEDS, type ScoringAgreement } from './special-hands.ts';

const someBonus: Check = ({ hand }) => (hand.bonus.length > 0 ? null : { is: 'no', of: 'bonus' });
const OF_BONUS = [{ part: 'bonus', lacks: someBonus }, ...BONUS_DOUBLES];

interface Part {
  readonly part: string;
  readonly lacks: Check;
}

const lacksOf = (parts: readonly Part[], part: string): Check | undefined =>
  parts.find((each) => each.part === part)?.lacks;

/** The check for a part of points or doubles: that a special hand replaces it, or what the hand lacks. */
function checkOf(part: string, pattern: string, special: string | null): Check | undefined {
  const bonus = lacksOf(OF_BONUS, part);
  if (bonus) return bonus;
  const stands: Check = () =>
    special === null ? null : { is: special === PURITY ? 'instead' : 'fixed', by: special };
  const ofWay = pattern === DOUBLES ? lacksOf(WAY_DOUBLES, part) : undefined;
  const own = pattern === POINTS ? lacksOf(POINT_PARTS, part) : (lacksOf(HAND_DOUBLES, part) ?? ofWay);
  // Points count beside purity but beside no other special hand.
  if (special === null || (special === PURITY && pattern === POINTS)) return own;
  return ofWay ? firstOf(ofWay, stands) : stands;
}

const LINES: readonly LineName[] = [
  ...[...POINT_PARTS.map(({ part }) => part), 'bonus', 'mah-jong'].map((part) => ({ pattern: POINTS, part })),
  ...[...HAND_DOUBLES, ...WAY_DOUBLES, ...BONUS_DOUBLES].map(({ part }) => ({ pattern: DOUBLES, part })),
];

export const objectionsOf = ({ specials }: ScoringAgreement): Objections => {
  const needs = new Map([[PURITY, PURITY_NEEDS], ...specials.map(({ id, needs }) => [id, needs] as const)]);
  const lines = [...LINES, ...[...needs.keys()].map((id) => ({ pattern: id }))];
  return objections(lines, ({ pattern, part }, { lines: counted }) => {
    if (part === undefined) return firstOf(...(needs.get(pattern) ?? []));
    return checkOf(part, pattern, counted.find((line) => needs.has(line.pattern))?.pattern ?? null);
  });
};
