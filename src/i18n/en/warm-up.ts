/** English texts of the small table on the home page. */
export const warmUp = {
  label: 'A hand of five tiles to try',
  /** What wins in the warm-up. */
  about: 'You win with three in a row or three of a kind, and a pair of 2s, 5s or 8s.',
  yourTurn: 'Your turn',
  others: 'The others play',
  /** A hand that is dealt complete; the claim's button stands between the two parts. */
  dealtWin: ['Three in a row, and a pair of 8s. Call ', ' to win.'] as readonly [
    before: string,
    after: string,
  ],
  /** Before the first event of any other hand. */
  opening: ['Three in a row, and a pair. Call ', ' to win, or discard a tile?'] as readonly [
    before: string,
    after: string,
  ],
  drew: (tile: string) => `You drew ${tile}. Which tile will you discard?`,
  /** A tile completes the hand. */
  complete: ['That is a complete hand. Call ', '.'] as readonly [before: string, after: string],
  offered: (seat: string, tile: string): readonly [before: string, after: string] => [
    `${seat} discards ${tile}, and it completes your hand. Call `,
    '?',
  ],
  waiting: 'Each of them draws a tile and discards one.',
  waitsFor: (tiles: string) => `You wait for ${tiles}.`,
  discard: 'Discard',
  pass: 'Pass',
  chooseFirst: 'Choose the tile to discard first.',
  /** Why a call to win is refused. */
  wrongPair: {
    head: 'The pair is wrong.',
    text: (pair: string) =>
      `Your pair is ${pair}, and it has to be 2s, 5s or 8s. Play on, and look for a better pair.`,
  },
  noShape: {
    head: 'Not a complete hand yet.',
    text: 'You need three in a row or three of a kind, and also a pair of 2s, 5s or 8s.',
  },
  notNow: {
    head: 'Not now.',
    text: 'You can win with a tile that you draw, or with one that somebody else discards.',
  },
  won: 'You win.',
  wonText: 'In the whole game a hand is four such sets of three, and a pair of 2s, 5s or 8s.',
  over: 'The tiles ran out, and nobody won. You needed three in a row or three of a kind, and a pair of 2s, 5s or 8s.',
  learn: 'Start the first lesson',
  another: 'Another hand',
};
