import type { GameRuling, RuleLink } from '../../compare/table.ts';

export type ComparedAnswer = Pick<GameRuling, 'key' | 'says'> & {
  readonly links: readonly RuleLink[];
  /** What the table has agreed besides, each with its rule. */
  readonly besides?: readonly RuleLink[];
};

interface ComparedCell {
  /** Id of its column. */
  readonly column: string;
  /** Undefined if the game has no rule about it. */
  readonly answer: ComparedAnswer | undefined;
}

export interface ComparedRow {
  readonly id: string;
  readonly title: string;
  /** The game of whose tables it is a question; all games' if left out. */
  readonly of?: string;
  /** A table without a cell answers as its game does. */
  readonly cells: readonly ComparedCell[];
}

/** A game, or a table of it that is known by a name, with the address of its rules. */
export interface ComparedColumn extends RuleLink {
  /** The game, or "riichi:wrc". */
  readonly id: string;
  readonly ruleset: string;
  /** What it is called where one chooses: "Riichi · EMA 2025". */
  readonly label: string;
}

export interface CompareProps {
  /** Language tag of the answers. */
  readonly answersIn: string;
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly ComparedRow[];
}
