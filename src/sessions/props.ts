/** What travels from the page to a scene in the browser: ids, notation and plain data, never a ruleset. */
import type { Move } from '../engine/action.ts';
import type { TableEvent } from '../engine/events.ts';
import type { Chosen } from '../engine/game.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Phase, Table } from '../engine/table.ts';
import type { View } from '../engine/view.ts';
import type { Explained } from '../i18n/message-context.ts';
import type { ChartDrawing } from '../machines/graph-drawing.ts';

/** Something that is tried at a step and refused, in words. */
export interface TriedStep extends Explained {
  /** Who tries what: "North, Pung". */
  readonly about: string;
}

/** What is special about a deal from its beginning, in words, and by which rule. */
export interface BeginsText {
  readonly text: string;
  readonly rule: string;
}

export interface StepText {
  readonly text: string;
  /** Its last frame. */
  readonly frame: number;
  /** Rules that it rests on. */
  readonly rules: readonly string[];
  readonly tried: readonly TriedStep[];
}

/** A moment of a scene as it is seen. */
export interface SeenFrame {
  readonly view: View;
  /** What has just happened, as far as it was seen. */
  readonly event: TableEvent | null;
  readonly phase: Phase;
}

/** A scene in its compact form: where it begins and what is done. The frames follow from it by the rules. */
export interface Recording {
  readonly table: Table;
  readonly moves: readonly Move[];
}

/** Where a table's rules are, and where they can be read. */
export interface RulesAddress {
  /** The id of a game, and which of its options and sets of rules hold. */
  readonly game: string;
  readonly options: Chosen;
  readonly under: string;
  /** The address of the rulebook page; a rule is `#<id>` on it. */
  readonly rulebook: string;
  /** The address of the rulebook as data. */
  readonly book: string;
}

/** An answer to what happens next, and what is said to it. */
export interface Guess {
  readonly html: string;
  readonly text: string;
  readonly right: boolean;
  readonly why: string;
  readonly rule?: { readonly id: string; readonly href: string } | undefined;
}

/** What is asked before a step is taken. */
export interface Prediction {
  /** The step, from 1. */
  readonly step: number;
  readonly ask: string;
  /** What is told of the step before it until it is answered: what its author says of that step may be the answer. */
  readonly lead: string;
  readonly answers: readonly Guess[];
}

/** A row of a sheet: what, how much, how that came about, and the rules it rests on. */
export interface SheetRow {
  readonly head: string;
  readonly amount: string;
  readonly note?: string;
  readonly rules: readonly string[];
  /** The sum of the rows above. */
  readonly total?: true;
}

/** Something that is shown beside a scene's table. */
export interface SceneSheet {
  readonly title: string;
  readonly rows: readonly SheetRow[];
  /** What is said where it has no rows. */
  readonly none?: string;
}

export interface SceneProps extends RulesAddress {
  readonly id: string;
  readonly title: string;
  readonly terms: Terms;
  /** What it is played on from, where somebody leaves its script. */
  readonly recording: Recording;
  /** What is seen of it, frame by frame: it is gone through without its rules. */
  readonly seen: readonly [SeenFrame, ...SeenFrame[]];
  readonly steps: readonly StepText[];
  /** What kind of deal it is, where that is no ordinary one. */
  readonly begins?: BeginsText;
  /** Who sits at the bottom. */
  readonly you: Seat;
  /** Through whose eyes it is seen; null is the open table. */
  readonly eyes: Seat | null;
  /** The chart of its rules, laid out; null where nobody did. */
  readonly drawing: ChartDrawing | null;
  /** What is said over each hand that wins, by its seat. */
  readonly won: Readonly<Partial<Record<Seat, string>>>;
  /** What is shown beside the table: before the first step, and after each. */
  readonly sheets?: readonly (readonly SceneSheet[])[] | undefined;
  /** Where it stops and asks, in order. */
  readonly predictions?: readonly Prediction[];
  /** Whether the address bar holds the step: only one scene of this id is on the page. */
  readonly anchored: boolean;
}
