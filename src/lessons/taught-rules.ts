/** Says which rules a course has taught by a lesson, and which come later. */
import type { RuleId } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';

/** A lesson's file and the rules it teaches. */
export interface LessonRules {
  readonly file: string;
  readonly rules: readonly RuleId[];
}

interface TaughtRule {
  /** The rules this lesson teaches. */
  readonly teaches: ReadonlySet<RuleId>;
  /** The rules taught up to and including this lesson. */
  readonly taught: ReadonlySet<RuleId>;
  /** The rules first taught after this lesson. */
  readonly later: ReadonlySet<RuleId>;
}

const nameOf = (file: string): string => /([^/]+)\.mdx$/.exec(file)?.[1] ?? file;

/**
 * @param lessons the course's lessons, in order
 * @param file the lesson's file; any other file gives empty sets
 */
export function taughtAt(lessons: readonly LessonRules[], file: string): TaughtRule {
  const at = lessons.findIndex((each) => nameOf(each.file) === nameOf(file));
  const rulesIn = (some: readonly LessonRules[]): Set<RuleId> => new Set(some.flatMap(({ rules }) => rules));
  const taught = rulesIn(lessons.slice(0, at + 1));
  const after = at < 0 ? [] : [...rulesIn(lessons.slice(at + 1))];
  return {
    teaches: rulesIn(lessons.slice(Math.max(at, 0), at + 1)),
    taught,
    later: new Set(after.filter((rule) => !taught.has(rule))),
  };
}

/**
 * Returns the rules that a lesson's practice leaves out: those that are taught later. The plain shape of a hand is not among
 * them, since the first lesson of every course tells it, in the words of no game.
 */
export const leftOutAt = (
  lessons: readonly LessonRules[],
  file: string,
  { wins }: Pick<Ruleset, 'wins'>,
): readonly RuleId[] => [...taughtAt(lessons, file).later].filter((rule) => rule !== wins.shapeRule);
