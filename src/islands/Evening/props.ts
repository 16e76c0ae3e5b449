export interface EveningProps {
  /** The id of a game. */
  readonly game: string;
  /** Address of the rulebook page; rules are at `#<id>`. */
  readonly rulebook: string;
  /** Address of the rulebook's JSON. */
  readonly book: string;
  /** Addresses of the game's house rules, and of the page that finds a game. */
  readonly houseRules: string;
  readonly which: string;
}
