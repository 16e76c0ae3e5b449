/** The fixed deals of the warm-up, arranged to teach within seconds. */
import { dealingOrder, type Start, startFrom } from '../../engine/deal.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Kind } from '../../engine/tiles.ts';
import { parseTiles } from '../../notation/tiles.ts';

interface WarmUpDeal {
  /** Dealt hands, the reader's first. */
  readonly hands: readonly string[];
  /** First wall tiles by turn: South, West, North, the reader. Whatever the reader keeps, a win comes soon. */
  readonly wall: string;
}

/** The first press of somebody who has never seen a tile wins. */
const WON: WarmUpDeal = {
  hands: ['345p 88s', '19p 24s', '27p 36s', '68p 15s'],
  wall: '1p 9s 1s 8s  6p 2p 4p 3p  9p 7s 5p 8s',
};
/** It looks the same: a chow and a pair, but of 7s, which cannot win. */
const TRAP: WarmUpDeal = {
  hands: ['345p 77s', '19p 24s', '27p 36s', '68p 15s'],
  wall: '1p 9s 1s 8s  9p 2s 1p 8s  6p 3s 9p 7s  5p 8s 1s 3p  8p 2p 9s 5p',
};

/** Starts of the warm-up, in the order in which they are played. */
export const warmUpStarts = (ruleset: Ruleset): readonly [Start, ...Start[]] => [
  startOf(ruleset, WON),
  startOf(ruleset, TRAP),
];

/**
 * Start of a deal. The rest of the wall is in the order of a fixed seed.
 * @throws RangeError if a hand has too few tiles
 */
function startOf(ruleset: Ruleset, { hands: laidHands, wall }: WarmUpDeal): Start {
  const start = startFrom(ruleset, 'sparrow', { under: 'warm-up' });
  const hands = laidHands.map((hand) => parseTiles(hand));
  const dealt = dealingOrder(ruleset, start.dealer).map((seat): Kind => {
    const tile = hands[seat]?.shift();
    if (tile === undefined) throw new RangeError(`the warm-up deals seat ${seat} too few tiles`);
    return tile;
  });
  const laid = [...dealt, ...parseTiles(wall)];
  const rest = [...start.order];
  for (const tile of laid) rest.splice(rest.indexOf(tile), 1);
  return { ...start, order: [...laid, ...rest] };
}
