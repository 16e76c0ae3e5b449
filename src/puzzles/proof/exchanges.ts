/** What mends a hand that does not win: one tile for another, or a pair for another pair. */
import { copiesOf } from '../../engine/counts.ts';
import { withoutTile } from '../../engine/hands.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { byDraw, isWin } from '../../engine/win.ts';
import { type Completing, completing } from '../completing.ts';
import { playedIn, type ShownHand } from '../hands.ts';
import { scoringHandOfTiles } from '../whole-hands.ts';

/** A hand of full size that does not win; its last tile is one like the others. */
export type NonWinningHand = Pick<ShownHand, 'seat' | 'concealed' | 'melds' | 'bonus' | 'round'>;

export interface TileExchange {
  readonly out: readonly Kind[];
  readonly come: readonly Kind[];
}

/** Every single tile that may go for another by which the hand wins, the new one drawn; one by one, under any rules. */
export function exchangesOf(
  hand: NonWinningHand,
  table: Table,
): (ruleset: Ruleset) => Generator<TileExchange, void> {
  const without = new Map<Kind, Completing>();
  const completingWithout = (out: Kind): Completing => {
    const known = without.get(out);
    if (known) return known;
    const found = completing(
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

/** The first two alike that may go for two others alike by which the hand wins; null where none may. */
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
