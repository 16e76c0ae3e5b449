/** The languages there are, and the one that is spoken when nobody asked for another. */
import { english } from './en/index.ts';
import { inLanguage } from './in-language.ts';

export type {
  ClaimState,
  Explained,
  MessageContext,
  RefusalFacts,
  RuleWords,
  SeatForm,
} from './words.ts';

/** All that is said of a table and of what happens at it. */
export type Words = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const wordsIn = inLanguage({ en: english });

export const words = english;
