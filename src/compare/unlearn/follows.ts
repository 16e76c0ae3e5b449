/**
 * Questions about what follows a move that nobody answers: where the replacement tile is drawn, who deals next, and by
 * which rules.
 */
import type { Move, RuleId } from '../../engine/action.ts';
import type { TableEvent } from '../../engine/events.ts';
import { legal } from '../../engine/legality/legal.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { awaitedSeats } from '../../engine/selectors.ts';
import type { Table } from '../../engine/table.ts';
import { playMove } from '../../machines/play.ts';
import type { TriedAction } from '../../questions/may/attempt.ts';

/** Id of this kind of question. */
export const FOLLOWS = 'follows';

/** A position with a move, and the kind of sequel that is asked about. */
export interface TriedSequel extends TriedAction {
  readonly sequel: Sequel;
}

type SequenceOf = (event: TableEvent, ruleset: Ruleset) => Sequence | null;

/** What follows, as one word, and the rule behind it. */
interface Sequence {
  readonly answer: string;
  readonly rule: RuleId;
}

/** Reads the next deal from the event that ends a deal; null if the match is over. */
const nextDealOf =
  (phrase: (following: { readonly dealer: number; readonly under: string }) => string): SequenceOf =>
  (event) =>
    event.type === 'ended' && !event.following.over
      ? { answer: phrase(event.following), rule: event.following.rule }
      : null;

const SEQUELS = {
  /** After a kong, where the replacement tile comes from: `wall`, its `tail`, or the `box`. */
  'replacement-from': (event, { supplement }) =>
    event.type === 'drew' && event.why === 'kong' ? { answer: event.from, rule: supplement.rule } : null,
  /** After the last discard: the seat that deals next, as a number. */
  'deals-next': nextDealOf(({ dealer }) => String(dealer)),
  /** After the last discard: the rules of the next deal. */
  'dealt-next': nextDealOf(({ under }) => under),
} satisfies Record<string, SequenceOf>;

export type Sequel = keyof typeof SEQUELS;

/** Names of all sequels. */
export const sequels = Object.keys(SEQUELS) as readonly Sequel[];

/** The least a seat can do: pass when offered a tile; at settlement the last legal action. Null in other phases. */
function leastOf(ruleset: Ruleset, table: Table, seat: Seat): Move | null {
  switch (table.stage.phase) {
    case 'collecting':
      return { do: 'pass', seat };
    case 'settling':
      return legal(ruleset, table).findLast((action) => action.seat === seat) ?? null;
    default:
      return null;
  }
}

/** Most moves played before the sequel is given up. */
const MOST_STEPS = 60;

/**
 * Plays on by these rules, everybody else doing the least, until the sequel is known. Returns null if a move is
 * refused, the deal ends, or `MOST_STEPS` is reached.
 */
export function sequenceOf({ table, action, sequel }: TriedSequel, ruleset: Ruleset): Sequence | null {
  const asks = SEQUELS[sequel];
  let at: Table = table;
  let move: Move = action;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const done = playMove(ruleset, at, move);
    if (done.is !== 'done') return null;
    const found = asks(done.event, ruleset);
    if (found) return found;
    at = done.table;
    const [seat] = awaitedSeats(at);
    if (at.stage.phase === 'ended') return null;
    const answer = seat === undefined ? 'referee' : leastOf(ruleset, at, seat);
    if (answer === null) return null;
    move = answer;
  }
  return null;
}
