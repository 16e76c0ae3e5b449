/** Whether a position turns on a point: whoever goes by the old game answers otherwise, because of just this rule. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Answer } from '../table.ts';
import { guestAt } from './guest.ts';
import type { Point } from './plan.ts';
import { type Parting, partings, rulingOf } from './ruling.ts';

/** The two answers to a position that turns on a point. */
export interface Turn {
  /** Right in the game that is learnt, and the habit: `yes`, `no`, or the seats that get the tile. */
  readonly right: string;
  readonly habit: string;
  /** Which of the two games forbids it, and by which rule. */
  readonly forbids: Parting['forbids'];
  readonly rule: string;
}

/**
 * What both games answer to a question that was dealt for one of them; null where they part. Whoever goes by the old game
 * is right there.
 */
export function agreed(concept: string, asked: unknown, own: Ruleset, home: Ruleset): string | null {
  const { answer } = rulingOf(concept, asked, home, false);
  return rulingOf(concept, asked, guestAt(own, home), true).answer === answer ? answer : null;
}

/** The rules that give an answer. */
const rulesOf = (answer: Answer | undefined): readonly string[] =>
  answer ? [...answer.rules, ...answer.see] : [];

/**
 * How a question that was dealt for one game turns on a point between it and another; null where it does not.
 * @param own the rules that the reader knows
 * @param home those of the table
 */
export function turnOn(
  { here, there }: Point,
  concept: string,
  asked: unknown,
  own: Ruleset,
  home: Ruleset,
): Turn | null {
  const [ruled, habit] = [
    rulingOf(concept, asked, home, false),
    rulingOf(concept, asked, guestAt(own, home), true),
  ];
  // Where one of several calls parts the games by this rule and another by the next, nobody could tell which it was.
  const parted = partings(ruled, habit);
  const rules = parted.map((parting) => ruleOf(parting, here, there));
  const [rule] = rules;
  const forbids = parted[0]?.forbids;
  return rule != null && forbids && rules.every((each) => each === rule)
    ? { right: ruled.answer, habit: habit.answer, forbids, rule }
    : null;
}

/** The rule of the point by which they part; null where it is another one. */
function ruleOf(
  { forbids, rules, by }: Parting,
  here: Answer | undefined,
  there: Answer | undefined,
): string | null {
  const [forbidding, allowing] = forbids === 'here' ? [here, there] : [there, here];
  // What wins by a shape of its own turns on that shape, whatever the other game says of it.
  if (by !== null) return rulesOf(allowing).includes(by) ? by : null;
  const [first] = rules;
  return first !== undefined && rulesOf(forbidding).includes(first) ? first : null;
}
