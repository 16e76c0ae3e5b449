/** Which games have a page that scores a hand: those that count patterns by fan. */
import { rulesetOf } from '../../rulesets/choose.ts';
import { loadGame } from '../../rulesets/registry.ts';

export const scoresHands = async (ruleset: string): Promise<boolean> =>
  rulesetOf(await loadGame(ruleset)).scoring?.unit === 'fan';
