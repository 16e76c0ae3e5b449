import type { RuleLink } from '../../compare/table.ts';
import type { AskedGame, TableQuestion } from '../../compare/which/questions.ts';

/** An option of a game as it is shown. */
export interface NamedOption {
  readonly title: string;
  /** What its values are called, by their places. */
  readonly labels: readonly string[];
  readonly rule: RuleLink;
}

/** A game that a table may play, and the ways on to it. */
export interface WhichGame extends AskedGame {
  readonly title: string;
  /** By the ids of its options. */
  readonly named: Readonly<Record<string, NamedOption>>;
  /** The rules that its answers follow from, by the ids of the questions. */
  readonly rules: Readonly<Record<string, readonly RuleLink[]>>;
  /** Addresses: of its course, of the play table, of its house rules and of its rulebook. */
  readonly course: string;
  readonly play: string;
  readonly houseRules: string;
  readonly rulebook: string;
}

export interface WhichProps {
  /** The language that the questions are written in. */
  readonly asksIn: string;
  readonly questions: readonly TableQuestion[];
  /** The id of the question that everybody is asked first. */
  readonly first: string;
  readonly games: readonly WhichGame[];
}
