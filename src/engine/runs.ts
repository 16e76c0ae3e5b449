import { beginsChow, isRed, isSuited, type Kind, plainKind, redOf } from './tiles.ts';

/** One's own two tiles of a chow, the lower kind first. */
export type Two = readonly [Kind, Kind];

const NO_RUNS: readonly Two[] = [];

/** The pairs among these tiles that make three in a row with this one, each once, the lowest first (`no-wrap`); with a
 *  plain tile before the same with a red one. */
export function runsWith(tile: Kind, tiles: readonly Kind[]): readonly Two[] {
  return tiles.some(isRed)
    ? plainRuns(plainKind(tile), tiles.map(plainKind)).flatMap(([low, high]) => eachCopy(low, high, tiles))
    : plainRuns(plainKind(tile), tiles);
}

/** These two in every way that they are among the tiles, plain or red. */
function eachCopy(low: Kind, high: Kind, tiles: readonly Kind[]): Two[] {
  const copies = (kind: Kind): Kind[] =>
    [kind, redOf(kind)].filter((each) => each !== null).filter((each) => tiles.includes(each));
  return copies(low).flatMap((one) => copies(high).map((other): Two => [one, other]));
}

function plainRuns(tile: Kind, tiles: readonly Kind[]): readonly Two[] {
  if (!isSuited(tile)) return NO_RUNS;
  // A bit for each of the two kinds below it and the two above; which of them are of its suit, its rank says.
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

/** Whether these three tiles are three in a row of one suit. */
export function isRun(tiles: readonly Kind[]): boolean {
  const [low, middle, high] = tiles.map(plainKind).sort((a, b) => a - b);
  return low !== undefined && beginsChow(low) && middle === low + 1 && high === low + 2;
}
