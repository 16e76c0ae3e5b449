/** What islands of a lesson are given: made once here, where the rules are at hand. */

import type { Ruleset } from '../engine/ruleset.ts';
import type { Drawing } from '../machines/drawing.ts';
import { layOut } from '../machines/layout.ts';
import { pictureKey, pictureOf } from '../machines/picture.ts';
import { createTableMachine } from '../machines/table.ts';
import type { SceneProps } from '../sessions/props.ts';
import { stagedScene } from '../staging/scene.ts';
import type { Words } from '../words/words.ts';
import type { Author } from './author.ts';
import type { PlayedScene } from './course.ts';

/** Everything a scene's island needs. */
export const sceneProps = async (
  author: Author,
  played: PlayedScene,
  anchored: boolean,
): Promise<SceneProps> =>
  stagedScene(author, played, await drawingOf(played.ruleset, author.words), anchored);

const drawings = new Map<string, Promise<Drawing>>();

/** The chart of these rules, laid out once a build. */
export function drawingOf(ruleset: Ruleset, words: Words): Promise<Drawing> {
  const key = `${words.language} ${pictureKey(ruleset)}`;
  const known = drawings.get(key) ?? layOut(pictureOf(createTableMachine(ruleset)), words.phaseName);
  drawings.set(key, known);
  return known;
}
