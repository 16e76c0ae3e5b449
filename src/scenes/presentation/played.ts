/** A scene that was played, and whoever has the words to tell of it. */
import type { RuleId } from '../../engine/action.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { RuleWords } from '../../i18n/message-context.ts';
import type { CompiledScene } from '../compile.ts';
import type { Scene } from '../scene.ts';

/** A scene and everything that happens in it. */
export interface Played {
  readonly scene: Scene;
  readonly compiled: CompiledScene;
  readonly ruleset: Ruleset;
}

export interface NarrationContext {
  /** Every rule one may name. */
  readonly rules: ReadonlyMap<RuleId, RuleWords>;
  /** Where a game's rulebook is read, and where it lies as data. */
  readonly books: (game: string) => { readonly rulebook: string; readonly book: string };
}
