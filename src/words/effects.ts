/** What a move does to one's hand: why it is right, or what another would have left. */
import { effects as english } from './en/effects.ts';

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
  /** Which tiles win then; `seen` is how many of them are still to come. */
  readonly ready: (tiles: string, count: number, unseen: number) => string;
  /** None wins then, though so many kinds would after the better move. */
  readonly unready: (kinds: number, than: string) => string;
  /** The same of fewer tiles. */
  readonly fewer: (tiles: string, unseen: number, better: number, than: string) => string;
  /** How many tiles a win is away, and after the better move. */
  readonly further: (short: number, better: number, than: string) => string;
  readonly hopeless: (than: string) => string;
  /** How many tiles bring it nearer, and after the better move. */
  readonly slower: (nearer: number, better: number, than: string) => string;
  readonly nearer: (short: number, nearer: number) => string;
  /** The hand loses nothing by it: something else is asked. */
  readonly asGood: string;
  readonly passWin: string;
  readonly passed: (left: number) => string;
  /** A call that would have made a set. */
  readonly missed: string;
  /** Before what a call would do to the hand, where letting the tile lie is right. */
  readonly costs: (call: string) => string;
  readonly shows: (call: string) => string;
  readonly wins: string;
  readonly kong: (kong: string) => string;
  readonly exchange: string;
  readonly says: (word: string) => string;
  readonly unsaid: string;
  /** What the better move is, for whoever is still to find it: a discard, an answer to one, or something else. */
  readonly than: Readonly<Record<'discard' | 'answer' | 'move', string>>;
}

const languages: Readonly<Record<string, EffectWords>> = { en: english };

/** The words of this language, or English where it is not spoken yet. */
export const effectWordsIn = (language: string): EffectWords => languages[language] ?? english;
