/** Counts the tiles of each kind that a view does not show. */
import type { Ruleset } from './ruleset.ts';
import { KINDS, type Kind, plainKind } from './tiles.ts';
import type { View } from './view.ts';

/** Number of unseen tiles for each kind; red fives count as fives, and never below 0. */
export function unseenOf(view: View, ruleset: Ruleset): number[] {
  const unseen = ruleset.tiles.slice(0, KINDS);
  for (let red = KINDS; red < ruleset.tiles.length; red++)
    unseen[plainKind(red)] = (unseen[plainKind(red)] as number) + (ruleset.tiles[red] as number);
  const see = (tiles: readonly Kind[]): void => {
    for (const tile of tiles) {
      const kind = plainKind(tile);
      if (kind >= 0) unseen[kind] = Math.max(0, (unseen[kind] as number) - 1);
    }
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
