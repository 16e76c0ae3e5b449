/** Explains why a hand is played by another plan than before. */
import type { Action } from '../engine/action.ts';
import { countTiles } from '../engine/counts.ts';
import type { View } from '../engine/view.ts';
import { Hand } from './hand.ts';
import type { HandGoal } from './hint.ts';
import { type BotKnowledge, knowledgeOf } from './knowledge.ts';
import { handAfter } from './loss.ts';
import { hasReds, plainAction, plainView } from './plain-view.ts';
import type { Plan } from './plans.ts';
import { isOpen } from './reachable.ts';
import { coursesOf } from './suit-dp.ts';

interface PlanChange {
  /**
   * `called`: sets on the table rule the old plan out. `gone`: too few of its tiles are left. `nearer`: the new plan
   * needs fewer tiles. `worth`: it is worth more. `likelier`: it is more likely to win.
   */
  readonly why: 'called' | 'gone' | 'nearer' | 'worth' | 'likelier';
  /** Missing tiles by the old plan, null if it is ruled out, and by the new one, null if that is not known. */
  readonly before: number | null;
  readonly now: number | null;
}

/** A hint follows another goal than the hint before. */
export interface GoalChange extends PlanChange {
  readonly from: HandGoal;
  readonly to: HandGoal;
}

/**
 * Compares two plans for the hand that an action leaves.
 * @param plans the plan followed until now, and the one followed from now on
 */
export function planChange(
  seen: View,
  ruleset: BotKnowledge['ruleset'],
  action: Action,
  plans: { readonly before: Plan; readonly now: Plan },
): PlanChange {
  const isPlain = !hasReds(ruleset.tiles);
  const knowledge = knowledgeOf(isPlain ? seen : plainView(seen), action.seat, ruleset);
  const after =
    handAfter(knowledge, isPlain ? action : plainAction(action)) ?? knowledge.view.seats[action.seat];
  const hand = new Hand(countTiles(after.concealed), after.melds, ruleset.deal.sets);
  const courses = coursesOf(knowledge.plans, after.melds);
  const shortBy = (plan: Plan): number | null => {
    const course = courses.find((each) => isSamePlan(each.plan, plan));
    return course ? hand.distance(course) + 1 : null;
  };
  const [before, now] = [shortBy(plans.before), shortBy(plans.now)];
  const isKnown = knowledge.plans.some((plan) => isSamePlan(plan, plans.before));
  if (before === null) return { why: isKnown ? 'called' : 'likelier', before, now };
  if (!isOpen(plans.before, hand, knowledge.unseen)) return { why: 'gone', before, now };
  if (now !== null && now < before) return { why: 'nearer', before, now };
  return { why: plans.now.wins > plans.before.wins ? 'worth' : 'likelier', before, now };
}

/** Do both plans ask for the same? Plans are made anew when the face-up tiles count for more. */
const isSamePlan = (one: Plan, other: Plan): boolean =>
  one === other ||
  (one.shape?.id === other.shape?.id &&
    one.aims.map(({ rule }) => rule).join() === other.aims.map(({ rule }) => rule).join() &&
    one.may.join() === other.may.join());
