import type { ChartWords } from '../chart.ts';
import { list } from './numbers.ts';

/** The chart in English. */
export const chart: ChartWords = {
  chart: 'The machine',
  now: 'now',
  leads: (from, to) => (to.length === 0 ? `${from} is the end` : `${from} leads to ${list(to)}`),
  ways: {
    'dealing drawing': 'Everyone has their tiles, and the dealer draws.',
    'dealing deciding': 'Everyone has their tiles. The dealer has one more and begins without a draw.',
    'dealing settling': 'The deal ends before the first turn.',
    'drawing deciding': 'A tile is drawn, and its player decides what to do.',
    'drawing settling': 'No tile is left to draw, and nobody has won.',
    'deciding collecting': 'A tile can be called: everyone who may do so is asked at once.',
    'deciding settling': 'The player wins on their own turn.',
    'collecting drawing': 'Nobody may call the tile, and the next one is drawn.',
    'collecting awarding': 'Everyone who was asked has answered.',
    'collecting settling': 'The deal ends here.',
    'awarding deciding': 'The set is laid down, and its player discards.',
    'awarding drawing': 'Everyone has answered, and the next tile is drawn.',
    'awarding settling': 'The called tile completes a hand.',
    'settling ended': 'What is owed is paid, and the rules say what comes next.',
  },
  all: 'Every way through a deal',
};
