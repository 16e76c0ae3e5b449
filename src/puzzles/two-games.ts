/** How a concept is asked in two games at once. Each concept states its form as `twoGames`. */
import type { Action } from '../engine/action.ts';
import type { Random } from '../engine/random.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Table } from '../engine/table.ts';
import type { ShownHand } from './hands.ts';
import type { RulesetPart } from './misconceptions/relaxation.ts';

interface TwoGameKind {
  /** Parts of a ruleset that may make the difference. */
  readonly parts: readonly RulesetPart[];
  /** True if `yes` and `no` are the only answers. */
  readonly isYesOrNo: boolean;
  /**
   * Reduces a key or an answer to what both games can give. Rule ids are each game's own. Example: `may` reduces a
   * refusing rule to `no`.
   */
  readonly comesTo?: (answer: readonly string[]) => readonly string[];
}

/** A question about a hand. Both games get the same hand, apart from one set more or less. */
interface OfHand<T> extends TwoGameKind {
  readonly of: 'hand';
  /**
   * The hand with its winning tile. Null if no tile completes it.
   * @param key right answers in the game the hand was dealt for
   */
  readonly whole: (subject: T, key: readonly string[]) => ShownHand | null;
  /** Builds the subject for this whole hand. */
  readonly about: (whole: ShownHand, subject: T) => T;
}

/** A question about a table of one game at which a guest from the other game has sat down. */
interface OfTable<T> extends TwoGameKind {
  readonly of: 'table';
  /** Can two games share this subject at all? */
  readonly isShared: (subject: T) => boolean;
  /** Reduces the subject to what both games can answer. Which rule decides is each game's own. */
  readonly restate: (subject: T) => T;
  /** The action that somebody tries, if the question is about one. */
  readonly tried?: (subject: T) => Action;
  readonly table: (subject: T) => Table;
  /** Yields subjects on purpose, if chance would rarely deal one on which the games differ. */
  readonly dealt?: (ruleset: Ruleset, random: Random) => Iterable<T>;
  /** The same subject at another table, namely the one the guest takes it for. */
  readonly at: (subject: T, table: Table) => T;
}

/** A habit of another game shows in another kind of question, which is then asked in both games. */
interface OtherKind<T> {
  readonly of: 'other kind';
  readonly kind: string;
  /** The guest's subject, if it depends on what the guest's rules would remember. */
  readonly guestSubject?: (subject: T, guest: Ruleset) => T;
}

/** A kind that is never asked in two games, with the reason. */
export interface Never {
  readonly of: 'nothing';
  readonly why: string;
}

export type TwoGameForm<T> = OfHand<T> | OfTable<T> | OtherKind<T> | Never;

/** The forms that two games can share. */
export type SharedForm<T> = OfHand<T> | OfTable<T>;
