/** What a lesson may speak of: a game's rules, and its scenes, played. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { CompiledScene } from '../scenes/compile.ts';
import type { Scene } from '../scenes/scene.ts';
import type { RuleWords } from '../words/words.ts';

/** An entry of a rulebook, as far as lessons need it. */
export interface Rule extends RuleWords {
  /** The scene that shows it: a file name of this game's scenes/, or "<ruleset>/<name>". */
  readonly scene?: string | undefined;
}

/** A scene and everything that happens in it. */
export interface PlayedScene {
  readonly scene: Scene;
  readonly compiled: CompiledScene;
  readonly ruleset: Ruleset;
}
