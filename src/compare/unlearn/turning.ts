/** Whether a position turns on a point: whoever goes by the old game answers otherwise, because of just this rule. */
import type { Ruleset } from '../../engine/ruleset.ts';
import type { GameRuling } from '../table.ts';
import { FOLLOWS } from './follows.ts';
import { guestAt } from './guest.ts';
import type { ComparedPoint } from './plan.ts';
import { partings, type Ruling, type RulingParting, rulingOf, UNSAID } from './ruling.ts';
import { SETTLED } from './won.ts';

/** The two answers to a position that turns on a point. */
export interface TurningAnswers {
  /** Right in the game that is learnt, and the habit: `yes`, `no`, the seats that get the tile, what is paid, or what follows. */
  readonly right: string;
  readonly habit: string;
  /** The rule by which they part. */
  readonly rule: string;
}

/**
 * What both games answer to a question that was dealt for one of them; null where they part. Whoever goes by the old game
 * is right there.
 */
export function agreed(concept: string, subject: unknown, own: Ruleset, home: Ruleset): string | null {
  const { answer } = rulingOf(concept, subject, home, false);
  const isSame = rulingOf(concept, subject, guestAt(own, home), true).answer === answer;
  return isSame && answer !== UNSAID ? answer : null;
}

/** The rules that give an answer. */
const rulesOf = (answer: GameRuling | undefined): readonly string[] =>
  answer ? [...answer.rules, ...answer.see] : [];

/**
 * How a question that was dealt for one game turns on a point between it and another; null where it does not.
 * @param own the rules that the reader knows
 * @param home those of the table
 */
export function turnOn(
  { here, there }: ComparedPoint,
  concept: string,
  subject: unknown,
  own: Ruleset,
  home: Ruleset,
): TurningAnswers | null {
  const [ruled, habit] = [
    rulingOf(concept, subject, home, false),
    rulingOf(concept, subject, guestAt(own, home), true),
  ];
  if (concept === SETTLED || concept === FOLLOWS) return goesOtherwise(ruled, habit, here, there);
  // Where one of several calls parts the games by this rule and another by the next, nobody could tell which it was.
  const parted = partings(ruled, habit);
  const rules = parted.map((parting) => ruleOf(parting, here, there));
  const [rule] = rules;
  return rule != null && rules.every((each) => each === rule)
    ? { right: ruled.answer, habit: habit.answer, rule }
    : null;
}

/** By the rule of a payment, or of what follows, that one of the two has, where it is a rule of the point. */
function goesOtherwise(
  ruled: Ruling,
  habit: Ruling,
  here: GameRuling | undefined,
  there: GameRuling | undefined,
): TurningAnswers | null {
  const [right, wrong] = [ruled.answer, habit.answer];
  if (right === wrong || [right, wrong].includes(UNSAID)) return null;
  const [ours, theirs] = [ruled, habit].map(({ fates }) => fates[0]?.by ?? '');
  const rule = [
    ...rulesOf(here).filter((each) => each === ours),
    ...rulesOf(there).filter((each) => each === theirs),
  ][0];
  return rule === undefined ? null : { right, habit: wrong, rule };
}

/** The rule of the point by which they part; null where it is another one. */
function ruleOf(
  { forbids, rules, by }: RulingParting,
  here: GameRuling | undefined,
  there: GameRuling | undefined,
): string | null {
  const [forbidding, allowing] = forbids === 'here' ? [here, there] : [there, here];
  // What wins by a shape of its own turns on that shape, whatever the other game says of it.
  if (by !== null) return rulesOf(allowing).includes(by) ? by : null;
  const [first] = rules;
  return first !== undefined && rulesOf(forbidding).includes(first) ? first : null;
}
