/** `go-around`: the first go-around is unbroken until somebody calls for a set or has made a kong. */
import { clause } from '../../engine/clause.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';

/** Whether it is broken. A kong breaks it once it stands: with the tile that is drawn for it. */
export const goAround = clause<boolean>({
  id: 'go-around',
  lasts: 'hand',
  initial: false,
  after: {
    awarded: (broken, { stand: [first] }) => broken || first?.call !== 'win',
    drew: (broken, { why }) => broken || why === 'kong',
  },
});

/** Whether this seat has not discarded yet, and nothing has broken the first go-around. */
export const isFirstTurn = ({ table }: Position, seat: Seat): boolean =>
  !goAround.of(table) && table.seats[seat].discards === 0;
