/** What exercises are called among those that a reader has solved. */
import { tagsIn } from './tags.ts';

/** "two-five-eight/calling-a-pung/3": the game and name of its scene, and the step that the reader takes over. */
export const exerciseName = (ruleset: string, scene: string, step: number): string =>
  `${ruleset}/${scene}/${step}`;

/** "two-five-eight/drill/which-pair": the game, and what a drill is called among those of its course. */
export const drillName = (ruleset: string, id: string): string => `${ruleset}/drill/${id}`;

/** "hk-taiwanese/book/pull-two/3/debts": a book that the reader writes; what is paid and what is owed are two. */
export const bookName = (ruleset: string, scene: string, step: number, book: string): string =>
  `${ruleset}/book/${scene}/${step}/${book}`;

/** The names of a lesson's exercises, in order. */
export function exercisesIn(source: string, ruleset: string): string[] {
  return tagsIn(source).flatMap(({ name, attributes }) => {
    const drill = attributes.get('id')?.value;
    if (name === 'Drill' && typeof drill === 'string') return [drillName(ruleset, drill)];
    const scene = attributes.get('scene')?.value;
    const step = attributes.get('step')?.value;
    if (typeof scene !== 'string' || typeof step !== 'number') return [];
    const [game = ruleset, id = scene] = scene.includes('/') ? scene.split('/') : [ruleset, scene];
    const book = attributes.get('book')?.value;
    if (name === 'Book' && typeof book === 'string') return [bookName(game, id, step, book)];
    return name === 'YourTurn' ? [exerciseName(game, id, step)] : [];
  });
}
