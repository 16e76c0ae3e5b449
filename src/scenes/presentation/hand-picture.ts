/** Draws a written hand as its author grouped it, a picture a group. */
import type { Kind } from '../../engine/tiles.ts';
import { type FaceStyle, type PlacedTile, rowOf, TILE, tileDefinitions } from '../../ui/Picture/faces.ts';
import { groupsOf, type HandGroup } from './groups.ts';

/** Room around a tile for its ring, in units of a tile that is 60 wide. */
const EDGE = 7;

/** A hand as SVG. */
interface DrawnHand {
  /** The tiles that its groups refer to. */
  readonly definitions: string;
  readonly groups: readonly { readonly markup: string; readonly width: number; readonly height: number }[];
  readonly tiles: readonly Kind[];
}

/**
 * Draws any tiles, whatever the game.
 * @throws NotationError where the text is no hand
 */
export function drawnHand(text: string, style: FaceStyle): DrawnHand {
  const groups = groupsOf(text, 'counter-clockwise')
    .map(tilesIn)
    .filter((group) => group.length > 0);
  const tiles = groups.flatMap((group) => group.map(({ kind }) => kind));
  return {
    definitions: tileDefinitions(tiles, style),
    groups: groups.map((group) => {
      const { markup, width, rise } = rowOf(group);
      return {
        markup: `<g transform="translate(${EDGE} ${EDGE + rise})">${markup}</g>`,
        width: width + 2 * EDGE,
        height: TILE.height + rise + 2 * EDGE,
      };
    }),
    tiles,
  };
}

function tilesIn(group: HandGroup): readonly PlacedTile[] {
  if (group.is === 'meld') return group.laid;
  if (group.is === 'winning') return [{ kind: group.winning.tile, lit: true }];
  return group.tiles.map((kind) => ({ kind }));
}
