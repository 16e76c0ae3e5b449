/**
 * Tiles of the slow check, read from the notation in which questions are written. It is made from the rules alone and
 * shares nothing with the engine: between suits, and between honours, lie numbers that are no tile, so that three
 * numbers in a row are a chow and nothing else is (`no-wrap`).
 */

/** 1–9 characters, 21–29 dots, 41–49 bamboo, 61 63 65 67 winds, 71 73 75 dragons, 81–88 bonus tiles. */
export type Tile = number;

const SUITS: Readonly<Record<string, number>> = { m: 0, p: 20, s: 40, f: 80 };
const HONOURS: Readonly<Record<string, Tile>> = { E: 61, S: 63, W: 65, N: 67, C: 71, F: 73, P: 75 };

export const WINDS: readonly Tile[] = [61, 63, 65, 67];
export const DRAGONS: readonly Tile[] = [71, 73, 75];
export const GREEN_DRAGON: Tile = 73;

export const SUITED: readonly Tile[] = [0, 20, 40].flatMap((suit) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => suit + rank),
);
export const PLAYED: readonly Tile[] = [...SUITED, ...WINDS, ...DRAGONS];

/** The tiles of a text like `123m EE 3f`, in its order; a red five, `0m`, is a five. */
export function read(text: string): Tile[] {
  const tiles: Tile[] = [];
  let ranks: number[] = [];
  for (const letter of text) {
    const suit = SUITS[letter];
    const honour = HONOURS[letter];
    if (letter >= '0' && letter <= '9') ranks.push(Number(letter) || 5);
    else if (suit !== undefined) {
      tiles.push(...ranks.map((rank) => suit + rank));
      ranks = [];
    } else if (honour !== undefined && ranks.length === 0) tiles.push(honour);
    else if (letter !== ' ') throw new Error(`cannot read "${text}"`);
  }
  if (ranks.length > 0) throw new Error(`no suit after the ranks of "${text}"`);
  return tiles;
}

export const readOne = (text: string): Tile => {
  const [tile, ...more] = read(text);
  if (tile === undefined || more.length > 0) throw new Error(`"${text}" is not one tile`);
  return tile;
};

export function write(tile: Tile): string {
  const honour = Object.entries(HONOURS).find(([, each]) => each === tile);
  if (honour) return honour[0];
  const suit = Object.entries(SUITS).find(([, from]) => tile > from && tile <= from + 9);
  if (!suit) throw new Error(`${tile} is no tile`);
  return `${tile - suit[1]}${suit[0]}`;
}

export const isHonour = (tile: Tile): boolean => tile > 60 && tile < 80;
export const isWind = (tile: Tile): boolean => tile > 60 && tile < 70;
export const isDragon = (tile: Tile): boolean => tile > 70 && tile < 80;
export const isFlower = (tile: Tile): boolean => tile > 80 && tile <= 84;
export const isSeason = (tile: Tile): boolean => tile > 84;
/** 0 characters, 1 dots, 2 bamboo; null for an honour. */
export const suitOf = (tile: Tile): number | null => (tile > 60 ? null : Math.floor(tile / 20));
export const rankOf = (tile: Tile): number => tile % 20;
export const isEnd = (tile: Tile): boolean => tile < 60 && (rankOf(tile) === 1 || rankOf(tile) === 9);
export const isOuter = (tile: Tile): boolean => isEnd(tile) || isHonour(tile);
export const suitsIn = (tiles: readonly Tile[]): number =>
  new Set(tiles.map(suitOf).filter((suit) => suit !== null)).size;

export const copies = (tiles: readonly Tile[], tile: Tile): number =>
  tiles.reduce((n, each) => (each === tile ? n + 1 : n), 0);

export const sorted = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((a, b) => a - b);

/** The tiles without these, or null where they are not all there. */
export function less(tiles: readonly Tile[], gone: readonly Tile[]): Tile[] | null {
  const left = [...tiles];
  for (const tile of gone) {
    const at = left.indexOf(tile);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
