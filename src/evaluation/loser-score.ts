/** What a hand that did not win is worth, in games where losers score too. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { Score } from '../engine/score.ts';
import { bySeat, seatAfter, type Wind } from '../engine/seats.ts';
import type { SeatFacts } from './facts.ts';
import { type HandToJudge, scoringHandFrom } from './hand.ts';
import { tableOf } from './table.ts';

/** A loser's hand without a winning tile, its wind, and the deal that it lost. */
interface StandingHand {
  readonly hand: HandToJudge;
  readonly seat: Wind;
  readonly round: Wind;
  readonly under: string;
  readonly facts?: SeatFacts;
}

/** Scores the hand; null in a game in which losers do not score. */
export function scoreOfLoser(
  ruleset: Ruleset,
  { hand, seat, round, under, facts = {} }: StandingHand,
): Score | null {
  const { concealed, melds, bonus } = hand;
  const table = tableOf(ruleset, {
    seats: bySeat((each) => (each === seat ? { concealed, melds, bonus, facts } : {})),
    // The winner is another seat.
    stage: { phase: 'deciding', seat: seatAfter(seat), drew: null, claimed: null },
    round,
    under,
  });
  return ruleset.scoring?.loserScore?.(scoringHandFrom(hand, seat, round), seat, { ruleset, table }) ?? null;
}
