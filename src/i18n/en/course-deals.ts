import { capital, inWords } from './numbers.ts';

/** Deals that a course has its reader win, in English. */
export const courseDeals = {
  /** Over all of them, on the page of a course. */
  title: 'Deals to win',
  short: {
    title: 'A short deal',
    text: 'You know enough to play. Two tiles are missing from your hand, and you can call for one of them. Win it.',
    action: 'Play the short deal',
  },
  last: {
    title: 'The last eight draws',
    text: 'Eight tiles are left in the wall, and it is your turn. If you discard the right tile, you need only one more. Each of these deals can be won.',
  },
  /** "Deal 1", by which one is opened. */
  action: (number: number) => `Deal ${number}`,
  /** What lies on the table: "The last eight draws: deal 2 of 4". */
  place: (title: string, place: number, of: number) =>
    of === 1 ? title : `${title}: deal ${place} of ${of}`,
  solved: 'solved',
  /** How many of several are solved. */
  count: (solved: number, of: number) =>
    of === 1
      ? 'Solved.'
      : solved === of
        ? `Solved. That makes all ${inWords(of)}.`
        : `Solved. That makes ${inWords(solved)} of ${inWords(of)}.`,
  /** The same on a page: "two of four solved". */
  counted: (solved: number, of: number) => `${capital(inWords(solved))} of ${inWords(of)} solved`,
  /** Where somebody else has won, or nobody. */
  unsolved: 'This deal can be won. Try it another way: the tiles lie in the same order.',
  again: 'Try again',
  /** To the next one that is not solved. */
  goOn: (number: number) => `Go on to deal ${number}`,
  /** Where all are. */
  onward: (lesson: string) => `Go on: ${lesson}`,
  back: 'Back to the course',
};
