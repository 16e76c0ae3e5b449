/** Geometry of the drawn table: seats around the reader, tiles within a meld. It contains no game rules. */
import type { Meld } from '../../engine/melds.ts';
import { distance, othersAfter, type Seat } from '../../engine/seats.ts';
import { FACE_DOWN, type Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';

/** A side of the drawn table. */
export type TableSide = 'bottom' | 'left' | 'top' | 'right';
/** Quarter turns, clockwise; 0 is upright for the reader. */
export type QuarterTurns = 0 | 1 | 2 | 3;

const AROUND: readonly TableSide[] = ['bottom', 'left', 'top', 'right'];

/** Turn of a tile that is upright for the seat on this side. */
export const turnOf = (side: TableSide): QuarterTurns => AROUND.indexOf(side) as QuarterTurns;

/** Turn of a sideways tile among tiles with this turn. */
export const quarterBack = (turn: QuarterTurns): QuarterTurns => ((turn + 3) & 3) as QuarterTurns;

/** Side of a seat when `you` is at the bottom: the next seat is left if play runs clockwise, else right. */
export function sideOf(seat: Seat, you: Seat, direction: View['direction']): TableSide {
  const steps = distance(you, seat);
  return AROUND[direction === 'clockwise' ? steps : (4 - steps) & 3] ?? 'bottom';
}

/** The other three seats in turn order after `you`, which is their reading order. */
export const others = othersAfter;

/** One tile of a meld. */
export interface MeldTile {
  readonly kind: Kind;
  /** True if laid sideways: the claimed tile. */
  readonly across: boolean;
  /** True if it lies on the tile before it: the fourth of a promoted kong. */
  readonly stacked: boolean;
}

/**
 * A meld's tiles from left to right, as its owner sees them. The sideways tile stands left, middle or right, depending
 * on where the giver sits. The outer tiles of a concealed kong are face down. Example: pung of 5s from the opposite
 * seat → 5, sideways 5, 5.
 * @param giver side of the giver as seen by the owner; null if nobody gave a tile
 */
export function laidOut(meld: Meld, giver: 'left' | 'opposite' | 'right' | null): readonly MeldTile[] {
  if (meld.kind === 'kong' && meld.how === 'concealed') {
    const kinds = meld.tiles.map((kind, i) => (i === 0 || i === 3 ? FACE_DOWN : kind));
    return kinds.map((kind) => ({ kind, across: false, stacked: false }));
  }
  const claimed = meld.kind === 'chow' ? meld.claimed : (meld.tiles[0] ?? meld.tile);
  const own = without(meld.tiles, claimed);
  const promoted = meld.kind === 'kong' && meld.how === 'promoted';
  const upright = promoted ? own.slice(1) : own;
  const at = giver === 'opposite' ? 1 : giver === 'right' ? upright.length : 0;
  const across: MeldTile[] = [{ kind: claimed, across: giver !== null, stacked: false }];
  if (promoted) across.push({ kind: own[0] ?? claimed, across: giver !== null, stacked: giver !== null });
  const laid: MeldTile[] = upright.map((kind) => ({ kind, across: false, stacked: false }));
  laid.splice(at, 0, ...across);
  return laid;
}

/** Side of the seat that gave a tile, as seen by the claimer; null if nobody did. */
export function giverAt(claimer: Seat, giver: Seat | null, direction: View['direction']) {
  if (giver === null || giver === claimer) return null;
  const side = sideOf(giver, claimer, direction);
  return side === 'top' ? 'opposite' : side === 'left' ? 'left' : 'right';
}

/** Seat that gave the tile of a meld, or null. */
export const fromOf = (meld: Meld): Seat | null => ('from' in meld ? meld.from : null);

/** The tiles without one copy of this kind. */
export function without(tiles: readonly Kind[], kind: Kind): Kind[] {
  const at = tiles.indexOf(kind);
  return tiles.filter((_, i) => i !== at);
}

/**
 * Keys that stay with a tile while it is in the row: kind and copy number. Example: [4, 4, 7] → ["4.0", "4.1", "7.0"].
 */
export function keysOf(kinds: readonly Kind[]): string[] {
  const seen = new Map<Kind, number>();
  return kinds.map((kind) => {
    const copy = seen.get(kind) ?? 0;
    seen.set(kind, copy + 1);
    return `${kind}.${copy}`;
  });
}

/** The kind in such a key. */
export const kindOf = (key: string): Kind => Number.parseInt(key, 10);

/** The discard that ended the hand, and who won with it; null if the hand has not ended so. */
export function wonDiscard({ stage: { outcome } }: View) {
  if (outcome?.is !== 'won' || outcome.from === null) return null;
  const [{ how }] = outcome.winners;
  return how.by === 'discard'
    ? { tile: how.tile, from: outcome.from, winners: outcome.winners.map(({ seat }) => seat) }
    : null;
}

/**
 * A seat's concealed tiles in display order: sorted, then the tile that has just come, which stands apart. `won`: it is
 * the discard that the seat won with.
 */
export function concealedOf(
  view: View,
  seat: Seat,
): { readonly tiles: readonly Kind[]; readonly drawn: Kind | null; readonly won: boolean } {
  const { concealed } = view.seats[seat];
  const { drew, seat: turn, phase } = view.stage;
  const won = wonDiscard(view);
  if (won?.winners.includes(seat) && !concealed.includes(FACE_DOWN)) {
    return { tiles: [...concealed, won.tile], drawn: won.tile, won: true };
  }
  if (drew === null || turn !== seat || phase !== 'deciding' || !concealed.includes(drew)) {
    return { tiles: concealed, drawn: null, won: false };
  }
  return { tiles: [...without(concealed, drew), drew], drawn: drew, won: false };
}
