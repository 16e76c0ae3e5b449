/** How a hand goes on at a table where a reader sits. */
import type { Action } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { legal } from '../engine/legality/legal.ts';
import { judgeAction } from '../engine/legality/verdict.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { heardBy } from '../engine/view.ts';
import { goTo, isLive } from '../machines/history.ts';
import type { MoveRefusal, TableSnapshot } from '../machines/table.ts';
import type { TableRules, WhoseTurn } from '../machines/table-session.ts';
import { still } from '../storage/reduced-motion.ts';
import type { Pace } from '../storage/settings.ts';
import { awaitsReader, repeats } from './decisions.ts';
import type { HandSetup } from './hand.ts';
import { frameAt, going, isOver, type TableHistory } from './hand-history.ts';

/** How long the table rests after an event, in milliseconds. */
const REST = { drawn: 450, discarded: 850, other: 320 } as const;
const SPEED: Readonly<Record<Exclude<Pace, 'step'>, number>> = { calm: 1, brisk: 0.4, once: 0 };
/** Where nothing travels an event takes longer to be read. */
const STILL = 250;
/** How long something that is read keeps the others, who are not waiting for the reader. */
const READING = 4000;

type HandRules<S extends HandSetup> = TableRules<TableSnapshot, Action, MoveRefusal, S, Pace>;

/** The rules of a table for the reader in this seat. */
export const handRules = <S extends HandSetup>(you: Seat): HandRules<S> => ({
  turn: (setting, history) => turnOf(setting, history, you),
  next: (setting, history, eyes) => advanceHand(setting, history, you, eyes as Seat | null),
  // What was done here before is only looked at again: what came after it stays.
  act: ({ machine }, history, action) =>
    repeats(history, action) ? goTo(history, history.at + 1) : going(machine, history, action),
  refusal: ({ ruleset }, history, action) => {
    if (repeats(history, action)) return null;
    const verdict = judgeAction(ruleset, frameAt(history).table, action);
    if (verdict.is === 'allowed' || (verdict.is === 'mistake' && action.despite === verdict.reason.rule))
      return null;
    return { reason: verdict.reason, price: verdict.is === 'mistake' ? verdict.price : null };
  },
  unasked: (setting, history) => unaskedOf(setting, history, you),
  rest: ({ context: { event } }, pace, isPaused) => {
    if (pace === 'step') return null;
    if (isPaused) return READING;
    return baseOf(event) * SPEED[pace] + (still() && pace !== 'once' ? STILL : 0);
  },
  goesOn: true,
  travels: (pace) => pace !== 'once',
});

/** A pass on what does not win, and what is the only thing that the rules allow; a win is the reader's own to call. */
function unaskedOf({ ruleset }: HandSetup, history: TableHistory, you: Seat): Action | null {
  const { table } = frameAt(history);
  const choices = legal(ruleset, table, you);
  if (choices.some((action) => action.do === 'win')) return null;
  const pass = choices.find((action) => action.do === 'pass');
  if (pass && table.stage.phase === 'collecting') return pass;
  const [only, another] = choices;
  return only && !another ? only : null;
}

function baseOf(event: TableEvent | null): number {
  if (event?.type === 'discarded' || event?.type === 'answered') return REST.discarded;
  return event?.type === 'drew' ? REST.drawn : REST.other;
}

function turnOf({ others }: HandSetup, history: TableHistory, you: Seat): WhoseTurn {
  if (isOver(history)) return 'over';
  if (awaitsReader(history, you)) return 'reader';
  const awaitsOther = awaitedSeats(frameAt(history).table).some((seat) => seat !== you);
  if (!awaitsOther || typeof others === 'function') return 'others';
  return others === 'coming' ? 'loading' : 'nobody';
}

/**
 * Goes on by one event that these eyes can see; what they cannot see happens on the way. Frames that are there
 * already are only looked at. The same film comes back where the reader must act, others wait, or nothing is left.
 */
export function advanceHand(
  setting: HandSetup,
  history: TableHistory,
  you: Seat,
  eyes: Seat | null,
): TableHistory {
  let now = history;
  for (;;) {
    const next = isLive(now) ? unasked(setting, now, you) : goTo(now, now.at + 1);
    if (next === now) return now;
    now = next;
    const { event } = frameAt(now);
    if (event && heardBy(event, eyes) !== null) return now;
  }
}

/** One move of another seat, or what goes by itself; the same film where there is neither. */
function unasked({ machine, others }: HandSetup, history: TableHistory, you: Seat): TableHistory {
  const { table } = frameAt(history);
  if (table.stage.phase === 'ended') return history;
  const awaits = awaitedSeats(table);
  if (awaits.length === 0) return going(machine, history, 'referee');
  const other = awaits.find((seat) => seat !== you);
  return other === undefined || typeof others !== 'function'
    ? history
    : going(machine, history, others(table, other));
}
