import type { GameRuling, RuleLink } from '../../compare/table.ts';

interface ComparedCell {
  readonly game: string;
  /** Undefined where the game has no rule about it. */
  readonly answer: (Pick<GameRuling, 'key' | 'says'> & { readonly links: readonly RuleLink[] }) | undefined;
}

export interface ComparedRow {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly ComparedCell[];
}

export interface CompareProps {
  /** The language that the answers are written in. */
  readonly answersIn: string;
  /** Each with the address of its rulebook. */
  readonly games: readonly (RuleLink & { readonly ruleset: string })[];
  readonly rows: readonly ComparedRow[];
}
