/** Judges a written hand: shape, conditions and minimum first, then whether its player may declare the win. */

import { unavailableBy } from '../engine/legality/availability.ts';
import { byClause } from '../engine/legality/refusals.ts';
import { plainDiscard } from '../engine/offer.ts';
import type { Position, Ruleset } from '../engine/ruleset.ts';
import { type BySeat, bySeat, type Seat } from '../engine/seats.ts';
import type { Stage, Table } from '../engine/table.ts';
import { plainKind } from '../engine/tiles.ts';
import { judgeHand, type WinVerdict } from '../engine/win.ts';
import { HAS_DISCARDED, type SeatFacts, withPresumed } from './facts.ts';
import { type HandToJudge, scoringHandFrom } from './hand.ts';
import { midway, type TableAround, tableOf } from './table.ts';
import { type Circumstances, howOf } from './win-context.ts';

/** A complete hand, how it was won, and further facts of its player. */
export interface WinToJudge {
  readonly hand: HandToJudge;
  readonly won: Circumstances;
  readonly facts: SeatFacts;
  readonly under?: string;
  /** The other seats' hands, if known. The winner's entry is null. */
  readonly others?: BySeat<HandToJudge | null>;
  /** Further facts of the dealer. */
  readonly ofDealer?: SeatFacts;
  /** What lies on the table around the hand: indicators, wall, pot. */
  readonly around?: TableAround;
}

/** Seat 0 (East) deals in every written hand. */
const DEALER = 0;

/** Builds the table at which this hand is about to be declared. */
export function tableOfWin(ruleset: Ruleset, query: WinToJudge): Table {
  const { hand, won, facts, under = 'ordinary', others, ofDealer = {}, around } = query;
  const { concealed, melds, bonus, winning } = hand;
  const how = howOf(winning, won);
  const drawn = how.by === 'draw' && winning ? [winning.tile] : [];
  // A seat that wins on the first tile has not discarded. Any other seat has, unless the facts deny it.
  const discarded = { [HAS_DISCARDED]: !won.first };
  const own = {
    concealed: [...concealed, ...drawn],
    melds,
    bonus,
    facts: {
      ...discarded,
      ...withPresumed(ruleset, facts),
      ...(won.seat === DEALER && ofDealer),
    },
  };
  const other = (seat: Seat) => {
    const known = others?.[seat];
    return {
      ...(known && { concealed: known.concealed, melds: known.melds, bonus: known.bonus }),
      ...(seat === DEALER && { facts: ofDealer }),
    };
  };
  const table = tableOf(ruleset, {
    seats: bySeat((seat) => (seat === won.seat ? own : other(seat))),
    stage: stageOf(how, won),
    round: won.round,
    under,
    ...(how.by !== 'draw' && { aside: [how.tile] }),
    wallOut: won.last,
    ...around,
  });
  return won.first ? table : midway(table);
}

/** The stage: the player has just drawn, or is offered another seat's tile. */
function stageOf(how: ReturnType<typeof howOf>, { seat }: Circumstances): Stage {
  if (how.by === 'draw')
    return { phase: 'deciding', seat, drew: { ...how.drew, tile: how.tile }, claimed: null };
  const { tile, from, last, opening } = how;
  const robbed = how.by === 'robbery';
  return {
    phase: 'collecting',
    offer: { ...plainDiscard(tile, from), as: robbed ? 'promotion' : 'discard', last, opening },
    pending: [seat],
    answers: [],
    kong: robbed ? { tile: plainKind(tile), chain: 1, afterClaim: false } : null,
  };
}

/**
 * The verdict on this hand, and the position it was given in. The hand must be complete and within the tile set.
 * @throws RangeError as `tableOf`
 */
export function judgeWin(ruleset: Ruleset, query: WinToJudge): { verdict: WinVerdict; position: Position } {
  const { hand, won } = query;
  const position = { ruleset, table: tableOfWin(ruleset, query) };
  const scoringHand = scoringHandFrom(hand, won.seat, won.round);
  const verdict = judgeHand(position, won.seat, scoringHand, howOf(hand.winning, won), true);
  if (!verdict.wins) return { verdict, position };
  const declares = { do: 'win', seat: won.seat } as const;
  const { stage } = position.table;
  const reason =
    (stage.phase === 'collecting' ? unavailableBy(ruleset, stage.offer, declares) : null) ??
    byClause(position, declares);
  return { verdict: reason ? { wins: false, reason, score: verdict.score } : verdict, position };
}
