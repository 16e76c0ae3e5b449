/** The one answer to what is discarded: bots play it, hints advise it, and reviews rank the others behind it. */
import type { Kind } from '../engine/tiles.ts';
import type { HandAfterClaim } from './after-claim.ts';
import { dangersOf } from './danger.ts';
import { bestProspect, type Prospect } from './evaluate-discards.ts';
import { folds, PRICE, safest } from './fold.ts';
import type { BotKnowledge } from './knowledge.ts';
import { FAR } from './shanten.ts';

interface BestDiscard {
  readonly discard: Kind;
  /** What the hand has left after it; null if no win is in reach then. */
  readonly outlook: Prospect | null;
  /** Is the hand given up against declared hands? */
  readonly isGivenUp: boolean;
  /** The discard that would leave the hand more, and is not made because of its risk. */
  readonly spared: Kind | null;
}

/** What a discard is worth: the chance that it leaves less the price of what it risks. */
export const worthOf = (value: number, risk: number): number => value - PRICE * risk;

/**
 * The best of these discards. While nobody threatens it is the one that leaves the best chance to win; against declared
 * hands the one that leaves the most, less what it risks; and the safest where the hand is given up. Null if there is none.
 */
export function bestDiscard(
  knowledge: BotKnowledge,
  { concealed, melds }: HandAfterClaim,
  kinds: readonly Kind[],
): BestDiscard | null {
  const among = (discards: readonly Kind[], floor?: number): Prospect | null =>
    bestProspect(knowledge, concealed, melds, discards, floor);
  const freely = among(kinds);
  const isSafe = knowledge.view.threats.length === 0;
  const outlook = freely && !isSafe ? leastRegret(knowledge, freely, kinds, among) : freely;
  // Whoever would step back that far for safety has given the hand up.
  const isGivenUp =
    folds(knowledge, freely, freely?.discard ?? null) || (!isSafe && (outlook?.distance ?? FAR) > 1);
  if (isGivenUp) {
    const left = safest(knowledge, kinds);
    const safer = among(left);
    const discard = safer?.discard ?? left[0];
    return discard === undefined ? null : { discard, outlook: safer, isGivenUp, spared: null };
  }
  const discard = outlook?.discard ?? kinds[0];
  if (discard === undefined) return null;
  return {
    discard,
    outlook,
    isGivenUp,
    spared: !freely || discard === freely.discard ? null : freely.discard,
  };
}

/** The prospect with the most left after its risk is paid for. Discards of the same risk are compared at once. */
function leastRegret(
  knowledge: BotKnowledge,
  freely: Prospect,
  kinds: readonly Kind[],
  among: (discards: readonly Kind[], floor: number) => Prospect | null,
): Prospect {
  const dangers = dangersOf(knowledge);
  const riskOf = (kind: Kind): number => dangers[kind] ?? 0;
  let best = freely;
  let most = worthOf(freely.value, riskOf(freely.discard));
  // What risks as much as the best by chance, or more, is no better.
  const risks = new Set(kinds.map(riskOf).filter((risk) => risk < riskOf(freely.discard)));
  for (const risk of risks) {
    const found = among(
      kinds.filter((kind) => riskOf(kind) === risk),
      // Nothing is left below zero, and nothing is found there.
      Math.max(0, most + PRICE * risk),
    );
    if (!found) continue;
    best = found;
    most = worthOf(found.value, risk);
  }
  return best;
}
