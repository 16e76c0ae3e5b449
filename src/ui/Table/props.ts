/**
 * Props of the drawn table. It knows no rules: everything comes from a `View` and from its user; own-hand.ts says what
 * can be pressed.
 */
import type { TableEvent } from '../../engine/events.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { BySeat, Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';

/** `play`: 888 × 652 px, down to a phone's width; `scene`: 600 × 440 px; `warm-up`: large hand, small rivers. */
export type TableSize = 'play' | 'scene' | 'warm-up';

/** A tile that a hand waits for, and how many of its kind are unseen. */
export interface AwaitedTile {
  readonly kind: Kind;
  readonly left: number;
  /** Said of it where it does not simply win: "furiten". */
  readonly note?: string;
}

/** Tiles to highlight with the lamp ring, because they are spoken of now. */
export interface Lit {
  readonly seat: Seat;
  readonly zone: 'hand' | 'river' | 'melds' | 'bonus';
  /** All tiles of this kind in the zone; for `melds`, the whole meld. */
  readonly tile: Kind;
}

/** A call, drawn between a seat and the tile it wants. */
export interface ShownBid {
  readonly seat: Seat;
  /** The word called, e.g. "Pung". */
  readonly word: string;
  /** The call, which decides how many tiles would be laid; a win lays none. */
  readonly call: 'chow' | 'pung' | 'kong' | 'win';
  /** `open` while others may still answer. */
  readonly fate: 'open' | 'stands' | 'lost';
}

export interface TableViewProps {
  readonly view: View;
  readonly size: TableSize;
  /** Seat at the bottom. */
  readonly you: Seat;
  /** Is the reader that seat ("East, you")? Default true. */
  readonly seated?: boolean;
  /** Names of the players, shown beside their winds. Left out: seats are named by winds. */
  readonly players?: BySeat<string> | undefined;
  /** Label of the table for screen readers, e.g. "The table". */
  readonly label: string;
  /** The game's terms, in the reader's word set. */
  readonly terms: Terms;
  /**
   * How to show other seats' concealed tiles that the view knows: `faces` (default), or `lit`: backs, except for lit
   * tiles.
   */
  readonly rest?: 'faces' | 'lit';
  readonly lit?: readonly Lit[];
  /** Seats to act, if the view's stage does not tell. */
  readonly now?: readonly Seat[];
  readonly bids?: readonly ShownBid[];
  /** The latest event: animated once, its path drawn until the next step. */
  readonly moved?: TableEvent | null;
  /** Waits of the reader's hand, shown as ghosts beside it. */
  readonly waits?: readonly AwaitedTile[];
  /** Keep their line while there are none? For waits that come and go as tiles are chosen. */
  readonly keepsWaits?: boolean;
  /** Number of the deal, where the table shows a match. */
  readonly deal?: number;
  /** Can seats be viewed close up, their labels being buttons? Default true in `play` and `scene`. */
  readonly closer?: boolean;
}
