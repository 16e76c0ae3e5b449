/** A hand being played: its rules, its start, and its frames. Plain functions; the island keeps the state. */
import { type Bot, botAction } from '../bots/bot.ts';
import { type Action, type Reason, sameAction } from '../engine/action.ts';
import { type Start, startFrom } from '../engine/deal.ts';
import { begin, phaseOf } from '../engine/play.ts';
import type { Chosen, Game, Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { heardBy } from '../engine/view.ts';
import { createTableMachine, type Frame, type TableMachine, takenUp } from '../machines/table.ts';
import { rulesetOf } from '../rulesets/choose.ts';
import { filmOf, frameAt, going, goTo, isLive, played, type TableFilm } from './film.ts';

/** What stays the same while a hand is played. */
export interface Hand {
  readonly game: Game;
  readonly chosen: Chosen;
  readonly ruleset: Ruleset;
  readonly start: Start;
  readonly machine: TableMachine;
  /** How the others play. */
  readonly bot: Bot;
}

/** A hand of this game, dealt by a seed unless its whole start is given. @throws OptionError */
export function handOf(game: Game, chosen: Chosen, from: string | Start, bot: Bot): Hand {
  const ruleset = rulesetOf(game, chosen, typeof from === 'string' ? 'ordinary' : from.under);
  const start = typeof from === 'string' ? startFrom(ruleset, from) : from;
  return { game, chosen, ruleset, start, machine: createTableMachine(ruleset), bot };
}

export const opening = ({ machine, ruleset, start }: Hand): TableFilm =>
  filmOf(takenUp(machine, begin(ruleset, start)));

/** Whose decision the table waits for besides bots: true when only the reader can go on. */
export function awaitsReader(timeline: TableFilm, you: Seat): boolean {
  const { awaits } = phaseOf(frameAt(timeline).table);
  return awaits.length > 0 && awaits.every((seat) => seat === you);
}

/**
 * Goes on by one event that these eyes can see; what they cannot see happens on the way. Frames that are there
 * already are only looked at. The same timeline comes back where the reader must act or nothing is left.
 */
export function onward(hand: Hand, timeline: TableFilm, you: Seat, eyes: Seat | null): TableFilm {
  let now = timeline;
  for (;;) {
    const next = isLive(now) ? unasked(hand, now, you) : goTo(now, now.at + 1);
    if (next === now) return now;
    now = next;
    const { event } = frameAt(now);
    if (event && heardBy(event, eyes) !== null) return now;
  }
}

/** One move of a bot or of the referee. */
function unasked(hand: Hand, timeline: TableFilm, you: Seat): TableFilm {
  const { table } = frameAt(timeline);
  const { phase, awaits } = phaseOf(table);
  if (phase === 'ended') return timeline;
  const bot = awaits.find((seat) => seat !== you);
  if (bot === undefined && awaits.length > 0) return timeline;
  const move = bot === undefined ? 'referee' : botAction(hand.bot, hand.ruleset, table, bot);
  return going(hand.machine, timeline, move);
}

/** The move that was made here before, where one looks at the past. */
export const moveAfter = ({ frames, at }: TableFilm): Frame['move'] => frames[at + 1]?.context.move ?? null;

/** Whether the frame before this one was a decision of the reader. */
const decidedAt = ({ frames }: TableFilm, at: number, you: Seat): boolean => {
  const move = frames[at]?.context.move;
  return typeof move === 'object' && move !== null && move.seat === you;
};

/** The reader's last decision before what is looked at, or null. */
export function decisionBefore(timeline: TableFilm, you: Seat): number | null {
  for (let at = timeline.at; at > 0; at--) if (decidedAt(timeline, at, you)) return at - 1;
  return null;
}

/** The reader's next decision after what is looked at, or the end of what has been played. */
export function decisionAfter(timeline: TableFilm, you: Seat): number {
  for (let at = timeline.at + 2; at < timeline.frames.length; at++) {
    if (decidedAt(timeline, at, you)) return at - 1;
  }
  return timeline.frames.length - 1;
}

/** Whether this action is what was done here before: then nothing is taken back by it. */
export function repeats(timeline: TableFilm, action: Action): boolean {
  const before = moveAfter(timeline);
  return typeof before === 'object' && before !== null && sameAction(before, action);
}

/** A move of a list that cannot be made at its place. */
export interface Unplayable {
  /** Which one of the list, counted from 1. */
  readonly number: number;
  readonly action: Action;
  /** Why not; null where the hand is over before it. */
  readonly reason: Reason | null;
}

/** The frames that these actions lead to, or the first that does not fit; what the referee does between them follows. */
export function replayed(
  hand: Hand,
  actions: readonly Action[],
  step: number,
): { readonly film: TableFilm } | { readonly unplayable: Unplayable } {
  let now = opening(hand);
  let done = 0;
  for (;;) {
    const { phase, awaits } = phaseOf(frameAt(now).table);
    const action = awaits.length > 0 ? actions[done] : undefined;
    if (phase === 'ended' || (awaits.length > 0 && !action)) break;
    if (!action && done === actions.length && now.at >= step) break;
    if (!action) {
      now = going(hand.machine, now, 'referee');
      continue;
    }
    const { film, refusal } = played(hand.machine, now, action);
    if (refusal) return { unplayable: { number: done + 1, action, reason: refusal.reason } };
    done++;
    now = film;
  }
  const left = actions[done];
  return left ? { unplayable: { number: done + 1, action: left, reason: null } } : { film: goTo(now, step) };
}
