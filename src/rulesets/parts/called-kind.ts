/** A sentence that some tables add to a call: what was called is not thrown away with the same breath. */
import type { RuleId } from '../../engine/action.ts';
import { type Clause, clause } from '../../engine/clause.ts';
import type { Meld } from '../../engine/melds.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';

/** The set that this seat has called for and not yet answered with a discard; null where that is not so. */
export function justCalled({ stage, seats }: Table, seat: Seat): Meld | null {
  if (stage.phase !== 'deciding' || stage.seat !== seat || stage.claimed === null) return null;
  return seats[seat].melds.at(-1) ?? null;
}

const calledIn = (meld: Meld | null): Kind | null => {
  if (!meld) return null;
  return meld.kind === 'chow' ? meld.claimed : meld.tile;
};

/** Right after a call no tile of that kind is discarded, unless there is no other. */
export const calledKind = (rule: RuleId): Clause =>
  clause<null>({
    id: rule,
    lasts: 'hand',
    initial: null,
    forbids: (_memory, action, { table }) => {
      if (action.do !== 'discard') return null;
      const called = calledIn(justCalled(table, action.seat));
      const { concealed } = table.seats[action.seat];
      // Nobody throws away what they do not have.
      if (called !== action.tile || !concealed.includes(called)) return null;
      return concealed.every((tile) => tile === called) ? null : { rule, tiles: [called] };
    },
  });
