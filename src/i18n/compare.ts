/** The words of the page where the games stand beside each other. */
import { compare as english } from './en/compare.ts';
import { inLanguage } from './in-language.ts';

export interface CompareWords {
  /** In the footer. */
  readonly nav: string;
  /** Beside the rulebooks. */
  readonly link: string;
  readonly title: string;
  readonly lead: string;
  /** Above the games that can be chosen. */
  readonly choose: string;
  /** Said when one game alone would be left. */
  readonly few: string;
  /** How many questions there are of each sort. */
  readonly counted: (different: string, same: string) => string;
  readonly question: string;
  readonly different: string;
  readonly same: string;
  /** In the place of an answer. */
  readonly noRule: string;
  readonly alone: string;
  readonly aloneLead: string;
  /** Above the rules that every game has. */
  readonly every: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const compareWordsIn = inLanguage<CompareWords>({ en: english });
