/**
 * All words of practice: what is asked, what an answer is told, what a session comes to, and what pages say of it. A
 * widget begins with those of practice-question.ts.
 */
import { practice as english } from './en/practice.ts';
import { inLanguage } from './in-language.ts';

export type PracticeWords = typeof english;
export type { ConceptWords } from './en/practice.ts';

/** The words of this language, or English where it is not spoken yet. */
export const practiceWordsIn = inLanguage({ en: english });
