/** Draws from the head of the wall, its tail, or the box. */
import type { Ruleset } from './ruleset.ts';
import { type Pile, type Table, tilesLeft } from './table.ts';
import type { Kind } from './tiles.ts';

/** A taken tile, its source, and the remaining piles. */
export interface TakenTile {
  readonly tile: Kind;
  readonly from: 'wall' | 'tail' | 'box';
  readonly wall: Pile;
  readonly box: Pile | null;
}

/** Can a replacement tile be drawn? */
export function hasSupplement(ruleset: Ruleset, table: Table): boolean {
  if (ruleset.supplement.from !== 'box') return tilesLeft(table.wall) > 0;
  return table.box !== null && tilesLeft(table.box) > 0;
}

/** The next tile of the wall, or null when none is left. */
export function takeTurn(table: Table): TakenTile | null {
  const { wall, box } = table;
  return tilesLeft(wall) > 0 ? { tile: first(wall), from: 'wall', wall: withoutFirst(wall), box } : null;
}

/** Takes a replacement tile from where this ruleset says; null if none is left. */
export function takeSupplement(ruleset: Ruleset, table: Table): TakenTile | null {
  if (!hasSupplement(ruleset, table)) return null;
  const { wall, box } = table;
  if (ruleset.supplement.from === 'head') {
    return { tile: first(wall), from: 'wall', wall: withoutFirst(wall), box };
  }
  if (ruleset.supplement.from === 'tail') {
    const end = wall.end - 1;
    return { tile: wall.order[end] as Kind, from: 'tail', wall: { ...wall, end }, box };
  }
  if (box === null) return null;
  if (ruleset.supplement.from === 'dead-wall') {
    const end = box.end - 1;
    const next = box.next - 1;
    return {
      tile: box.order[end] as Kind,
      from: 'box',
      wall: { ...wall, end: wall.end - 1 },
      box: { ...box, next, end },
    };
  }
  return { tile: first(box), from: 'box', wall, box: withoutFirst(box) };
}

/** Number of tiles drawn from the end of a box that is kept full. */
export const drawnFrom = (box: Pile): number => box.order.length - box.end;

const first = ({ order, next }: Pile): Kind => order[next] as Kind;
const withoutFirst = ({ order, next, end }: Pile): Pile => ({ order, next: next + 1, end });
