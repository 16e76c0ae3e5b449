/** What islands of a lesson are given: made once here, where the rules are at hand. */

import type { SceneProps } from '../sessions/props.ts';
import { drawingOf } from '../staging/chart.ts';
import { stagedScene } from '../staging/scene.ts';
import type { Author } from './author.ts';
import type { PlayedScene } from './course.ts';

/** Everything a scene's island needs. */
export async function sceneProps(
  author: Author,
  played: PlayedScene,
  anchored: boolean,
): Promise<SceneProps> {
  const { under } = played.scene;
  const drawing = await drawingOf(author.under(under) ?? played.ruleset, under, author.words);
  return stagedScene(author, played, drawing, anchored);
}
