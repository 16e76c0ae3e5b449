/**
 * Counters on the table (rule `counters-kept`): one more after a win of East and after every draw but a chombo; none
 * after another seat's win.
 */
import { clause } from '../../engine/clause.ts';
import { isVoid } from './chombo.ts';

export const counters = clause<number>({
  id: 'counters',
  lasts: 'match',
  initial: 0,
  facts: { counters: { is: 'count', state: (_, __, value) => value } },
  after: {
    ended: (count, _event, { table: { stage, dealer } }) => {
      if (stage.phase !== 'ended') return count;
      const { outcome } = stage;
      if (outcome.is === 'drawn') return isVoid(outcome) ? count : count + 1;
      return outcome.winners.some(({ seat }) => seat === dealer) ? count + 1 : 0;
    },
  },
  stands: (count) => ({ is: 'counters', count }),
});
