/** Remembers the plan of the last hint of a deal, so that the next hint can say that it follows another one, and why. */
import type { HandGoal, Hint } from '../../bots/hint.ts';
import { type GoalChange, planChange } from '../../bots/plan-change.ts';
import type { Plan } from '../../bots/plans.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { View } from '../../engine/view.ts';
import { frameAt, type TableHistory } from '../../sessions/hand-history.ts';

/** The plan of a hint, and how it differs from that of the hint before. */
export interface PlanMemory {
  readonly frame: ReturnType<typeof frameAt>;
  readonly plan: Plan;
  readonly goal: HandGoal;
  /** Null if the plan is the same, or if this is the first hint. */
  readonly change: GoalChange | null;
}

/**
 * The memory after this hint. A hint before it counts only if it was given earlier in the same deal.
 * @param last the memory so far
 * @param history the deal up to the moment of the hint
 */
export function planMemory(
  last: PlanMemory | null,
  { plan, goal, action }: Hint,
  at: { readonly view: View; readonly ruleset: Ruleset; readonly history: TableHistory },
): PlanMemory | null {
  if (!plan || !goal) return last;
  const { history, view, ruleset } = at;
  const frame = frameAt(history);
  if (last?.frame === frame) return last;
  const place = last ? history.frames.findIndex(({ context }) => context === last.frame) : -1;
  const isEarlier = last !== null && place >= 0 && place < history.at;
  const change =
    isEarlier && !isAlike(last.goal, goal)
      ? {
          ...planChange(view, ruleset, action, { before: last.plan, now: plan }),
          from: last.goal,
          to: goal,
        }
      : null;
  return { frame, plan, goal, change };
}

/** Does the reader collect the same for both goals? */
const isAlike = (one: HandGoal, other: HandGoal): boolean =>
  JSON.stringify(one.collects) === JSON.stringify(other.collects) && one.closed === other.closed;
