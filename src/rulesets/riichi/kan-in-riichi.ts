/**
 * After riichi a concealed kan must change neither the waits nor any reading of the completed hand (rule `riichi-kan`).
 */

import { copiesLike } from '../../engine/counts.ts';
import type { Chosen } from '../../engine/game.ts';
import { scoringHandAs, scoringHandWith, withoutTile, withoutTiles } from '../../engine/hands.ts';
import { ownTiles } from '../../engine/jokers.ts';
import type { Reason } from '../../engine/reason.ts';
import type { Position } from '../../engine/ruleset.ts';
import type { Seat } from '../../engine/seats.ts';
import { type Kind, plainKind } from '../../engine/tiles.ts';
import { readingsOf, waits } from '../../engine/win.ts';

/**
 * Returns the reason against a kan of this tile, or null. Its `part`: `undrawn` if another tile was just drawn, `waits` if
 * the waits would change, `readings` if the three need not be a triplet, `never` if this table allows none.
 */
export function kanInRiichi(
  seat: Seat,
  tile: Kind,
  { ruleset, table }: Position,
  chosen: Chosen,
): Reason | null {
  const { stage } = table;
  const hand = table.seats[seat];
  // Without four of them it is no kan at all, in riichi or not.
  if (copiesLike(hand.concealed, tile) < 4) return null;
  const refused = (part: string): Reason => ({ rule: 'riichi-kan', part, tiles: [tile] });
  const drawn = (stage.phase === 'deciding' ? stage.drew?.tile : null) ?? null;
  if (chosen['kan-in-riichi'] === 'never') return refused('never');
  if (drawn === null || plainKind(drawn) !== tile) return refused('undrawn');
  const before = scoringHandAs(table, seat, { ...hand, concealed: withoutTile(hand.concealed, drawn) });
  const four = ownTiles(hand.concealed, tile, 4, 0);
  const after = scoringHandAs(table, seat, {
    ...hand,
    concealed: withoutTiles(hand.concealed, four),
    melds: [...hand.melds, { kind: 'kong', how: 'concealed', tile, tiles: four, shown: true }],
  });
  const waited = waits(ruleset, before);
  if (waited.join() !== waits(ruleset, after).join()) return refused('waits');
  if (chosen['kan-in-riichi'] === 'same-waits') return null;
  const isAlwaysTriplet = waited.every((wait) =>
    readingsOf(ruleset, scoringHandWith(before, wait)).every(({ sets }) =>
      sets.some(({ kind, tiles }) => kind === 'pung' && tiles[0] === tile),
    ),
  );
  return isAlwaysTriplet ? null : refused('readings');
}
