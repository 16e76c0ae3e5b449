/** The words of a lesson's widgets: scenes, exercises, checks. Apart from `words.ts`, so that a page
 *  whose lesson has only checks loads no more than these. */
import { lesson as english } from './en/lesson.ts';

export interface LessonWords {
  /** Under a written hand: whether it is a win, and by which rule not. */
  readonly wins: string;
  readonly winsNot: string;
  /** "completed by": said before the tiles a hand waits for. */
  readonly waits: string;
  readonly waitsFor: (tiles: string) => string;
  /** What a hand is called whose author gave it no label. */
  readonly hand: string;
  /** Before the winning tile, in a hand's words: "drawn", "claimed". */
  readonly drawn: string;
  readonly claimed: string;
  readonly robbed: string;

  /** How a word is said. */
  readonly sound: (sound: string) => string;

  /** The last line of a receipt. */
  readonly total: string;

  readonly scene: {
    /** The group of a scene: "Scene: Calling a Pung". */
    readonly group: (title: string) => string;
    readonly steps: string;
    /** Where one stands before the first step. */
    readonly start: string;
    /** "3 of 5" */
    readonly place: (step: number, of: number) => string;
    /** The same for those who do not see the markers: "Step 3 of 5". */
    readonly stepOf: (step: number, of: number) => string;
    /** Shown where no step has been taken yet. */
    readonly opening: (steps: number) => string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly again: string;
    readonly controls: string;
    readonly scrubber: string;
    readonly goTo: (step: number) => string;
    /** Where nothing stands at this step, and something does at another. */
    readonly free: string;
    /** Before what somebody tries at a step and may not do. */
    readonly tried: string;
    readonly branch: string;
    readonly branchShort: string;
    readonly chart: string;
    readonly chartShort: string;
    readonly hideChart: string;
    /** A question that stands before a step. */
    readonly beforeStep: (step: number, ask: string) => string;
    /** What happens, said to a guess. */
    readonly happens: (text: string) => string;
    /** Why a tile does not go to this seat: it gave it, or called nothing. */
    readonly ownDiscard: (seat: string) => string;
    readonly noCall: (seat: string) => string;
    /** After whom a seat plays, which has no turn now. */
    readonly comesAfter: (seat: string, before: string) => string;
  };

  /** Acting at a table, by script or without one. */
  readonly acting: {
    /** The bar of actions. */
    readonly bar: string;
    readonly failed: string;
  };

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
    /** Said of an exercise that was solved before. */
    readonly done: string;
    readonly noScript: string;
  };

  readonly drill: {
    /** "Question 2 of 6". */
    readonly place: (at: number, of: number) => string;
    /** Above a board that was missed before. */
    readonly back: string;
    readonly next: string;
    readonly finish: string;
    readonly again: string;
    /** What proves an answer, folded. */
    readonly proof: string;
    /** "All six at the first try.", "Four of six at the first try." */
    readonly result: (right: number, of: number) => string;
    readonly resultText: (right: number, of: number) => string;
    readonly more: string;
    /** The question of one board, where its answers are folded. */
    readonly question: (number: number) => string;
  };

  /** Hands of which one is worth the most. */
  readonly weigh: {
    readonly hand: (letter: string) => string;
    readonly same: string;
    /** "Hand A is worth 8 fan: All Sheungs (4 fan), All simples (4 fan)." @param lines none where nothing counts */
    readonly worth: (hand: string, total: string, lines: readonly string[]) => string;
  };

  readonly check: {
    readonly yes: (answer: string) => string;
    readonly no: (answer: string) => string;
    readonly answers: string;
    readonly show: string;
    /** The two answers of "Is this a win?". */
    readonly wins: string;
    readonly winsNot: string;
    /** How a hand falls into sets: "The 1, 2 and 3 of characters; …; and the pair: two 5s of dots.", or into
     *  pairs alone: "Nothing but pairs: two 1s of characters; …" */
    readonly reading: (sets: readonly string[], pairs: readonly string[]) => string;
  };
}

const languages: Readonly<Record<string, LessonWords>> = { en: english };

/** The words of this language, or English where it is not spoken yet. */
export const lessonWordsIn = (language: string): LessonWords => languages[language] ?? english;
