import type { WarmUpWords } from '../warm-up.ts';

/** The home page's table in English. */
export const warmUp: WarmUpWords = {
  label: 'A hand of five tiles to try',
  about: 'A warm-up: Two-Five-Eight with five tiles. A set, and a pair of 2s, 5s or 8s',
  yourTurn: 'Your turn',
  others: 'The others play',
  opening: ['A run and a pair. Call ', ' to win, or discard a tile?'],
  drew: (tile) => `You drew ${tile}. Which tile will you let go?`,
  complete: ['That is a whole hand. Call ', '.'],
  offered: (seat, tile) => [`${seat} lets ${tile} go, and it completes your hand. Call `, '?'],
  waiting: 'Each draws a tile and lets one go.',
  waitsFor: (tiles) => `You wait for ${tiles}.`,
  discard: 'Discard',
  pass: 'Pass',
  chooseFirst: 'Choose the tile that goes first.',
  wrongPair: {
    head: 'The pair is wrong.',
    text: (pair) => `A set, and ${pair}. But the pair has to be 2s, 5s or 8s.`,
  },
  noShape: {
    head: 'Not a whole hand yet.',
    text: 'It takes three in a row or three alike, and a pair of 2s, 5s or 8s beside them.',
  },
  notNow: {
    head: 'Not at this moment.',
    text: 'You may win with a tile you draw, or with one that another lets go.',
  },
  won: 'You win.',
  wonText: 'One set, and a pair of 2s, 5s or 8s. A whole hand is four sets and such a pair.',
  over: 'The tiles ran out, and nobody won. What was missing was a set, or a pair of 2s, 5s or 8s beside it.',
  learn: 'Learn the whole game',
  again: 'Once more',
};
