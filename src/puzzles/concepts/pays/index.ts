/** Who pays whom? What each of the four has won or lost when a hand is settled. */

import { tableOf } from '../../../asked/table.ts';
import { heldBy } from '../../../engine/hands.ts';
import { isExposed } from '../../../engine/melds.ts';
import { emptyBook, type PaymentGroup, payInto } from '../../../engine/payment.ts';
import { type Random, shuffled } from '../../../engine/random.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import { type BySeat, bySeat, SEATS } from '../../../engine/seats.ts';
import type { Outcome, Table } from '../../../engine/table.ts';
import { allTiles, type Kind } from '../../../engine/tiles.ts';
import { playedIn, type ShownHand } from '../../hands.ts';
import { midway } from '../../midway.ts';
import type { Aim, Concept, Room } from '../../question.ts';
import { enriched } from '../../richer.ts';
import { aWin, howOf, scoreOf } from '../../whole-hands.ts';
import { twice } from './twice.ts';

export interface Won {
  readonly hand: ShownHand;
  /** What the others hold. */
  readonly others: BySeat<readonly Kind[]>;
}

/** The table at which it is settled. */
export const tableWith = ({ hand, others }: Won, ruleset: Ruleset): Table =>
  midway(
    tableOf(ruleset, {
      seats: bySeat((seat) =>
        seat === hand.seat
          ? {
              concealed: [...hand.concealed, hand.winning].sort((a, b) => a - b),
              melds: hand.melds,
              bonus: hand.bonus ?? [],
              discards: 1,
            }
          : { concealed: others[seat], discards: 1 },
      ),
      round: hand.round ?? 0,
      stage: { phase: 'deciding', seat: hand.seat, drew: null, claimed: null },
    }),
  );

/** Everything that is paid, group by group; none where the hand is no win under these rules. */
export function groupsOf(won: Won, ruleset: Ruleset): readonly PaymentGroup[] {
  const { hand } = won;
  const table = tableWith(won, ruleset);
  const position = { ruleset, table };
  const score = scoreOf(hand, ruleset, table);
  if (!score || !ruleset.settle) return [];
  const standing = ruleset.scoring?.standing;
  const outcome: Outcome = {
    is: 'won',
    winners: [{ seat: hand.seat, how: howOf(hand), score }],
    from: hand.from,
    standing: bySeat((seat) =>
      standing && seat !== hand.seat ? standing(heldBy(table, seat), seat, position) : null,
    ),
  };
  return ruleset.settle(outcome, position);
}

/** `2:24`, seat by seat: what each has won, or lost; what is owed counts as what is paid. */
function sums(groups: readonly PaymentGroup[]): string[] {
  const { seats } = payInto(
    emptyBook,
    groups.flatMap(({ payments }) => payments),
  );
  return SEATS.map((seat) => `${seat}:${seats[seat]}`);
}

const pays: Concept<Won> = {
  has: ({ settle }) => settle !== null,
  twice,
  parts: [],
  deal: aSettlement,
  key: (won, ruleset) => sums(groupsOf(won, ruleset)),
  forgetting: (won, { ruleset }) => {
    const groups = groupsOf(won, ruleset);
    const rules = groups.flatMap(({ rule, payments }) => [rule, ...payments.map((each) => each.rule)]);
    return [...new Set(rules)].map((rule) => ({
      rule,
      key: sums(
        groups
          .filter((group) => group.rule !== rule)
          .map((group) => ({ ...group, payments: group.payments.filter((each) => each.rule !== rule) })),
      ),
    }));
  },
  choices: () => null,
  told: ({ hand, others }, write) => ({
    winner: hand.seat,
    hand: write([...hand.concealed, hand.winning]),
    melds: hand.melds.map((meld) => ({
      kind: meld.kind,
      tiles: write(meld.tiles),
      exposed: isExposed(meld),
      from: 'from' in meld ? meld.from : null,
    })),
    bonus: write(hand.bonus ?? []),
    tile: write([hand.winning]),
    from: hand.from,
    round: 'ESWN'[hand.round ?? 0] ?? 'E',
    others: others.map((tiles) => write(tiles)),
  }),
};

function aSettlement(room: Room, random: Random, aim: Aim): Won | null {
  const plain = aWin(room, random, aim);
  const hand = plain && enriched(room.ruleset, random, plain);
  return hand && wonWith(hand, room, random);
}

/** A hand that is won, with tiles for the three others; null where it is none, or nobody pays for it. */
export function wonWith(hand: ShownHand, { ruleset, table }: Room, random: Random): Won | null {
  if (!scoreOf(hand, ruleset, table)) return null;
  const won = amongOthers(hand, ruleset, random);
  return groupsOf(won, ruleset).some(({ payments }) => payments.length > 0) ? won : null;
}

/** A hand, and tiles for the three others out of what it leaves. */
export function amongOthers(hand: ShownHand, ruleset: Ruleset, random: Random): Won {
  const pool = [...ruleset.tiles];
  const held = [
    ...hand.concealed,
    hand.winning,
    ...hand.melds.flatMap((meld) => meld.tiles),
    ...(hand.bonus ?? []),
  ];
  for (const kind of held) pool[kind] = (pool[kind] ?? 0) - 1;
  const kinds = playedIn(ruleset);
  const rest = shuffled(allTiles(pool.map((copies, kind) => (kinds.includes(kind) ? copies : 0))), random);
  const size = 3 * ruleset.deal.sets + 1;
  const others = bySeat((seat) => (seat === hand.seat ? [] : rest.splice(0, size).sort((a, b) => a - b)));
  return { hand, others };
}

export default pays;
