/** At most four kans in a deal, of all players together; play goes on after the fourth (rule `four-kans-at-most`). */
import { clause } from '../../engine/clause.ts';
import type { BySeat } from '../../engine/seats.ts';
import { claimedBy } from '../../engine/selectors.ts';
import type { SeatHand } from '../../engine/table.ts';
import { plainKind } from '../../engine/tiles.ts';
import { isInRiichi } from './riichi-state.ts';

const RULE = 'four-kans-at-most';
export const MOST_KANS = 4;

/** Number of kans on the table, per seat. */
export const kansOf = (seats: BySeat<SeatHand>): readonly number[] =>
  seats.map(({ melds }) => melds.filter(({ kind }) => kind === 'kong').length);

/** Forbids a fifth kan. Memory: the number of kans that a written table states without showing them. */
export const fourKans = clause<number>({
  id: RULE,
  lasts: 'hand',
  initial: 0,
  facts: { kans: { is: 'count', state: (_, __, value) => value } },
  forbids: {
    kong: (kansMade, action, position) => {
      const { table } = position;
      const { seats } = table;
      const isCall = claimedBy(table, action) !== null;
      // In riichi nothing is called for a kan, however many there are (rule `riichi-freezes`).
      if (isCall && isInRiichi(position, action.seat)) return null;
      const has = seats[action.seat].concealed.some((tile) => plainKind(tile) === action.tile);
      const isTried = isCall || has;
      const have = kansMade + kansOf(seats).reduce((sum, count) => sum + count, 0);
      return isTried && have >= MOST_KANS ? { rule: RULE, have, need: MOST_KANS } : null;
    },
  },
});
