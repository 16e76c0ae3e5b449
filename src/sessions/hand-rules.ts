/** Rules for how a hand goes on at a reader's table: turns, pauses and automatic moves. */
import type { Action } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { legal } from '../engine/legality/legal.ts';
import { type JudgedAction, judgedAt, withVerdict } from '../engine/legality/verdict.ts';
import type { Seat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import { heardBy } from '../engine/view.ts';
import { goTo, isLive } from '../machines/history.ts';
import { type MoveRefusal, refusalIn, type TableSnapshot } from '../machines/table.ts';
import type { TableRules, WhoseTurn } from '../machines/table-session.ts';
import { still } from '../storage/reduced-motion.ts';
import type { Pace } from '../storage/settings.ts';
import { awaitsReader, repeats } from './decisions.ts';
import type { HandSetup } from './hand.ts';
import { frameAt, isOver, makeMove, type TableHistory } from './hand-history.ts';

/**
 * Rest after an event, in milliseconds. A brisk one ends before its animation (`ui/Table/motion.ts`): what is cut short
 * is complete already.
 */
const REST_AFTER = { draw: 450, discardOrAnswer: 850, other: 320 } as const;
const SPEED: Readonly<Record<Exclude<Pace, 'step'>, number>> = { calm: 1, brisk: 0.4, once: 0 };
/** Extra rest if animations are off: an event then takes longer to read. In milliseconds. */
const STILL = 250;
/** Pause of the other seats while the reader reads something, in milliseconds. */
const READING = 4000;

type HandRules<S extends HandSetup> = TableRules<TableSnapshot, JudgedAction, MoveRefusal, S, Pace>;

/** The table rules for a reader in this seat. */
export const handRules = <S extends HandSetup>(you: Seat): HandRules<S> => ({
  turn: (setting, history) => turnOf(setting, history, you),
  next: (setting, history, eyes) => advanceHand(setting, history, you, eyes as Seat | null),
  // A repeated action only shows the next frame; later frames stay.
  act: ({ machine }, history, judged) =>
    repeats(history, judged.action) ? goTo(history, history.at + 1) : makeMove(machine, history, judged),
  refusal: ({ ruleset }, history, judged) =>
    repeats(history, judged.action) ? null : refusalIn(judgedAt(ruleset, frameAt(history).table, judged)),
  unasked: (setting, history, discards) => {
    const action = unaskedOf(setting, history, you, discards);
    return action && withVerdict(setting.ruleset, frameAt(history).table, action);
  },
  rest: ({ context: { event } }, pace, isPaused) => {
    if (pace === 'step') return null;
    if (isPaused) return READING;
    return baseOf(event) * SPEED[pace] + (still() && pace !== 'once' ? STILL : 0);
  },
  goesOn: true,
  travels: (pace) => pace !== 'once',
});

/**
 * The action that needs no question: a pass on a tile that does not win, or the only legal action; and for a reader who
 * wants it, the discard of the tile just drawn. A win is always left to the reader.
 */
function unaskedOf(
  { ruleset }: HandSetup,
  history: TableHistory,
  you: Seat,
  discards: boolean,
): Action | null {
  const { table } = frameAt(history);
  const choices = legal(ruleset, table, you);
  if (choices.some((action) => action.do === 'win')) return null;
  const pass = choices.find((action) => action.do === 'pass');
  if (pass && table.stage.phase === 'collecting') return pass;
  const [only, another] = choices;
  if (only && !another) return only;
  const drawn = discards && table.stage.phase === 'deciding' ? table.stage.drew?.tile : undefined;
  const isOfDrawn = (action: Action): boolean =>
    action.do === 'discard' && action.tile === drawn && action.says === undefined;
  return choices.find(isOfDrawn) ?? null;
}

function baseOf(event: TableEvent | null): number {
  if (event?.type === 'discarded' || event?.type === 'answered') return REST_AFTER.discardOrAnswer;
  return event?.type === 'drew' ? REST_AFTER.draw : REST_AFTER.other;
}

function turnOf({ others }: HandSetup, history: TableHistory, you: Seat): WhoseTurn {
  if (isOver(history)) return 'over';
  if (awaitsReader(history, you)) return 'reader';
  const awaitsOther = awaitedSeats(frameAt(history).table).some((seat) => seat !== you);
  if (!awaitsOther || typeof others === 'function') return 'others';
  return others === 'coming' ? 'loading' : 'nobody';
}

/**
 * Advances by one event this view can see; invisible events happen on the way. Existing frames are only shown. Returns
 * the same history if the reader must act, the other seats wait, or the hand is over.
 */
export function advanceHand(
  setting: HandSetup,
  history: TableHistory,
  you: Seat,
  eyes: Seat | null,
): TableHistory {
  let now = history;
  for (;;) {
    const next = isLive(now) ? moveOfOthers(setting, now, you) : goTo(now, now.at + 1);
    if (next === now) return now;
    now = next;
    const { event } = frameAt(now);
    if (event && heardBy(event, eyes) !== null) return now;
  }
}

/** Makes one move of another seat or of the referee. Returns the same history if there is none. */
function moveOfOthers(
  { ruleset, machine, others }: HandSetup,
  history: TableHistory,
  you: Seat,
): TableHistory {
  const { table } = frameAt(history);
  if (table.stage.phase === 'ended') return history;
  const awaits = awaitedSeats(table);
  if (awaits.length === 0) return makeMove(machine, history, 'referee');
  const other = awaits.find((seat) => seat !== you);
  return other === undefined || typeof others !== 'function'
    ? history
    : makeMove(machine, history, withVerdict(ruleset, table, others(table, other)));
}
