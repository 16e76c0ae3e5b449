/** What practice says once something was answered, or where something is in the way: no page begins with it. */
import { later as english } from './en/practice-later.ts';
import { inLanguage } from './in-language.ts';
import type { HeadAndText } from './practice-question.ts';

export interface LaterWords {
  readonly next: string;
  readonly finish: string;
  readonly share: string;
  readonly copied: string;
  readonly notCopied: (address: string) => string;
  readonly dealing: string;
  /** The rules that were asked for decide no question of this kind. */
  readonly none: HeadAndText;
  readonly keysList: readonly (readonly [key: string, does: string])[];
  readonly close: string;
  readonly broken: (why: string) => HeadAndText;
  readonly notKept: string;
  readonly spoiled: string;
  readonly newer: string;
  /** Before a lesson that is to be read. */
  readonly lesson: (title: string) => string;
  readonly scene: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const laterWordsIn = inLanguage<LaterWords>({ en: english });
