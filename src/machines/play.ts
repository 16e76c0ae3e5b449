/** Plays hands by the chart of `hand.ts` without XState, for bots, puzzles, the judge and tests. */
import type { Action, Move } from '../engine/action.ts';
import { skipEmptySteps } from '../engine/after-event.ts';
import { deal, type Start } from '../engine/deal.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Price } from '../engine/payment.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import type { Phase, Table } from '../engine/table.ts';
import { eventType, HAND } from './hand.ts';
import { EFFECTS, type HandContext, type JudgedMove, judgeMove, type MoveRefusal } from './hand-effects.ts';
import { GUARDS } from './hand-guards.ts';
import { type ChartImplementation, type OnArrow, runner } from './run.ts';

type OnPhase = OnArrow<Phase>;

const guards: ChartImplementation<Ruleset, HandContext, JudgedMove>['guards'] = Object.fromEntries(
  Object.entries(GUARDS).map(([name, asks]) => [
    name,
    (ruleset, { table }, move) => asks(ruleset, table, move),
  ]),
);
const run = runner<Phase, Ruleset, HandContext, JudgedMove>(HAND, { guards, actions: EFFECTS });

const handContextAt = (table: Table): HandContext => ({ table, event: null, move: null, refusal: null });

/** Deals a hand and returns the table at its first decision or step. */
export function begin(ruleset: Ruleset, start: Start): Table {
  const dealt = handContextAt(skipEmptySteps(ruleset, deal(ruleset, start)));
  return run(ruleset, 'dealing', dealt, 'referee', null).table;
}

/** Result of a move. */
export type MoveResult =
  | { readonly is: 'done'; readonly table: Table; readonly event: TableEvent }
  | { readonly is: 'refused'; readonly reason: MoveRefusal['reason'] }
  | { readonly is: 'mistake'; readonly reason: MoveRefusal['reason']; readonly price: Price };

/** Plays one move. Returns the new table and event, or why the move is refused. The given table is unchanged. */
export function playMove(ruleset: Ruleset, table: Table, move: Move, onArrow?: OnPhase): MoveResult {
  const judged = judgeMove(ruleset, table, move);
  const after = run(ruleset, table.stage.phase, handContextAt(table), judged, eventType(move), onArrow);
  const { refusal, event } = after;
  if (refusal)
    return refusal.price === null
      ? { is: 'refused', reason: refusal.reason }
      : { is: 'mistake', reason: refusal.reason, price: refusal.price };
  if (event === null) throw new Error(`nothing happened by ${JSON.stringify(move)}`);
  return { is: 'done', table: after.table, event };
}

/**
 * Plays a hand to its end. `choose` is called for the first seat that the hand waits for.
 * @throws Error if `choose` returns an action that is not allowed
 */
export function playHand(
  ruleset: Ruleset,
  start: Start,
  choose: (table: Table, seat: Seat) => Action,
  onEvent?: (played: MoveResult & { readonly is: 'done' }) => void,
  onArrow?: OnPhase,
): Table {
  let table = begin(ruleset, start);
  while (table.stage.phase !== 'ended') {
    const [seat] = awaitedSeats(table);
    const move = seat === undefined ? 'referee' : choose(table, seat);
    const played = playMove(ruleset, table, move, onArrow);
    if (played.is !== 'done') throw new Error(`${JSON.stringify(move)} is refused: ${played.reason.rule}`);
    onEvent?.(played);
    table = played.table;
  }
  return table;
}
