import type { GameRuling, RuleLink } from '../../compare/table.ts';

interface ComparedCell {
  readonly game: string;
  /** Undefined if the game has no rule about it. */
  readonly answer: (Pick<GameRuling, 'key' | 'says'> & { readonly links: readonly RuleLink[] }) | undefined;
}

export interface ComparedRow {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly ComparedCell[];
}

export interface CompareProps {
  /** Language tag of the answers. */
  readonly answersIn: string;
  /** The games, each with its rulebook's address. */
  readonly games: readonly (RuleLink & { readonly ruleset: string })[];
  readonly rows: readonly ComparedRow[];
}
