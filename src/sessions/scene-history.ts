/** A scene's table: fetched with its rules when somebody wants to act at it. */
import { rulesetOf } from '../rulesets/instantiate.ts';
import { loadGame } from '../rulesets/registry.ts';
import { type HandSetup, settingOf } from './hand.ts';
import type { TableHistory } from './hand-history.ts';
import type { Recording, RulesAddress } from './props.ts';
import { replayRecording } from './replay.ts';

/** The rules of a scene and its frames, the first in sight. */
export interface SceneFilm {
  readonly setting: HandSetup;
  readonly history: TableHistory;
}

/** Fetches the rules and plays the reel by them. @throws where they cannot be fetched */
export async function loadRecording(
  rules: Pick<RulesAddress, 'game' | 'options' | 'under'>,
  recording: Recording,
): Promise<SceneFilm> {
  const setting = settingOf(rulesetOf(await loadGame(rules.game), rules.options, rules.under));
  return { setting, history: replayRecording(setting.machine, recording) };
}
