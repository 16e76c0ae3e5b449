/** Why a deal has ended that nobody has won. */
import type { RuleId } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { capital } from './numbers.ts';

/** Rules that end a deal before the wall has run out. */
const EARLY: Readonly<Record<RuleId, string>> = {
  chombo: 'Chombo: the deal is void, and the same player deals again.',
  'nine-kinds': 'Nine different terminals and honours: the deal ends without a winner.',
  'four-winds': 'The first four discards are the same wind: the deal ends without a winner.',
  'four-riichi': 'All four players have declared riichi: the deal ends without a winner.',
  'four-kans-abort': 'Four Kans by more than one player: the deal ends without a winner.',
  winners: 'Three players win with the same tile: the deal ends without a winner.',
};

/** Whether the deal was over before all tiles were drawn. */
export const endsEarly = (rule: RuleId): boolean => rule in EARLY;

export const drawnText = (rule: RuleId, terms: Pick<Terms, 'drawnHand'>): string =>
  EARLY[rule] ?? `${capital(terms.drawnHand)}: nobody wins.`;
