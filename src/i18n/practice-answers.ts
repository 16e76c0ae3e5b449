/** What the answers of practice are told, a kind of question at a time. */
import type { answers } from './en/practice-answers.ts';

export type PracticeAnswerWords = typeof answers;
export type { WinWorth } from './en/practice-answers.ts';
export type { SetFault } from './en/practice-question.ts';
