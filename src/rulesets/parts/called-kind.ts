/** An optional house rule: a seat may not discard the kind it has just called. */
import type { RuleId } from '../../engine/action.ts';
import { type Clause, clause } from '../../engine/clause.ts';
import type { Meld } from '../../engine/melds.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Table } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';

/** The meld this seat has just called, before its discard; null at any other time. */
export function justCalled({ stage, seats }: Table, seat: Seat): Meld | null {
  if (stage.phase !== 'deciding' || stage.seat !== seat || stage.claimed === null) return null;
  return seats[seat].melds.at(-1) ?? null;
}

const calledIn = (meld: Meld | null): Kind | null => {
  if (!meld) return null;
  return meld.kind === 'chow' ? meld.claimed : meld.tile;
};

/** Forbids discarding the called kind right after a call, unless the hand has no other kind. */
export const calledKind = (rule: RuleId): Clause =>
  clause<null>({
    id: rule,
    lasts: 'hand',
    initial: null,
    forbids: {
      discard: (_memory, action, { table }) => {
        const called = calledIn(justCalled(table, action.seat));
        const { concealed } = table.seats[action.seat];
        // Discarding a tile that is not in hand is another rule's matter.
        if (called !== action.tile || !concealed.includes(called)) return null;
        return concealed.every((tile) => tile === called) ? null : { rule, tiles: [called] };
      },
    },
  });
