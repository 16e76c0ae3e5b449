export interface ScoreProps {
  /** The id of a game. */
  readonly game: string;
  /** Address of the rulebook page; rules are at `#<id>`. */
  readonly rulebook: string;
  /** Address of the rulebook's JSON. */
  readonly book: string;
}
