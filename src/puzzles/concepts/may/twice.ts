import type { Action } from '../../../engine/action.ts';
import { shuffled } from '../../../engine/random.ts';
import { momentsOf } from '../../positions.ts';
import type { Twice } from '../../twice.ts';
import { isNear, triesAt } from './near.ts';
import { ALLOWED, type Tried } from './tried.ts';

/** A win may hang on what was said and passed before, and that is each game's own. */
const isCall = ({ do: does }: Action): boolean => does === 'chow' || does === 'pung' || does === 'kong';

/** The same table and the same call: may it be made in the one game, and in the other? */
export const twice: Twice<Tried> = {
  of: 'table',
  parts: ['calls', 'kongs', 'clauses'],
  isYesOrNo: true,
  comesTo: (answer) => [answer.includes(ALLOWED) ? 'yes' : 'no'],
  isShared: ({ action }) => isCall(action),
  put: (tried) => ({ ...tried, rules: [] }),
  dealt: function* (ruleset, random) {
    const moments = [...momentsOf(ruleset, random.below(0x1_0000_0000))];
    for (const { table, since } of shuffled(moments, random)) {
      for (const action of shuffled(triesAt(ruleset, table), random)) {
        if (isCall(action) && isNear(table, action)) yield { table, since, action, rules: [] };
      }
    }
  },
  tried: ({ action }) => action,
  table: ({ table }) => table,
  at: (tried, table) => ({ ...tried, table }),
};
