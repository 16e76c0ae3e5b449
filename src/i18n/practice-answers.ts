/** What the answers of practice are told, a kind of question at a time. */
export type { WinWorth } from './en/practice-answers.ts';
export type { SetFault } from './en/practice-question.ts';
