/** `settlement`: the winner is paid by everybody. */
import type { Ruleset } from '../../engine/ruleset.ts';
import { othersPay } from '../parts/payments.ts';

export const settle: Ruleset['settle'] = (outcome) =>
  outcome.is === 'won'
    ? outcome.winners.map((win) => othersPay('settlement', win.seat, win.score.total))
    : [];
