/** Input handlers of the hand at the bottom; a table without this context is a picture. */
import { createContext } from 'solid-js';
import type { Kind } from '../../engine/tiles.ts';

/**
 * A mark on a tile or button: the move that was made, the better one, the one that a hint advises, or a discard that
 * leaves the hand ready.
 */
export type MoveMark = 'done' | 'better' | 'hint' | 'ready';

export interface OwnHand {
  /** Handles a press of the tile at this index. */
  readonly press: (place: number) => void;
  /** Handles a tile dragged out of the row; absent if none can be. */
  readonly discard?: (place: number) => void;
  /** True if tiles can be pressed. */
  readonly pressable: () => boolean;
  /** Indexes of chosen tiles. */
  readonly selected: () => readonly number[];
  /** Index of the tile that was refused, or null. */
  readonly refused: () => number | null;
  /** Mark of the tile at this index, or null. */
  readonly mark?: (place: number) => MoveMark | null;
  /** What programs call a tile, shown with its name on hover; none by default. */
  readonly notation?: (kind: Kind) => string;
}

export const OwnHandContext = createContext<OwnHand>();
