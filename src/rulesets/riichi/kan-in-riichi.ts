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

/** Returns the reason against a kan of this tile, or null. */
export function kanInRiichi(
  seat: Seat,
  tile: Kind,
  { ruleset, table }: Position,
  chosen: Chosen,
): Reason | null {
  const { stage } = table;
  const hand = table.seats[seat];
  const have = copiesLike(hand.concealed, tile);
  if (have === 0) return null;
  const rule = 'riichi-kan';
  const drawn = (stage.phase === 'deciding' ? stage.drew?.tile : null) ?? null;
  if (have < 4 || chosen['kan-in-riichi'] === 'never') return { rule, tiles: [tile] };
  if (drawn === null || plainKind(drawn) !== tile) return { rule, tiles: [tile] };
  const before = scoringHandAs(table, seat, { ...hand, concealed: withoutTile(hand.concealed, drawn) });
  const four = ownTiles(hand.concealed, tile, 4, 0);
  const after = scoringHandAs(table, seat, {
    ...hand,
    concealed: withoutTiles(hand.concealed, four),
    melds: [...hand.melds, { kind: 'kong', how: 'concealed', tile, tiles: four, shown: true }],
  });
  const waited = waits(ruleset, before);
  if (waited.join() !== waits(ruleset, after).join()) return { rule, tiles: [tile] };
  if (chosen['kan-in-riichi'] === 'same-waits') return null;
  const isAlwaysTriplet = waited.every((wait) =>
    readingsOf(ruleset, scoringHandWith(before, wait)).every(({ sets }) =>
      sets.some(({ kind, tiles }) => kind === 'pung' && tiles[0] === tile),
    ),
  );
  return isAlwaysTriplet ? null : { rule, tiles: [tile] };
}
