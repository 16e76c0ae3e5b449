/** What a move does to one's hand: why it is right, or what another would have left. */
import { effects as english } from './en/effects.ts';
import { inLanguage } from './in-language.ts';

export interface EffectWords {
  /**
   * What a hand is worth, and its lines. Of the minimum: what the hand has towards it, whether that is all of its worth,
   * and how much a win needs.
   */
  readonly worth: (
    total: string,
    lines: readonly string[],
    minimum: { readonly have: number; readonly all: boolean; readonly need: number } | null,
  ) => string;
  /** A set that is taken apart: its tiles, as a list. */
  readonly broken: (tiles: string) => string;
  readonly pair: (pair: string, only: boolean) => string;
  /** The tile that the one that goes stands beside, and what would make a run of the two. */
  readonly partner: (beside: string, lacks: string) => string;
  /** Which tiles win then, at once or after a discard; `unseen` is how many of them are still to come. */
  readonly ready: (tiles: string, unseen: number, discards: boolean) => string;
  /** None wins then, though one would after the better move. */
  readonly unready: (instead: Instead) => string;
  /** The same of fewer tiles: how many kinds, how many of them are still to come, and how many after the better move. */
  readonly fewer: (tiles: string, kinds: number, unseen: number, better: number, instead: Instead) => string;
  /** How many tiles a win is away, and after the better move. */
  readonly further: (short: number, better: number, instead: Instead) => string;
  readonly hopeless: (instead: Instead) => string;
  /** How many tiles bring it nearer, and after the better move. */
  readonly slower: (nearer: number, better: number, instead: Instead) => string;
  readonly nearer: (short: number, nearer: number) => string;
  /** The hand loses nothing by it: something else is asked. */
  readonly asGood: string;
  /** Another tile is missed less. */
  readonly lessUse: string;
  readonly passWin: string;
  readonly passed: (left: number) => string;
  /** A call that would have made a set. */
  readonly missed: string;
  /** What a call would do to the hand, where letting the tile lie is right: one thing or several, each a `cost`. */
  readonly costs: (call: string, does: readonly string[]) => string;
  readonly cost: {
    readonly broken: (tiles: string) => string;
    readonly pair: (pair: string, only: boolean) => string;
    readonly unready: string;
    readonly hopeless: string;
    /** How many tiles complete it, are missing or help, with the call and without. */
    readonly fewer: (has: number, better: number) => string;
    readonly further: (has: number, better: number) => string;
    readonly slower: (has: number, better: number) => string;
    readonly nothing: (tiles: number) => string;
  };
  readonly shows: (call: string, tiles: number) => string;
  /** Nothing is drawn any more. */
  readonly over: string;
  readonly wins: string;
  readonly kong: (kong: string) => string;
  readonly exchange: string;
  /** Which tile it is, where one was asked for by its name. */
  readonly named: (tile: string) => string;
  /** A word that is said with a hand of which so much is missing, null where nobody can tell; and whether the hand may
   *  not be changed any more once it is said. */
  readonly says: (word: string, short: number | null, binds: boolean) => string;
  readonly otherWord: string;
  readonly unsaid: string;
}

/** What the better move is, for whoever is still to find it. */
export type Instead = 'discard' | 'pass' | 'call' | 'otherCall' | 'exchange' | 'move';

/** The words of this language, or English where it is not spoken yet. */
export const effectWordsIn = inLanguage<EffectWords>({ en: english });
