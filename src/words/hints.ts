/** What a hint says. */
import { hints as english } from './en/hints.ts';

/** What a hint rests on. */
export interface Advice {
  /** What the hand is built towards; null where it cannot win any more. */
  readonly goal: Goal | null;
  /** Nothing more is missing: one tile wins. */
  readonly ready: boolean;
  /** It wins only if it is drawn. */
  readonly onlyDrawn: boolean;
  /** How many tiles win, or bring the hand nearer, that the reader has not seen; and which kinds they are. */
  readonly tiles: number;
  readonly list: string;
}

/** The titles of rules, and what they are worth: "3 fan"; null where that does not matter. */
export interface Goal {
  readonly patterns: readonly string[];
  readonly worth: string | null;
  readonly conditions: readonly string[];
}

/** What stands on a slip. */
interface Told {
  readonly head: string;
  readonly text: string;
}

export interface HintWords {
  readonly head: (tile: string, says: string | null) => string;
  readonly text: (advice: Advice) => string;
  readonly win: (word: string) => Told;
  readonly claim: (word: string, advice: Advice) => Told;
  readonly kong: (word: string, advice: Advice) => Told;
  readonly pass: (advice: Advice) => Told;
  readonly give: string;
  readonly say: string;
  readonly none: Told;
  /** Before the first turn. */
  readonly before: Told;
}

const languages: Readonly<Record<string, HintWords>> = { en: english };

/** The words of this language, or English where it is not spoken yet. */
export const hintWordsIn = (language: string): HintWords => languages[language] ?? english;
