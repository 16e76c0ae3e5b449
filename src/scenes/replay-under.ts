/** Replays the moves of a scene, one by one, under a ruleset it was not written for. */
import type { Action, RuleId } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import { rulesOf } from '../engine/rules-of-event.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { BySeat } from '../engine/seats.ts';
import { awaitedSeats } from '../engine/selectors.ts';
import type { Outcome, Table } from '../engine/table.ts';
import { playMove } from '../machines/play.ts';
import type { Frame } from '../machines/table.ts';
import type { CompiledScene, SceneStep } from './compile.ts';

/** A line of a scene and the rule that refuses it under the other ruleset; null where it is allowed. */
interface TriedLine<Rule = RuleId | null> {
  readonly line: string;
  readonly rule: Rule;
}

/** The course of a scene under another ruleset. */
export interface OtherRules {
  /** The scene's first move that is forbidden here. The replay stops at it. */
  readonly refused: TriedLine<RuleId> | null;
  /** The answers to the scene's attempted moves, up to the point where the two courses differ. */
  readonly tried: readonly TriedLine[];
  /** All events of the replay. */
  readonly events: readonly TableEvent[];
  readonly outcome: Outcome | null;
  /** Each seat's money and the open debts at the end. */
  readonly cash: Table['cash'];
  readonly debts: Table['debts'];
  /** The final result, when the match is over and the ruleset has one of its own. */
  readonly final: BySeat<number> | null;
  /** The ids of all rules and patterns that applied, each once. */
  readonly rules: readonly RuleId[];
}

/**
 * Plays the moves of a scene under these rules. A seat that is asked here but was not asked in the scene passes; an
 * answer to a question that is not asked here is skipped.
 */
export function playedElsewhere({ frames, steps }: CompiledScene, ruleset: Ruleset): OtherRules {
  const playing = startReplay(ruleset, frames[0].table);
  let refused: TriedLine<RuleId> | null = null;
  /** The number of table states before the last player's move. */
  let since = 0;
  for (const [i, { move, event }] of frames.entries()) {
    if (playing.table.stage.phase === 'ended') break;
    if (move === null || event === null) continue;
    if (move === 'referee') {
      passPending(playing);
      refereeMoves(playing);
      continue;
    }
    while (refereeMoves(playing));
    if (move.do === 'pass' && !awaitedSeats(playing.table).includes(move.seat)) {
      happens(playing, playing.table, event);
      continue;
    }
    const done = playMove(ruleset, playing.table, move);
    if (done.is !== 'done') {
      const line = steps.find(({ from, to }) => from <= i && i <= to)?.line ?? '';
      const rule = answerTo(ruleset, playing.tables.slice(since).flat(), move) ?? done.reason.rule;
      refused = { line, rule };
      break;
    }
    since = playing.tables.length;
    happens(playing, done.table, done.event);
  }
  if (refused === null && frames.at(-1)?.table.stage.phase === 'ended') finish(playing);
  const { stage, cash, debts } = playing.table;
  const outcome = stage.phase === 'ended' || stage.phase === 'settling' ? stage.outcome : null;
  return {
    refused,
    tried: triedAt(steps, frames, playing),
    events: playing.events,
    outcome,
    cash,
    debts,
    final: finalAt(ruleset, playing.table),
    rules: rulesIn(playing, outcome),
  };
}

/** Returns the final result of a finished match, or null when the ruleset has none besides everyone's money. */
const finalAt = (ruleset: Ruleset, table: Table): BySeat<number> | null =>
  table.stage.phase === 'ended' && table.stage.following.over
    ? (ruleset.final?.({ ruleset, table }) ?? null)
    : null;

interface Replay {
  readonly ruleset: Ruleset;
  table: Table;
  readonly events: TableEvent[];
  /** Per number of events: the table, then the same table after each silent pass. Entry 0 is the start. */
  readonly tables: Table[][];
}

const startReplay = (ruleset: Ruleset, table: Table): Replay => ({
  ruleset,
  table,
  events: [],
  tables: [[table]],
});

function happens(playing: Replay, table: Table, event: TableEvent): void {
  playing.table = table;
  playing.events.push(event);
  playing.tables.push([table]);
}

/** Makes one referee move. Returns false when a seat has to act or nothing is left to do. */
function refereeMoves(playing: Replay): boolean {
  const { table, ruleset } = playing;
  if (table.stage.phase === 'ended' || awaitedSeats(table).length > 0) return false;
  const done = playMove(ruleset, table, 'referee');
  if (done.is === 'done') happens(playing, done.table, done.event);
  return done.is === 'done';
}

/** Lets every seat that is still asked about a tile pass. No event is recorded, because the scene knows of none. */
function passPending(playing: Replay): void {
  if (playing.table.stage.phase !== 'collecting') return;
  for (const seat of awaitedSeats(playing.table)) {
    const done = playMove(playing.ruleset, playing.table, { do: 'pass', seat });
    if (done.is !== 'done') continue;
    playing.table = done.table;
    playing.tables.at(-1)?.push(done.table);
  }
}

/** Completes a deal that the scene plays to its end: silent passes and all remaining referee moves. */
function finish(playing: Replay): void {
  do passPending(playing);
  while (refereeMoves(playing));
}

/**
 * Returns the rule that forbids the action at every one of these tables, or null where one table allows it. It prefers
 * the latest refusal that is not {@link MOMENT}, because that one says more.
 */
function answerTo(ruleset: Ruleset, tables: readonly Table[], action: Action): RuleId | null {
  const rules: RuleId[] = [];
  for (const table of tables) {
    const done = playMove(ruleset, table, action);
    if (done.is === 'done') return null;
    rules.push(done.reason.rule);
  }
  return rules.findLast((rule) => rule !== MOMENT) ?? MOMENT;
}

/** The refusal “not your turn”. Any other refusal found for an earlier tile is more informative. */
const MOMENT: RuleId = 'in-turn';

/**
 * Answers the scene's attempted moves. An attempt belongs to a step and is tried at each table of that step, as the
 * scene itself does.
 */
function triedAt(
  steps: readonly SceneStep[],
  frames: readonly Frame[],
  { ruleset, events, tables }: Replay,
): TriedLine[] {
  const parts = frames.slice(1).findIndex(({ event }, i) => !isSame(event, events[i]));
  const last = parts < 0 ? frames.length - 1 : parts;
  return steps.flatMap(({ refusals, from }) =>
    refusals.flatMap(({ text, action, frame }): TriedLine[] => {
      if (frame > last) return [];
      const moments = tables.slice(Math.min(from, frame), frame + 1).flat();
      return [{ line: text, rule: answerTo(ruleset, moments, action) }];
    }),
  );
}

/** Compares plain data (tables, events) by JSON. This works because they are always built with the same key order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function rulesIn({ events, ruleset }: Replay, outcome: Outcome | null): RuleId[] {
  const lines = outcome?.is === 'won' ? outcome.winners.flatMap(({ score }) => score.lines) : [];
  const named = events.flatMap((event) => rulesOf(event, ruleset));
  return [...new Set([...named, ...lines.map(({ pattern }) => pattern)])];
}
