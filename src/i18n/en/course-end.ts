import { capital, inWords } from './numbers.ts';

/** English texts of the end of a course. */
export const courseEnd = {
  title: 'The end of the course',
  of: (game: string) => `${game}: the end of the course`,
  lead: 'Twelve questions, the last draws of a deal, then a deal of your own.',
  remember: 'What to remember',
  /** Shown where every lesson is done. */
  finished: {
    title: (lessons: number) => `All ${lessons} lessons done`,
    text: (game: string) =>
      `You know how to play ${game} now. See how much of it has stayed with you, play out the end of a deal, or sit down to a whole one.`,
    /** Link to another course. */
    next: (game: string) => `Learn another game: ${game}`,
  },
  /** Heading of links to lessons not done. */
  left: (lessons: number) => `${capital(inWords(lessons))} ${lessons === 1 ? 'lesson' : 'lessons'} left`,
  test: {
    title: 'A test of twelve questions',
    of: (game: string) => `${game}: a test of twelve questions`,
    text: 'Twelve questions from all of the lessons. At the end you see which rules you missed, and which lesson teaches each of them.',
    action: 'Take the test',
  },
  table: {
    title: 'At the table',
    text: 'Play a deal, and take the printed page with you when you play other people.',
  },
};
