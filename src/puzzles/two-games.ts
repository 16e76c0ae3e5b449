/** How a kind of question is put to two games at once. Each concept says it beside its generator, as `twoGames`. */
import type { Action } from '../engine/action.ts';
import type { Random } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Table } from '../engine/table.ts';
import type { ShownHand } from './hands.ts';
import type { RulesetPart } from './misconceptions/relaxation.ts';

interface TwoGameKind {
  /** Parts of a ruleset of which one may make the difference. */
  readonly parts: readonly RulesetPart[];
  /** Nothing else is answered than `yes` or `no`. */
  readonly isYesOrNo: boolean;
  /** What a key or an answer comes to, where two games could not both give it: rules are each game's own. */
  readonly comesTo?: (answer: readonly string[]) => readonly string[];
}

/** It is about a hand: that is the same in both games, but for a set more or less. */
interface OfHand<T> extends TwoGameKind {
  readonly of: 'hand';
  /**
   * The hand with its last tile; null where none completes it.
   * @param key right answers in the game that it was dealt for
   */
  readonly whole: (subject: T, key: readonly string[]) => ShownHand | null;
  /** What is asked of it. */
  readonly about: (whole: ShownHand, subject: T) => T;
}

/** It is about a table: that of one game, at which somebody of the other one has sat down. */
interface OfTable<T> extends TwoGameKind {
  readonly of: 'table';
  /** Whether two games can be asked it at all. */
  readonly isShared: (subject: T) => boolean;
  /** What both can answer of it: which rule it is by is each game's own. */
  readonly put: (subject: T) => T;
  /** The one thing that somebody tries there, where that is what it is about. */
  readonly tried?: (subject: T) => Action;
  readonly table: (subject: T) => Table;
  /** One after the other, where chance would seldom bring what two games differ about. */
  readonly dealt?: (ruleset: Ruleset, random: Random) => Iterable<T>;
  /** The same at another table: the one that a guest takes it for. */
  readonly at: (subject: T, table: Table) => T;
}

/** Whoever misses it by a habit of another game is asked something else in both. */
interface OtherKind<T> {
  readonly of: 'other kind';
  readonly kind: string;
  /** What a guest is asked, where it hangs on what his rules would remember. */
  readonly guestSubject?: (subject: T, guest: Ruleset) => T;
}

/** It is asked in no two games. */
export interface Never {
  readonly of: 'nothing';
  readonly why: string;
}

export type TwoGameForm<T> = OfHand<T> | OfTable<T> | OtherKind<T> | Never;

/** Kinds that are asked in two games. */
export type SharedForm<T> = OfHand<T> | OfTable<T>;
