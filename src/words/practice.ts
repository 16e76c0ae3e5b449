/** The words of practice: what is asked, what an answer is told, and what a session comes to. */
import { practice as english } from './en/practice.ts';
import type { AnswerWords } from './practice-answers.ts';

/** One line, and why. */
export interface Said {
  readonly head: string;
  readonly text: string;
}

export interface ConceptWords {
  /** The question, as it stands above it. */
  readonly ask: string;
  /** What it is called in lists. */
  readonly name: string;
  /** What one practises, in a line. */
  readonly about: string;
  /** How it is answered. */
  readonly how: string;
}

export interface SessionWords {
  /** "3 of 10", "3" in an endless one. */
  readonly place: (at: number, of: number | null) => string;
  readonly right: (right: number, of: number) => string;
  readonly back: string;
  readonly next: string;
  readonly finish: string;
  readonly check: string;
  readonly share: string;
  readonly copied: string;
  readonly notCopied: (address: string) => string;
  readonly dealing: string;
  /** The rules that were asked for decide no question of this kind. */
  readonly none: Said;
  readonly keys: string;
  readonly keysList: readonly (readonly [key: string, does: string])[];
  readonly close: string;
  readonly setup: string;
  readonly length: string;
  readonly lengths: (length: number | null) => string;
  readonly level: string;
  readonly levels: Readonly<Record<'follow' | 1 | 2 | 3, string>>;
  readonly unmet: string;
  readonly broken: (why: string) => Said;
  readonly notKept: string;
  readonly spoiled: string;
  readonly newer: string;
  /** Before a lesson that is to be read. */
  readonly lesson: (title: string) => string;
  readonly scene: string;
}

export interface EndWords {
  readonly title: (right: number, of: number) => string;
  readonly well: string;
  readonly read: string;
  readonly nothingMissed: string;
  /** Of questions that no rule decides. */
  readonly comesBack: (missed: number) => string;
  readonly missed: (times: number) => string;
  readonly again: string;
  readonly more: string;
  readonly challenge: string;
}

export interface PracticeWords extends AnswerWords {
  readonly title: string;
  readonly lead: string;
  readonly of: (game: string) => string;
  readonly ofConcept: (concept: string, game: string) => string;
  readonly due: {
    readonly title: string;
    /** Each with % for a number: for none, one, two and more, as far as they differ. */
    readonly texts: Readonly<
      Record<'missed' | 'since' | 'more' | 'nothing' | 'later' | 'count', readonly string[]>
    >;
  };
  readonly map: {
    readonly title: string;
    readonly lead: string;
    readonly grasp: Readonly<Record<'held' | 'shaky' | 'new', string>>;
    readonly legend: Readonly<Record<'held' | 'shaky' | 'new', string>>;
    readonly other: string;
  };
  readonly files: {
    readonly title: string;
    readonly text: string;
    readonly out: string;
    readonly in: string;
    readonly texts: Readonly<Record<'taken' | 'unreadable', readonly string[]>>;
  };
  readonly noScript: string;
  readonly answer: string;
  readonly example: (number: number) => string;
  readonly mixed: ConceptWords;
  /** By the names of their folders. */
  readonly concepts: Readonly<Record<string, ConceptWords>>;
  readonly session: SessionWords;
  readonly end: EndWords;
  readonly hand: {
    readonly yours: string;
    readonly of: (owner: string) => string;
    readonly drawn: string;
    readonly from: (seat: string) => string;
    readonly bonus: string;
    /** "You are South, in the East round." */
    readonly seat: (seat: string, round: string) => string;
    readonly odd: string;
    readonly left: string;
  };
  /** Wrong ideas of a whole hand, by their names. */
  readonly ideas: Readonly<Record<string, Said>>;
  /** What hinders a hand that is no sets and a pair: what belongs to no set, and whether there is a pair. */
  readonly loose: (left: string, several: boolean, hasPair: boolean) => string;
  readonly fix: {
    readonly title: string;
    readonly pair: string;
    readonly tile: (out: string, come: string) => string;
    readonly others: (count: number) => string;
    readonly for: string;
  };
  readonly holds: (worth: { readonly have: string; readonly need: string }) => string;
  readonly evidence: { readonly sets: string; readonly conditions: string };
}

const languages: Readonly<Record<string, PracticeWords>> = { en: english };

/** The words of this language, or English where it is not spoken yet. */
export const practiceWordsIn = (language: string): PracticeWords => languages[language] ?? english;
