/** What mends a hand that does not win: one tile for another, or a pair for another pair. */
import { copiesOf, countTiles } from '../../engine/counts.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Table } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { byDraw, judgeHand, waits } from '../../engine/win.ts';
import { playedIn, type ShownHand } from '../hands.ts';
import { heldOf } from '../whole-hands.ts';

/** A hand of full size that does not win; its last tile is one like the others. */
export type Spoilt = Pick<ShownHand, 'seat' | 'concealed' | 'melds' | 'bonus' | 'round'>;

export interface Exchange {
  readonly out: readonly Kind[];
  readonly come: readonly Kind[];
}

/** Every single tile that may go for another by which the hand wins, the new one drawn. */
export function exchangesOf(hand: Spoilt, ruleset: Ruleset, table: Table): Exchange[] {
  const counts = countTiles(hand.concealed);
  const held = { ...heldOf({ ...hand, winning: 0, from: null }), counts };
  const found: Exchange[] = [];
  for (const out of new Set(hand.concealed)) {
    counts[out] = (counts[out] as number) - 1;
    for (const tile of waits(ruleset, held)) {
      if (tile !== out && isEnough(tile)) found.push({ out: [out], come: [tile] });
    }
    counts[out] = (counts[out] as number) + 1;
  }
  return found;

  function isEnough(tile: Kind): boolean {
    if (ruleset.wins.minimum === null) return true;
    counts[tile] = (counts[tile] as number) + 1;
    const { wins } = judgeHand({ ruleset, table }, hand.seat, held, byDraw(tile));
    counts[tile] = (counts[tile] as number) - 1;
    return wins;
  }
}

/** The first two alike that may go for two others alike by which the hand wins; null where none may. */
export function pairExchangeOf(hand: Spoilt, ruleset: Ruleset, table: Table): Exchange | null {
  const counts = countTiles(hand.concealed);
  const held = { ...heldOf({ ...hand, winning: 0, from: null }), counts };
  const all = [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)];
  for (const out of new Set(hand.concealed)) {
    if (copiesOf(hand.concealed, out) !== 2) continue;
    counts[out] = 0;
    for (const come of playedIn(ruleset)) {
      if (come === out || (ruleset.tiles[come] ?? 0) - copiesOf(all, come) < 2) continue;
      counts[come] = (counts[come] as number) + 2;
      const { wins } = judgeHand({ ruleset, table }, hand.seat, held, byDraw(come));
      counts[come] = (counts[come] as number) - 2;
      if (wins) return { out: [out, out], come: [come, come] };
    }
    counts[out] = 2;
  }
  return null;
}
