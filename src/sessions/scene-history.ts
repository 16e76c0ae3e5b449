/** Loads a scene's rules and frames when the reader wants to act at it. */
import { rulesetOf } from '../rulesets/instantiate.ts';
import { loadGame } from '../rulesets/registry.ts';
import { type HandSetup, settingOf } from './hand.ts';
import type { TableHistory } from './hand-history.ts';
import type { Recording, RulesAddress } from './props.ts';
import { replayRecording } from './replay.ts';

/** A scene's rules and frames, the first one shown. */
export interface SceneFilm {
  readonly setting: HandSetup;
  readonly history: TableHistory;
}

/**
 * Loads the rules and plays the recording by them.
 * @throws if the rules cannot be fetched
 */
export async function loadRecording(
  rules: Pick<RulesAddress, 'game' | 'options' | 'under'>,
  recording: Recording,
): Promise<SceneFilm> {
  const setting = settingOf(rulesetOf(await loadGame(rules.game), rules.options, rules.under));
  return { setting, history: replayRecording(setting.machine, recording) };
}
