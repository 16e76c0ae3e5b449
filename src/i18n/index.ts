/** The languages there are, and the one that is spoken when nobody asked for another. */
import { english } from './en/index.ts';
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

const languages: Readonly<Record<string, Words>> = { en: english };

/** The words of this language, or English where it is not spoken yet. */
export const wordsIn = (language: string): Words => languages[language] ?? english;

export const words = english;
