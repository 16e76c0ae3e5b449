/** How many tiles of each kind a view does not show. */
import type { Ruleset } from './ruleset.ts';
import type { Kind } from './tiles.ts';
import type { View } from './view.ts';

/** By kind: how many tiles of it do not lie where this view sees them. */
export function unseenOf(view: View, ruleset: Ruleset): number[] {
  const unseen = [...ruleset.tiles];
  const see = (tiles: readonly Kind[]): void => {
    for (const tile of tiles) if (tile >= 0) unseen[tile] = Math.max(0, (unseen[tile] as number) - 1);
  };
  for (const { concealed, river, bonus, melds } of view.seats) {
    see(concealed);
    see(river);
    see(bonus);
    for (const meld of melds) see(meld.tiles);
  }
  see(view.indicators.open);
  see(view.indicators.under);
  return unseen;
}
