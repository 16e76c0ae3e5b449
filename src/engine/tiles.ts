/**
 * Kinds of tile: 42 kinds and the joker, and facts about a kind that hold in every game. A tile is a number, its kind;
 * copies of a kind are equal. Some tile sets have red fives, which have numbers of their own (43–45) wherever tiles
 * lie, are drawn or discarded. Code that needs the kind calls `plainKind`.
 */

/** 0–8 characters, 9–17 dots, 18–26 bamboo, 27–30 winds E S W N, 31–33 dragons red green white,
 *  34–37 flowers, 38–41 seasons, 42 joker; 43–45 a red 5 of characters, dots, bamboo. */
export type Kind = number;
export type Suit = 0 | 1 | 2;
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const CHARACTERS: Suit = 0;
export const DOTS: Suit = 1;
export const BAMBOO: Suit = 2;
export const SUITS: readonly Suit[] = [CHARACTERS, DOTS, BAMBOO];

/** Kinds 0 … SUITED-1 have a suit and a rank. */
export const SUITED = 27;
/** Kinds 0 … PLAYED-1 can stand in a set; the rest are bonus tiles and the joker. */
export const PLAYED = 34;
export const EAST: Kind = 27;
const NORTH: Kind = 30;
export const RED_DRAGON: Kind = 31;
export const GREEN_DRAGON: Kind = 32;
const WHITE_DRAGON: Kind = 33;
export const FLOWERS: Kind = 34;
export const SEASONS: Kind = 38;
export const JOKER: Kind = 42;
/** Number of kinds, including the joker: the length of every `Counts`. */
export const KINDS = 43;
export const RED_FIVES: Kind = 43;
/** Number of different tile faces, including red fives. */
export const FACES = 46;
/** A tile whose face is hidden from the reader. */
export const FACE_DOWN = -1;

export const isSuited = (kind: Kind): boolean => kind >= 0 && kind < SUITED;
export const isWind = (kind: Kind): boolean => kind >= EAST && kind <= NORTH;
export const isDragon = (kind: Kind): boolean => kind >= RED_DRAGON && kind <= WHITE_DRAGON;
export const isHonour = (kind: Kind): boolean => kind >= EAST && kind < PLAYED;
export const isFlower = (kind: Kind): boolean => kind >= FLOWERS && kind < SEASONS;
export const isSeason = (kind: Kind): boolean => kind >= SEASONS && kind < JOKER;
export const isBonus = (kind: Kind): boolean => kind >= FLOWERS && kind < JOKER;
export const isTerminal = (kind: Kind): boolean => isSuited(kind) && (kind % 9 === 0 || kind % 9 === 8);
/** A terminal or an honour. */
export const isOuter = (kind: Kind): boolean => isTerminal(kind) || isHonour(kind);

const FIVE = 4;

export const isRed = (tile: Kind): boolean => tile >= RED_FIVES;

/**
 * Kind of a tile for all rules of shape: a red five becomes the plain five. Example: 44 becomes 13, the five of dots.
 */
export const plainKind = (tile: Kind): Kind => (tile >= RED_FIVES ? (tile - RED_FIVES) * 9 + FIVE : tile);

/** The red five of this kind; null if the kind is not a suited five. */
export const redOf = (kind: Kind): Kind | null =>
  isSuited(kind) && kind % 9 === FIVE ? RED_FIVES + (kind - FIVE) / 9 : null;

/** Sort key of a tile: its kind; a red five comes right after the plain fives. */
export const placeOf = (tile: Kind): number => (tile >= RED_FIVES ? plainKind(tile) + 0.5 : tile);
/** Comparator that sorts tiles by kind, red fives after plain ones. */
export const byPlace = (a: Kind, b: Kind): number => placeOf(a) - placeOf(b);

/** Sorts tiles by kind. Insertion sort, because the input consists of sorted runs. */
export function sortTiles(tiles: readonly Kind[]): Kind[] {
  const sorted = tiles.slice();
  for (let i = 1; i < sorted.length; i++) {
    const tile = sorted[i] as Kind;
    const place = placeOf(tile);
    let at = i;
    for (; at > 0 && placeOf(sorted[at - 1] as Kind) > place; at--) sorted[at] = sorted[at - 1] as Kind;
    sorted[at] = tile;
  }
  return sorted;
}

/** Rank 1–9 of a suited tile. @throws RangeError for any other tile. */
export function rankOf(kind: Kind): Rank {
  if (!isSuited(kind)) throw new RangeError(`kind ${kind} has no rank`);
  return ((kind % 9) + 1) as Rank;
}

/** The suit of a suited tile, or null. */
export function suitOf(kind: Kind): Suit | null {
  return isSuited(kind) ? (Math.floor(kind / 9) as Suit) : null;
}

/** The kind with this suit and rank. */
export const suitedKind = (suit: Suit, rank: Rank): Kind => suit * 9 + rank - 1;

/** True when a chow may begin with this tile (ranks 1–7 of a suit). */
export const beginsChow = (kind: Kind): boolean => isSuited(kind) && kind % 9 <= 6;

/** Number of copies of each tile in a game. Index = kind; red fives follow at 43–45 if there are any. */
export type TileSet = readonly number[];

/** Builds a tile set from [kinds, copies] pairs. Example: `tileSet([kindsFrom(0, PLAYED), 4])` has 136 tiles. */
export function tileSet(...parts: readonly (readonly [kinds: readonly Kind[], copies: number])[]): TileSet {
  const set = new Array<number>(KINDS).fill(0);
  for (const [kinds, copies] of parts) for (const kind of kinds) set[kind] = copies;
  return set;
}

/** Copies of this kind in the set, red fives included. */
export function copiesIn(set: readonly number[], kind: Kind): number {
  const red = redOf(kind);
  return (set[kind] ?? 0) + (red === null ? 0 : (set[red] ?? 0));
}

/** Kinds from `first` to `end - 1`. */
export const kindsFrom = (first: Kind, end: Kind): Kind[] =>
  Array.from({ length: end - first }, (_, i) => first + i);

/** Every kind that can stand in a set: suits, winds and dragons. */
export const PLAYED_KINDS: readonly Kind[] = kindsFrom(0, PLAYED);
/** The thirteen terminals and honours. */
export const OUTER_KINDS: readonly Kind[] = PLAYED_KINDS.filter(isOuter);

/** Every tile of a set, in the order of kinds. */
export function allTiles(set: TileSet): Kind[] {
  const tiles: Kind[] = [];
  for (let kind = 0; kind < set.length; kind++) for (let n = set[kind] ?? 0; n > 0; n--) tiles.push(kind);
  return tiles;
}

export const sizeOf = (set: TileSet): number => set.reduce((sum, copies) => sum + copies, 0);
