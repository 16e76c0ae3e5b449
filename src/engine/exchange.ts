/** An exchange of tiles before the first turn: whose tiles go where, and who is asked. */
import type { Ruleset } from './ruleset.ts';
import { bySeat, SEATS, type Seat, seatOfWind, windOf } from './seats.ts';
import type { PreambleStep } from './steps.ts';
import type { Stage, Table } from './table.ts';

type Dealing = Stage & { phase: 'dealing' };
export type ExchangeStep = PreambleStep & { step: 'exchange' };

/** The partner of a seat in an exchange. */
export const partnerOf = (step: ExchangeStep, seat: Seat, dealer: Seat): Seat =>
  seatOfWind(step.partner(windOf(seat, dealer)), dealer);

/** Who gives tiles in this exchange: both of a pair, or neither. */
export function givers(ruleset: Ruleset, table: Table, step: ExchangeStep): Seat[] {
  const exempt = step.exempt?.({ ruleset, table }) ?? [];
  return SEATS.filter(
    (seat) => !exempt.includes(seat) && !exempt.includes(partnerOf(step, seat, table.dealer)),
  );
}

/** The exchange as it stands now: seats that take part are asked, and answers of those that no longer do are dropped.
 *  Null where nobody gives. */
export function asksOf(ruleset: Ruleset, table: Table, stage: Dealing, step: ExchangeStep): Dealing | null {
  const position = { ruleset, table };
  if (step.skipped?.(position)) return null;
  const giving = givers(ruleset, table, step);
  if (giving.length === 0) return null;
  const others = step.consents?.(position) ?? [];
  const pending = SEATS.filter((seat) => giving.includes(seat) || others.includes(seat));
  const chosen = bySeat((seat) => {
    const choice = stage.chosen[seat];
    const idle = !pending.includes(seat) || (choice?.do === 'exchange' && !giving.includes(seat));
    return idle ? null : choice;
  });
  return { ...stage, pending, chosen };
}
