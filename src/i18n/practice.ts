/**
 * All words of practice: what is asked, what an answer is told, what a session comes to, and what pages say of it. A
 * widget begins with those of practice-question.ts.
 */
import { practice as english } from './en/practice.ts';
import { inLanguage } from './in-language.ts';
import type { PracticeAnswerWords } from './practice-answers.ts';
import type { LaterWords } from './practice-later.ts';
import type { AskedConcept, AskedHandWords, HeadAndText, SessionWords } from './practice-question.ts';

export interface ConceptWords extends AskedConcept {
  /** What it is called in lists. */
  readonly name: string;
  /** What one practises, in a line. */
  readonly about: string;
}

export interface EndWords {
  readonly title: (right: number, of: number) => string;
  readonly well: string;
  readonly read: string;
  readonly nothingMissed: string;
  /** Of questions that no rule decides. */
  readonly comesBack: (missed: number) => string;
  readonly again: string;
  /** What asks what is due by now, here or in another game. */
  readonly due: (count: number) => string;
  readonly more: string;
  readonly challenge: string;
}

export interface PracticeWords extends PracticeAnswerWords {
  readonly title: string;
  readonly lead: string;
  readonly of: (game: string) => string;
  readonly ofConcept: (concept: string, game: string) => string;
  readonly due: {
    readonly title: string;
    /** What asks all that is due, with % for the number: for none, one and more. */
    readonly go: readonly string[];
    /** Each with % for a number: for none, one, two and more, as far as they differ. */
    readonly texts: Readonly<Record<'since' | 'more' | 'nothing' | 'later' | 'count', readonly string[]>>;
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
  /** Short sessions in which tiles are named. */
  readonly trainers: {
    readonly title: string;
    readonly names: Readonly<Record<'numerals' | 'honours' | 'flowers', string>>;
  };
  /** Of an address that asks about two games, and names one that is not here. */
  readonly noGame: (id: string) => string;
  /** The address of a question about two games names a kind that is not asked about two. */
  readonly noKind: (id: string) => string;
  /** What stands in for a widget without scripts; the way to the twelve questions follows. */
  readonly noScript: string;
  /** Twelve questions with their answers folded away. */
  readonly twelve: {
    /** The way there. */
    readonly action: string;
    readonly title: (asked: string, game: string) => string;
    readonly ofTest: (test: string) => string;
    readonly lead: string;
    /** The way to answering them. */
    readonly answer: string;
    readonly print: string;
  };
  readonly answer: string;
  readonly example: (number: number) => string;
  /** @param ask what is asked */
  readonly exampleOf: (number: number, ask: string) => string;
  readonly mixed: ConceptWords;
  /** By the names of their folders. */
  readonly concepts: Readonly<Record<string, ConceptWords>>;
  readonly session: SessionWords & LaterWords;
  readonly end: EndWords;
  readonly hand: AskedHandWords & { readonly odd: string; readonly left: string };
  /** Wrong ideas of a whole hand, by their names. */
  readonly ideas: Readonly<Record<string, (tiles: string) => HeadAndText>>;
  /** Of a condition that a hand of this shape need not meet. */
  readonly notAsked: (shape: string) => string;
  readonly fix: {
    readonly title: string;
    readonly pair: string;
    readonly tile: (out: string, come: string) => string;
    readonly others: (count: number) => string;
    readonly for: string;
  };
  readonly holds: (worth: { readonly have: string; readonly need: string }) => string;
  readonly evidence: { readonly sets: string; readonly pairs: string; readonly conditions: string };
}

/** The words of this language, or English where it is not spoken yet. */
export const practiceWordsIn = inLanguage<PracticeWords>({ en: english });
