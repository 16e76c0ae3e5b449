/** The words of a lesson's widgets: scenes, exercises, checks. Apart from `words.ts`, so that a page
 *  whose lesson has only checks loads no more than these. */
import type { CheckWords } from './check.ts';
import type { DrillWords } from './drill.ts';
import { lesson as english } from './en/lesson.ts';
import { inLanguage } from './in-language.ts';
import type { ScenesWords } from './scene.ts';
import type { WrittenHandWords } from './written-hand.ts';

export interface LessonWords extends ScenesWords, WrittenHandWords {
  /** Under a written hand: whether it is a win, and by which rule not. */
  readonly wins: string;
  readonly winsNot: string;
  /** "completed by": said before the tiles a hand waits for. */
  readonly waits: string;
  readonly waitsFor: (tiles: string) => string;
  /** How a word is said. */
  readonly sound: (sound: string) => string;

  /** The last line of a receipt. */
  readonly total: string;

  /** Leaving the script of a scene: the reader acts. */
  readonly branch: {
    readonly title: string;
    /** "From step 3 on you are South. Every action can be tried." */
    readonly lead: (step: number, seat: string) => string;
    /** Lets the others play. */
    readonly goOn: string;
    readonly leave: string;
    readonly undo: string;
    readonly log: string;
    readonly over: string;
  };

  readonly yourTurn: {
    readonly again: string;
    readonly onward: string;
    readonly right: string;
    /** Where several moves are right. */
    readonly rightToo: string;
    /** On the slip of what is allowed but not asked: the move. */
    readonly unwise: (move: string) => string;
    /** Which move is right, after a few that were not. */
    readonly told: (move: string) => string;
    /** Said of an exercise that was solved before. */
    readonly done: string;
    readonly noScript: string;
  };

  readonly drill: DrillWords;

  /** Hands of which one is worth the most. */
  readonly weigh: {
    readonly hand: (letter: string) => string;
    readonly same: string;
    /** "Hand A is worth 8 fan: All Sheungs (4 fan), All simples (4 fan)." @param lines none where nothing counts */
    readonly worth: (hand: string, total: string, lines: readonly string[]) => string;
    /** Said where that is told of one hand alone: so many more are to be counted. */
    readonly others: (count: number) => string;
  };

  readonly check: CheckWords;
}

/** The words of this language, or English where it is not spoken yet. */
export const lessonWordsIn = inLanguage<LessonWords>({ en: english });
