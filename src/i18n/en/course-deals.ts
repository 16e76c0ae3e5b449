import { capital, inWords } from './numbers.ts';

/** English texts of the deals that a course has its reader win. */
export const courseDeals = {
  short: {
    title: 'A short deal',
    text: 'You know enough to play. Two tiles are missing from your hand, and you can call for one of them. Win it.',
    action: 'Play the short deal',
  },
  last: {
    title: 'The last eight draws',
    text: 'Eight tiles are left in the wall, and it is your turn. If you discard the right tile, you need only one more. Each of these deals can be won.',
  },
  /** Button that opens a deal. */
  action: (number: number) => `Deal ${number}`,
  /** Title at the table: "The last eight draws: deal 2 of 4". */
  place: (title: string, place: number, of: number) =>
    of === 1 ? title : `${title}: deal ${place} of ${of}`,
  /** What to do in it, at the table. */
  goal: 'Win it: it can be done.',
  solved: 'solved',
  /** Beside a deal that was left in the middle. */
  unfinished: 'not finished',
  /** Number of solved deals, at the table. */
  count: (solved: number, of: number) =>
    of === 1
      ? 'Solved.'
      : solved === of
        ? `Solved. That makes all ${inWords(of)}.`
        : `Solved. That makes ${inWords(solved)} of ${inWords(of)}.`,
  /** Number of solved deals, on the course page. */
  counted: (solved: number, of: number) => `${capital(inWords(solved))} of ${inWords(of)} solved`,
  /** Shown when another seat has won, or nobody. */
  unsolved: 'This deal can be won. Try it another way: the tiles lie in the same order.',
  again: 'Try again',
  /** Link to the next unsolved deal. */
  goOn: (number: number) => `Go on to deal ${number}`,
  /** Link onward once all deals are solved. */
  onward: (lesson: string) => `Next lesson: ${lesson}`,
  back: 'Back to the course',
};
