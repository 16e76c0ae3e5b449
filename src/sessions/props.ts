/** Props sent from the page to a scene in the browser: ids, notation and plain data, never a ruleset. */
import type { Move } from '../engine/action.ts';
import type { Chosen } from '../engine/game.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import type { Explanation } from '../i18n/message-context.ts';

/** A refused attempt at a step of a scene, in words. */
export interface TriedStep extends Explanation {
  /** Who tries what. Example: `North, Pung`. */
  readonly about: string;
}

/** What is special about the deal from the start, in words, with its rule. */
export interface BeginsText {
  readonly text: string;
  readonly rule: string;
}

export interface StepText {
  readonly text: string;
  /** The last frame of this step. */
  readonly frame: number;
  /** Rule ids the step rests on. */
  readonly rules: readonly string[];
  readonly tried: readonly TriedStep[];
}

/** A scene in compact form: its first table and the moves. The frames follow from the rules. */
export interface Recording {
  readonly table: Table;
  readonly moves: readonly Move[];
}

/** The rules of a table and where to read them. */
export interface RulesAddress {
  /** Game id, options and set of rules. */
  readonly game: string;
  readonly options: Chosen;
  readonly under: string;
  /** Address of the rulebook page. A rule is `#<id>` on it. */
  readonly rulebook: string;
  /** Address of the rulebook as data. */
  readonly book: string;
}

/** A written answer to choose, and the reply to it. */
export interface CheckAnswer {
  /** Button text, as HTML. */
  readonly html: string;
  /** The same as plain text, for the verdict. */
  readonly text: string;
  readonly right: boolean;
  /** Reason, as HTML; empty if the verdict is enough. */
  readonly why: string;
  /** The rule behind the reason. */
  readonly rule?: { readonly id: string; readonly href: string } | undefined;
}

/** A question asked before a step is shown. */
export interface Prediction {
  /** The step, from 1. */
  readonly step: number;
  readonly ask: string;
  /**
   * Text shown for the step before it until the question is answered. The author's own text for that step could give
   * the answer away.
   */
  readonly lead: string;
  readonly answers: readonly CheckAnswer[];
}

/** A row of a sheet: what, how much, how it came about, and the rules behind it. */
export interface SheetRow {
  readonly head: string;
  readonly amount: string;
  readonly note?: string;
  readonly rules: readonly string[];
  /** True if this row is the sum of the rows above. */
  readonly total?: true;
}

/** A table of figures shown beside the scene's table. */
export interface SceneSheet {
  readonly title: string;
  readonly rows: readonly SheetRow[];
  /** Text shown if there are no rows. */
  readonly none?: string;
}

export interface SceneProps extends RulesAddress {
  readonly id: string;
  readonly title: string;
  readonly terms: Terms;
  readonly recording: Recording;
  readonly steps: readonly StepText[];
  /** What kind of deal this is, if it is not an ordinary one. */
  readonly begins?: BeginsText;
  /** The seat at the bottom. */
  readonly you: Seat;
  /** The seat whose view is shown. Null for open hands. */
  readonly viewer: Seat | null;
  /** The address of the chart of its rules, as JSON. */
  readonly chart: string;
  /** Text shown over each winning hand, by seat. */
  readonly won: Readonly<Partial<Record<Seat, string>>>;
  /** Sheets beside the table: index 0 before the first step, then one entry after each. */
  readonly sheets?: readonly (readonly SceneSheet[])[] | undefined;
  /** Questions at which the scene stops, in order. */
  readonly predictions?: readonly Prediction[];
  /** True if the address bar tracks the step. Only if one scene of this id is on the page. */
  readonly anchored: boolean;
}
