/** Exchange of tiles before the first turn: who gives to whom, and who is asked. */
import type { Ruleset } from './ruleset.ts';
import { bySeat, SEATS, type Seat, seatOfWind, windOf } from './seats.ts';
import type { PreambleStep } from './steps.ts';
import type { Stage, Table } from './table.ts';

type DealingStage = Stage & { phase: 'dealing' };
export type ExchangeStep = PreambleStep & { step: 'exchange' };

/** The seat that receives this seat's tiles. */
export const partnerOf = (step: ExchangeStep, seat: Seat, dealer: Seat): Seat =>
  seatOfWind(step.partner(windOf(seat, dealer)), dealer);

/** Seats that give tiles: both partners or neither. */
export function givers(ruleset: Ruleset, table: Table, step: ExchangeStep): Seat[] {
  const exempt = step.exempt?.({ ruleset, table }) ?? [];
  return SEATS.filter(
    (seat) => !exempt.includes(seat) && !exempt.includes(partnerOf(step, seat, table.dealer)),
  );
}

/**
 * Updates the exchange stage: asks the seats that take part, and drops answers of seats that no longer do. Null if the
 * step is skipped or nobody gives.
 */
export function asksOf(
  ruleset: Ruleset,
  table: Table,
  stage: DealingStage,
  step: ExchangeStep,
): DealingStage | null {
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
