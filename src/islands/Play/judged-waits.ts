/** What a hand waits for at this moment, and the rule by which it may not win with it on a discard. */
import type { Action, RuleId } from '../../engine/action.ts';
import { withoutTiles } from '../../engine/hands.ts';
import { judgeAction } from '../../engine/legality/verdict.ts';
import { plainDiscard } from '../../engine/offer.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import { type Seat, seatAfter } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import { scoringHandIn, type View } from '../../engine/view.ts';
import { waits } from '../../engine/win.ts';
import { type WinningTile, winningTiles } from '../../engine/winning-tiles.ts';
import { playMove } from '../../machines/play.ts';

/** A tile that completes a hand, and the rule by which it does not win on a discard. */
export interface JudgedTile extends WinningTile {
  readonly bar: RuleId | null;
}

/** A discard that leaves a hand ready, and every tile that completes it then, whether it wins or not. */
export interface ReadyDiscard {
  readonly discard: Kind;
  readonly waits: readonly JudgedTile[];
}

/** Judges the waits of a hand that is a tile short, at a table at which its seat holds it. */
export const judgedWaits = (position: Position, seat: Seat, hand: ScoringHand): readonly JudgedTile[] =>
  winningTiles(position, seat, hand).map((winning) => verdictOn(position, seat, winning));

/** Asks the engine whether this tile wins on a discard. */
function verdictOn({ ruleset, table }: Position, seat: Seat, winning: WinningTile): JudgedTile {
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
}

/** The hand after a discard, at the table after it; null where the discard cannot be made. */
export function afterDiscard(
  view: View,
  { ruleset, table }: Position,
  action: Action,
): { readonly position: Position; readonly hand: ScoringHand } | null {
  const { seat } = view;
  if (seat === null || action.do !== 'discard') return null;
  const done = playMove(ruleset, table, action);
  if (done.is !== 'done') return null;
  const rest = withoutTiles(view.seats[seat].concealed, [action.tile]);
  return { position: { ruleset, table: done.table }, hand: scoringHandIn(view, seat, rest) };
}

/**
 * The discards of this view's seat that leave its hand ready, each with what completes it then.
 * @param says what is declared with the discard; null for nothing
 */
export function readyDiscards(view: View, position: Position, says: string | null): readonly ReadyDiscard[] {
  const { seat, legal } = view;
  if (seat === null) return [];
  return legal.flatMap((action) => {
    if (action.do !== 'discard' || action.seat !== seat || (action.says ?? null) !== says) return [];
    const rest = withoutTiles(view.seats[seat].concealed, [action.tile]);
    const completing = waits(position.ruleset, scoringHandIn(view, seat, rest));
    const after = completing.length > 0 ? afterDiscard(view, position, action) : null;
    if (after === null) return [];
    const winning = winningTiles(after.position, seat, after.hand);
    return {
      discard: action.tile,
      waits: completing.map((tile) =>
        verdictOn(
          after.position,
          seat,
          winning.find((each) => each.tile === tile) ?? { tile, drawn: false, discarded: false },
        ),
      ),
    };
  });
}
