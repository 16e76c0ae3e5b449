import type { DrillWords } from '../drill.ts';
import { capital, inWords } from './numbers.ts';

/** The words of boards in a row in English. */
export const drill: DrillWords = {
  place: (at, of) => `Question ${at} of ${of}`,
  back: 'You missed this one. Here it is again.',
  letGo: 'Let it go, show me',
  shown: (right) =>
    `Here is the answer. ${capital(right.replace(/^(?:Right|Yes)(?:[,:] |\. ?)/, ''))}`.trim(),
  lastTry: 'That was the third try. Let it go for now: it won’t come back.',
  before: 'You have done these before.',
  next: 'Next',
  finish: 'See how it went',
  again: 'Do them again',
  againOne: 'Try it again',
  proof: 'Show why',
  result: (right, of) =>
    right === of
      ? `All ${inWords(of)} right at the first try.`
      : `${right === 0 ? 'None' : capital(inWords(right))} of ${inWords(of)} right at the first try.`,
  resultText: (later, shown) =>
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
  question: (number) => `Question ${number}`,
};
