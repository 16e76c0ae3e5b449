/** The first go-around: unbroken until a seat calls a set or makes a kan (rule `go-around`). */
import { clause } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';

/** Is the go-around broken? A kan breaks it when its replacement tile is drawn. */
export const goAround = clause<boolean>({
  id: 'go-around',
  lasts: 'hand',
  initial: false,
  after: {
    awarded: (broken, { stand: [first] }) => broken || first?.call !== 'win',
    drew: (broken, { why }) => broken || why === 'kong',
  },
});

/** Has this seat not discarded yet, with the go-around unbroken? */
export const isFirstTurn = ({ table }: Position, seat: Seat): boolean =>
  !goAround.of(table) && table.claims === 0 && table.seats[seat].discards === 0;
