/** The fan table, re-read for seventeen tiles (`fan-add`): everything adds up but what `replacements` lists. */
import { copiesOf } from '../../engine/counts.ts';
import { heldWith } from '../../engine/hands.ts';
import type { WinToScore } from '../../engine/ruleset.ts';
import {
  BAMBOO,
  EAST,
  GREEN_DRAGON,
  isDragon,
  isHonour,
  isSuited,
  isWind,
  type Kind,
  rankOf,
  suited,
  suitOf,
} from '../../engine/tiles.ts';
import { waits } from '../../engine/win.ts';
import type { Pattern } from '../parts/fan.ts';
import type { ReadHand, WholeSet } from '../parts/read-hand.ts';
import { declaredReady } from './ready.ts';

type Tiles = readonly Kind[];
const NOTHING: readonly Tiles[] = [];
const WINS_BY_SKY = [
  'self-draw',
  'concealed-self-draw',
  'concealed',
  'edge-wait',
  'middle-wait',
  'pair-wait',
  'single-wait',
  'last-tile',
  'kong-replacement',
] as const;
const WAITS = ['edge-wait', 'middle-wait', 'pair-wait', 'single-wait'] as const;

const whole = (is: (hand: ReadHand) => boolean) => (hand: ReadHand) => (is(hand) ? [hand.tiles] : NOTHING);
const way = (is: (hand: ReadHand) => boolean) => (hand: ReadHand) =>
  is(hand) ? [hand.how.tile === null ? [] : [hand.how.tile]] : NOTHING;
const some = (sets: readonly WholeSet[] | null): readonly Tiles[] =>
  sets === null ? NOTHING : [sets.flatMap((set) => set.tiles)];
const pungsOf = (hand: ReadHand, is: (kind: Kind) => boolean): WholeSet[] =>
  hand.pungs.filter((set) => is(set.tile));
const atLeast = (sets: readonly WholeSet[], count: number): readonly WholeSet[] | null =>
  sets.length >= count ? sets : null;
const kongs = (hand: ReadHand): WholeSet[] => hand.sets.filter((set) => set.kind === 'kong');
const concealedPungs = (hand: ReadHand): WholeSet[] => hand.pungs.filter((set) => set.concealed);
const isPairs = (hand: ReadHand): boolean => hand.reading.shape === 'seven-pairs';
const drawn = (hand: ReadHand): boolean => hand.how.by === 'draw';
const isDealer = (hand: ReadHand): boolean => hand.held.seatWind === 0;

/** Won on the dealer's first discard, whatever kongs the dealer laid down before it. */
function isDealersFirst({ how, win }: ReadHand): boolean {
  if (how.by !== 'discard') return false;
  const { dealer, seats, claims } = win.position.table;
  return how.opening || (how.from === dealer && claims === 0 && seats[dealer].discards === 1);
}

/** So many pungs of one suit with consecutive numbers, or null. */
function sequentialPungs(hand: ReadHand, count: number): readonly WholeSet[] | null {
  for (const first of hand.pungs) {
    if (!isSuited(first.tile)) continue;
    const run = Array.from({ length: count }, (_, i) =>
      hand.pungs.find((set) => set.tile === first.tile + i && suitOf(set.tile) === suitOf(first.tile)),
    );
    if (run.every((set) => set !== undefined)) return run;
  }
  return null;
}

/** Three sets of one number in all three suits, or null. */
function mixedTriple(sets: readonly WholeSet[]): readonly WholeSet[] | null {
  for (const first of sets) {
    if (!isSuited(first.tile)) continue;
    const rank = rankOf(first.tile);
    const all = ([0, 1, 2] as const).map((suit) => sets.find((set) => set.tile === suited(suit, rank)));
    if (all.every((set) => set !== undefined)) return all;
  }
  return null;
}

function identicalChows(hand: ReadHand): readonly WholeSet[] | null {
  for (const first of hand.chows) {
    const same = hand.chows.filter((set) => set.tile === first.tile);
    if (same.length >= 4) return same;
  }
  return null;
}

/** Concealed, one suit: 1112345678999, one more tile of it, and a further set of it. */
function isNineGates(hand: ReadHand): boolean {
  if (hand.held.melds.length > 0 || hand.suits !== 1 || hand.honours || isPairs(hand)) return false;
  const first = Math.floor((hand.tiles[0] as Kind) / 9) * 9;
  return hand.sets.some((set) => {
    for (let rank = 0; rank < 9; rank++) {
      const kind = first + rank;
      const need = rank === 0 || rank === 8 ? 3 : 1;
      if (copiesOf(hand.tiles, kind) - copiesOf(set.tiles, kind) < need) return false;
    }
    return true;
  });
}

function isConsecutivePairs(hand: ReadHand): boolean {
  if (!isPairs(hand)) return false;
  const pairs = hand.reading.sets.filter((set) => set.kind === 'pair').map((set) => set.tiles[0] as Kind);
  const low = pairs[0] as Kind;
  return pairs.every((kind, i) => kind === low + i && isSuited(kind) && suitOf(kind) === suitOf(low));
}

const GREEN = new Set([...([2, 3, 4, 6, 8] as const).map((rank) => suited(BAMBOO, rank)), GREEN_DRAGON]);

