/** A scene at another table: its moves made again, one by one, under rules that it was not written for. */
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

/** A line of a scene, and the rule by which it is refused there: null where it is allowed. */
interface TriedLine<Rule = RuleId | null> {
  readonly line: string;
  readonly rule: Rule;
}

/** How a scene goes under some rules. */
export interface OtherRules {
  /** The move of the scene that is forbidden: nothing of it is played from there on. */
  readonly refused: TriedLine<RuleId> | null;
  /** What each of its attempts is answered, as far as the scene goes its own way. */
  readonly tried: readonly TriedLine[];
  /** Everything that happens. */
  readonly events: readonly TableEvent[];
  readonly outcome: Outcome | null;
  /** What the four have at its end, and what is owed. */
  readonly cash: Table['cash'];
  readonly debts: Table['debts'];
  /** What the match comes to, where it is over. */
  readonly final: BySeat<number> | null;
  /** The rules by which it all happens, and the patterns that count, each once. */
  readonly rules: readonly RuleId[];
}

/**
 * Plays the moves of a scene under these rules. Whoever is asked there and was not asked in the scene passes, and an
 * answer to a question that nobody asks is left out.
 */
export function playedElsewhere({ frames, steps }: CompiledScene, ruleset: Ruleset): OtherRules {
  const playing = begun(ruleset, frames[0].table);
  let refused: TriedLine<RuleId> | null = null;
  /** How many events there were when somebody last did something. */
  let since = 0;
  for (const [i, { move, event }] of frames.entries()) {
    if (playing.table.stage.phase === 'ended') break;
    if (move === null || event === null) continue;
    if (move === 'referee') {
      passing(playing);
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

/** What a match that is over comes to, where that is something else than what everyone has. */
const finalAt = (ruleset: Ruleset, table: Table): BySeat<number> | null =>
  table.stage.phase === 'ended' && table.stage.following.over
    ? (ruleset.final?.({ ruleset, table }) ?? null)
    : null;

interface Playing {
  readonly ruleset: Ruleset;
  table: Table;
  readonly events: TableEvent[];
  /** After so many events the table, and the same once somebody has passed there; at first the one before them. */
  readonly tables: Table[][];
}

const begun = (ruleset: Ruleset, table: Table): Playing => ({
  ruleset,
  table,
  events: [],
  tables: [[table]],
});

function happens(playing: Playing, table: Table, event: TableEvent): void {
  playing.table = table;
  playing.events.push(event);
  playing.tables.push([table]);
}

/** One move of the referee; false where it is for somebody else to act, or nothing is left to do. */
function refereeMoves(playing: Playing): boolean {
  const { table, ruleset } = playing;
  if (table.stage.phase === 'ended' || awaitedSeats(table).length > 0) return false;
  const done = playMove(ruleset, table, 'referee');
  if (done.is === 'done') happens(playing, done.table, done.event);
  return done.is === 'done';
}

/** Whoever is still asked about a tile lets it go; of that nothing is told, since the scene knows nothing of it. */
function passing(playing: Playing): void {
  if (playing.table.stage.phase !== 'collecting') return;
  for (const seat of awaitedSeats(playing.table)) {
    const done = playMove(playing.ruleset, playing.table, { do: 'pass', seat });
    if (done.is !== 'done') continue;
    playing.table = done.table;
    playing.tables.at(-1)?.push(done.table);
  }
}

/** The deal is over in the scene: here the referee does whatever else there is to do at its end. */
function finish(playing: Playing): void {
  do passing(playing);
  while (refereeMoves(playing));
}

/** The rule that forbids this at every one of these tables, at the last of them where one speaks of more than of the
 *  moment; null where one of them allows it. */
function answerTo(ruleset: Ruleset, tables: readonly Table[], action: Action): RuleId | null {
  const rules: RuleId[] = [];
  for (const table of tables) {
    const done = playMove(ruleset, table, action);
    if (done.is === 'done') return null;
    rules.push(done.reason.rule);
  }
  return rules.findLast((rule) => rule !== MOMENT) ?? MOMENT;
}

/** That it is not one's moment: of a tile that lay there before, another rule has more to say. */
const MOMENT: RuleId = 'in-turn';

/** Attempts belong to a step: they are made at any of its moments, as the scene makes them. */
function triedAt(
  steps: readonly SceneStep[],
  frames: readonly Frame[],
  { ruleset, events, tables }: Playing,
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

/** Tables and events are plain data, made in the same order everywhere. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function rulesIn({ events, ruleset }: Playing, outcome: Outcome | null): RuleId[] {
  const lines = outcome?.is === 'won' ? outcome.winners.flatMap(({ score }) => score.lines) : [];
  const named = events.flatMap((event) => rulesOf(event, ruleset));
  return [...new Set([...named, ...lines.map(({ pattern }) => pattern)])];
}
