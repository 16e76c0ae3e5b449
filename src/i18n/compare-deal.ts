/** The words of the page where one deal is played under two games until they part. */
import type { Action } from '../engine/action.ts';
import type { Terms } from '../engine/ruleset.ts';
import { parting as english } from './en/compare-deal.ts';
import { inLanguage } from './in-language.ts';

export interface CompareDealWords {
  readonly title: string;
  readonly lead: string;
  /** What is said of the page where others lead to it. */
  readonly door: string;
  readonly loading: string;
  readonly noScript: string;
  readonly games: string;
  /** Two games in a list: "Hong Kong and British". */
  readonly pair: (one: string, two: string) => string;
  readonly deal: string;
  /** A deal in the list: its seed, and what its parting is about. */
  readonly choice: (seed: string, question: string) => string;
  /** What such a deal is about where its rule has nothing beside it. */
  readonly alone: (game: string) => string;
  /** The deal that is open, where it is not in the list. */
  readonly own: (seed: string) => string;
  readonly seed: string;
  readonly open: string;
  readonly link: string;

  readonly startTitle: string;
  readonly start: string;
  readonly seats: string;
  /** What only one of them has. */
  readonly leftOut: (game: string, kinds: string) => string;
  /** The kinds of tiles that are left out. */
  readonly kinds: Readonly<Record<'winds' | 'dragons' | 'bonus' | 'suits', string>>;
  readonly given: (game: string, kinds: string) => string;
  readonly beforeTitle: string;

  readonly controls: string;
  readonly first: string;
  readonly back: string;
  readonly next: string;
  readonly last: string;
  readonly place: (step: number, of: number) => string;
  /** Before anything has happened. */
  readonly dealt: string;
  /** Where all is paid alike. */
  readonly settled: string;

  readonly askTitle: string;
  readonly askMay: (seat: string, action: Action, terms: Terms) => string;
  readonly askWhere: (text: string) => string;
  readonly only: (game: string) => string;
  /** On the answer: where it is so. */
  readonly isIn: (game: string) => string;
  readonly parted: (question: string | null) => string;
  /** A rule that parts them there too, of this game, with what it is about. */
  readonly beside: (game: string, about: string, rule: string) => string;
  /** With all these rules of the other game they part there all the same. */
  readonly still: string;
  readonly why: string;
  /** What a game does where the other does something. */
  readonly nothing: string;
  readonly noRule: string;
  /** Where both games come to the same end. */
  readonly alike: string;

  readonly another: string;
  readonly looking: string;
  readonly tried: (count: string) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly notFound: (count: string) => string;
  readonly found: (seed: string) => string;
  readonly failed: string;

  readonly told: string;
  readonly toldLead: string;
  /** One deal of the plain list. */
  readonly plain: (seed: string, steps: string) => string;
}

/** The words of this language, or English where it is not spoken yet. */
export const compareDealWordsIn = inLanguage<CompareDealWords>({ en: english });
