import type { DrillWords } from '../drill.ts';
import { capital, inWords } from './numbers.ts';

/** The words of boards in a row in English. */
export const drill: DrillWords = {
  place: (at, of) => `Question ${at} of ${of}`,
  back: 'You missed this one. Here it is again.',
  next: 'Next',
  finish: 'See how it went',
  again: 'Do them again',
  proof: 'Show why',
  failed: 'The rules could not be loaded. Answer again when you are online.',
  result: (right, of) =>
    right === of
      ? `All ${inWords(of)} right at the first try.`
      : `${right === 0 ? 'None' : capital(inWords(right))} of ${inWords(of)} right at the first try.`,
  resultText: (right, of) => (right === of ? '' : 'You put the others right when they came back.'),
  more: 'More of these',
  question: (number) => `Question ${number}`,
};
