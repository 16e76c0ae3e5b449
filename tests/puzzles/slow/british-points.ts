/** The points and doubles of British, written down from its rules page: the winner, the others, special hands. */
import { allOf, type Hand, type Worth, wholeWays } from './hands.ts';
import { british } from './larger-games.ts';
import { tally } from './sets.ts';
import { placed, type Seen, type Three } from './threes.ts';
import {
  copies,
  DRAGONS,
  GREEN_DRAGON,
  isDragon,
  isEnd,
  isFlower,
  isHonour,
  isOuter,
  isSeason,
  suitsIn,
  type Tile,
  WINDS,
} from './tiles.ts';

const LIMIT = 1000;
const GREEN: readonly Tile[] = [42, 43, 44, 46, 48, GREEN_DRAGON];

/** Points, and how often they are doubled; each with the names of its lines. */
interface Tally {
  points: number;
  doubles: number;
  readonly names: string[];
}

const none = (): Tally => ({ points: 0, doubles: 0, names: [] });
const add = (to: Tally, name: string, points: number): void => {
  to.points += points;
  to.names.push(`points ${name}`);
};
const twice = (to: Tally, name: string, doubles = 1): void => {
  to.doubles += doubles;
  to.names.push(`doubles ${name}`);
};

const windOf = (seat: number): Tile => WINDS[seat] ?? 0;

/** A pung: 2, of 1, 9 and honours 4; a kong four times that; concealed twice. */
function addSet(to: Tally, { tile, kong, own }: Three): void {
  const points = (kong ? 8 : 2) * (isOuter(tile) ? 2 : 1) * (own ? 2 : 1);
  add(
    to,
    `${kong ? 'kong' : 'pung'}-${isOuter(tile) ? 'outer' : 'simple'}-${own ? 'concealed' : 'exposed'}`,
    points,
  );
}

function addPair(to: Tally, tile: Tile, { seat, round }: Hand): void {
  const own = tile === windOf(seat);
  const ofRound = tile === windOf(round);
  if (isDragon(tile)) add(to, 'pair-dragon', 2);
  else if (own && ofRound) add(to, 'pair-both', 4);
  else if (own) add(to, 'pair-own', 2);
  else if (ofRound) add(to, 'pair-round', 2);
}

/** Doubles of pungs and kongs, which everybody has. */
function doubleSets(to: Tally, threes: readonly Three[], { seat, round }: Hand): void {
  for (const { tile } of threes) {
    if (tile === windOf(seat)) twice(to, 'own-wind');
    if (tile === windOf(round)) twice(to, 'round-wind');
    if (isDragon(tile)) twice(to, 'dragon');
  }
}

function addBonus(to: Tally, { bonus, seat }: Hand): void {
  for (const _tile of bonus) add(to, 'bonus', 4);
  const flowers = bonus.filter(isFlower);
  const seasons = bonus.filter(isSeason);
  if (flowers.length === 4) twice(to, 'four-flowers', 2);
  else if (flowers.includes(81 + seat)) twice(to, 'own-flower');
  if (seasons.length === 4) twice(to, 'four-seasons', 2);
  else if (seasons.includes(85 + seat)) twice(to, 'own-season');
}

const comesTo = ({ points, doubles }: Tally): number => points * 2 ** doubles;

function capped(total: number, names: readonly string[]): Worth {
  // The limit is a cap and no line: nobody ticks it.
  const lines = [...new Set(names)].sort();
  return { total: Math.min(total, LIMIT), lines, over: false };
}

/** One way to count a hand, and whether it is as a special hand. */
interface Counted extends Worth {
  readonly special: boolean;
}

/** Every way to count a winner that comes to the most; of equals a special hand goes first. */
export function pointsOf(hand: Hand): Worth[] {
  const all = wholeWays(british, hand).flatMap((way): Counted[] => {
    const seen = way.shape === 'standard' ? placed(hand, way) : [];
    return [
      ...(seen.length === 0 ? specialsOf(hand, [way.shape]) : []),
      ...seen.flatMap((each) => [
        ordinary(hand, each),
        ...purity(hand, each),
        ...specialsOf(hand, namesOf(hand, each)),
      ]),
    ];
  });
  const most = Math.max(...all.map(({ total }) => total));
  const best = all.filter(({ total }) => total === most);
  const special = best.filter((each) => each.special);
  return special.length > 0 ? special : best;
}

