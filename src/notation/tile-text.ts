/** Formats tiles in this site's notation: `5p`, `E`, `1f`, `X`, `_`; `0p` is a red five. */
import {
  FACE_DOWN,
  FACES,
  FLOWERS,
  isBonus,
  isRed,
  isSuited,
  JOKER,
  type Kind,
  PLAYED,
  placeOf,
  RED_FIVES,
} from '../engine/tiles.ts';

/** A tile as written; a joker may state the tile it stands for. */
export interface WrittenTile {
  readonly kind: Kind;
  /** The tile a joker stands for; null for other tiles, and for a joker that states none. */
  readonly as: Kind | null;
}

/** The letters of the suits, in the order of kinds. */
export const SUITS = 'mps';
/** The letters of the honours, in the order of kinds. Honours are the last kinds that are played with. */
export const HONOURS = 'ESWNCFP';

/** The honours by their number where they are written with `z` (`1z`), as many programs do: 1 is the east wind. */
export const HONOURS_BY_NUMBER = 'ESWNPFC';

/** Formats one tile. @throws RangeError when the number is not a tile kind */
export const formatTile = (kind: Kind): string => `${rankOrLetter(kind)}${suitLetter(kind)}`;

/** Returns the tile with this text; null when there is none. */
export function tileCalled(text: string): Kind | null {
  for (let kind = 0; kind < FACES; kind++) if (formatTile(kind) === text) return kind;
  return null;
}

/** Returns the suit letter, which neighbours of one suit share; '' for honours and jokers. */
function suitLetter(kind: Kind): string {
  if (isSuited(kind)) return SUITS.charAt(Math.floor(kind / 9));
  if (isRed(kind)) return SUITS.charAt(kind - RED_FIVES);
  return isBonus(kind) ? 'f' : '';
}

/** Returns the text of a tile before its suit letter. @throws RangeError when the number is not a tile kind */
function rankOrLetter(kind: Kind): string {
  if (isSuited(kind)) return String((kind % 9) + 1);
  if (isRed(kind) && kind < FACES) return '0';
  if (isBonus(kind)) return String(kind - FLOWERS + 1);
  if (kind === JOKER) return 'X';
  if (kind === FACE_DOWN) return '_';
  const letter = HONOURS[kind - PLAYED + HONOURS.length];
  if (letter === undefined) throw new RangeError(`${kind} is no kind of tile`);
  return letter;
}

/** Options for formatting several tiles. */
interface TileStyle {
  /** Sorts by kind, red fives after plain ones. Otherwise the order is kept. */
  readonly sorted?: boolean;
  /** Puts a space between suits and between different honours. */
  readonly spaced?: boolean;
}

/** Formats tiles. Neighbours of one suit share its letter: 1m 2m E → `12mE`. @throws RangeError */
export function formatTiles(tiles: readonly Kind[], style: TileStyle = {}): string {
  const order = style.sorted ? [...tiles].sort((a, b) => placeOf(a) - placeOf(b)) : tiles;
  return formatWrittenTiles(
    order.map((kind) => ({ kind, as: null })),
    style.spaced ?? false,
  );
}

/** Formats tiles with what their jokers stand for; the order is kept. @throws RangeError */
export function formatWrittenTiles(tiles: readonly WrittenTile[], spaced = false): string {
  let text = '';
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as WrittenTile;
    const next = tiles[i + 1];
    const suit = suitLetter(tile.kind);
    text += rankOrLetter(tile.kind);
    if (tile.as !== null) text += `=${formatTile(tile.as)}`;
    if (suit !== '' && next && suitLetter(next.kind) === suit) continue;
    text += suit;
    if (spaced && next && (suit !== '' || next.kind !== tile.kind)) text += ' ';
  }
  return text;
}
