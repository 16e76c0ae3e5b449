/** What the reader can do with the hand at the bottom; a table outside of any such is a picture. */
import { createContext } from 'solid-js';
import type { Kind } from '../../engine/tiles.ts';

export interface OwnHand {
  /** A tile was pressed, at its place in the row. */
  readonly press: (place: number) => void;
  /** A tile was dragged out of the row; left out where none can be. */
  readonly discard?: (place: number) => void;
  /** Whether there is anything to press tiles for. */
  readonly pressable: () => boolean;
  /** Places that are chosen. */
  readonly selected: () => readonly number[];
  /** The place whose tile was refused. */
  readonly refused: () => number | null;
  /** How a tile is written that one points at; our own notation unless given. */
  readonly notation?: (kind: Kind) => string;
}

export const OwnHandContext = createContext<OwnHand>();
