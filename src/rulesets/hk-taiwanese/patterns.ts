/**
 * The fan table for seventeen tiles, a row a pattern, from the highest worth down: what it contains (rule `replacements`),
 * how it is found, and what a hand without it lacks. All patterns add up but for those contained (rule `fan-add`).
 */
import { copiesOf } from '../../engine/counts.ts';
import type { Chosen } from '../../engine/game.ts';
import type { WinToScore } from '../../engine/scoring.ts';
import { isDragon, isHonour, isSuited, isWind, type Kind, suitOf } from '../../engine/tiles.ts';
import type { FanPattern } from '../parts/fan.ts';
import { isDrawn, NO_FINDS, pungsOf, way, whole } from '../parts/finders.ts';
import { nineGates, suitStart } from '../parts/named-tiles.ts';
import * as lack from '../parts/objections.ts';
import * as shared from '../parts/patterns.ts';
import type { ReadHand, WholeSet } from '../parts/read-hand.ts';
import {
  atLeast,
  concealedPungs,
  identicalChows,
  isPairs,
  mixedTriple,
  pairIs,
  sequentialPungs,
  some,
} from './finders.ts';
import { declaredReady } from './ready.ts';
import { waitFor } from './waits.ts';

interface TaiwanesePattern extends FanPattern {
  /** The option whose value is its worth. */
  readonly worthBy?: string;
}

const WAIT_IDS = ['edge-wait', 'middle-wait', 'pair-wait', 'single-wait'];

/** What a win with the first tiles contains. */
const OF_FIRST_TILES = [
  'self-draw',
  'concealed-self-draw',
  'concealed',
  ...WAIT_IDS,
  'last-tile',
  'kong-replacement',
];

const isDealer = ({ hand }: ReadHand): boolean => hand.seatWind === 0;

/** Is it nine gates: concealed, one suit, 1112345678999, one more tile of it, and a further set of it? */
function isNineGates(hand: ReadHand): boolean {
  if (hand.hand.melds.length > 0 || hand.suits !== 1 || hand.honours || isPairs(hand)) return false;
  const needs = nineGates(suitStart(hand.tiles));
  return hand.sets.some((set) =>
    needs.every(([kind, count]) => copiesOf(hand.tiles, kind) - copiesOf(set.tiles, kind) >= count),
  );
}

const pairKinds = ({ reading }: ReadHand): Kind[] =>
  reading.sets.flatMap(({ kind, tiles: [tile] }) => (kind === 'pair' && tile !== undefined ? [tile] : []));

function isConsecutivePairs(hand: ReadHand): boolean {
  if (!isPairs(hand)) return false;
  const pairs = pairKinds(hand);
  const low = pairs[0] ?? 0;
  return pairs.every((kind, i) => kind === low + i && isSuited(kind) && suitOf(kind) === suitOf(low));
}

/** Objects unless the hand is seven pairs and a triplet. */
const inPairs: lack.Check = (hand, win) => (isPairs(hand) ? null : lack.noSets(hand, win));

/** Objects unless its seven pairs are consecutive in one suit. */
const consecutive: lack.Check = (hand) => {
  const pairs = pairKinds(hand);
  const honour = pairs.find(isHonour);
  if (honour !== undefined) return { is: 'tile', tile: honour };
  const gap = pairs.find((tile, i) => i > 0 && tile !== (pairs[i - 1] ?? 0) + 1);
  return gap === undefined ? null : { is: 'copies', tile: gap - 1, have: copiesOf(hand.tiles, gap - 1) };
};

/** Was it won on the dealer's first discard? Kongs the dealer declared before it do not matter. */
function isDealersFirst({ how, position }: WinToScore): boolean {
  if (how.by !== 'discard') return false;
  const { dealer, seats, claims } = position.table;
  return how.opening || (how.from === dealer && claims === 0 && seats[dealer].discards === 1);
}

/** Objects if there are too few concealed triplets: too few triplets, or one was called or completed by a discard. */
const concealedTriplets = (need: number): lack.Check =>
  lack.firstOf(
    lack.atLeast('pung', need),
    lack.allConcealed(({ kind }) => kind !== 'chow'),
    lack.allSets('concealed'),
  );

