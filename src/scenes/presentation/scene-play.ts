/** Types for a played scene and for the context its texts are written in. */
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import type { CompiledScene } from '../compile.ts';
import type { Scene } from '../scene.ts';

/** A scene with its compiled frames and the ruleset that played it. */
export interface ScenePlay {
  readonly scene: Scene;
  readonly compiled: CompiledScene;
  readonly ruleset: Ruleset;
}

export interface NarrationContext {
  /** The titles and texts of all rules a scene may cite. */
  readonly rules: ReadonlyMap<RuleId, RuleWords>;
  /** The addresses of a game's rulebook: the page, and its data file. */
  readonly books: (game: string) => { readonly rulebook: string; readonly book: string };
  /** The address of the state chart of a game's kind of hand, as JSON. */
  readonly chart: (game: string, under: string) => string;
}
