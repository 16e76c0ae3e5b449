/** Hands of 88 and of 64 fan. */
import { copiesOf } from '../../../engine/counts.ts';
import type { WinToScore } from '../../../engine/scoring.ts';
import { isDragon, isSuited, isWind, type Kind, suitOf } from '../../../engine/tiles.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { isDrawn, NO_FINDS, pungsOf, way, whole } from '../../parts/finders.ts';
import { isGreen, nineGates, suitStart } from '../../parts/named-tiles.ts';
import type { ReadHand } from '../../parts/read-hand.ts';
import { atLeast, concealedPungs, isDealer, isPairs, pairIs, pattern, some } from './finders.ts';
import { WAIT_IDS } from './waits.ts';

/** Patterns contained in `heavenly`, `earthly` and `humanly`. */
const CONTAINED_PATTERNS = [
  'self-draw',
  'concealed-self-draw',
  'concealed',
  ...WAIT_IDS,
  'last-tile',
  'kong-replacement',
];

/** Is it nine gates: concealed, one suit, 1112345678999, one more tile of it, and a further set of it? */
function isNineGates(hand: ReadHand): boolean {
  if (hand.hand.melds.length > 0 || hand.suits !== 1 || hand.honours || isPairs(hand)) return false;
  const needs = nineGates(suitStart(hand.tiles));
  return hand.sets.some((set) =>
    needs.every(([kind, count]) => copiesOf(hand.tiles, kind) - copiesOf(set.tiles, kind) >= count),
  );
}

function isConsecutivePairs(hand: ReadHand): boolean {
  if (!isPairs(hand)) return false;
  const pairs = hand.reading.sets.filter((set) => set.kind === 'pair').map((set) => set.tiles[0] as Kind);
  const low = pairs[0] as Kind;
  return pairs.every((kind, i) => kind === low + i && isSuited(kind) && suitOf(kind) === suitOf(low));
}

/** Was it won on the dealer's first discard? Kongs the dealer declared before it do not matter. */
function isDealersFirst({ how, position }: WinToScore): boolean {
  if (how.by !== 'discard') return false;
  const { dealer, seats, claims } = position.table;
  return how.opening || (how.from === dealer && claims === 0 && seats[dealer].discards === 1);
}

/** The patterns; what each contains follows rule `replacements`. */
export const GREAT: readonly FanPattern[] = [
  pattern(88, 'great-four-winds', (hand) => some(atLeast(pungsOf(hand, isWind), 4)), [
    'lesser-four-winds',
    'three-great-winds',
  ]),
  pattern(88, 'great-three-dragons', (hand) => some(atLeast(pungsOf(hand, isDragon), 3)), [
    'lesser-three-dragons',
    'dragon',
  ]),
  pattern(
    88,
    'all-green',
    whole((hand) => hand.tiles.every(isGreen)),
    ['full-flush', 'half-flush'],
  ),
  pattern(88, 'nine-gates', whole(isNineGates), ['full-flush', 'concealed', 'concealed-self-draw']),
  pattern(88, 'four-kongs', (hand) => some(atLeast(hand.kongs, 4)), ['three-kongs']),
  pattern(88, 'seven-consecutive-pairs', whole(isConsecutivePairs), [
    'seven-pairs',
    'concealed',
    'concealed-self-draw',
  ]),
  pattern(
    88,
    'heavenly',
    way((how, hand) => isDrawn(how) && how.opening && isDealer(hand)),
    CONTAINED_PATTERNS,
  ),
  pattern(
    88,
    'earthly',
    way((_how, hand, win) => isDealersFirst(win) && !isDealer(hand)),
    CONTAINED_PATTERNS,
  ),
  pattern(
    88,
    'humanly',
    way((how, hand) => isDrawn(how) && how.opening && !isDealer(hand)),
    CONTAINED_PATTERNS,
  ),
  pattern(
    64,
    'lesser-four-winds',
    (hand) => (pairIs(hand, isWind) ? some(atLeast(pungsOf(hand, isWind), 3)) : NO_FINDS),
    ['three-great-winds'],
  ),
  pattern(
    64,
    'all-honours',
    whole((hand) => hand.honours && hand.suits === 0),
  ),
  pattern(
    64,
    'all-terminals',
    whole((hand) => hand.terminals && !hand.honours && !hand.simples),
    ['terminals-and-honours'],
  ),
  pattern(64, 'four-concealed-pungs', (hand) => some(atLeast(concealedPungs(hand), 4)), [
    'three-concealed-pungs',
  ]),
];
