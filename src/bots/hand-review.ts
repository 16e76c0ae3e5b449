/** Reviews a finished hand: how many tiles it lacked, and which decisions cost the most. */
import { type Action, sameAction } from '../engine/action.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { View } from '../engine/view.ts';
import { afterClaim, afterKong } from './after-claim.ts';
import { bestProspect, prospectOf } from './evaluate-discards.ts';
import { bestOutlook } from './evaluate-waiting.ts';
import { knowledgeOf } from './knowledge.ts';
import { hasReds, plainAction, plainView } from './plain-view.ts';
import type { Plan } from './plans.ts';
import { thoughtOf } from './sensible.ts';

/** An action, and the view at that moment. */
export interface SeenDecision {
  readonly view: View;
  readonly action: Action;
}

/** A costly decision, the better action with its plan, and how many times the chance that would have left. */
export interface Costly<D extends SeenDecision = SeenDecision> {
  readonly decision: D;
  readonly better: Action;
  readonly plan: Plan | null;
  readonly times: number;
}

/** Value of a win that can be taken now, in ordinary wins. */
const CERTAIN = 1;
/** Smallest loss worth mentioning: as a ratio of chances, and in ordinary wins. */
const LEAST_TIMES = 1.25;
const LEAST_LOSS = 0.02;

/**
 * Number of tiles the hand lacked for a possible win; 1 if one tile would have won. Null if no win was possible any
 * more, or if the view belongs to no seat.
 */
export function lackedBy(seen: View, ruleset: Ruleset): number | null {
  const view = hasReds(ruleset.tiles) ? plainView(seen) : seen;
  const { seat } = view;
  if (seat === null) return null;
  const knowledge = knowledgeOf(view, seat, ruleset);
  const hand = view.seats[seat];
  const best = hand.concealed.length % 3 === 2 ? prospectOf(knowledge, hand) : bestOutlook(knowledge, hand);
  return best && best.distance + 1;
}

/**
 * Finds the decisions that cost the most by chance lost, worst first; empty if none cost much. Of several that had the same better
 * answer (a tile kept for many turns), only the worst is listed.
 * @param most the most decisions to list
 */
export function costliest<D extends SeenDecision>(
  decisions: readonly D[],
  ruleset: Ruleset,
  most: number,
): Costly<D>[] {
  const found: (Costly<D> & { readonly loss: number })[] = [];
  for (const decision of decisions) {
    // A mistake that was insisted on has a price of its own, and is no call.
    if (decision.action.despite !== undefined) continue;
    const thought = thoughtOf(decision.view, ruleset);
    const better = thought?.action;
    if (!better || (better.do === decision.action.do && better.do !== 'discard')) continue;
    const best = chanceAfter(decision.view, ruleset, better);
    const left = chanceAfter(decision.view, ruleset, decision.action);
    if (best === null || left === null || best < left * LEAST_TIMES || best - left <= LEAST_LOSS) continue;
    const times = left === 0 ? Number.POSITIVE_INFINITY : best / left;
    const plan = thought.outlook?.plan ?? null;
    found.push({ decision, better, plan, times, loss: best - left });
  }
  found.sort((one, other) => other.loss - one.loss);
  const isAgain = ({ better }: Costly<D>, place: number): boolean =>
    better.do === 'discard' && found.findIndex((other) => sameAction(other.better, better)) < place;
  return found.filter((costly, place) => !isAgain(costly, place)).slice(0, most);
}

/** Chance to win after an action, in ordinary wins; null for actions that do not affect it. */
function chanceAfter(seen: View, ruleset: Ruleset, done: Action): number | null {
  const [view, action] = hasReds(ruleset.tiles) ? [plainView(seen), plainAction(done)] : [seen, done];
  const hand = view.seats[action.seat];
  const { offer } = view.stage;
  const knowledge = knowledgeOf(view, action.seat, ruleset);
  switch (action.do) {
    case 'win':
      return CERTAIN;
    case 'discard':
      return bestProspect(knowledge, hand.concealed, hand.melds, [action.tile])?.value ?? 0;
    case 'pass':
      return offer ? (bestOutlook(knowledge, hand)?.drawing ?? 0) : null;
    case 'chow':
    case 'pung':
      return offer ? (prospectOf(knowledge, afterClaim(hand, offer, action))?.value ?? 0) : null;
    case 'kong':
      return (
        bestOutlook(knowledge, offer ? afterClaim(hand, offer, action) : afterKong(hand, action))?.drawing ??
        0
      );
    default:
      return null;
  }
}
