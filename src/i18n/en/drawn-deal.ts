/** English reasons for a deal that ends without a win. */
import type { RuleId } from '../../engine/action.ts';
import type { Terms } from '../../engine/ruleset.ts';
import { capital } from './numbers.ts';

/** Texts for rules that end a deal early, before the wall is empty. */
const EARLY: Readonly<Record<RuleId, string>> = {
  chombo: 'Chombo: the deal is void.',
  'nine-kinds': 'Nine terminals and honours: nobody wins.',
  'four-winds': 'Four discards of one wind: nobody wins.',
  'four-riichi': 'All four are in riichi: nobody wins.',
  'four-kans-abort': 'Four Kans: nobody wins.',
  winners: 'Three win with one tile: nobody wins.',
};

/** Did the deal end before the wall was empty? */
export const endsEarly = (rule: RuleId): boolean => rule in EARLY;

export const drawnText = (rule: RuleId, terms: Pick<Terms, 'drawnHand'>): string =>
  EARLY[rule] ?? `${capital(terms.drawnHand)}: nobody wins.`;
