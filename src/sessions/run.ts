/** The rules behind a scene, loaded when it comes into view: its frames, and what is seen of them. */
import { phaseOf } from '../engine/play.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Phase, TableEvent } from '../engine/table.ts';
import { heardBy, seenBy, type View } from '../engine/view.ts';
import { createTableMachine, type TableMachine, type TableSnapshot, takenUp } from '../machines/table.ts';
import { rulesetOf } from '../rulesets/choose.ts';
import { loadGame } from '../rulesets/registry.ts';
import { filmOf, going, type TableFilm } from './film.ts';
import type { Reel, Rules } from './props.ts';

export interface Run {
  readonly ruleset: Ruleset;
  readonly machine: TableMachine;
  readonly frames: TableFilm['frames'];
}

/** Fetches the rules and plays the reel by them. @throws where they cannot be fetched */
export async function runReel(rules: Pick<Rules, 'game' | 'options' | 'under'>, reel: Reel): Promise<Run> {
  const ruleset = rulesetOf(await loadGame(rules.game), rules.options, rules.under);
  const machine = createTableMachine(ruleset);
  return { ruleset, machine, frames: unreeled(machine, reel) };
}

/** The frames of a reel. @throws Error when the rules forbid a move of it: then page and rules are of two builds */
export const unreeled = (machine: TableMachine, { table, moves }: Reel): TableFilm['frames'] =>
  moves.reduce<TableFilm>(
    (film, move) => going(machine, film, move),
    filmOf<TableSnapshot>(takenUp(machine, table)),
  ).frames;

/** A moment as these eyes see it. */
export interface Shown {
  readonly view: View;
  readonly event: TableEvent | null;
  readonly phase: Phase;
  /** The phase before it, where it was another one. */
  readonly before: Phase | null;
}

export function shownAt({ ruleset, frames }: Run, at: number, eyes: Seat | null): Shown {
  const { table, event } = (frames[at] ?? frames[0]).context;
  return {
    view: seenBy(ruleset, table, eyes),
    event: event && heardBy(event, eyes),
    phase: phaseOf(table).phase,
    before: at > 0 ? (frames[at - 1]?.context.table.stage.phase ?? null) : null,
  };
}