/** Objects unless every set was called. Prefers an uncalled set whose tiles were not also called. */
const allCalled: lack.Check = ({ sets, hand: { melds } }) => {
  const isOpen = ({ concealed }: WholeSet, i: number): boolean => i < melds.length && !concealed;
  const open = sets.filter(isOpen);
  const concealedSets = sets.filter((set, i) => !isOpen(set, i));
  const alone = concealedSets.find(
    ({ tile, kind }) => !open.some((set) => set.tile === tile && set.kind === kind),
  );
  const set = alone ?? concealedSets[0];
  return set === undefined ? null : { is: 'uncalled', set: lack.setFact(set) };
};

/** All patterns, in descending order of worth. */
export const PATTERNS: readonly TaiwanesePattern[] = [
  {
    id: 'great-four-winds',
    worth: 88,
    ...shared.allWinds,
    replaces: ['lesser-four-winds', 'three-great-winds'],
  },
  {
    id: 'great-three-dragons',
    worth: 88,
    ...shared.allDragons,
    replaces: ['lesser-three-dragons', 'dragon'],
  },
  { id: 'all-green', worth: 88, ...shared.allGreen, replaces: ['full-flush', 'half-flush'] },
  {
    id: 'nine-gates',
    worth: 88,
    finds: whole(isNineGates),
    lacks: lack.firstOf(
      lack.nothingDown,
      lack.oneSuit,
      lack.noHonours,
      lack.inSets,
      lack.gates,
      lack.allSets('chow'),
    ),
    replaces: ['full-flush', 'concealed', 'concealed-self-draw'],
  },
  {
    id: 'four-kongs',
    worth: 88,
    finds: (hand) => some(atLeast(hand.kongs, 4)),
    lacks: lack.allSets('kong'),
    replaces: ['three-kongs'],
  },
  {
    id: 'seven-consecutive-pairs',
    worth: 88,
    finds: whole(isConsecutivePairs),
    lacks: lack.firstOf(inPairs, lack.oneSuit, consecutive),
    replaces: ['seven-pairs', 'concealed', 'concealed-self-draw'],
  },
  { id: 'heavenly', worth: 88, ...shared.heavenly, replaces: OF_FIRST_TILES },
  {
    id: 'earthly',
    worth: 88,
    finds: way((_how, hand, win) => isDealersFirst(win) && !isDealer(hand)),
    lacks: lack.firstOf(shared.earthly.lacks, () => ({ is: 'not-first' })),
    replaces: OF_FIRST_TILES,
  },
  {
    id: 'humanly',
    worth: 88,
    finds: way((how, hand) => isDrawn(how) && how.opening && !isDealer(hand)),
    lacks: lack.firstOf(
      lack.seatWind((wind) => wind !== 0),
      lack.isDrawn,
      lack.notFirst,
    ),
    replaces: OF_FIRST_TILES,
  },
  {
    id: 'lesser-four-winds',
    worth: 64,
    finds: (hand) => (pairIs(hand, isWind) ? some(atLeast(pungsOf(hand, isWind), 3)) : NO_FINDS),
    lacks: shared.lesserWinds.lacks,
    replaces: ['three-great-winds'],
  },
  { id: 'all-honours', worth: 64, ...shared.allHonours },
  { id: 'all-terminals', worth: 64, ...shared.allTerminals, replaces: ['terminals-and-honours'] },
  {
    id: 'four-concealed-pungs',
    worth: 64,
    finds: (hand) => some(atLeast(concealedPungs(hand), 4)),
    lacks: concealedTriplets(4),
    replaces: ['three-concealed-pungs'],
  },
  {
    id: 'four-identical-chows',
    worth: 48,
    finds: (hand) => some(identicalChows(hand)),
    lacks: lack.allSets('chow'),
  },
  {
    id: 'four-sequential-pungs',
    worth: 48,
    finds: (hand) => some(sequentialPungs(hand, 4)),
    lacks: lack.allSets('pung'),
    replaces: ['three-sequential-pungs'],
  },
  {
    id: 'three-sequential-pungs',
    worth: 32,
    finds: (hand) => some(sequentialPungs(hand, 3)),
    lacks: lack.allSets('pung'),
  },
  {
    id: 'three-great-winds',
    worth: 32,
    finds: (hand) => some(atLeast(pungsOf(hand, isWind), 3)),
    lacks: lack.allSets('wind'),
  },
  { id: 'seven-pairs', worth: 24, ...shared.sevenPairs, replaces: ['concealed', 'concealed-self-draw'] },
  { id: 'full-flush', worth: 24, ...shared.fullFlush, replaces: ['half-flush'] },
  { id: 'half-flush', worth: 24, ...shared.halfFlush, worthBy: 'half-flush-worth' },
  {
    id: 'ready-first-turn',
    worth: 24,
    finds: way((_how, _hand, { position, seat }) => declaredReady(position, seat)),
    lacks: () => ({ is: 'undeclared', rule: 'ready-first-turn' }),
  },
  {
    id: 'mixed-triple-chow',
    worth: 16,
    finds: (hand) => some(mixedTriple(hand.chows)),
    lacks: lack.allSets('chow'),
  },
  {
    id: 'mixed-triple-pung',
    worth: 16,
    finds: (hand) => some(mixedTriple(hand.pungs)),
    lacks: lack.allSets('pung'),
  },
  {
    id: 'three-kongs',
    worth: 16,
    finds: (hand) => some(atLeast(hand.kongs, 3)),
    lacks: lack.allSets('kong'),
  },
  {
    id: 'lesser-three-dragons',
    worth: 12,
    finds: (hand) => (pairIs(hand, isDragon) ? some(atLeast(pungsOf(hand, isDragon), 2)) : NO_FINDS),
    lacks: shared.lesserDragons.lacks,
    replaces: ['dragon'],
  },
  {
    id: 'all-melded',
    worth: 12,
    finds: whole(
      ({ sets, reading }, { how }) =>
        !isDrawn(how) &&
        sets.length === 5 &&
        reading.sets.length === 0 &&
        sets.every((set) => !set.concealed),
    ),
    lacks: lack.firstOf(lack.notDrawn, lack.inSets, allCalled),
    replaces: WAIT_IDS,
  },
  {
    id: 'last-tile',
    worth: 12,
    finds: way((how) => how.by === 'draw' && how.drew.last),
    lacks: lack.firstOf(lack.isDrawn, lack.lastOfAll),
  },
  {
    id: 'kong-replacement',
    worth: 12,
    finds: way((how) => how.by === 'draw' && how.drew.chain > 0),
    lacks: lack.firstOf(lack.isDrawn, lack.afterKongs(1)),
  },
  { id: 'all-pungs', worth: 8, ...shared.allTriplets },
  { id: 'terminals-and-honours', worth: 8, ...shared.outerTiles },
  {
    id: 'three-concealed-pungs',
    worth: 6,
    finds: (hand) => some(atLeast(concealedPungs(hand), 3)),
    lacks: concealedTriplets(3),
  },
  {
    id: 'concealed-self-draw',
    worth: 5,
    finds: way((how, hand) => hand.concealed && isDrawn(how)),
    lacks: lack.firstOf(lack.nothingCalled, lack.isDrawn),
    replaces: ['concealed', 'self-draw'],
  },
  {
    id: 'all-chows',
    worth: 4,
    finds: whole((hand) => hand.chows.length === 5 && hand.pair !== null && !isHonour(hand.pair)),
    lacks: lack.firstOf(
      lack.inSets,
      lack.noPung,
      lack.pairOf((tile) => !isHonour(tile)),
    ),
  },
  { id: 'all-simples', worth: 4, ...shared.allSimples },
  { id: 'round-wind', worth: 2, ...shared.roundWindPung },
  { id: 'seat-wind', worth: 2, ...shared.seatWindPung },
  { id: 'dragon', worth: 2, ...shared.dragonPungs },
  { id: 'self-draw', worth: 1, ...shared.selfDraw },
  {
    id: 'concealed',
    worth: 1,
    finds: way((how, hand) => hand.concealed && !isDrawn(how)),
    lacks: lack.firstOf(lack.nothingCalled, lack.notDrawn),
  },
  { id: 'edge-wait', worth: 1, ...waitFor('edge') },
  { id: 'middle-wait', worth: 1, ...waitFor('middle') },
  { id: 'pair-wait', worth: 1, ...waitFor('pair') },
  { id: 'single-wait', worth: 1, ...waitFor('other') },
];

/** The patterns as this table has agreed on them. */
export const patterns = (chosen: Chosen): readonly FanPattern[] =>
  PATTERNS.map(({ worthBy, ...pattern }) => ({
    ...pattern,
    ...(worthBy !== undefined && { worth: Number(chosen[worthBy] ?? pattern.worth) }),
  }));