function setsOf(hand: Hand, { threes, pair }: Seen): Tally {
  const to = none();
  for (const three of threes) addSet(to, three);
  addPair(to, pair, hand);
  add(to, 'mah-jong', 20);
  if (hand.drawn) add(to, 'self-drawn', 2);
  return to;
}

function ordinary(hand: Hand, seen: Seen): Counted {
  const to = setsOf(hand, seen);
  const tiles = allOf(hand);
  const honours = tiles.some(isHonour);
  addBonus(to, hand);
  doubleSets(to, seen.threes, hand);
  if (seen.chows.length === 0) twice(to, 'no-chows');
  if (hand.drawn && hand.melds.every(({ exposed }) => !exposed)) twice(to, 'concealed');
  if (suitsIn(tiles) === 1 && honours) twice(to, 'one-suit');
  if (tiles.every(isOuter) && honours && tiles.some(isEnd)) twice(to, 'outer');
  return { ...capped(comesTo(to), to.names), special: false };
}

/** Bonus tiles beside a special hand. */
function apart(hand: Hand): Tally {
  const to = none();
  if (hand.bonus.length > 0) addBonus(to, hand);
  return to;
}

function purity(hand: Hand, seen: Seen): Counted[] {
  const tiles = allOf(hand);
  if (seen.chows.length > 0 || suitsIn(tiles) !== 1 || tiles.some(isHonour)) return [];
  const to = setsOf(hand, seen);
  const beside = apart(hand);
  const names = [...to.names, 'purity', ...beside.names];
  return [{ ...capped(to.points * 8 + comesTo(beside), names), special: true }];
}

/** The special hands that are sets and a pair, by name. */
function namesOf(hand: Hand, { threes, chows }: Seen): string[] {
  const tiles = allOf(hand);
  const found: string[] = [];
  if (chows.length > 0) return found;
  const has = (name: string, is: boolean): void => {
    if (is) found.push(name);
  };
  const own = threes.every((three) => three.own);
  const of = (kinds: readonly Tile[]): number => threes.filter(({ tile }) => kinds.includes(tile)).length;
  has('buried-treasure', hand.melds.length === 0 && own && suitsIn(tiles) <= 1);
  has(
    'fourfold-plenty',
    threes.every(({ kong }) => kong),
  );
  has('heads-and-tails', tiles.every(isEnd));
  has('all-winds-and-dragons', tiles.every(isHonour));
  has(
    'imperial-jade',
    tiles.every((tile) => GREEN.includes(tile)),
  );
  has('three-great-scholars', of(DRAGONS) === 3);
  has('four-blessings', of(WINDS) === 4);
  return found;
}

const HALF: readonly string[] = ['triple-knitting', 'knitting', 'all-pair-honours'];

const specialsOf = (hand: Hand, names: readonly string[]): Counted[] =>
  names.map((name) => {
    const beside = apart(hand);
    const worth = (LIMIT * (HALF.includes(name) ? 50 : 100)) / 100;
    return { ...capped(worth + comesTo(beside), [name, ...beside.names]), special: true };
  });

/** `loser-scores`: concealed tiles as the pungs and pairs worth most; nobody here said that they were fishing. */
export function loserPoints(hand: Hand): number {
  const kinds = [...tally(hand.tiles)];
  const best = kinds.flatMap(([tile, n]): Three[] => (n >= 3 ? [{ tile, kong: false, own: true }] : []));
  const to = none();
  for (const three of best) addSet(to, three);
  for (const [tile] of kinds) if (copies(hand.tiles, tile) === 2) addPair(to, tile, hand);
  addBonus(to, hand);
  doubleSets(to, best, hand);
  return Math.min(LIMIT, comesTo(to));
}
