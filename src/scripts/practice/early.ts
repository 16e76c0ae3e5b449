/** What a page of practice runs before its question is drawn. */
export { earlyPracticeScript } from '../../store/practice-early.ts';
