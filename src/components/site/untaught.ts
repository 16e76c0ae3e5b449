/** Names the parts of the table's centre that a lesson hides because its course teaches them later. */
import type { RuleId } from '../../engine/action.ts';

/** What stands in the middle of the table, and the rules that teach it. */
const PARTS: Readonly<Record<string, readonly RuleId[]>> = {
  round: ['round-winds', 'round-wind', 'points'],
  counters: ['counters'],
  pot: ['riichi-bet'],
};

/**
 * The parts that only a later lesson of the course teaches, separated by spaces, as an attribute. Example: "round" in the
 * first Hong Kong lessons; undefined where nothing is left out.
 * @param lessons the rules that each lesson of the course teaches
 * @param place the lesson's number in the course, from 1
 */
export function untaughtIn(lessons: readonly (readonly RuleId[])[], place: number): string | undefined {
  const later = lessons.slice(place).flat();
  const taught = lessons.slice(0, place).flat();
  const parts = Object.keys(PARTS).filter((part) => {
    const rules = PARTS[part] ?? [];
    return rules.some((rule) => later.includes(rule)) && !rules.some((rule) => taught.includes(rule));
  });
  return parts.length > 0 ? parts.join(' ') : undefined;
}
