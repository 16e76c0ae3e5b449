/** Patterns of 48 fan down to 16. */
import { isWind } from '../../../engine/tiles.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { pungsOf, way, whole } from '../../parts/finders.ts';
import { declaredReady } from '../ready.ts';
import { atLeast, identicalChows, isPairs, mixedTriple, pattern, sequentialPungs, some } from './finders.ts';

/** The patterns; what each contains follows rule `replacements`. */
export const RARE: readonly FanPattern[] = [
  pattern(48, 'four-identical-chows', (hand) => some(identicalChows(hand))),
  pattern(48, 'four-sequential-pungs', (hand) => some(sequentialPungs(hand, 4)), ['three-sequential-pungs']),
  pattern(32, 'three-sequential-pungs', (hand) => some(sequentialPungs(hand, 3))),
  pattern(32, 'three-great-winds', (hand) => some(atLeast(pungsOf(hand, isWind), 3))),
  pattern(24, 'seven-pairs', whole(isPairs), ['concealed', 'concealed-self-draw']),
  pattern(
    24,
    'full-flush',
    whole((hand) => hand.suits === 1 && !hand.honours),
    ['half-flush'],
  ),
  pattern(
    24,
    'half-flush',
    whole((hand) => hand.suits === 1 && hand.honours),
  ),
  pattern(
    24,
    'ready-first-turn',
    way((_how, _hand, { position, seat }) => declaredReady(position, seat)),
  ),
  pattern(16, 'mixed-triple-chow', (hand) => some(mixedTriple(hand.chows))),
  pattern(16, 'mixed-triple-pung', (hand) => some(mixedTriple(hand.pungs))),
  pattern(16, 'three-kongs', (hand) => some(atLeast(hand.kongs, 3))),
];
