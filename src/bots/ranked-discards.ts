/** Ranks every discard of a hand: what it leaves of the hand, and what it risks against declared hands. */
import type { Discard } from '../engine/action.ts';
import { withoutTiles } from '../engine/hands.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { plainKind } from '../engine/tiles.ts';
import type { View } from '../engine/view.ts';
import { bestDiscard, worthOf } from './best-discard.ts';
import { dangersOf } from './danger.ts';
import { leastOf, type WinDistance } from './distance-to-win.ts';
import { bestProspect } from './evaluate-discards.ts';
import { type ThreatReason, threatReasons } from './hint.ts';
import { knowledgeOf } from './knowledge.ts';
import { hasReds, plainView } from './plain-view.ts';

/** A discard that was possible. */
export interface RankedDiscard {
  readonly action: Discard;
  /** What the hand has left after it; null if no win is in reach then. */
  readonly leaves: WinDistance | null;
  /** Chance to win after it, in ordinary wins. */
  readonly value: number;
  /** Chance that a declared hand wins on it. */
  readonly risk: number;
  /** Of each declared hand, why it cannot win on it, or can. */
  readonly threats: readonly ThreatReason[];
}

/**
 * Every discard of the seat whose view this is, the best first: by what it leaves less what it risks, and by the risk alone
 * where the hand is given up. Empty if the seat has nothing to discard.
 */
export function rankedDiscards(seen: View, ruleset: Ruleset): readonly RankedDiscard[] {
  const view = hasReds(ruleset.tiles) ? plainView(seen) : seen;
  const { seat } = view;
  if (seat === null) return [];
  const discards = seen.legal.filter(
    (action): action is Discard => action.do === 'discard' && action.says === undefined,
  );
  const knowledge = knowledgeOf(view, seat, ruleset);
  const { concealed, melds } = view.seats[seat];
  const dangers = dangersOf(knowledge);
  const each = discards.map((action): RankedDiscard => {
    const tile = plainKind(action.tile);
    return {
      action,
      leaves: leastOf(knowledge, withoutTiles(concealed, [tile]), melds),
      value: bestProspect(knowledge, concealed, melds, [tile])?.value ?? 0,
      risk: dangers[tile] ?? 0,
      threats: threatReasons(view, ruleset, action),
    };
  });
  const best = bestDiscard(
    knowledge,
    view.seats[seat],
    discards.map(({ tile }) => plainKind(tile)),
  );
  const worth = ({ value, risk }: RankedDiscard): number => (best?.isGivenUp ? -risk : worthOf(value, risk));
  const isBest = ({ action }: RankedDiscard): boolean => plainKind(action.tile) === best?.discard;
  return each.toSorted(
    (one, other) =>
      Number(isBest(other)) - Number(isBest(one)) || worth(other) - worth(one) || other.value - one.value,
  );
}
