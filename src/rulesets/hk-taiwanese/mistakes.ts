/** Mistakes a player may insist on, and what they cost; never legal, never a bot's choice. */
import type { Mistake } from '../../engine/ruleset.ts';
import { onePays } from '../parts/payments.ts';
import { paysOthers } from './spot.ts';
import type { Stakes } from './stakes.ts';

/** `false-win`: this many fan to each of the others, without base. */
const FALSE_WIN_FAN = 30;

/** Rules whose breaking makes a declared win a false one. */
const NO_WIN = new Set(['shape-standard', 'shape-seven-pairs']);

export const mistakes = (stakes: Stakes): readonly Mistake[] => [
  {
    rule: 'false-win',
    price: (action, { rule }) =>
      action.do === 'win' && (NO_WIN.has(rule) || rule === 'false-win')
        ? paysOthers('false-win', action.seat, FALSE_WIN_FAN * stakes.fan)
        : null,
  },
  {
    rule: 'miscalled-peng',
    price: (action, { rule, seats }, { table }) => {
      const { stage } = table;
      const offer = stage.phase === 'claiming' || stage.phase === 'drawing' ? stage.offer : null;
      const told = rule === 'miscalled-peng' ? seats?.[0] : undefined;
      const to = told ?? (action.do === 'pung' && rule === 'peng-kong' ? offer?.from : undefined);
      return to === undefined ? null : onePays('miscalled-peng', action.seat, to, stakes.base);
    },
  },
  {
    rule: 'concealed-kong-hidden',
    price: (action, { rule }, { table }) =>
      rule === 'concealed-kong-hidden' ||
      (action.do === 'pass' && table.stage.phase === 'settling' && table.stage.asked.includes(action.seat))
        ? paysOthers('concealed-kong-hidden', action.seat, 2 * stakes.base)
        : null,
  },
];
