/** The words of the home page's table. */
import { warmUp as english } from './en/warm-up.ts';
import { inLanguage } from './in-language.ts';

export interface WarmUpWords {
  readonly label: string;
  /** What it is, and is not. */
  readonly about: string;
  readonly yourTurn: string;
  readonly others: string;
  /** Before anything happened; the call stands between two parts. */
  readonly opening: readonly [before: string, after: string];
  readonly drew: (tile: string) => string;
  /** A tile completes the hand. */
  readonly complete: readonly [before: string, after: string];
  readonly offered: (seat: string, tile: string) => readonly [before: string, after: string];
  readonly waiting: string;
  readonly waitsFor: (tiles: string) => string;
  readonly discard: string;
  readonly pass: string;
  readonly chooseFirst: string;
  /** Why a call for the win is refused. */
  readonly wrongPair: { readonly head: string; readonly text: (pair: string) => string };
  readonly noShape: { readonly head: string; readonly text: string };
  readonly notNow: { readonly head: string; readonly text: string };
  readonly won: string;
  readonly wonText: string;
  readonly over: string;
  readonly learn: string;
  readonly again: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const warmUpWordsIn = inLanguage<WarmUpWords>({ en: english });
