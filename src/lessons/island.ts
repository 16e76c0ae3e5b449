/** What islands of a lesson are given: made once here, where the rules are at hand. */

import type { Ruleset } from '../engine/ruleset.ts';
import type { Drawing } from '../machines/drawing.ts';
import { layOut } from '../machines/layout.ts';
import { pictureOf } from '../machines/picture.ts';
import { createTableMachine } from '../machines/table.ts';
import type { SceneProps } from '../sessions/props.ts';
import type { Words } from '../words/words.ts';
import type { Author } from './author.ts';
import type { PlayedScene } from './course.ts';
import { bottomOf, reelOf, rulesAt, seenFrames } from './reel.ts';
import { sheetsOf } from './shown.ts';
import { stepTexts } from './steps.ts';

/** Everything a scene's island needs. */
export async function sceneProps(
  author: Author,
  played: PlayedScene,
  anchored: boolean,
): Promise<SceneProps> {
  const { scene, compiled, ruleset } = played;
  return {
    ...rulesAt(author, played),
    id: scene.id,
    title: scene.title,
    lang: author.locale,
    terms: ruleset.terms,
    reel: reelOf(compiled.frames),
    seen: seenFrames(ruleset, compiled),
    steps: stepTexts(author, played, compiled.seat),
    you: bottomOf(compiled, scene.deal),
    eyes: compiled.seat,
    drawing: await drawingOf(ruleset, author.words),
    anchored,
    ...(scene.shows.length > 0 && { sheets: sheetsOf(author, played) }),
  };
}

const drawings = new Map<string, Promise<Drawing>>();

/** The chart of these rules, laid out once a build. */
export function drawingOf(ruleset: Ruleset, words: Words): Promise<Drawing> {
  const picture = pictureOf(createTableMachine(ruleset));
  const key = `${words.language} ${JSON.stringify(picture)}`;
  const known = drawings.get(key) ?? layOut(picture, words.phaseName);
  drawings.set(key, known);
  return known;
}
