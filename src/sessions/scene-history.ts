/** A scene's table: fetched with its rules when somebody wants to act at it. */
import { rulesetOf } from '../rulesets/instantiate.ts';
import { loadGame } from '../rulesets/registry.ts';
import { type Setting, settingOf } from './hand.ts';
import type { TableFilm } from './hand-history.ts';
import type { Reel, RulesAddress } from './props.ts';
import { unreeled } from './replay.ts';

/** The rules of a scene and its frames, the first in sight. */
export interface SceneFilm {
  readonly setting: Setting;
  readonly film: TableFilm;
}

/** Fetches the rules and plays the reel by them. @throws where they cannot be fetched */
export async function layReel(
  rules: Pick<RulesAddress, 'game' | 'options' | 'under'>,
  reel: Reel,
): Promise<SceneFilm> {
  const setting = settingOf(rulesetOf(await loadGame(rules.game), rules.options, rules.under));
  return { setting, film: unreeled(setting.machine, reel) };
}
