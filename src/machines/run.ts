/**
 * Runs the order of a hand without XState, for whoever plays hands by the thousand. It takes transitions as XState does:
 * those of the innermost state before those around it, of each the first whose guard holds, and then what is `always`
 * taken, until nothing is. `tests/machines/run.test.ts` holds the two equal.
 */
import type { Action, Move } from '../engine/action.ts';
import { atSomething } from '../engine/aftermath.ts';
import { deal, type Start } from '../engine/deal.ts';
import type { TableEvent } from '../engine/events.ts';
import type { PaymentGroup } from '../engine/payment.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Phase, Table } from '../engine/table.ts';
import { awaitedSeats } from '../engine/table-facts.ts';
import { DOINGS, type Doing, type HandContext, type Refusal } from './doings.ts';
import { HAND, type HandState } from './hand.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** The type of the event that a move is to the chart. */
export const eventType = (move: Move): string => (move === 'referee' ? 'NEXT' : move.do.toUpperCase());

type Arrows = NonNullable<HandState['always']>;
interface Transition {
  readonly guard: Question | null;
  readonly does: Doing | null;
  readonly to: Phase | null;
}
interface Leaf {
  readonly always: readonly Transition[];
  readonly on: (type: string) => readonly Transition[];
}

const compiled = (arrows: Arrows): Transition[] =>
  arrows.map(({ guard, actions, target }) => ({
    guard: guard ? QUESTIONS[guard] : null,
    does: actions ? DOINGS[actions] : null,
    to: target ? (target.slice(1) as Phase) : null,
  }));

const LEAVES = new Map<Phase, Leaf>();
const collect = (name: string, state: HandState, around: readonly HandState[]): void => {
  const chain = [state, ...around];
  for (const [key, child] of Object.entries(state.states ?? {})) collect(key, child, chain);
  if (state.states) return;
  const known = new Map<string, readonly Transition[]>();
  LEAVES.set(name as Phase, {
    always: compiled(chain.flatMap(({ always = [] }) => always)),
    on: (type) => {
      const found = known.get(type) ?? compiled(chain.flatMap(({ on }) => on?.[type] ?? on?.['*'] ?? []));
      known.set(type, found);
      return found;
    },
  });
};
collect(HAND.id, HAND, []);

const leafOf = (phase: Phase): Leaf => LEAVES.get(phase) as Leaf;

/** Called with each state that a hand goes from and to; what stays where it is is none. */
export type OnArrow = (from: Phase, to: Phase) => void;

/** What an event leads to, from the state that the table is in. */
function transition(
  ruleset: Ruleset,
  before: HandContext,
  move: Move,
  type: string | null,
  onArrow?: OnArrow,
) {
  let { phase } = before.table.stage as { phase: Phase };
  let context = before;
  let candidates = type === null ? leafOf(phase).always : leafOf(phase).on(type);
  for (;;) {
    const next = candidates.find(({ guard }) => guard === null || guard(ruleset, context.table, move));
    if (next === undefined && candidates === leafOf(phase).always) return context;
    if (next?.does) context = next.does(ruleset, context, move);
    if (next?.to && next.to !== phase) {
      onArrow?.(phase, next.to);
      phase = next.to;
    }
    candidates = leafOf(phase).always;
  }
}

const taken = (table: Table): HandContext => ({ table, event: null, move: null, refusal: null });

/** The table at the first thing there is to do: what every hand begins with. */
export const begin = (ruleset: Ruleset, start: Start): Table =>
  transition(ruleset, taken(atSomething(ruleset, deal(ruleset, start))), 'referee', null).table;

export type Played =
  | { readonly is: 'done'; readonly table: Table; readonly event: TableEvent }
  | { readonly is: 'refused'; readonly reason: Refusal['reason'] }
  | { readonly is: 'mistake'; readonly reason: Refusal['reason']; readonly price: PaymentGroup };

/** One move: the table after it and what happened, or why it may not be made. The table itself stays as it is. */
export function playMove(ruleset: Ruleset, table: Table, move: Move, onArrow?: OnArrow): Played {
  const { refusal, ...after } = transition(ruleset, taken(table), move, eventType(move), onArrow);
  if (refusal)
    return refusal.price === null
      ? { is: 'refused', reason: refusal.reason }
      : { is: 'mistake', reason: refusal.reason, price: refusal.price };
  if (after.event === null) throw new Error(`nothing happened by ${JSON.stringify(move)}`);
  return { is: 'done', table: after.table, event: after.event };
}

/**
 * Plays a hand to its end.
 * @throws Error when `choose` gives an action that is not allowed
 */
export function playHand(
  ruleset: Ruleset,
  start: Start,
  choose: (table: Table, seat: Seat) => Action,
  onEvent?: (happened: { readonly table: Table; readonly event: TableEvent }) => void,
): Table {
  let table = begin(ruleset, start);
  while (table.stage.phase !== 'ended') {
    const [seat] = awaitedSeats(table);
    const move = seat === undefined ? 'referee' : choose(table, seat);
    const played = playMove(ruleset, table, move);
    if (played.is !== 'done') throw new Error(`${JSON.stringify(move)} is refused: ${played.reason.rule}`);
    onEvent?.(played);
    table = played.table;
  }
  return table;
}
