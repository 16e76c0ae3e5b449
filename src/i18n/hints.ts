/** What a hint says. */
import type { Kind } from '../engine/tiles.ts';
import { hints as english } from './en/hints.ts';
import { inLanguage } from './in-language.ts';

/** What a hint rests on. */
export interface Advice {
  /** What the hand is built towards; null where it cannot win any more. */
  readonly goal: HintGoal | null;
  /** Nothing more is missing: one tile wins. */
  readonly ready: boolean;
  /** It wins only if it is drawn. */
  readonly onlyDrawn: boolean;
  /** How many tiles win, or bring the hand nearer, that the reader has not seen; and which kinds they are. */
  readonly tiles: number;
  readonly list: string;
  /** The tile that goes: nothing stands beside it, or the hand collects others. */
  readonly why: 'alone' | 'strange' | null;
  /** Nothing is left to draw. */
  readonly over: boolean;
}

/** What a hand is built towards, in words for its tiles. */
export interface HintGoal {
  /** A kind of the suit, where it is of one; whether honours go with it. */
  readonly suit: { readonly of: Kind; readonly honours: boolean } | null;
  readonly collects: 'honours' | 'ends' | 'triplets' | 'pairs' | 'orphans' | null;
  /** "red dragon": of these a third is wanted. */
  readonly thirds: readonly string[];
  /** Whether nothing may be called, and whether the last tile must be drawn as well. */
  readonly closed: boolean;
  readonly drawn: boolean;
}

/** What stands on a slip. */
interface HintSlip {
  readonly head: string;
  readonly text: string;
}

export interface HintWords {
  readonly head: (tile: string, says: string | null) => string;
  /** @param tile the one that goes: "the 9 of bamboo" */
  readonly text: (tile: string, advice: Advice) => string;
  readonly win: (word: string) => HintSlip;
  readonly claim: (word: string, advice: Advice) => HintSlip;
  readonly kong: (word: string, advice: Advice) => HintSlip;
  readonly pass: (advice: Advice) => HintSlip;
  readonly give: string;
  readonly say: string;
  readonly none: HintSlip;
  /** Before the first turn. */
  readonly before: HintSlip;
}

/** The words of this language, or English where it is not spoken yet. */
export const hintWordsIn = inLanguage<HintWords>({ en: english });
