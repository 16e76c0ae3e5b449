/** Props of the deal comparison page. */
import type { Asks } from '../../compare/deal/about.ts';
import type { ChartDrawing } from '../../machines/graph-drawing.ts';

export interface GameOf {
  readonly id: string;
  readonly title: string;
  /** Address of the rulebook page; rules are at `#<id>`. */
  readonly rulebook: string;
  /** Address of the rulebook's JSON. */
  readonly book: string;
  readonly drawing: ChartDrawing;
}

/** A game's answer to a comparison question, with links to its rules. */
export interface Says {
  readonly says: string;
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

/** A row of the comparison table. */
export interface QuestionOf {
  readonly id: string;
  readonly title: string;
  /** Answers by game id; games without a rule about it are missing. */
  readonly answers: Readonly<Record<string, Says>>;
}

/** A listed deal. */
export interface ListedDeal {
  readonly seed: string;
  /** The rule in which the games differ: "<game>/<rule>". */
  readonly name: string;
  /** Index of its comparison question; −1 if none. */
  readonly about: number;
}

export interface DealProps {
  readonly games: readonly GameOf[];
  readonly questions: readonly QuestionOf[];
  /** Comparison questions that a rule answers, by "<game>/<rule>". */
  readonly asks: Asks;
  /** Address of the search worker's script. A prop, because only the page knows it: frames have no such script. */
  readonly search: string;
  /** Indexes of the questions that are settled before the first turn. */
  readonly before: readonly number[];
  readonly pairs: readonly {
    readonly games: readonly [string, string];
    readonly deals: readonly ListedDeal[];
  }[];
}
