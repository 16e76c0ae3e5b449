/** What is said of a hand that is over: who won what, how near the reader was. */
import type { Action } from '../engine/action.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { Kind } from '../engine/tiles.ts';
import { ended as english } from './en/ended.ts';
import { inLanguage } from './in-language.ts';

/** The decision of a hand that cost most, and what would have been better. */
export interface ReviewCost {
  readonly done: Action;
  readonly better: Action;
  /** The tile that lay there, if one did. */
  readonly tile: Kind | null;
  /** How many times the chance to win it would have left. */
  readonly times: number;
  readonly terms: Terms;
}

export interface EndedWords {
  readonly youWin: string;
  readonly wins: (name: string) => string;
  readonly several: (names: string) => string;
  readonly drawn: string;
  readonly drawnText: string;
  readonly sets: string;
  /** Names the list of what everyone has won or lost. */
  readonly sums: string;
  /** Of a seat that others owe so much more now, or, below zero, that owes it. */
  readonly owed: (value: number, amount: string, you: boolean) => string;
  /** What a rule brought somebody, or, below zero, cost: so much of or to each; no names where it is all others. */
  readonly gain: (
    title: string,
    parts: readonly { readonly amount: number; readonly each: boolean; readonly others: string | null }[],
  ) => string;
  readonly pays: string;
  readonly nothing: string;
  readonly balance: (unit: string) => string;

  /** How the reader fared. */
  /** After a hand. */
  readonly review: {
    /** How many tiles were missing: none for who has won, null where no win was possible any more. */
    readonly near: (lacked: number | null) => string;
    readonly cost: (cost: ReviewCost) => string;
    /** A discard that somebody won with: what that win was worth, where wins are, and the open sets that warned of it. */
    readonly fed: (tile: Kind, winner: string, worth: string | null, open: number) => string;
    readonly none: string;
    readonly look: string;
  };
}

/** The words of this language, or English where it is not spoken yet. */
export const endedWordsIn = inLanguage<EndedWords>({ en: english });
