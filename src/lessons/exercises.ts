/** Names exercises, so that solved ones are recognised. */
import { type Tag, tagsIn } from './tags.ts';

/** Returns the name of an exercise: "two-five-eight/calling-a-pung/3" is game, scene, and the step the reader plays. */
export const exerciseName = (ruleset: string, scene: string, step: number): string =>
  `${ruleset}/${scene}/${step}`;

/** Returns the name of a drill: "two-five-eight/drill/which-pair" is the game and the drill's id in the course. */
export const drillName = (ruleset: string, id: string): string => `${ruleset}/drill/${id}`;

/**
 * Returns the name of a ledger: "hk-taiwanese/book/pull-two/3/debts". The cash and debt ledgers of a step have separate
 * names.
 */
export const bookName = (ruleset: string, scene: string, step: number, book: string): string =>
  `${ruleset}/book/${scene}/${step}/${book}`;

/** An exercise as the list of solved exercises identifies it. */
export interface Exercise {
  readonly name: string;
  /** The question; null for a drill, which has several. */
  readonly ask: string | null;
  /** The number of boards. */
  readonly boards: number;
}

/** Returns the exercises of a lesson, in order. */
export function exercisesIn(source: string, ruleset: string): Exercise[] {
  const tags = tagsIn(source);
  return tags.flatMap((tag): Exercise[] => {
    const { name, attributes } = tag;
    const drill = attributes.get('id')?.value;
    if (name === 'Drill' && typeof drill === 'string')
      return [{ name: drillName(ruleset, drill), ask: null, boards: boardsOf(tag, tags) }];
    const scene = attributes.get('scene')?.value;
    const step = attributes.get('step')?.value;
    const written = attributes.get('ask')?.value;
    if (typeof scene !== 'string' || typeof step !== 'number' || typeof written !== 'string') return [];
    const ask = withoutPlaceholders(written);
    const [game = ruleset, id = scene] = scene.includes('/') ? scene.split('/') : [ruleset, scene];
    const book = attributes.get('book')?.value;
    if (name === 'Book' && typeof book === 'string')
      return [{ name: bookName(game, id, step, book), ask, boards: 1 }];
    return name === 'YourTurn' ? [{ name: exerciseName(game, id, step), ask, boards: 1 }] : [];
  });
}

/** Leaves out every sentence that takes something from the table, because a list of exercises has no table. */
const withoutPlaceholders = (text: string): string => text.replace(/[^.?!]*\{[^.?!]*[.?!]\s*/g, ' ').trim();

/** Counts the boards of a drill: one per written board, and `count` per generated group. */
const boardsOf = (drill: Tag, tags: readonly Tag[]): number =>
  tags
    .filter(({ parent }) => parent !== null && tags[parent] === drill)
    .reduce((sum, { attributes }) => {
      const count = attributes.get('count')?.value;
      return sum + (typeof count === 'number' ? count : 1);
    }, 0);
