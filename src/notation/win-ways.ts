/** What may be special about a winning tile. */

/** What the winning tile replaced: nothing (a normal turn), a kong, a bonus tile, or a second kong in a row. */
export const SUPPLEMENTS = ['none', 'kong', 'bonus', 'double'] as const;
export type SupplementMark = (typeof SUPPLEMENTS)[number];

export interface WinMarks {
  /** What kind of replacement tile the winning tile was. `none` for an ordinary draw, and for another seat's tile. */
  readonly supplement: SupplementMark;
  /** The winning tile was the last of the wall, or the discard after it. */
  readonly last: boolean;
  /**
   * Nothing came before the winning tile: a draw in the player's own first turn, or East's first discard. Nobody has
   * claimed a tile, and whoever drew or discarded it has made no kong.
   */
  readonly first: boolean;
}

/** The marks that a name stands for: authors and questions give a winning tile one at the most. */
const MARKS = {
  last: { last: true },
  flower: { supplement: 'bonus' },
  gong: { supplement: 'kong' },
  'two-gongs': { supplement: 'double' },
  first: { first: true },
} satisfies Record<string, Partial<WinMarks>>;

export type WinWay = keyof typeof MARKS;

export const WIN_WAYS = Object.keys(MARKS) as [WinWay, ...WinWay[]];

/** All marks of a tile that came this way; without a way nothing is special. */
export const marksOf = (way?: WinWay): WinMarks => ({
  supplement: 'none',
  last: false,
  first: false,
  ...(way && MARKS[way]),
});
