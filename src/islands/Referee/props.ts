import type { BySeat } from '../../engine/seats.ts';
import type { PlayerKind } from '../../sessions/web-referee.ts';

/** Props of the referee page; only values that can be serialised. */
export interface RefereeProps {
  /** Id of the protocol's game. */
  readonly game: string;
  readonly seed: string;
  readonly players: BySeat<PlayerKind>;
  /** Address of the rulebook page; rules are at `#<id>`. */
  readonly rulebook: string;
  /** Address of the rulebook's JSON. */
  readonly book: string;
  /** Address of the game's play page. */
  readonly play: string;
}
