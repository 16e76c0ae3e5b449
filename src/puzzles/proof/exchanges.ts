/** Exchanges that repair a non-winning hand: one tile for another, or a pair for another pair. */
import { copiesOf } from '../../engine/counts.ts';
import { withoutTile } from '../../engine/hands.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { byDraw, isWin } from '../../engine/win.ts';
import { playedIn, type ShownHand } from '../hands.ts';
import { findWaits, type WinningKinds } from '../wait-search.ts';
import { scoringHandOfTiles } from '../whole-hands.ts';

/** A full-size hand that does not win. Its last tile is not marked. */
export type NonWinningHand = Pick<ShownHand, 'seat' | 'concealed' | 'melds' | 'bonus' | 'round'>;

export interface TileExchange {
  readonly out: readonly Kind[];
  readonly come: readonly Kind[];
}

/** Yields every exchange of one tile after which the hand wins by draw. Works under any ruleset. */
export function exchangesOf(
  hand: NonWinningHand,
  table: Table,
): (ruleset: Ruleset) => Generator<TileExchange, void> {
  const without = new Map<Kind, WinningKinds>();
  const completingWithout = (out: Kind): WinningKinds => {
    const known = without.get(out);
    if (known) return known;
    const found = findWaits(
      hand.seat,
      scoringHandOfTiles(hand, withoutTile(hand.concealed, out)),
      byDraw,
      () => table,
    );
    without.set(out, found);
    return found;
  };
  return function* (ruleset) {
    for (const out of new Set(hand.concealed))
      for (const tile of completingWithout(out).winning(ruleset))
        if (tile !== out) yield { out: [out], come: [tile] };
  };
}

/**
 * The first pair that can be exchanged for another pair so that the hand wins. Returns null if there is none. Example:
 * `{ out: [5m, 5m], come: [E, E] }`.
 */
export function pairExchangeOf(hand: NonWinningHand, ruleset: Ruleset, table: Table): TileExchange | null {
  const scoringHand = scoringHandOfTiles(hand, hand.concealed);
  const { counts } = scoringHand;
  const all = [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)];
  for (const out of new Set(hand.concealed)) {
    if (copiesOf(hand.concealed, out) !== 2) continue;
    counts[out] = 0;
    for (const come of playedIn(ruleset)) {
      if (come === out || (ruleset.tiles[come] ?? 0) - copiesOf(all, come) < 2) continue;
      counts[come] = (counts[come] as number) + 2;
      const wins = isWin({ ruleset, table }, hand.seat, scoringHand, byDraw(come));
      counts[come] = (counts[come] as number) - 2;
      if (wins) return { out: [out, out], come: [come, come] };
    }
    counts[out] = 2;
  }
  return null;
}
