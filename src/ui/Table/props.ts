/** What the drawn table is told. It knows no rule: everything comes from a `View` and from whoever shows it; what
 *  may be pressed of the hand at the bottom comes by own-hand.ts. */
import type { TableEvent } from '../../engine/events.ts';
import type { Terms } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';

/** `play`: 888 × 652 down to a phone's width · `scene`: 600 × 440 · `warm-up`: a large hand, small ponds. */
export type TableSize = 'play' | 'scene' | 'warm-up';

/** Tiles that are spoken of now; they get the lamp's ring. */
/** A tile that a hand waits for, and how many of its kind one does not see. */
export interface AwaitedTile {
  readonly kind: Kind;
  readonly left: number;
}

export interface Lit {
  readonly seat: Seat;
  readonly zone: 'hand' | 'river' | 'melds' | 'bonus';
  /** All tiles of this kind in the zone; of a meld, the meld. */
  readonly tile: Kind;
}

/** A call as it is drawn between a seat and the tile it wants. */
export interface ShownBid {
  readonly seat: Seat;
  /** The word called: "Pung". */
  readonly word: string;
  /** Which call, so that the table knows how many tiles would be laid; a win lays none. */
  readonly call: 'chow' | 'pung' | 'kong' | 'win';
  /** Open while others may still answer. */
  readonly fate: 'open' | 'stands' | 'lost';
}

export interface TableViewProps {
  readonly view: View;
  readonly size: TableSize;
  /** Who sits at the bottom. */
  readonly you: Seat;
  /** Whether the reader is that seat ("East, you"); true unless set. */
  readonly seated?: boolean;
  /** What the group is called by screen readers: "The table". */
  readonly label: string;
  /** What this table calls things, after the reader's choice of words. */
  readonly terms: Terms;
  /**
   * How other seats' concealed tiles are shown where the view knows them: `faces` (the default), or `lit`:
   * backs, but for those that are lit.
   */
  readonly rest?: 'faces' | 'lit';
  readonly lit?: readonly Lit[];
  /** Seats whose business it is, where the view's stage does not say it. */
  readonly now?: readonly Seat[];
  readonly bids?: readonly ShownBid[];
  /** What has just happened: it is moved once, and its path stays drawn for the step. */
  readonly moved?: TableEvent | null;
  /** Tiles that would win the own hand, shown as ghosts beside it. */
  readonly waits?: readonly AwaitedTile[];
  /** Which deal of its match it is; told from the second on. */
  readonly deal?: number;
  /** Whether seats can be looked at more closely: their labels become buttons. True in `play` and `scene`. */
  readonly closer?: boolean;
}
