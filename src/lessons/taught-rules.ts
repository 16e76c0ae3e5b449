/** What a course has taught when one of its lessons asks something, and what only comes later. */
import type { RuleId } from '../engine/action.ts';

/** A lesson's file, and the rules that it teaches. */
export interface Teaching {
  readonly file: string;
  readonly rules: readonly RuleId[];
}

interface TaughtRule {
  /** The rules that this lesson teaches. */
  readonly teaches: ReadonlySet<RuleId>;
  /** Those that the course has come to with it. */
  readonly taught: ReadonlySet<RuleId>;
  /** Those that only lessons after it teach. */
  readonly later: ReadonlySet<RuleId>;
}

const nameOf = (file: string): string => /([^/]+)\.mdx$/.exec(file)?.[1] ?? file;

/** @param lessons of the course, in order @param file of the lesson; of anything else nothing is taught, and nothing later */
export function taughtAt(lessons: readonly Teaching[], file: string): TaughtRule {
  const at = lessons.findIndex((each) => nameOf(each.file) === nameOf(file));
  const rulesIn = (some: readonly Teaching[]): Set<RuleId> => new Set(some.flatMap(({ rules }) => rules));
  const taught = rulesIn(lessons.slice(0, at + 1));
  const after = at < 0 ? [] : [...rulesIn(lessons.slice(at + 1))];
  return {
    teaches: rulesIn(lessons.slice(Math.max(at, 0), at + 1)),
    taught,
    later: new Set(after.filter((rule) => !taught.has(rule))),
  };
}
