export interface EveningProps {
  /** The id of a game. */
  readonly game: string;
  /** Address of the rulebook page; rules are at `#<id>`. */
  readonly rulebook: string;
  /** Address of the rulebook's JSON. */
  readonly book: string;
  /** The lessons of the course, each with the rules that it teaches. */
  readonly lessons: readonly {
    readonly title: string;
    readonly href: string;
    readonly rules: readonly string[];
  }[];
  /** Addresses of what to know before one sits down, and of the sheet to print. */
  readonly sitting: string | undefined;
  readonly sheet: string;
  /** Addresses of the game's house rules, and of the page that finds a game. */
  readonly houseRules: string;
  readonly which: string;
}
