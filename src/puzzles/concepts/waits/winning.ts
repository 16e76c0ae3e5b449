/** Which tiles win, when another seat discards them. */
import { countTiles } from '../../../engine/counts.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Table } from '../../../engine/table.ts';
import type { Kind } from '../../../engine/tiles.ts';
import { judgeHand, waits } from '../../../engine/win.ts';
import type { ShownHand } from '../../hands.ts';
import { heldOf } from '../../whole-hands.ts';

/** A hand one tile short, and the seat that discards. */
export type Short = Omit<ShownHand, 'winning'> & { readonly from: Seat };

/** The kinds that win from this discarder, the minimum counted. */
export function winningKinds(hand: Short, ruleset: Ruleset, table: Table): Kind[] {
  const { seat, from } = hand;
  const held = { ...heldOf({ ...hand, winning: 0 }), counts: countTiles(hand.concealed) };
  const how = (tile: Kind) => ({ by: 'discard', tile, from, last: false, opening: false }) as const;
  const complete = waits(ruleset, held, how);
  if (ruleset.wins.minimum === null) return complete;
  return complete.filter((tile) => {
    held.counts[tile] = (held.counts[tile] as number) + 1;
    const { wins } = judgeHand({ ruleset, table }, seat, held, how(tile));
    held.counts[tile] = (held.counts[tile] as number) - 1;
    return wins;
  });
}
