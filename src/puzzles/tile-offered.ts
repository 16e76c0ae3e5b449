/** A tile that completes a hand, and everything beside the hand that may forbid to win with it. */

import type { Reason, RuleId } from '../engine/action.ts';
import { copiesOf } from '../engine/counts.ts';
import { plainDiscard } from '../engine/offer.ts';
import type { Random } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { bySeat, othersAfter } from '../engine/seats.ts';
import type { Stage, Table } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { clauseOfFact, HAS_DISCARDED } from '../evaluation/facts.ts';
import { tableOf } from '../evaluation/table.ts';
import { playedIn, type ShownHand } from './hands.ts';

export interface OfferedTile {
  readonly hand: ShownHand;
  /** What is true of the seat, by the names that clauses give it; and whether it has discarded. */
  readonly facts: Readonly<Record<string, boolean>>;
  /** The winning tile that it has let go, where that is told. */
  readonly passed?: Kind;
  /** What it has discarded itself, where that may forbid something. */
  readonly river?: readonly Kind[];
}

/** The tile lies there, and everybody else is asked; or it has been drawn. */
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

/** So many discards of one's own, at the least and at the most. */
const DISCARDS = [4, 9] as const;

/**
 * Discards of one's own, of tiles that the hand leaves.
 * @param among a kind that is one of them, if any is left; null where none of `but` is to be
 */
export function aRiver(
  ruleset: Ruleset,
  random: Random,
  { concealed, winning, melds }: ShownHand,
  among: Kind | null,
  but: readonly Kind[],
): readonly Kind[] {
  const [least, most] = DISCARDS;
  const own = [...concealed, winning, ...melds.flatMap((meld) => meld.tiles)];
  const isLeft = among !== null && copiesOf(own, among) < (ruleset.tiles[among] ?? 0);
  const river: Kind[] = isLeft ? [among] : [];
  const kinds = playedIn(ruleset).filter((kind) => !but.includes(kind));
  const count = least + random.below(most - least + 1);
  while (river.length < count) {
    const kind = kinds[random.below(kinds.length)] as Kind;
    const there = copiesOf(own, kind) + copiesOf(river, kind);
    if (there < (ruleset.tiles[kind] ?? 0)) river.splice(random.below(river.length + 1), 0, kind);
  }
  return river;
}

/** Why an action is refused: of a mistake that is paid for only later that which makes it one. */
export function refusalIn({ mistakes }: Ruleset, reason: Reason): Reason {
  const [rule, ...also] = reason.also ?? [];
  const isLater = mistakes.some((mistake) => mistake.later && mistake.rule === reason.rule);
  return isLater && rule !== undefined ? { ...reason, rule, also } : reason;
}

export const refusingRule = (ruleset: Ruleset, reason: Reason): RuleId => refusalIn(ruleset, reason).rule;
