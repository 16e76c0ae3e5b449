/** A hand being played: its rules, its start, and its frames. Plain functions; the island keeps the state. */
import { type Bot, botAction } from '../bots/bot.ts';
import { type Action, sameAction } from '../engine/action.ts';
import { type Start, startFrom } from '../engine/deal.ts';
import { phaseOf } from '../engine/play.ts';
import type { Chosen, Game, Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { heardBy } from '../engine/view.ts';
import { createFilm, type Film, type Frame, frameAt, goTo, type Timeline } from '../machines/timeline.ts';
import { rulesetOf } from '../rulesets/choose.ts';

/** What stays the same while a hand is played. */
export interface Hand {
  readonly game: Game;
  readonly chosen: Chosen;
  readonly ruleset: Ruleset;
  readonly start: Start;
  readonly film: Film;
  /** How the others play. */
  readonly bot: Bot;
}

/** A hand of this game, dealt by a seed unless its whole start is given. @throws OptionError */
export function handOf(game: Game, chosen: Chosen, from: string | Start, bot: Bot): Hand {
  const ruleset = rulesetOf(game, chosen, typeof from === 'string' ? 'ordinary' : from.under);
  const start = typeof from === 'string' ? startFrom(ruleset, from) : from;
  return { game, chosen, ruleset, start, film: createFilm(ruleset), bot };
}

export const opening = (hand: Hand): Timeline => hand.film.begin({ start: hand.start });

export const isLive = (timeline: Timeline): boolean => timeline.at === timeline.frames.length - 1;

/** Whose decision the table waits for besides bots: true when only the reader can go on. */
export function awaitsReader(timeline: Timeline, you: Seat): boolean {
  const { awaits } = phaseOf(frameAt(timeline).table);
  return awaits.length > 0 && awaits.every((seat) => seat === you);
}

/**
 * Goes on by one event that these eyes can see; what they cannot see happens on the way. Frames that are there
 * already are only looked at. The same timeline comes back where the reader must act or nothing is left.
 */
export function onward(hand: Hand, timeline: Timeline, you: Seat, eyes: Seat | null): Timeline {
  let now = timeline;
  for (;;) {
    const next = isLive(now) ? played(hand, now, you) : goTo(now, now.at + 1);
    if (next === now) return now;
    now = next;
    const { event } = frameAt(now);
    if (event && heardBy(event, eyes) !== null) return now;
  }
}

/** One move of a bot or of the referee. */
function played(hand: Hand, timeline: Timeline, you: Seat): Timeline {
  const { table } = frameAt(timeline);
  const { phase, awaits } = phaseOf(table);
  if (phase === 'ended') return timeline;
  const bot = awaits.find((seat) => seat !== you);
  if (bot === undefined && awaits.length > 0) return timeline;
  const move = bot === undefined ? 'referee' : botAction(hand.bot, hand.ruleset, table, bot);
  const next = hand.film.act(timeline, move);
  if (next.refusal) throw new Error(`${JSON.stringify(move)} is refused by ${next.refusal.rule}`);
  return next;
}

/** The move that was made here before, where one looks at the past. */
export const moveAfter = ({ frames, at }: Timeline): Frame['move'] => frames[at + 1]?.move ?? null;

/** Whether the frame before this one was a decision of the reader. */
const decidedAt = ({ frames }: Timeline, at: number, you: Seat): boolean => {
  const move = frames[at]?.move;
  return typeof move === 'object' && move !== null && move.seat === you;
};

/** The reader's last decision before what is looked at, or null. */
export function decisionBefore(timeline: Timeline, you: Seat): number | null {
  for (let at = timeline.at; at > 0; at--) if (decidedAt(timeline, at, you)) return at - 1;
  return null;
}

/** The reader's next decision after what is looked at, or the end of what has been played. */
export function decisionAfter(timeline: Timeline, you: Seat): number {
  for (let at = timeline.at + 2; at < timeline.frames.length; at++) {
    if (decidedAt(timeline, at, you)) return at - 1;
  }
  return timeline.frames.length - 1;
}

/** Whether this action is what was done here before: then nothing is taken back by it. */
export function repeats(timeline: Timeline, action: Action): boolean {
  const before = moveAfter(timeline);
  return typeof before === 'object' && before !== null && sameAction(before, action);
}

/**
 * The frames that these actions lead to; what the referee does between them follows.
 * @returns null when one of them is not allowed at its place
 */
export function replayed(hand: Hand, actions: readonly Action[], step: number): Timeline | null {
  let now = opening(hand);
  let done = 0;
  for (;;) {
    const { phase, awaits } = phaseOf(frameAt(now).table);
    const action = awaits.length > 0 ? actions[done] : undefined;
    if (phase === 'ended' || (awaits.length > 0 && !action)) break;
    if (!action && done === actions.length && now.at >= step) break;
    const next = hand.film.act(now, action ?? 'referee');
    if (next.refusal) return null;
    if (action) done++;
    now = next;
  }
  return done === actions.length ? goTo(now, step) : null;
}
