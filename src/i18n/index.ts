/** The languages there are, and the one that is spoken when nobody asked for another. */
import { english } from './en/index.ts';
import { inLanguage } from './in-language.ts';
import type { Words } from './words.ts';

export type {
  ClaimState,
  Explained,
  MessageContext,
  RefusalFacts,
  RuleWords,
  SeatForm,
  Words,
} from './words.ts';

/** The words of this language, or English where it is not spoken yet. */
export const wordsIn = inLanguage<Words>({ en: english });

export const words = english;
