const PLACES = ['first', 'second', 'third', 'last'] as const;

/** The end of a match in English. */
export const match = {
  /** @param place of the reader, from 1 @param isShared whether somebody else has won or lost as much */
  head: (place: number, isShared: boolean) => {
    if (isShared) return `The match is over. You share ${PLACES[place - 1] ?? ''} place.`;
    return place === 1
      ? 'The match is over, and you have won it.'
      : `The match is over. You came ${PLACES[place - 1] ?? ''}.`;
  },
  /** Those that were played at this table; a link may lead into the middle of a match. */
  deals: (count: number, drawn: number) =>
    `${count} ${count === 1 ? 'deal' : 'deals'} played here${drawn === 0 ? '' : `, ${drawn} without a winner`}.`,
  place: 'Place',
  change: (money: string) => money.charAt(0).toUpperCase() + money.slice(1),
  /** What the match comes to, where that is more than what was won and lost. */
  final: 'Final score',
  wins: 'Wins',
  best: 'Best win',
  none: 'none',
};
