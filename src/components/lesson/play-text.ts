/**
 * Plays the text of a scene. This stands apart from what reads content/, which Vite loads anew with every edit: so an
 * edit of one file has no other scene played again.
 */
import type { PlayedScene } from '../../lessons/course.ts';
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';
import { compileScene } from '../../scenes/compile.ts';
import { parseScene } from '../../scenes/parsing/parse.ts';

/** The text of a scene, and all else that how it plays depends on. */
interface SceneSource {
  /** The file, relative to the project. */
  readonly path: string;
  readonly text: string;
  /** The folder of content/ that the file is in. */
  readonly home: string;
  /** The game by whose rules it is played. */
  readonly player: string;
  /** The rules that it may name. */
  readonly rules: readonly string[];
}

/** What a scene was last played from, all of it as one text. */
interface LastPlayed {
  readonly from: string;
  readonly played: Promise<PlayedScene>;
}

const lastPlayed = new Map<string, LastPlayed>();

/**
 * Plays and checks a scene, unless it was last played from the same text by the same rules.
 * @throws LessonError where a statement of the scene is false
 */
export function playText(scene: SceneSource): Promise<PlayedScene> {
  const key = `${scene.player} ${scene.path}`;
  const from = JSON.stringify(scene);
  const last = lastPlayed.get(key);
  if (last?.from === from) return last.played;
  const played = play(scene);
  lastPlayed.set(key, { from, played });
  return played;
}

async function play({ path, text, home, player, rules }: SceneSource): Promise<PlayedScene> {
  const scene = { ...parseScene(text, path), ruleset: player };
  const ruleset = rulesetOf(await loadGame(player), scene.options, scene.under);
  return { home, scene, ruleset, compiled: compileScene(scene, ruleset, { rules: new Set(rules) }) };
}
