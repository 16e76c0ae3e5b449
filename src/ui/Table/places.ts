/** Where things lie on the drawn table: seats round the reader, tiles within a meld. No rule of any game is here. */
import type { Meld } from '../../engine/melds.ts';
import { distance, othersAfter, type Seat } from '../../engine/seats.ts';
import { FACE_DOWN, type Kind } from '../../engine/tiles.ts';
import type { View } from '../../engine/view.ts';

/** A side of the drawn table. */
export type TableSide = 'bottom' | 'left' | 'top' | 'right';
/** Quarter turns, clockwise: a tile upright for its owner has its owner's. */
export type QuarterTurns = 0 | 1 | 2 | 3;

const AROUND: readonly TableSide[] = ['bottom', 'left', 'top', 'right'];

/** How a tile lies that is upright for whoever sits there. */
export const turnOf = (side: TableSide): QuarterTurns => AROUND.indexOf(side) as QuarterTurns;

/** A tile laid across where others lie like this. */
export const quarterBack = (turn: QuarterTurns): QuarterTurns => ((turn + 3) & 3) as QuarterTurns;

/** The side a seat is drawn on when `you` sits at the bottom: the next seat left if play runs clockwise, else right. */
export function sideOf(seat: Seat, you: Seat, direction: View['direction']): TableSide {
  const steps = distance(you, seat);
  return AROUND[direction === 'clockwise' ? steps : (4 - steps) & 3] ?? 'bottom';
}

/** The other three seats in turn order after `you`: the order they are read in. */
export const others = othersAfter;

/** One tile as it lies in a meld. */
export interface MeldTile {
  readonly kind: Kind;
  /** Laid across: the claimed tile. */
  readonly across: boolean;
  /** Lies on the tile before it: the fourth of a promoted kong. */
  readonly stacked: boolean;
}

/**
 * A meld's tiles as they lie before their owner, left to right. The one laid across stands at the left, in the
 * middle or at the right as the seat that gave it sits; of a concealed kong the outer two lie face down.
 * @param giver where the giver sits as its owner sees it, or null where nobody gave one
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

/** Where the seat that gave a tile sits, as its claimer sees it. */
export function giverAt(claimer: Seat, giver: Seat | null, direction: View['direction']) {
  if (giver === null || giver === claimer) return null;
  const side = sideOf(giver, claimer, direction);
  return side === 'top' ? 'opposite' : side === 'left' ? 'left' : 'right';
}

/** The tiles less one of this kind. */
export function without(tiles: readonly Kind[], kind: Kind): Kind[] {
  const at = tiles.indexOf(kind);
  return tiles.filter((_, i) => i !== at);
}

/** A name for each tile of a row that lasts while the tile stays: the kind, and which of its copies. */
export function keysOf(kinds: readonly Kind[]): string[] {
  const seen = new Map<Kind, number>();
  return kinds.map((kind) => {
    const copy = seen.get(kind) ?? 0;
    seen.set(kind, copy + 1);
    return `${kind}.${copy}`;
  });
}

/** The kind that such a name stands for. */
export const kindOf = (key: string): Kind => Number.parseInt(key, 10);

/** A seat's concealed tiles as they stand: sorted, the drawn tile last. */
export function concealedOf(
  view: View,
  seat: Seat,
): { readonly tiles: readonly Kind[]; readonly drawn: Kind | null } {
  const { concealed } = view.seats[seat];
  const { drew, seat: turn, phase } = view.stage;
  if (drew === null || turn !== seat || phase !== 'deciding' || !concealed.includes(drew)) {
    return { tiles: concealed, drawn: null };
  }
  return { tiles: [...without(concealed, drew), drew], drawn: drew };
}
