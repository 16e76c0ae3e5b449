/**
 * Somebody who knows nothing but the course, and has only the rules that it has decided or told so far. At each next
 * board this player is right about every rule that came before, and about those that the lesson itself teaches: a
 * wrong first try is how they are met. Where the right answer turns on any other rule, nobody could have known it.
 */
import type { RuleId } from '../../engine/action.ts';
import type { Placed } from './figures.ts';
import type { Walk } from './traverse.ts';

/** A board that asks for a rule which no board and no sentence has brought. */
export interface Stumble {
  readonly line: number;
  readonly ask: string;
  readonly rules: readonly RuleId[];
}

/** Where the lessons are that every course begins with. */
const SHARED = 'content/common/';

/** A lesson with its decisions. */
interface PlayedLesson {
  readonly walk: Walk;
  readonly placed: readonly Placed[];
}

/**
 * Of each lesson, by its name, the boards that the newcomer stumbles over.
 * @param lessons of a course, in order
 */
export function stumblesOf(lessons: readonly PlayedLesson[]): Map<string, Stumble[]> {
  const known = new Set<RuleId>();
  const learn = (rules: Iterable<RuleId>): void => {
    for (const rule of rules) known.add(rule);
  };
  const stumbles = new Map<string, Stumble[]>();
  for (const { walk, placed } of lessons) {
    // The lesson that every course begins with can name no rule of a game: it tells what its boards rest on.
    const isShared = walk.file.startsWith(SHARED);
    const own = new Set(walk.head.rules);
    learn(Object.keys(walk.head.told));
    const found: Stumble[] = [];
    for (const met of walk.met) {
      if (met.doing.is === 'shown') learn(met.doing.rules);
      for (const { decided } of placed.filter((each) => each.met === met)) {
        const missing = decided.rules.filter((rule) => !known.has(rule) && !own.has(rule));
        if (missing.length > 0 && !isShared) found.push({ line: met.line, ask: decided.ask, rules: missing });
        learn(decided.rules);
      }
    }
    stumbles.set(walk.name, found);
  }
  return stumbles;
}
