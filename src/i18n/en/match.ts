const PLACES = ['first', 'second', 'third', 'last'] as const;

/** The end of a match in English. */
export const match = {
  /** @param place of the reader, from 1 */
  head: (place: number) =>
    place === 1
      ? 'The match is over, and you have won it.'
      : `The match is over. You came ${PLACES[place - 1] ?? ''}.`,
  deals: (count: number, drawn: number) =>
    `${count} ${count === 1 ? 'deal' : 'deals'}${drawn === 0 ? '' : `, ${drawn} without a winner`}.`,
  place: 'Place',
  change: (money: string) => money.charAt(0).toUpperCase() + money.slice(1),
  wins: 'Wins',
  best: 'Best win',
  none: 'none',
};
