/** The words of the play table: controls and guidance. Those of what is opened or told later stand by themselves. */
import { play as english } from './en/play.ts';
import { inLanguage } from './in-language.ts';

/** How fast the others play. */
type PaceWord = 'calm' | 'brisk' | 'once' | 'step';

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
  /** The same where tiles are exchanged after it. */
  readonly beforeExchange: string;
  /** Before the house rules that hold. */
  readonly houseRules: string;
  readonly yourTurn: string;
  readonly yourTurnText: string;
  /** After a call that was made: what is waited for. */
  readonly discardNow: string;
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

  /** In the log, where the reader went back and did something else. */
  readonly takenBack: (sentence: string) => string;

  /** What the panel is called by which the next hand is dealt. */
  readonly setup: string;
  readonly pace: {
    /** What these words are of. */
    readonly of: string;
    /** What a press makes of it: how they play now, and how they would. */
    readonly change: (now: PaceWord, next: PaceWord) => string;
  } & Readonly<Record<PaceWord, string>>;
  readonly shareNote: string;
  readonly shareLabel: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly loading: string;

  /** After a hand. */
  readonly nextHand: string;
  /** Where the match is over. */
  readonly newMatch: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const playWordsIn = inLanguage<PlayWords>({ en: english });
