/** The words of a lesson's widgets: scenes, exercises, checks. Apart from `words.ts`, so that a page
 *  whose lesson has only checks loads no more than these. */
import { lesson as english } from './en/lesson.ts';
import { inLanguage } from './in-language.ts';

export type LessonWords = typeof english;

/** The words of this language, or English where it is not spoken yet. */
export const lessonWordsIn = inLanguage({ en: english });
