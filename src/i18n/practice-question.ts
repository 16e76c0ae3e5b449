/** The words of practice until the first answer: how a question is put, and how one goes from one to the next. */
import { asked as english } from './en/practice-question.ts';
import { inLanguage } from './in-language.ts';
import type { PracticeAnswerWords } from './practice-answers.ts';

/** One line, and why. */
export interface HeadAndText {
  readonly head: string;
  readonly text: string;
}

export interface AskedConcept {
  /** The question, as it stands above it. */
  readonly ask: string;
  /** How it is answered. */
  readonly how: string;
}

export interface SessionWords {
  /** "3 of 10", "3" in an endless one. */
  readonly place: (at: number, of: number | null) => string;
  readonly right: (right: number, of: number) => string;
  readonly back: string;
  /** Said below, where what an answer or the next question needs could not be loaded. */
  readonly kept: string;
  /** Before the house rules by which it is asked. */
  readonly houseRules: string;
  /** Ends a session that has no end. */
  readonly stop: string;
  readonly check: string;
  /** How tiles are picked by keys, beside the keys of a board. */
  readonly typed: string;
  readonly keys: string;
  readonly setup: string;
  readonly length: string;
  readonly lengths: (length: number | null) => string;
  readonly level: string;
  readonly levels: Readonly<Record<'follow' | 1 | 2 | 3, string>>;
  readonly unmet: string;
}

/** A hand, as it lies before one. */
export interface AskedHandWords {
  readonly yours: string;
  readonly of: (owner: string) => string;
  readonly drawn: string;
  readonly from: (seat: string) => string;
  readonly bonus: string;
  /** "You are South, in the East round." */
  readonly seat: (seat: string, round: string) => string;
  /** "It is the South round." */
  readonly round: (round: string) => string;
  /**
   * What is true of the reader that no tile shows: what was said, and what was let go.
   * @param passed the winning tile that was let go; null where it is not told
   */
  readonly so: (facts: Readonly<Record<string, boolean>>, passed: string | null) => string;
}

/** What is said of a question, and on what one presses: the answers are told in the rest of `AnswerWords`. */
export interface QuestionWords {
  readonly mixed: AskedConcept;
  /** By the names of their folders. */
  readonly concepts: Readonly<Record<string, AskedConcept>>;
  readonly session: SessionWords;
  readonly hand: AskedHandWords;
  readonly win: Pick<PracticeAnswerWords['win'], 'yes' | 'no' | 'came' | 'special'>;
  readonly waits: Pick<PracticeAnswerWords['waits'], 'nothing' | 'from'>;
  readonly tile: Pick<PracticeAnswerWords['tile'], 'unnamed'>;
  readonly sort: Pick<PracticeAnswerWords['sort'], 'laid' | 'left' | 'impossible' | 'takeBack' | 'noSet'>;
  readonly mend: Pick<PracticeAnswerWords['mend'], 'goes' | 'comes' | 'does' | 'drawn'>;
  readonly claim: Pick<
    PracticeAnswerWords['claim'],
    'discarded' | 'nobody' | 'calls' | 'several' | 'who' | 'whyNot' | 'fact'
  >;
  readonly may: Pick<PracticeAnswerWords['may'], 'ask' | 'yes' | 'no' | 'since' | 'box'>;
  readonly worth: Pick<PracticeAnswerWords['worth'], 'lines' | 'total' | 'noNumber' | 'so' | 'bonusApart'>;
  readonly pays: Pick<
    PracticeAnswerWords['pays'],
    'won' | 'die' | 'stakes' | 'payTable' | 'spot' | 'noDebts' | 'losers' | 'seat' | 'less'
  >;
  readonly pass: Pick<PracticeAnswerWords['pass'], 'offered' | 'win' | 'pass'>;
}

/** The words of this language, or English where it is not spoken yet. */
export const questionWordsIn = inLanguage<QuestionWords>({ en: english });
