/** Builds the props of a lesson's interactive widgets at build time, where the rules are available. */
import { stagedScene } from '../scenes/presentation/scene.ts';
import type { SceneProps } from '../sessions/props.ts';
import type { Author } from './author.ts';
import type { PlayedScene } from './course.ts';

/** Returns all props of a scene widget. */
export async function sceneProps(
  author: Author,
  played: PlayedScene,
  anchored: boolean,
): Promise<SceneProps> {
  const { under } = played.scene;
  const chart = await author.chart(author.under(under) ?? played.ruleset, under);
  return stagedScene(author, played, chart, anchored);
}
