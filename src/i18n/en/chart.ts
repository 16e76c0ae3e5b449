import { list } from './numbers.ts';

/** The chart in English. */
export const chart = {
  /** What the picture is called: "The machine". */
  chart: 'The machine',
  /** Said of the state that is lit: "now". */
  now: 'now',
  /** What a state leads to, for those who do not see the arrows: "Draw leads to Own turn and Settling". */
  leads: (from: string, to: readonly string[]) =>
    to.length === 0 ? `${from} is the end` : `${from} leads to ${list(to)}`,
  /** What leads along an arrow, in a sentence, by its ends: "collecting awarding". */
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
  } as Readonly<Record<string, string>>,
  /** Leads to a scene that goes along an arrow, at that step. */
  scene: 'See it happen',
  /** Of the last state. */
  ended: 'The deal is over.',
  /** What opens the list of all arrows. */
  all: 'Every way through a deal',
};
