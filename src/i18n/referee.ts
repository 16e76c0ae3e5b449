/** The words of the page on which the referee's protocol is live. */
import type { Kind } from '../engine/tiles.ts';
import { referee as english } from './en/referee.ts';
import { inLanguage } from './in-language.ts';

interface RefereeTexts {
  readonly head: string;
  readonly text: string;
}

export interface RefereeWords {
  /** The page. */
  readonly title: string;
  readonly lead: string;
  readonly link: string;
  readonly noScript: string;
  readonly protocol: { readonly title: string; readonly text: string; readonly tiles: string };
  readonly example: {
    readonly title: string;
    /** What is shown, and with which seed it can be had again. */
    readonly text: (seat: string, seed: string) => string;
    readonly line: string;
    readonly means: string;
  };
  readonly shell: {
    readonly title: string;
    readonly text: string;
    readonly prints: string;
    readonly options: readonly (readonly [option: string, means: string])[];
    readonly back: string;
  };

  /** What each line means: the example’s right column. */
  readonly gloss: {
    readonly seat: (name: string) => string;
    readonly tiles: string;
    readonly normal: string;
    readonly interrupt: string;
    readonly count: (count: number) => string;
    readonly flower: (name: string, tile: string) => string;
    readonly draw: (tile: string) => string;
    readonly discard: (name: string, tile: string) => string;
    readonly pong: (name: string, tile: string) => string;
    readonly seung: (name: string, tiles: string) => string;
    readonly gong: (name: string, tile: string) => string;
    readonly answers: {
      readonly discard: (tile: string) => string;
      readonly pong: (tile: string) => string;
      readonly seung: (using: string, tile: string) => string;
      readonly gong: string;
      readonly win: string;
      readonly pass: string;
    };
  };

  /** The court. */
  readonly court: string;
  readonly seats: string;
  /** "South, seat 1" */
  readonly seat: (name: string, number: number) => string;
  readonly who: { readonly [who in 'sensible' | 'naive' | 'you' | 'record']: string };
  readonly seed: string;
  readonly newSeed: string;
  readonly deal: string;
  readonly tools: string;
  readonly back: string;
  readonly step: string;
  readonly run: string;
  readonly pause: string;
  readonly toEnd: string;
  readonly again: string;
  readonly whose: string;
  readonly lines: (name: string) => string;
  readonly received: string;
  readonly answered: string;
  readonly isAsked: string;
  readonly noLines: string;
  readonly noAnswer: string;

  /** The desk where the reader answers. */
  readonly answerAs: (name: string) => string;
  readonly answer: string;
  readonly asked: (name: string, type: 'normal' | 'interrupt') => string;
  readonly notAsked: string;
  readonly nobody: string;
  readonly recorded: string;
  readonly recordEnds: string;
  readonly words: string;
  readonly notNow: string;
  /** How a word is written on: "then a tile to discard". */
  readonly thenTile: string;
  readonly tileHelp: (example: Kind) => string;
  readonly answers: (name: string, line: string) => string;
  readonly othersToAnswer: string;

  /** A bad answer. */
  readonly bad: {
    readonly empty: RefereeTexts;
    readonly unreadable: (line: string, column: number, expected: string, found: string) => RefereeTexts;
    readonly none: (why: string) => RefereeTexts;
    readonly loses: (name: string) => string;
    readonly school: string;
    readonly takeBack: string;
  };
  readonly over: { readonly won: (names: string) => string; readonly drawn: string };

  readonly transcript: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly download: string;
    readonly play: string;
    readonly command: string;
    readonly open: string;
    readonly openText: string;
    readonly paste: string;
    readonly file: string;
    readonly show: string;
    readonly which: string;
    readonly hand: (number: number, result: string) => string;
    readonly opened: (number: number, answers: number) => string;
    readonly promised: (result: string) => string;
    readonly faults: {
      readonly empty: string;
      readonly other: string;
      readonly broken: (why: string) => string;
      readonly unplayable: string;
    };
  };
}

/** The words of this language, or English where it is not spoken yet. */
export const refereeWordsIn = inLanguage<RefereeWords>({ en: english });
