/** Which games have a page that scores a hand: those that count patterns by fan, or where everyone's hand is counted. */
import { rulesetOf } from '../../rulesets/instantiate.ts';
import { loadGame } from '../../rulesets/registry.ts';

export async function scoresHands(ruleset: string): Promise<boolean> {
  const { scoring } = rulesetOf(await loadGame(ruleset));
  return (
    scoring !== null &&
    (scoring.unit === 'fan' || scoring.loserScore !== null || scoring.ofRank !== undefined)
  );
}
