/** Tiles as text in our own notation: `5p`, `E`, `1f`, `X`, `_`; `0p` is a red five. */
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

/** A tile as written: a joker may say what it stands for. */
export interface WrittenTile {
  readonly kind: Kind;
  /** What a joker stands for; null for any other tile, and for a joker that does not say. */
  readonly as: Kind | null;
}

/** The suits' letters, in the order of kinds. */
export const SUITS = 'mps';
/** The honours' letters, in the order of kinds: the last of those that are played with. */
export const HONOURS = 'ESWNCFP';

/** One tile as text. @throws RangeError when it is no kind of tile */
export const formatTile = (kind: Kind): string => `${rankOrLetter(kind)}${suitLetter(kind)}`;

/** The tile that is written so; null where none is. */
export function tileCalled(text: string): Kind | null {
  for (let kind = 0; kind < FACES; kind++) if (formatTile(kind) === text) return kind;
  return null;
}

/** The letter that a tile shares with its neighbours of the same suit; none for honours and jokers. */
function suitLetter(kind: Kind): string {
  if (isSuited(kind)) return SUITS.charAt(Math.floor(kind / 9));
  if (isRed(kind)) return SUITS.charAt(kind - RED_FIVES);
  return isBonus(kind) ? 'f' : '';
}

/** What is written of a tile before its suit's letter. @throws RangeError when it is no kind of tile */
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

/** How tiles are written down. */
interface TileStyle {
  /** In the order of kinds, red fives after the others; otherwise the order is kept. */
  readonly sorted?: boolean;
  /** A space between suits and between different honours. */
  readonly spaced?: boolean;
}

/** Tiles as text: neighbours of one suit share its letter, nothing else is joined. @throws RangeError */
export function formatTiles(tiles: readonly Kind[], style: TileStyle = {}): string {
  const order = style.sorted ? [...tiles].sort((a, b) => placeOf(a) - placeOf(b)) : tiles;
  return formatWrittenTiles(
    order.map((kind) => ({ kind, as: null })),
    style.spaced ?? false,
  );
}

/** Tiles with what the jokers stand for, in their order. @throws RangeError */
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
