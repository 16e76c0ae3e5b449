import type { RuleLink } from '../../compare/table.ts';
import type { ForeignGame, GuideGame, TableQuestion } from '../../compare/which/questions.ts';

/** Texts of a game's option. */
export interface NamedOption {
  readonly title: string;
  /** Labels of its values, by index. */
  readonly labels: readonly string[];
  readonly rule: RuleLink;
}

/** A game the table may be playing, with links to it. */
export interface WhichGame extends GuideGame {
  readonly title: string;
  /** Option texts, by option id. */
  readonly named: Readonly<Record<string, NamedOption>>;
  /** Rules behind the game's answers, by question id. */
  readonly rules: Readonly<Record<string, readonly RuleLink[]>>;
  /** Addresses of its course, play page, house rules, evening at a real table and rulebook. */
  readonly course: string;
  readonly play: string;
  readonly houseRules: string;
  readonly evening: string;
  readonly rulebook: string;
}

export interface WhichProps {
  /** Language tag of the questions. */
  readonly asksIn: string;
  readonly questions: readonly TableQuestion[];
  /** Id of the first question. */
  readonly first: string;
  readonly games: readonly WhichGame[];
  readonly foreignGames: readonly ForeignGame[];
}
