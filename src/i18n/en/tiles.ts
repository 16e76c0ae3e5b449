/** English names of tiles. They are the same in every game, because pictures, hints and captions must agree. */
import {
  EAST,
  FLOWERS,
  isBonus,
  isDragon,
  isRed,
  isSuited,
  isWind,
  JOKER,
  type Kind,
  plainKind,
  RED_DRAGON,
  rankOf,
  SEASONS,
  type Suit,
  suitOf,
} from '../../engine/tiles.ts';
import { inWords, list, listOr } from './numbers.ts';

export const SUIT_NAMES: Readonly<Record<Suit, string>> = { 0: 'characters', 1: 'dots', 2: 'bamboo' };
const WINDS = ['east', 'south', 'west', 'north'] as const;
const DRAGONS = ['red', 'green', 'white'] as const;
const FLOWER_NAMES = ['plum', 'orchid', 'chrysanthemum', 'bamboo flower'] as const;
const SEASON_NAMES = ['spring', 'summer', 'autumn', 'winter'] as const;

export const suitName = (kind: Kind): string => SUIT_NAMES[suitOf(plainKind(kind)) ?? 0];
const bonusName = (kind: Kind): string =>
  (kind < SEASONS ? FLOWER_NAMES[kind - FLOWERS] : SEASON_NAMES[kind - SEASONS]) ?? 'bonus tile';

/** The name of a tile: "5 of dots", "red 5 of dots", "east wind", "red dragon", "plum (flower 1)". */
export function tileName(kind: Kind): string {
  if (isSuited(kind)) return `${rankOf(kind)} of ${suitName(kind)}`;
  if (isRed(kind)) return `red ${tileName(plainKind(kind))}`;
  if (isWind(kind)) return `${WINDS[kind - EAST] ?? ''} wind`;
  if (isDragon(kind)) return `${DRAGONS[kind - RED_DRAGON] ?? ''} dragon`;
  if (isBonus(kind)) {
    return kind < SEASONS
      ? `${bonusName(kind)} (flower ${kind - FLOWERS + 1})`
      : `${bonusName(kind)} (season ${kind - SEASONS + 1})`;
  }
  return kind === JOKER ? 'joker' : 'face-down tile';
}

/** The plural of a tile's name: "5s of dots", "red dragons". */
export function tilesName(kind: Kind): string {
  if (isSuited(kind)) return `${rankOf(kind)}s of ${suitName(kind)}`;
  if (isRed(kind)) return `red ${tilesName(plainKind(kind))}`;
  // Each bonus tile is single, so it has no plural.
  return isBonus(kind) ? tileName(kind) : `${tileName(kind)}s`;
}

/** A tile's name with its article: "the 5 of dots", "a joker", "a face-down tile". */
export const theTile = (kind: Kind): string =>
  kind < 0 || kind === JOKER ? `a ${tileName(kind)}` : `the ${tileName(kind)}`;

/** One tile of several, whichever comes: "a 3 or a 6 of dots", "an 8 of bamboo or an east wind", "any tile of dots". */
export function anyTile(kinds: readonly Kind[]): string {
  const groupOf = (kind: Kind): number => suitOf(kind) ?? kind;
  const groups = [...new Set(kinds.map(groupOf))];
  return listOr(groups.map((group) => anyOfSuit(kinds.filter((kind) => groupOf(kind) === group))));
}

/** The tiles are of one suit, or one other tile. */
function anyOfSuit(kinds: readonly Kind[]): string {
  const [first = 0] = kinds;
  if (!isSuited(first)) return withArticle(tileName(first));
  if (kinds.length === RANKS) return `any tile of ${suitName(first)}`;
  return `${listOr(kinds.map((kind) => withArticle(String(rankOf(kind)))))} of ${suitName(first)}`;
}

const RANKS = 9;

const withArticle = (name: string): string => `${/^[8e]/.test(name) ? 'an' : 'a'} ${name}`;

/** A tile's name with a count: "no 5 of dots", "one 5 of dots", "two 5s of dots". */
export const countedTile = (kind: Kind, count: number): string =>
  `${inWords(count)} ${count > 1 ? tilesName(kind) : tileName(kind)}`;

/**
 * Lists tiles: equal ones are counted, and single ones of a suit joined.
 * Examples: "two 7s of bamboo and the red dragon", "the 3, 4 and 5 of dots".
 */
export function tileList(tiles: readonly Kind[]): string {
  const counts = new Map<Kind, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const parts: string[] = [];
  let run: Kind[] = [];
  const close = (): void => {
    if (run.length > 0) parts.push(singles(run));
    run = [];
  };
  for (const [kind, count] of counts) {
    const first = run[0];
    if (count > 1) {
      close();
      parts.push(countedTile(kind, count));
    } else {
      if (first !== undefined && (!isSuited(kind) || suitOf(first) !== suitOf(kind))) close();
      run.push(kind);
    }
  }
  close();
  return list(parts);
}

/** Names single tiles of one suit, or one other tile. */
function singles(kinds: readonly Kind[]): string {
  const [first] = kinds;
  if (first === undefined) return '';
  if (kinds.length === 1) return theTile(first);
  return `the ${list(kinds.map((kind) => String(rankOf(kind))))} of ${suitName(first)}`;
}

/** Names a run: "5-6-7 of bamboo". */
export function runName(laid: readonly Kind[]): string {
  const tiles = laid.map(plainKind);
  const [first = 0] = tiles;
  return `${tiles.map(rankOf).join('-')} of ${SUIT_NAMES[suitOf(first) ?? 0]}`;
}
