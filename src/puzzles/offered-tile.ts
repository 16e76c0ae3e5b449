/** A tile that completes a hand, and everything outside the hand that may forbid winning with it. */

import type { RuleId } from '../engine/action.ts';
import { copiesOf } from '../engine/counts.ts';
import { plainDiscard } from '../engine/offer.ts';
import type { Random } from '../engine/random.ts';
import type { Reason } from '../engine/reason.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { bySeat, othersAfter } from '../engine/seats.ts';
import type { Stage, Table } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { clauseOfFact, HAS_DISCARDED } from '../evaluation/facts.ts';
import { tableOf } from '../evaluation/table.ts';
import { playedIn, type ShownHand } from './hands.ts';

export interface OfferedTile {
  readonly hand: ShownHand;
  /** Facts of the seat under the names its clauses use, and whether it has discarded. */
  readonly facts: Readonly<Record<string, boolean>>;
  /** A winning tile the seat passed up, if the question mentions one. */
  readonly passed?: Kind;
  /** The seat's own river, if it may forbid something. Example: furiten. */
  readonly river?: readonly Kind[];
}

/** Builds the table: the winning tile is on offer to the other three seats, or the seat has just drawn it. */
export function tableOffering({ hand, facts, river = [] }: OfferedTile, ruleset: Ruleset): Table {
  const { seat, from, winning } = hand;
  const known = Object.entries(facts).filter(
    ([fact]) => fact === HAS_DISCARDED || clauseOfFact(ruleset, fact) !== null,
  );
  const stage: Stage =
    from === null
      ? {
          phase: 'deciding',
          seat,
          drew: { by: 'wall', chain: 0, afterClaim: false, last: false, tile: winning },
          claimed: null,
        }
      : {
          phase: 'collecting',
          offer: plainDiscard(winning, from),
          pending: othersAfter(from),
          answers: [],
          kong: null,
        };
  return tableOf(ruleset, {
    seats: bySeat((each) => ({
      discards: 1,
      ...(each === seat && {
        concealed: from === null ? [...hand.concealed, winning] : hand.concealed,
        melds: hand.melds,
        facts: Object.fromEntries(known),
        ...(river.length > 0 && { river, discards: river.length }),
      }),
      ...(each === from && { river: [winning] }),
    })),
    stage,
  });
}

/** Least and most tiles in a seat's own river. */
const DISCARDS = [4, 9] as const;

/**
 * The river of a played hand, or else one that is dealt from tiles that the hand does not use.
 * @param among a kind to include, if a copy is left; null for none
 * @param but kinds that may not be added at random
 */
export function dealRiver(
  ruleset: Ruleset,
  random: Random,
  { concealed, winning, melds, river: played }: ShownHand,
  among: Kind | null,
  but: readonly Kind[],
): readonly Kind[] {
  const [least, most] = DISCARDS;
  const handTiles = [...concealed, winning, ...melds.flatMap((meld) => meld.tiles)];
  const isLeft = among !== null && copiesOf(handTiles, among) < (ruleset.tiles[among] ?? 0);
  if (played) {
    const own = played.filter((kind) => !but.includes(kind));
    if (isLeft) own.splice(random.below(own.length + 1), own.length > least ? 1 : 0, among);
    return own;
  }
  const river: Kind[] = isLeft ? [among] : [];
  const kinds = playedIn(ruleset).filter((kind) => !but.includes(kind));
  const count = least + random.below(most - least + 1);
  while (river.length < count) {
    const kind = kinds[random.below(kinds.length)] as Kind;
    const there = copiesOf(handTiles, kind) + copiesOf(river, kind);
    if (there < (ruleset.tiles[kind] ?? 0)) river.splice(random.below(river.length + 1), 0, kind);
  }
  return river;
}

/**
 * The reason to show for a refusal. A mistake that is paid only later is replaced by the rule that makes it a mistake.
 */
export function refusalIn({ mistakes }: Ruleset, reason: Reason): Reason {
  const [rule, ...also] = reason.also ?? [];
  const isLater = mistakes.some((mistake) => mistake.later && mistake.rule === reason.rule);
  return isLater && rule !== undefined ? { ...reason, rule, also } : reason;
}

export const refusingRule = (ruleset: Ruleset, reason: Reason): RuleId => refusalIn(ruleset, reason).rule;