/** A hand's single wait is asked for by four patterns and several readings; it is the same for all. */
const onlyWaits = new WeakMap<WinToScore, boolean>();

/** Exactly one kind would have completed the hand; one whose four copies it holds is none. */
function isOnlyWait(win: WinToScore): boolean {
  const known = onlyWaits.get(win);
  if (known !== undefined) return known;
  const { held, how, position } = win;
  let only = false;
  if (how.tile !== null && (held.counts[how.tile] as number) > 0) {
    only = waits(position.ruleset, heldWith(held, how.tile, -1)).length === 1;
  }
  onlyWaits.set(win, only);
  return only;
}

type Completed = 'edge' | 'middle' | 'pair' | 'other';

/** The part that the winning tile completes in the reading counted. */
function completed({ reading, placed, how }: ReadHand): Completed {
  const { tile } = how;
  if (tile === null) return 'other';
  const set = reading.sets[placed];
  if (set === undefined) return reading.pair === tile ? 'pair' : 'other';
  if (set.kind === 'pair') return 'pair';
  if (set.kind !== 'chow') return 'other';
  const [low = 0] = set.tiles;
  if (tile === low + 1) return 'middle';
  return (tile === low + 2 && rankOf(low) === 1) || (tile === low && rankOf(low) === 7) ? 'edge' : 'other';
}

const wait = (part: Completed) => way((hand) => completed(hand) === part && isOnlyWait(hand.win));

const pattern = (
  worth: number,
  id: string,
  finds: Pattern['finds'],
  replaces?: readonly string[],
): Pattern => ({ id, worth, finds, ...(replaces && { replaces }) });

/** Every pattern of the table, the dearest first. */
export const PATTERNS: readonly Pattern[] = [
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
    whole((hand) => hand.tiles.every((tile) => GREEN.has(tile))),
    ['full-flush', 'half-flush'],
  ),
  pattern(88, 'nine-gates', whole(isNineGates), ['full-flush', 'concealed', 'concealed-self-draw']),
  pattern(88, 'four-kongs', (hand) => some(atLeast(kongs(hand), 4)), ['three-kongs']),
  pattern(88, 'seven-consecutive-pairs', whole(isConsecutivePairs), [
    'seven-pairs',
    'concealed',
    'concealed-self-draw',
  ]),
  pattern(
    88,
    'heavenly',
    way((hand) => drawn(hand) && hand.how.opening && isDealer(hand)),
    WINS_BY_SKY,
  ),
  pattern(
    88,
    'earthly',
    way((hand) => isDealersFirst(hand) && !isDealer(hand)),
    WINS_BY_SKY,
  ),
  pattern(
    88,
    'humanly',
    way((hand) => drawn(hand) && hand.how.opening && !isDealer(hand)),
    WINS_BY_SKY,
  ),
  pattern(
    64,
    'lesser-four-winds',
    (hand) => (hand.pair !== null && isWind(hand.pair) ? some(atLeast(pungsOf(hand, isWind), 3)) : NOTHING),
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
    way((hand) => declaredReady(hand.win.position, hand.win.seat)),
  ),
  pattern(16, 'mixed-triple-chow', (hand) => some(mixedTriple(hand.chows))),
  pattern(16, 'mixed-triple-pung', (hand) => some(mixedTriple(hand.pungs))),
  pattern(16, 'three-kongs', (hand) => some(atLeast(kongs(hand), 3))),
  pattern(
    12,
    'lesser-three-dragons',
    (hand) =>
      hand.pair !== null && isDragon(hand.pair) ? some(atLeast(pungsOf(hand, isDragon), 2)) : NOTHING,
    ['dragon'],
  ),
  pattern(
    12,
    'all-melded',
    whole(
      (hand) =>
        !drawn(hand) &&
        hand.sets.length === 5 &&
        hand.reading.sets.length === 0 &&
        hand.sets.every((set) => !set.concealed),
    ),
    WAITS,
  ),
  pattern(
    12,
    'last-tile',
    way((hand) => hand.how.by === 'draw' && hand.how.drew.last),
  ),
  pattern(
    12,
    'kong-replacement',
    way((hand) => hand.how.by === 'draw' && hand.how.drew.chain > 0),
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
    way((hand) => hand.concealed && drawn(hand)),
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
  pattern(2, 'round-wind', (hand) =>
    pungsOf(hand, (kind) => kind === EAST + hand.held.roundWind).map((set) => set.tiles),
  ),
  pattern(2, 'seat-wind', (hand) =>
    pungsOf(hand, (kind) => kind === EAST + hand.held.seatWind).map((set) => set.tiles),
  ),
  pattern(2, 'dragon', (hand) => pungsOf(hand, isDragon).map((set) => set.tiles)),
  pattern(1, 'self-draw', way(drawn)),
  pattern(
    1,
    'concealed',
    way((hand) => hand.concealed && !drawn(hand)),
  ),
  pattern(1, 'edge-wait', wait('edge')),
  pattern(1, 'middle-wait', wait('middle')),
  pattern(1, 'pair-wait', wait('pair')),
  pattern(1, 'single-wait', wait('other')),
];
