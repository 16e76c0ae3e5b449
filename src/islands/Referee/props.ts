import type { BySeat } from '../../engine/seats.ts';
import type { Who } from '../../sessions/web-referee.ts';

/** What the page gives: only what can be written down. */
export interface RefereeProps {
  /** The id of the game that the protocol plays. */
  readonly game: string;
  readonly seed: string;
  readonly players: BySeat<Who>;
  /** The address of its rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** The address of the rulebook as data. */
  readonly book: string;
  /** The address of its play table. */
  readonly play: string;
}
