/** One question of a series: the same seed gives the same question, for ever within a version. */
import type { RuleId } from '../engine/action.ts';
import { createRandom } from '../engine/random.ts';
import type { Asking, Concept, Question, Room } from './question.ts';

/** Raised when any seed would give another question than before. */
export const QUESTIONS_VERSION = 1;

/** How many attempts a question may take before it is said that there is none. */
const ATTEMPTS = 3000;

/** A question that these rules would decide could not be dealt. */
export class NoQuestionError extends RangeError {
  constructor(concept: string, rules: readonly RuleId[]) {
    const wanted = rules.length > 0 ? ` that turns on ${rules.join(' or ')}` : '';
    super(`there is no question of "${concept}"${wanted} to be found`);
    this.name = 'NoQuestionError';
  }
}

/** @throws NoQuestionError where none turns up */
export function makeQuestion<Asked>(concept: Concept<Asked>, room: Room, asking: Asking): Question<Asked> {
  const attempts = questionSteps(concept, room, asking);
  for (;;) {
    const { done, value } = attempts.next();
    if (done) return value;
  }
}

/**
 * The same, attempt by attempt, so that a page can do something else between two of them.
 * @throws NoQuestionError where none turns up
 */
export function* questionSteps<Asked>(
  concept: Concept<Asked>,
  room: Room,
  asking: Asking,
): Generator<void, Question<Asked>> {
  const { ruleset, table } = room;
  const words = [asking.concept, ruleset.id, JSON.stringify(asking.chosen), asking.under];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) yield;
    const random = createRandom(
      QUESTIONS_VERSION,
      ...words,
      asking.seed,
      asking.number,
      asking.grade,
      asking.rules.join(),
      attempt,
    );
    const asked = concept.deal(room, random, asking);
    if (asked === null) continue;
    const key = concept.key(asked, ruleset, table);
    const decides = decidedBy(concept, asked, key, room);
    if (asking.rules.length > 0 && !asking.rules.some((rule) => decides.includes(rule))) continue;
    if (asking.without.some((rule) => decides.includes(rule))) continue;
    return { asking, asked, choices: concept.choices(asked, room), key, decides };
  }
  throw new NoQuestionError(asking.concept, asking.rules);
}

/** The rules without which, or with one of them wrong, the right answers would be others. */
export function decidedBy<Asked>(
  concept: Concept<Asked>,
  asked: Asked,
  key: readonly string[],
  room: Room,
): RuleId[] {
  const { relaxations, table } = room;
  const found = new Set<RuleId>();
  for (const { rule, part, ruleset } of relaxations) {
    if (found.has(rule) || !concept.parts.includes(part)) continue;
    if (differ(key, concept.key(asked, ruleset, table))) found.add(rule);
  }
  for (const { rule, key: other } of concept.forgetting?.(asked, room) ?? [])
    if (differ(key, other)) found.add(rule);
  return [...found];
}

const differ = (one: readonly string[], other: readonly string[]): boolean =>
  one.length !== other.length || one.some((each, i) => each !== other[i]);
