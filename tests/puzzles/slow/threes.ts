/** The sets of a whole hand, those on the table among them, as scoring sees them. */
import type { Hand, Way } from './hands.ts';
import { isChow, isPung } from './sets.ts';
import type { Tile } from './tiles.ts';

/** A pung or kong, and whether nobody else's tile is in it. */
export interface Three {
  readonly tile: Tile;
  readonly kong: boolean;
  readonly own: boolean;
}

export interface Seen {
  readonly way: Way;
  readonly threes: readonly Three[];
  /** The lowest tile of each chow. */
  readonly chows: readonly Tile[];
  /** The pair of sets and a pair; 0 where there is none. */
  readonly pair: Tile;
  /** The part that the last tile completes. */
  readonly completed: readonly Tile[];
}

/** A way to see a hand, once for each part that the last tile may have completed. */
export function placed(hand: Hand, way: Way): Seen[] {
  const places = way.laid.flatMap((part, place) => (part.includes(hand.last ?? -1) ? [place] : []));
  return places.map((place) => {
    const threes = way.laid.flatMap((part, at): Three[] =>
      isPung(part) ? [{ tile: part[0] ?? 0, kong: false, own: hand.drawn || at !== place }] : [],
    );
    const lying = hand.melds.flatMap(({ kind, tiles, exposed }): Three[] =>
      kind === 'chow' ? [] : [{ tile: tiles[0] ?? 0, kong: kind === 'kong', own: !exposed }],
    );
    const chows = way.laid.filter(isChow).map((part) => Math.min(...part));
    const claimed = hand.melds.filter(({ kind }) => kind === 'chow').map(({ tiles }) => Math.min(...tiles));
    const pairs = way.laid.filter((part) => part.length === 2);
    return {
      way,
      threes: [...threes, ...lying],
      chows: [...chows, ...claimed],
      pair: pairs.length === 1 ? (pairs[0]?.[0] ?? 0) : 0,
      completed: way.laid[place] ?? [],
    };
  });
}
