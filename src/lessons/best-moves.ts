/** Finds the moves that leave the widest wait: the most kinds of tiles that win, minimum and conditions included. */
import { type Action, actionKey } from '../engine/action.ts';
import { scoringHandAt, scoringHandWith } from '../engine/hands.ts';
import { legal } from '../engine/legality/legal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { ScoringHand } from '../engine/scoring-hand.ts';
import { bySeat, type Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import type { Table } from '../engine/table.ts';
import { byDraw, judgeHand, waits } from '../engine/win.ts';
import { playMove } from '../machines/play.ts';

/** Returns the keys of the best moves (discards, calls, pass). Empty when no move leaves a wait. */
export function bestMoves(ruleset: Ruleset, table: Table, seat: Seat): string[] {
  const counted = legal(ruleset, table, seat).flatMap((action) => {
    const kinds = winsAfter(ruleset, table, seat, action);
    return kinds === null ? [] : [{ key: actionKey(action), kinds }];
  });
  const most = Math.max(0, ...counted.map(({ kinds }) => kinds));
  return most === 0 ? [] : counted.filter(({ kinds }) => kinds === most).map(({ key }) => key);
}

/** Counts the winning kinds after this action; null unless it is a discard, chow, pung or pass. */
function winsAfter(ruleset: Ruleset, table: Table, seat: Seat, action: Action): number | null {
  switch (action.do) {
    case 'discard':
      return winningKinds(
        ruleset,
        onceDiscarded(table, seat),
        seat,
        scoringHandWith(scoringHandAt(table, seat), action.tile, -1),
      );
    case 'pass':
      return winningKinds(ruleset, table, seat, scoringHandAt(table, seat));
    case 'chow':
    case 'pung': {
      const called = calledAlone(ruleset, table, action);
      if (called === null) return null;
      const hand = scoringHandAt(called, seat);
      const kinds = new Set(called.seats[seat].concealed);
      return Math.max(
        0,
        ...[...kinds].map((kind) => winningKinds(ruleset, called, seat, scoringHandWith(hand, kind, -1))),
      );
    }
    default:
      return null;
  }
}

/** Returns the table with the seat's discard counted, so that first-turn patterns no longer apply. */
const onceDiscarded = (table: Table, seat: Seat): Table => ({
  ...table,
  seats: bySeat((each) => {
    const hand = table.seats[each];
    return each === seat ? { ...hand, discards: hand.discards + 1 } : hand;
  }),
});

/**
 * Returns the table after the seat's call, before its discard, as if only this seat had been asked. Null when the call
 * is refused.
 */
function calledAlone(ruleset: Ruleset, table: Table, action: Action): Table | null {
  const { stage } = table;
  if (stage.phase !== 'collecting') return null;
  let done = playMove(
    ruleset,
    { ...table, stage: { ...stage, pending: [action.seat], answers: [] } },
    action,
  );
  while (done.is === 'done') {
    const awaits = awaitedSeats(done.table);
    const { phase } = done.table.stage;
    if (phase === 'deciding' && awaits.includes(action.seat)) return done.table;
    if (awaits.length > 0 || phase === 'ended') return null;
    done = playMove(ruleset, done.table, 'referee');
  }
  return null;
}

function winningKinds(ruleset: Ruleset, table: Table, seat: Seat, hand: ScoringHand): number {
  const complete = waits(ruleset, hand);
  if (ruleset.wins.minimum === null) return complete.length;
  const isEnough = (tile: number): boolean =>
    judgeHand({ ruleset, table }, seat, scoringHandWith(hand, tile), byDraw(tile)).wins;
  return complete.filter(isEnough).length;
}
