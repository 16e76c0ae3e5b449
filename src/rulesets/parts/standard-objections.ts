/** Checks for patterns that several games have under the same name. A game spreads them and adds its own. */
import { EAST, FLOWERS, isTerminal, OUTER_KINDS, SEASONS } from '../../engine/tiles.ts';
import { isGreen } from './named-tiles.ts';
import {
  allSets,
  bonusTile,
  firstOf,
  inShape,
  isDrawn,
  noHonours,
  noSets,
  notFirst,
  onDiscard,
  oneOfEach,
  oneSuit,
  only,
  onlyHonours,
  onlyOuter,
  onlySimples,
  pungOf,
  seatWind,
  someHonours,
  someSuit,
  someTerminals,
  triplets,
} from './objections.ts';

export const STANDARD = {
  'all-green': only(isGreen),
  'all-honours': onlyHonours,
  'all-simples': onlySimples,
  'all-terminals': firstOf(noHonours, only(isTerminal)),
  'all-triplets': triplets,
  dragon: allSets('dragon'),
  'full-flush': firstOf(oneSuit, noHonours),
  'half-flush': firstOf(oneSuit, someHonours, someSuit),
  'own-flower': bonusTile(({ hand }) => FLOWERS + hand.seatWind),
  'own-season': bonusTile(({ hand }) => SEASONS + hand.seatWind),
  'round-wind': pungOf(({ hand }) => EAST + hand.roundWind),
  'seat-wind': pungOf(({ hand }) => EAST + hand.seatWind),
  'self-draw': isDrawn,
  'seven-pairs': firstOf(inShape('seven-pairs'), noSets),
  'terminals-and-honours': firstOf(onlyOuter, someHonours, someTerminals),
  'thirteen-orphans': firstOf(onlyOuter, inShape('thirteen-orphans'), oneOfEach(OUTER_KINDS), noSets),
  /** The dealer's win with the dealt tiles. */
  heavenly: firstOf(
    seatWind((wind) => wind === 0),
    isDrawn,
    notFirst,
  ),
  /** A win of another seat on the dealer's first discard. */
  earthly: firstOf(
    seatWind((wind) => wind !== 0),
    onDiscard,
    notFirst,
  ),
} as const;
