/** What a hand waits for at this moment, and the rule by which it may not win with it on a discard. */
import type { RuleId } from '../../engine/action.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { plainDiscard } from '../../engine/offer.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import { type WinningTile, winningTiles } from '../../engine/winning-tiles.ts';

/** A winning tile, and the rule by which it does not win on a discard. */
export interface JudgedTile extends WinningTile {
  readonly bar: RuleId | null;
}

/** Judges the waits of a hand that is a tile short, at a table at which its seat holds it. */
export const judgedWaits = (
  { ruleset, table }: Position,
  seat: Seat,
  hand: ScoringHand,
): readonly JudgedTile[] =>
  winningTiles({ ruleset, table }, seat, hand).map((winning) => {
    const stage = {
      phase: 'collecting',
      offer: plainDiscard(winning.tile, seatAfter(seat)),
      pending: [seat],
      answers: [],
      kong: null,
    } as const;
    const verdict = judgeAction(ruleset, { ...table, due: [], stage }, { do: 'win', seat });
    return verdict.is === 'allowed'
      ? { ...winning, discarded: true, bar: null }
      : { ...winning, discarded: false, bar: verdict.reason.also?.[0] ?? verdict.reason.rule };
  });
