/** Patterns of 12 fan down to 1, without the waits. */
import type { Wind } from '../../../engine/seats.ts';
import { EAST, isDragon, isHonour, type Kind } from '../../../engine/tiles.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { isDrawn, NO_FINDS, pungsOf, type Tiles, way, whole } from '../../parts/finders.ts';
import type { ReadHand } from '../../parts/read-hand.ts';
import { atLeast, concealedPungs, isPairs, pairIs, pattern, some } from './finders.ts';
import { WAIT_IDS } from './waits.ts';

/** Finds each pung of these kinds. */
const each = (hand: ReadHand, is: (kind: Kind) => boolean): readonly Tiles[] =>
  pungsOf(hand, is).map((set) => set.tiles);
const pungOf = (hand: ReadHand, wind: Wind) => each(hand, (kind) => kind === EAST + wind);

/** The patterns; what each contains follows rule `replacements`. */
export const COMMON: readonly FanPattern[] = [
  pattern(
    12,
    'lesser-three-dragons',
    (hand) => (pairIs(hand, isDragon) ? some(atLeast(pungsOf(hand, isDragon), 2)) : NO_FINDS),
    ['dragon'],
  ),
  pattern(
    12,
    'all-melded',
    whole(
      ({ sets, reading }, { how }) =>
        !isDrawn(how) &&
        sets.length === 5 &&
        reading.sets.length === 0 &&
        sets.every((set) => !set.concealed),
    ),
    WAIT_IDS,
  ),
  pattern(
    12,
    'last-tile',
    way((how) => how.by === 'draw' && how.drew.last),
  ),
  pattern(
    12,
    'kong-replacement',
    way((how) => how.by === 'draw' && how.drew.chain > 0),
  ),
  pattern(
    8,
    'all-pungs',
    whole((hand) => !isPairs(hand) && hand.chows.length === 0),
  ),
  pattern(
    8,
    'terminals-and-honours',
    whole((hand) => hand.terminals && hand.honours && !hand.simples),
  ),
  pattern(6, 'three-concealed-pungs', (hand) => some(atLeast(concealedPungs(hand), 3))),
  pattern(
    5,
    'concealed-self-draw',
    way((how, hand) => hand.concealed && isDrawn(how)),
    ['concealed', 'self-draw'],
  ),
  pattern(
    4,
    'all-chows',
    whole((hand) => hand.chows.length === 5 && hand.pair !== null && !isHonour(hand.pair)),
  ),
  pattern(
    4,
    'all-simples',
    whole((hand) => !hand.terminals && !hand.honours),
  ),
  pattern(2, 'round-wind', (hand) => pungOf(hand, hand.hand.roundWind)),
  pattern(2, 'seat-wind', (hand) => pungOf(hand, hand.hand.seatWind)),
  pattern(2, 'dragon', (hand) => each(hand, isDragon)),
  pattern(1, 'self-draw', way(isDrawn)),
  pattern(
    1,
    'concealed',
    way((how, hand) => hand.concealed && !isDrawn(how)),
  ),
];
