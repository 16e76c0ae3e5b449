import { list } from './numbers.ts';

/** English texts of the state chart. */
export const chart = {
  /** Name of the picture. */
  chart: 'The machine',
  /** Label of the current state. */
  now: 'now',
  /** Describes the arrows of a state for screen readers: "Draw leads to Own turn and Settling". */
  leads: (from: string, to: readonly string[]) =>
    to.length === 0 ? `${from} is the end` : `${from} leads to ${list(to)}`,
  /** What happens along an arrow, by its two states: "collecting awarding". */
  ways: {
    'dealing drawing': 'Everyone has their tiles, and the dealer draws.',
    'dealing deciding': 'Everyone has their tiles. The dealer has one more and begins without a draw.',
    'dealing settling': 'The deal ends before the first turn.',
    'drawing deciding': 'A tile is drawn, and its player decides what to do.',
    'drawing settling': 'No tile is left to draw, and nobody has won.',
    'deciding collecting': 'A tile can be called, and everyone who may call it is asked at once.',
    'deciding settling': 'The player wins on their own turn.',
    'collecting drawing': 'Nobody may call the tile, and the next one is drawn.',
    'collecting awarding': 'Everyone who was asked has answered.',
    'collecting settling': 'The deal ends here.',
    'awarding deciding': 'The set is laid down, and its player discards.',
    'awarding drawing': 'Everyone has answered, and the next tile is drawn.',
    'awarding settling': 'The called tile completes a hand.',
    'settling ended': 'What is owed is paid, and the rules say what comes next.',
  } as Readonly<Record<string, string>>,
  /** Link to a scene at the step that takes the arrow. */
  scene: 'See it happen',
  /** Text of the last state. */
  ended: 'The deal is over.',
  /** Button that opens the list of all arrows. */
  all: 'Every way through a deal',
};
