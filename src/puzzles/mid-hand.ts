import type { Table } from '../engine/table.ts';

/** The table after something has been claimed: nothing at it is a hand's first moment, whatever is won. */
export const midway = (table: Table): Table => ({ ...table, claims: Math.max(1, table.claims) });
