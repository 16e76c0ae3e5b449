import type { Seat } from '../../engine/seats.ts';
import type { ChartDrawing } from '../../machines/graph-drawing.ts';
import type { Hand } from '../../sessions/hand.ts';
import type { TableHistory } from '../../sessions/hand-history.ts';
import type { PlayedDeal } from '../../sessions/match.ts';
import type { BrokenDealLink } from '../../sessions/share.ts';
import type { CourseHalves } from '../../storage/exercises.ts';
import type { SetDealName } from '../../storage/saved-tables.ts';
import type { Strength } from '../../storage/settings.ts';
import type { DealSeries, SeatedDeal } from './set-deal.ts';

export interface PlayProps {
  /** The id of a game. */
  readonly game: string;
  /** Address of the rulebook page; rules are at `#<id>`. */
  readonly rulebook: string;
  /** Address of the rulebook's JSON. */
  readonly book: string;
  /** True in a frame. There a link names a deal to play, not a position that somebody shows. */
  readonly framed?: boolean;
  /** Deals that the game's course sets. */
  readonly deals?: readonly DealSeries[];
  /** Exercises in the first half of each course: whoever has not done as many plays against gentler bots at first. */
  readonly halves?: CourseHalves;
  /** State chart of a hand, laid out at build time. */
  readonly drawing?: ChartDrawing;
  /** Address of the page that lists what is due; undefined in a frame. */
  readonly due?: string;
  /** Address of the page about the protocol, in the game that programs can play. */
  readonly protocol?: string;
}

export interface OpenedHand {
  readonly hand: Hand;
  /** Strength of the bots where the reader has chosen none; careful if undefined. */
  readonly usual?: Strength;
  /** Recorded frames, if the hand has already begun. */
  readonly history?: TableHistory;
  readonly open?: boolean;
  /** Seat of the reader; the first if undefined. */
  readonly seat?: Seat;
  /** Earlier deals of the match, if a left match is resumed. */
  readonly deals?: readonly PlayedDeal[];
  /** The course deal, if this is one. */
  readonly set?: SeatedDeal;
  /** The name under which an unfinished deal that a page sets is stored; undefined in other deals. */
  readonly keptName?: SetDealName;
  /** Frames of such a deal as the page sets it, if the reader goes on with one that was left. */
  readonly untouched?: TableHistory;
  /** Index of the frame at which the deal of the day, or a moment of an own deal, asks; undefined in other deals. */
  readonly duel?: number;
  /** The id of the moment of the reader's own deals that this is; its frame is `duel`. */
  readonly moment?: string;
  /** Why the link could not be opened. */
  readonly broken?: BrokenDealLink;
}
