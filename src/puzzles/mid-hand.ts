import type { Table } from '../engine/table.ts';

/** Marks that a tile has been claimed at this table, so that no win counts as one on the first turn. */
export const midway = (table: Table): Table => ({ ...table, claims: Math.max(1, table.claims) });
