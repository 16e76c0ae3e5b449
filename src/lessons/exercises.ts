/** What exercises are called among those that a reader has solved. */
import { tagsIn } from './tags.ts';

/** "two-five-eight/calling-a-pung/3": the game and name of its scene, and the step that the reader takes over. */
export const exerciseName = (ruleset: string, scene: string, step: number): string =>
  `${ruleset}/${scene}/${step}`;

/** "two-five-eight/drill/which-pair": the game, and what a drill is called among those of its course. */
export const drillName = (ruleset: string, id: string): string => `${ruleset}/drill/${id}`;

/** The names of a lesson's exercises, in order. */
export function exercisesIn(source: string, ruleset: string): string[] {
  return tagsIn(source).flatMap(({ name, attributes }) => {
    const drill = attributes.get('id')?.value;
    if (name === 'Drill' && typeof drill === 'string') return [drillName(ruleset, drill)];
    const scene = attributes.get('scene')?.value;
    const step = attributes.get('step')?.value;
    if (name !== 'YourTurn' || typeof scene !== 'string' || typeof step !== 'number') return [];
    const [game = ruleset, id = scene] = scene.includes('/') ? scene.split('/') : [ruleset, scene];
    return [exerciseName(game, id, step)];
  });
}
