/** Empty tables at which practice hands are judged. */

import type { Ruleset } from '../engine/ruleset.ts';
import { bySeat } from '../engine/seats.ts';
import type { Table } from '../engine/table.ts';
import { midway, tableOf } from '../evaluation/table.ts';

/**
 * A table of these rules with no tiles on it. Every seat has one discard, and a claim has been made, so nothing is a
 * first turn.
 */
export function blankTable(ruleset: Ruleset, under = 'ordinary'): Table {
  const table = tableOf(ruleset, {
    seats: bySeat(() => ({ discards: 1 })),
    stage: { phase: 'deciding', seat: 0, drew: null, claimed: null },
    under,
  });
  return midway(table);
}
