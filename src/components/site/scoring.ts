/**
 * Tells which games have a score page: those that count fan, that score the losers' hands too, or that count in two
 * units (han and fu).
 */
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';

/** True if `/score/<game>/` exists. */
export async function scoresHands(ruleset: string): Promise<boolean> {
  const { scoring } = rulesetOf(await loadGame(ruleset));
  return (
    scoring !== null &&
    (scoring.unit === 'fan' || scoring.loserScore !== null || scoring.ofRank !== undefined)
  );
}
