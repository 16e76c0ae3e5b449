/**
 * Simulates a newcomer who knows only what the course has decided or told so far. A board may use those rules, and the
 * rules its own lesson teaches: a wrong first try is how the reader meets them. If the answer needs any other rule, the
 * newcomer cannot know it, and the board is reported as a stumble.
 */
import type { RuleId } from '../../engine/action.ts';
import type { PlacedDecision } from './figures.ts';
import type { Walk } from './traverse.ts';

/** A board that needs rules not met before. */
export interface Stumble {
  readonly line: number;
  readonly ask: string;
  readonly rules: readonly RuleId[];
}

/** The folder of the lesson with which every course begins. */
export const SHARED_FOLDER = 'content/common/';

/** A lesson with its decisions. */
interface PlayedLesson {
  readonly walk: Walk;
  readonly placed: readonly PlacedDecision[];
}

/**
 * Returns the stumbles of each lesson, by lesson name.
 * @param lessons the course's lessons, in order
 */
export function stumblesOf(lessons: readonly PlayedLesson[]): Map<string, Stumble[]> {
  const known = new Set<RuleId>();
  const learn = (rules: Iterable<RuleId>): void => {
    for (const rule of rules) known.add(rule);
  };
  const stumbles = new Map<string, Stumble[]>();
  for (const { walk, placed } of lessons) {
    // The shared first lesson cannot name rules of a game, so it has no stumbles; its text explains its boards.
    const isShared = walk.file.startsWith(SHARED_FOLDER);
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
