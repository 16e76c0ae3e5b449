/** What exercises are called among those that a reader has solved. */
import { type Tag, tagsIn } from './tags.ts';

/** "two-five-eight/calling-a-pung/3": the game and name of its scene, and the step that the reader takes over. */
export const exerciseName = (ruleset: string, scene: string, step: number): string =>
  `${ruleset}/${scene}/${step}`;

/** "two-five-eight/drill/which-pair": the game, and what a drill is called among those of its course. */
export const drillName = (ruleset: string, id: string): string => `${ruleset}/drill/${id}`;

/** "hk-taiwanese/book/pull-two/3/debts": a book that the reader writes; what is paid and what is owed are two. */
export const bookName = (ruleset: string, scene: string, step: number, book: string): string =>
  `${ruleset}/book/${scene}/${step}/${book}`;

/** An exercise of a lesson, as its reader knows it again. */
export interface Exercise {
  readonly name: string;
  /** What it asks; null of a drill, which asks several things. */
  readonly ask: string | null;
  /** How many boards it has. */
  readonly boards: number;
}

/** A lesson's exercises, in order. */
export function exercisesIn(source: string, ruleset: string): Exercise[] {
  const tags = tagsIn(source);
  return tags.flatMap((tag): Exercise[] => {
    const { name, attributes } = tag;
    const drill = attributes.get('id')?.value;
    if (name === 'Drill' && typeof drill === 'string')
      return [{ name: drillName(ruleset, drill), ask: null, boards: boardsOf(tag, tags) }];
    const scene = attributes.get('scene')?.value;
    const step = attributes.get('step')?.value;
    const ask = attributes.get('ask')?.value;
    if (typeof scene !== 'string' || typeof step !== 'number' || typeof ask !== 'string') return [];
    const [game = ruleset, id = scene] = scene.includes('/') ? scene.split('/') : [ruleset, scene];
    const book = attributes.get('book')?.value;
    if (name === 'Book' && typeof book === 'string')
      return [{ name: bookName(game, id, step, book), ask, boards: 1 }];
    return name === 'YourTurn' ? [{ name: exerciseName(game, id, step), ask, boards: 1 }] : [];
  });
}

/** How many boards a drill has: those that are written, and as many dealt ones as it says. */
const boardsOf = (drill: Tag, tags: readonly Tag[]): number =>
  tags
    .filter(({ parent }) => parent !== null && tags[parent] === drill)
    .reduce((sum, { attributes }) => {
      const count = attributes.get('count')?.value;
      return sum + (typeof count === 'number' ? count : 1);
    }, 0);
