/** Why a deal has ended that nobody has won. */
import type { RuleId } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { capital } from './numbers.ts';

/** Rules that end a deal before the wall has run out, and what has happened. */
const EARLY: Readonly<Record<RuleId, string>> = {
  chombo: 'Chombo: the deal is void.',
  'nine-kinds': 'Nine terminals and honours: nobody wins.',
  'four-winds': 'Four discards of one wind: nobody wins.',
  'four-riichi': 'All four are in riichi: nobody wins.',
  'four-kans-abort': 'Four Kans: nobody wins.',
  winners: 'Three win with one tile: nobody wins.',
};

/** Whether the deal was over before all tiles were drawn. */
export const endsEarly = (rule: RuleId): boolean => rule in EARLY;

export const drawnText = (rule: RuleId, terms: Pick<Terms, 'drawnHand'>): string =>
  EARLY[rule] ?? `${capital(terms.drawnHand)}: nobody wins.`;
