/** Mistakes a player may insist on, and their price; never legal, never chosen by bots. */

import type { PaymentGroup } from '../../engine/payment.ts';
import type { Mistake, Stakes } from '../../engine/ruleset.ts';
import { hiddenKongs, offerOf } from '../../engine/selectors.ts';
import { onePays } from '../parts/payments.ts';
import { paysOthers } from './instant-payments.ts';

/** Fan paid to each of the others for a false win, without base (rule `false-win`). */
const FALSE_WIN_FAN = 30;

/** Rules whose breach makes a declared win false. */
const NO_WIN = new Set(['shape-standard', 'shape-seven-pairs', 'false-win']);

/** The mistake costs only the win itself (rule `winning-tile-apart`). */
const COSTS_THE_WIN: PaymentGroup = { rule: 'winning-tile-apart', payments: [] };

/** The mistakes `false-win`, `miscalled-peng`, `concealed-kong-hidden` and `winning-tile-apart`. */
export const mistakes = (stakes: Stakes): readonly Mistake[] => [
  {
    rule: 'false-win',
    price: (action, { rule }) =>
      action.do === 'win' && NO_WIN.has(rule)
        ? paysOthers('false-win', action.seat, FALSE_WIN_FAN * stakes.fan)
        : null,
  },
  {
    rule: 'miscalled-peng',
    price: (action, { rule, seats }, { table }) => {
      const caller = rule === 'miscalled-peng' ? seats?.[0] : undefined;
      const to = caller ?? (action.do === 'pung' && rule === 'peng-kong' ? offerOf(table)?.from : undefined);
      return to === undefined || to === action.seat
        ? null
        : onePays('miscalled-peng', action.seat, to, stakes.base);
    },
  },
  {
    rule: 'concealed-kong-hidden',
    // Two base units per kong left face down; one kong is assumed if there is no table.
    price: (action, { rule }, { table }) =>
      rule === 'concealed-kong-hidden'
        ? paysOthers(rule, action.seat, 2 * stakes.base * Math.max(1, hiddenKongs(table, action.seat).length))
        : null,
  },
  {
    rule: 'winning-tile-apart',
    price: (_action, { rule }) => (rule === 'winning-tile-apart' ? COSTS_THE_WIN : null),
    spoils: (action) => (action.do === 'win' ? COSTS_THE_WIN : null),
  },
];
