/** Parses tiles named in English: “a third 8 of characters”, “a 6 or a 9 of dots”, “a red dragon”. */
import { type Kind, rankOf, suitOf } from '../../engine/tiles.ts';
import { parseTile } from '../../notation/tiles.ts';

/** A named tile: its kind, or only its rank where the text gives no suit. */
export type TileInText = { readonly kind: Kind } | { readonly rank: number };

/** A list of tiles, and the number of characters it takes. */
interface NamedTiles {
  readonly tiles: readonly TileInText[];
  readonly length: number;
}

const ITEM =
  /^(?:only |exactly |just |either )?(?:an? |the |another |one more |any )?(?:(?:second|third|fourth|last) )?(?:([1-9])(?! ?-|\d)(?: of (dots|bamboo|characters))?|(east|south|west|north) wind|(red|green|white) dragon|(joker))s?\b/i;
const BETWEEN_ITEMS = /^(?:, or | or |, and | and |, )/;
const HONOURS: Readonly<Record<string, string>> = {
  east: 'E',
  south: 'S',
  west: 'W',
  north: 'N',
  red: 'C',
  green: 'F',
  white: 'P',
  joker: 'X',
};
const SUITS: Readonly<Record<string, string>> = { dots: 'p', bamboo: 's', characters: 'm' };

/**
 * Parses the list of tiles at the start of a text. Example: “a 6 or a 9 of dots is missing” → 6p, 9p and length 18.
 * Null when no tile stands there.
 */
export function tilesAt(text: string): NamedTiles | null {
  const items: RegExpExecArray[] = [];
  let length = 0;
  for (let rest = text, item = ITEM.exec(rest); item; item = ITEM.exec(rest)) {
    items.push(item);
    length = text.length - rest.length + item[0].length;
    const between = BETWEEN_ITEMS.exec(text.slice(length))?.[0];
    if (between === undefined) break;
    rest = text.slice(length + between.length);
  }
  return items.length > 0 ? { tiles: withSuits(items, suitAfter(text.slice(length))), length } : null;
}

/** Finds a suit that comes after the neighbours: “the 5 between 4 and 6 of dots”. */
const suitAfter = (rest: string): string | undefined =>
  /^ (?:between|beside) (?:the )?[1-9] and (?:the )?[1-9] of (dots|bamboo|characters)/.exec(rest)?.[1];

/** Gives each bare number the suit that follows it: in “a 6 or a 9 of dots” both are dots. */
function withSuits(items: readonly RegExpExecArray[], after: string | undefined): TileInText[] {
  let suit = after;
  return items
    .toReversed()
    .map(([, rank, of, ...honour]): TileInText => {
      suit = of ?? suit;
      const kind = kindNamed(
        rank,
        suit,
        honour.find((each) => each !== undefined),
      );
      return kind === null ? { rank: Number(rank) } : { kind };
    })
    .toReversed();
}

/**
 * Returns the tile for its English words: “5” of “dots”, an “east” wind, a “red” dragon, a “joker”. Null when they name
 * none.
 */
export function kindNamed(
  rank: string | undefined,
  suit: string | undefined,
  honour: string | undefined,
): Kind | null {
  const letter = honour === undefined ? undefined : HONOURS[honour.toLowerCase()];
  if (letter !== undefined) return parseTile(letter);
  const of = suit === undefined ? undefined : SUITS[suit];
  return rank === undefined || of === undefined ? null : parseTile(`${rank}${of}`);
}

/** Compares a named tile with a kind. A tile named by rank alone matches any suit. */
export const isTile = (tile: TileInText, kind: Kind): boolean =>
  'kind' in tile ? tile.kind === kind : suitOf(kind) !== null && rankOf(kind) === tile.rank;
