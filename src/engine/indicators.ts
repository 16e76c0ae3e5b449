/** The indicators of a table: open ones, and those that lie under them once these are looked at. */
import type { Position } from './ruleset.ts';
import type { Table } from './table.ts';
import { FACE_DOWN, type Kind } from './tiles.ts';

export interface IndicatorsSeen {
  readonly open: readonly Kind[];
  readonly under: readonly Kind[];
}

export const NONE_SEEN: IndicatorsSeen = { open: [], under: [] };

/** What everybody sees of them. */
export function indicatorsSeen(position: Position): IndicatorsSeen {
  const { indicators } = position.ruleset;
  if (!indicators) return NONE_SEEN;
  return {
    open: indicatorsAt(position.table, indicators.open(position), 'open'),
    under: indicatorsAt(position.table, indicators.under(position), 'under'),
  };
}

/** The tiles at these places of the box; at a table at which they are written down, those. */
export function indicatorsAt(
  { box, indicators }: Table,
  places: readonly number[],
  which: keyof IndicatorsSeen,
): readonly Kind[] {
  if (indicators) return places.length > 0 ? indicators[which] : [];
  return places.map((place) => box?.order[place] ?? FACE_DOWN);
}
