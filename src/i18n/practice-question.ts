/** The words of practice until the first answer: how a question is put, and how one goes from one to the next. */
import { type AskedConcept, asked as english } from './en/practice-question.ts';
import { inLanguage } from './in-language.ts';

export type QuestionWords = Omit<typeof english, 'concepts'> & {
  /** By the names of their folders. */
  readonly concepts: Readonly<Record<string, AskedConcept>>;
};
export type { AskedConcept } from './en/practice-question.ts';

/** One line, and why. */
export interface HeadAndText {
  readonly head: string;
  readonly text: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const questionWordsIn = inLanguage<QuestionWords>({ en: english });
