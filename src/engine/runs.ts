import { beginsChow, isRed, isSuited, type Kind, plainKind, redOf } from './tiles.ts';

/** The seat's own two tiles of a chow, lower kind first. */
export type Two = readonly [Kind, Kind];

const NO_RUNS: readonly Two[] = [];

/**
 * Lists the pairs of own tiles that make a chow with `tile`, each once, lowest first (rule `no-wrap`). A pair of plain
 * tiles comes before the same pair with a red five. Example: 5 with 3 4 6 gives [3, 4] and [4, 6].
 */
export function runsWith(tile: Kind, tiles: readonly Kind[]): readonly Two[] {
  return tiles.some(isRed)
    ? plainRuns(plainKind(tile), tiles.map(plainKind)).flatMap(([low, high]) => eachCopy(low, high, tiles))
    : plainRuns(plainKind(tile), tiles);
}

/** Every choice of these two kinds among the tiles, plain or red. */
function eachCopy(low: Kind, high: Kind, tiles: readonly Kind[]): Two[] {
  const copies = (kind: Kind): Kind[] =>
    [kind, redOf(kind)].filter((each) => each !== null).filter((each) => tiles.includes(each));
  return copies(low).flatMap((one) => copies(high).map((other): Two => [one, other]));
}

function plainRuns(tile: Kind, tiles: readonly Kind[]): readonly Two[] {
  if (!isSuited(tile)) return NO_RUNS;
  // One bit for each kind from two below to two above. The rank of the tile tells which are of its suit.
  let near = 0;
  for (let i = 0; i < tiles.length; i++) {
    const away = (tiles[i] as Kind) - tile;
    if (away >= -2 && away <= 2) near |= 1 << (away + 2);
  }
  const rank = tile % 9;
  const found: Two[] = [];
  if (rank > 1 && (near & 0b00011) === 0b00011) found.push([tile - 2, tile - 1]);
  if (rank > 0 && rank < 8 && (near & 0b01010) === 0b01010) found.push([tile - 1, tile + 1]);
  if (rank < 7 && (near & 0b11000) === 0b11000) found.push([tile + 1, tile + 2]);
  return found;
}

/** Are these three tiles a run of one suit? */
export function isRun(tiles: readonly Kind[]): boolean {
  const [low, middle, high] = tiles.map(plainKind).sort((a, b) => a - b);
  return low !== undefined && beginsChow(low) && middle === low + 1 && high === low + 2;
}
