/** The words of the play table and of the warm-up: controls, guidance, the end of a hand. */
import type { Action } from '../engine/action.ts';
import type { Terms } from '../engine/ruleset.ts';
import type { Kind } from '../engine/tiles.ts';
import { play as english } from './en/play.ts';

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

/** How fast the others play. */
type PaceWord = 'calm' | 'brisk' | 'once' | 'step';

/** What stands on a slip. */
interface Told {
  readonly head: string;
  readonly text: string;
}

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

export interface PlayWords {
  readonly actions: string;
  /** Lets the others play. */
  readonly goOn: string;
  readonly tools: string;
  readonly back: string;
  readonly forward: string;
  readonly step: string;
  readonly hint: string;
  readonly share: string;
  readonly machine: string;
  readonly log: string;
  readonly hand: string;

  /** Heads of the panel beside the table. */
  /** While the deal is being put in order and nobody has a turn yet. */
  readonly before: string;
  readonly beforeText: string;
  readonly yourTurn: string;
  readonly yourTurnText: string;
  readonly turnOf: (owner: string) => string;
  readonly turnText: string;
  /** While a kong lies there that somebody might want to rob: "North's Kong". */
  readonly kongOf: (owner: string, word: string) => string;
  readonly notAsked: string;
  /** At the end, while a kong of one's own lies face down. */
  readonly showHidden: (word: string) => string;
  readonly showHiddenText: string;
  /** Said aloud when the reader is asked. */
  readonly mayCall: (word: string) => string;
  readonly past: string;
  readonly pastText: string;
  /** Head and text of the panel while tiles are exchanged. */
  readonly exchange: (round: number, rounds: number) => string;
  readonly exchangeTo: (count: number, name: string) => string;
  readonly exchangeIdle: string;

  readonly hintHead: (tile: string, says: string | null) => string;
  readonly hintText: (advice: Advice) => string;
  readonly hintWin: (word: string) => Told;
  readonly hintClaim: (word: string, advice: Advice) => Told;
  readonly hintKong: (word: string, advice: Advice) => Told;
  readonly hintPass: (advice: Advice) => Told;
  readonly hintGive: string;
  readonly hintSay: string;
  readonly hintNone: Told;

  /** In the log, where the reader went back and did something else. */
  readonly takenBack: (sentence: string) => string;

  /** After a hand. */
  readonly review: {
    /** How many tiles were missing: none for who has won, null where no win was possible any more. */
    readonly near: (lacked: number | null) => string;
    readonly cost: (cost: ReviewCost) => string;
    readonly none: string;
    readonly look: string;
  };

  readonly setup: string;
  readonly eyes: { readonly legend: string; readonly own: string; readonly open: string };
  readonly pace: {
    /** What these words are of. */
    readonly of: string;
    /** What a press makes of it: how they play now, and how they would. */
    readonly change: (now: PaceWord, next: PaceWord) => string;
  } & Readonly<Record<PaceWord, string>>;
  readonly keys: string;
  readonly options: string;
  readonly optionsNote: string;
  readonly yes: string;
  readonly no: string;
  readonly seed: string;
  readonly seedNote: string;
  readonly deal: string;
  readonly dealThis: string;

  readonly shareNote: string;
  readonly shareLabel: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly broken: string;
  readonly brokenText: (why: string) => string;
  /** The hand of a link is another game's: its title, or the id of a game that is not there. */
  readonly otherGame: (title: string) => string;
  readonly unknownGame: (id: string) => string;
  readonly openThere: string;
  /** "Its 14th move" by number: who makes it, and what it is. */
  readonly illegalMove: (number: number, who: string, what: string) => string;
  readonly moveAfterEnd: (number: number, who: string, what: string) => string;
  readonly unusable: string;
  readonly loading: string;

  readonly ended: {
    readonly youWin: string;
    readonly wins: (name: string) => string;
    readonly several: (names: string) => string;
    readonly drawn: string;
    readonly drawnText: string;
    readonly sets: string;
    /** Names the list of what everyone has won or lost. */
    readonly sums: string;
    /** Of a seat that others owe so much more now, or, below zero, that owes it. */
    readonly owed: (value: number, amount: string) => string;
    readonly pays: string;
    readonly nothing: string;
    readonly balance: (unit: string) => string;
    readonly nextHand: string;
    /** Where the match is over. */
    readonly newMatch: string;
  };
}

const languages: Readonly<Record<string, PlayWords>> = { en: english };

/** The words of this language, or English where it is not spoken yet. */
export const playWordsIn = (language: string): PlayWords => languages[language] ?? english;
