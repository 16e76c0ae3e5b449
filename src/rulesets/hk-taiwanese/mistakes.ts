/** Mistakes a player may insist on, and what they cost; never legal, never a bot's choice. */

import type { PaymentGroup } from '../../engine/payment.ts';
import type { Mistake, Stakes } from '../../engine/ruleset.ts';
import { hiddenKongs, offered } from '../../engine/selectors.ts';
import { onePays } from '../parts/payments.ts';
import { paysOthers } from './instant-payments.ts';

/** `false-win`: this many fan to each of the others, without base. */
const FALSE_WIN_FAN = 30;

/** Rules whose breaking makes a declared win a false one. */
const NO_WIN = new Set(['shape-standard', 'shape-seven-pairs', 'false-win']);

/** `winning-tile-apart`: it costs the win itself, and nothing else. */
const COSTS_THE_WIN: PaymentGroup = { rule: 'winning-tile-apart', payments: [] };

/** `false-win`, `miscalled-peng`, `concealed-kong-hidden`, `winning-tile-apart`. */
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
      const to = caller ?? (action.do === 'pung' && rule === 'peng-kong' ? offered(table)?.from : undefined);
      return to === undefined || to === action.seat
        ? null
        : onePays('miscalled-peng', action.seat, to, stakes.base);
    },
  },
  {
    rule: 'concealed-kong-hidden',
    // Two base units for each kong that stays face down; told without a table, it is one.
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
