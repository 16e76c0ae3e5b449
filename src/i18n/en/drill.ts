import { capital, inWords } from './numbers.ts';
import { sentences } from './sentences.ts';

/** English texts of a row of boards. */
export const drill = {
  /** "Question 2 of 6". */
  place: (at: number, of: number) => `Question ${at} of ${of}`,
  /** The same among the missed ones, which are asked again once. */
  placeAgain: (at: number, of: number) => (of === 1 ? 'Once more' : `Once more: ${at} of ${of}`),
  /** Shown above a board that was missed before. */
  back: 'You missed this one. Here it is again.',
  /** Button that shows the answer of a missed board instead of another try. */
  letGo: 'Let it go, show me',
  /** The answer shown on request. @param right the reply to the right answer */
  shown: (right: string) =>
    `Here is the answer. ${capital(right.replace(/^(?:Right|Yes)(?:[,:] |\. ?)/, ''))}`.trim(),
  /** Shown after the second miss; the board does not come back. */
  lastTry: 'Let it go for now. It comes back another day.',
  /** Shown where all boards were solved on an earlier visit. */
  before: 'You have done these before.',
  next: 'Next',
  finish: 'See how it went',
  again: 'Do them again',
  /** The same for a single board. */
  againOne: 'Try it again',
  /** Button that shows the proof of an answer. */
  proof: 'Show why',
  /** "All six on the first try.", "Four of six at the first try." */
  result: (right: number, of: number) =>
    right === of
      ? `All ${inWords(of)} right on the first try.`
      : `${right === 0 ? 'None' : capital(inWords(right))} of ${inWords(of)} right on the first try.`,
  /**
   * Details of the result. @param later boards that were right when they came back @param shown boards whose answer was
   * shown
   */
  resultText: (later: number, shown: number) =>
    sentences(
      later === 0
        ? ''
        : shown === 0
          ? 'You got the others right the second time round.'
          : `You got ${inWords(later)} right the second time round.`,
      shown === 0
        ? ''
        : `${capital(inWords(shown))} ${shown === 1 ? 'was' : 'were'} shown to you. Do them again when you like.`,
    ),
  more: 'More of these',
  /** Title of one board, in the version without scripts. */
  question: (number: number) => `Question ${number}`,
};
