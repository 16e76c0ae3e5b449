import { capital, inWords } from './numbers.ts';

const PLACES = ['first', 'second', 'third', 'last'] as const;

/** English texts of the end of a match. */
export const match = {
  /**
   * The reader's result. @param place the reader's place, from 1 @param isShared whether another seat has the same
   * balance
   */
  head: (place: number, isShared: boolean) => {
    if (isShared) return `The match is over. You share ${PLACES[place - 1] ?? ''} place.`;
    return place === 1
      ? 'The match is over, and you have won it.'
      : `The match is over. You came ${PLACES[place - 1] ?? ''}.`;
  },
  /** How long a match lasts. @param rounds null where it has no set end */
  length: (rounds: number | null, dealer: string) => {
    if (rounds === null) return 'A match goes on for as long as you like.';
    return rounds === 1
      ? `The match is over when everyone has been ${dealer}.`
      : `A match has ${inWords(rounds)} rounds. Each lasts until everyone has been ${dealer}.`;
  },
  /** Number of deals played at this table; a link may start in the middle of a match. */
  deals: (count: number, drawn: number) =>
    `${count} ${count === 1 ? 'deal' : 'deals'} played here${drawn === 0 ? '' : `, ${drawn} without a winner`}.`,
  place: 'Place',
  change: capital,
  /** Heading of the final score, where it differs from the balance. */
  final: 'Final score',
  wins: 'Wins',
  best: 'Best win',
  none: 'none',
};
