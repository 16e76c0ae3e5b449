/** Loads a scene's rules and frames when the reader wants to act at it. */
import { loadGame } from '../rulesets/registry.ts';
import type { Recording, RulesAddress } from './props.ts';
import { playRecording, type SceneHistory, type SceneRules } from './replay.ts';

/**
 * Loads the rules and plays the recording by them.
 * @throws if the rules cannot be fetched
 */
export const loadRecording = async (
  rules: SceneRules & Pick<RulesAddress, 'game'>,
  recording: Recording,
): Promise<SceneHistory> => playRecording(await loadGame(rules.game), rules, recording);
