/** What the page of partings is given. */
import type { Asks } from '../../compare/deal/about.ts';
import type { ChartDrawing } from '../../machines/graph-drawing.ts';

export interface GameOf {
  readonly id: string;
  readonly title: string;
  /** The address of its rulebook page; rules are `#<id>` on it. */
  readonly rulebook: string;
  /** The address of the rulebook as data. */
  readonly book: string;
  readonly drawing: ChartDrawing;
}

/** A game's answer to a question, with the rules that give it. */
export interface Says {
  readonly says: string;
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

/** A row of the table of differences. */
export interface QuestionOf {
  readonly id: string;
  readonly title: string;
  /** By game; a game without a rule about it is left out. */
  readonly answers: Readonly<Record<string, Says>>;
}

/** A deal of the list. */
export interface ListedDeal {
  readonly seed: string;
  /** The rule that parts it: "<game>/<rule>". */
  readonly name: string;
  /** The place of the question that it is about; −1 where it is about none. */
  readonly about: number;
}

export interface DealProps {
  readonly games: readonly GameOf[];
  readonly questions: readonly QuestionOf[];
  /** The questions that a rule answers, by "<game>/<rule>". */
  readonly asks: Asks;
  /** The address of the script that searches beside the page; the page knows it, as frames have no such script. */
  readonly search: string;
  /** The questions that are settled before the first turn. */
  readonly before: readonly number[];
  readonly pairs: readonly {
    readonly games: readonly [string, string];
    readonly deals: readonly ListedDeal[];
  }[];
}
