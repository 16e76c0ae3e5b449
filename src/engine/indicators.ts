/** Finds the visible indicators of a table. */
import type { Position, Ruleset } from './ruleset.ts';
import type { IndicatorsSeen, Table } from './table.ts';
import { FACE_DOWN, type Kind } from './tiles.ts';

export const NONE_SEEN: IndicatorsSeen = { open: [], under: [] };

/** Lists the indicators that everybody sees. */
export function indicatorsSeen(position: Position): IndicatorsSeen {
  const { indicators } = position.ruleset;
  if (!indicators) return NONE_SEEN;
  return {
    open: indicatorsAt(position.table, indicators.open(position), 'open'),
    under: indicatorsAt(position.table, indicators.under(position), 'under'),
  };
}

/** Indicators newly visible between two tables; null if there are none. */
export function turnedBetween(ruleset: Ruleset, before: Table, after: Table): IndicatorsSeen | null {
  if (!ruleset.indicators) return null;
  const was = indicatorsSeen({ ruleset, table: before });
  const is = indicatorsSeen({ ruleset, table: after });
  const turned = { open: is.open.slice(was.open.length), under: is.under.slice(was.under.length) };
  return turned.open.length + turned.under.length > 0 ? turned : null;
}

/** Tiles at these indices of the box. A written table lists its indicators, so those are returned. */
export function indicatorsAt(
  { box, indicators }: Table,
  places: readonly number[],
  which: keyof IndicatorsSeen,
): readonly Kind[] {
  if (indicators) return places.length > 0 ? indicators[which] : [];
  return places.map((place) => box?.order[place] ?? FACE_DOWN);
}
