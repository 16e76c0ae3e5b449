/** How a hand goes on at a table where a reader sits. */
import type { Action } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
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
  turn: (setting, film) => turnOf(setting, film, you),
  next: (setting, film, eyes) => advanceHand(setting, film, you, eyes as Seat | null),
  // What was done here before is only looked at again: what came after it stays.
  act: ({ machine }, film, action) =>
    repeats(film, action) ? goTo(film, film.at + 1) : going(machine, film, action),
  refusal: ({ ruleset }, film, action) => {
    if (repeats(film, action)) return null;
    const verdict = judgeAction(ruleset, frameAt(film).table, action);
    if (verdict.is === 'allowed' || (verdict.is === 'mistake' && action.despite === verdict.reason.rule))
      return null;
    return { reason: verdict.reason, price: verdict.is === 'mistake' ? verdict.price : null };
  },
  rest: ({ context: { event } }, pace, held) => {
    if (pace === 'step') return null;
    if (held) return READING;
    return baseOf(event) * SPEED[pace] + (still() && pace !== 'once' ? STILL : 0);
  },
  goesOn: true,
  travels: (pace) => pace !== 'once',
});

function baseOf(event: TableEvent | null): number {
  if (event?.type === 'discarded' || event?.type === 'answered') return REST.discarded;
  return event?.type === 'drew' ? REST.drawn : REST.other;
}

function turnOf({ others }: HandSetup, film: TableHistory, you: Seat): WhoseTurn {
  if (isOver(film)) return 'over';
  if (awaitsReader(film, you)) return 'reader';
  const awaitsOther = awaitedSeats(frameAt(film).table).some((seat) => seat !== you);
  if (!awaitsOther || typeof others === 'function') return 'others';
  return others === 'coming' ? 'loading' : 'nobody';
}

/**
 * Goes on by one event that these eyes can see; what they cannot see happens on the way. Frames that are there
 * already are only looked at. The same film comes back where the reader must act, others wait, or nothing is left.
 */
export function advanceHand(
  setting: HandSetup,
  film: TableHistory,
  you: Seat,
  eyes: Seat | null,
): TableHistory {
  let now = film;
  for (;;) {
    const next = isLive(now) ? unasked(setting, now, you) : goTo(now, now.at + 1);
    if (next === now) return now;
    now = next;
    const { event } = frameAt(now);
    if (event && heardBy(event, eyes) !== null) return now;
  }
}

/** One move of another seat, or what goes by itself; the same film where there is neither. */
function unasked({ machine, others }: HandSetup, film: TableHistory, you: Seat): TableHistory {
  const { table } = frameAt(film);
  if (table.stage.phase === 'ended') return film;
  const awaits = awaitedSeats(table);
  if (awaits.length === 0) return going(machine, film, 'referee');
  const other = awaits.find((seat) => seat !== you);
  return other === undefined || typeof others !== 'function'
    ? film
    : going(machine, film, others(table, other));
}
