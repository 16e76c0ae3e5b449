import { capital, inWords } from './numbers.ts';

/** The words of boards in a row in English. */
export const drill = {
  /** "Question 2 of 6". */
  place: (at: number, of: number) => `Question ${at} of ${of}`,
  /** Above a board that was missed before. */
  back: 'You missed this one. Here it is again.',
  /** Of a board that was missed before: no more tries, but the answer. */
  letGo: 'Let it go, show me',
  /** The answer that is shown so. @param right what whoever gives it is told */
  shown: (right: string) =>
    `Here is the answer. ${capital(right.replace(/^(?:Right|Yes)(?:[,:] |\. ?)/, ''))}`.trim(),
  /** Under the answer to one that was missed for the last time, and does not come back. */
  lastTry: 'That was the third try. Let it go for now: it won’t come back.',
  /** Where all of it was done before. */
  before: 'You have done these before.',
  next: 'Next',
  finish: 'See how it went',
  again: 'Do them again',
  /** The same of a board that stands alone. */
  againOne: 'Try it again',
  /** What proves an answer, folded. */
  proof: 'Show why',
  /** "All six at the first try.", "Four of six at the first try." */
  result: (right: number, of: number) =>
    right === of
      ? `All ${inWords(of)} right at the first try.`
      : `${right === 0 ? 'None' : capital(inWords(right))} of ${inWords(of)} right at the first try.`,
  /** @param later how many were right when they came back @param shown how many were let go */
  resultText: (later: number, shown: number) =>
    [
      later === 0
        ? ''
        : shown === 0
          ? 'You put the others right when they came back.'
          : `You put ${inWords(later)} right when ${later === 1 ? 'it' : 'they'} came back.`,
      shown === 0
        ? ''
        : `${capital(inWords(shown))} ${shown === 1 ? 'was' : 'were'} shown to you. Do them again when you like.`,
    ]
      .filter(Boolean)
      .join(' '),
  more: 'More of these',
  /** The question of one board, where its answers are folded. */
  question: (number: number) => `Question ${number}`,
};
