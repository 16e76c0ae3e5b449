/** What a glance at sorted tiles tells of special hands: most hands are none of them, nor nearly, whatever their jokers. */
import { isOuter, isSuited, JOKER, type Kind, suitOf } from '../../engine/tiles.ts';

export const isOuterOnly = (tiles: readonly Kind[]): boolean =>
  tiles.every((kind) => isOuter(kind) || kind === JOKER);

/** Sorted, they end with the honours, but for jokers. */
function isSuitedOnly(tiles: readonly Kind[]): boolean {
  let last = tiles.length - 1;
  while (tiles[last] === JOKER) last--;
  return last < 0 || isSuited(tiles[last] as Kind);
}

/** Whether all suited tiles are of one suit. */
export function isOneSuit(tiles: readonly Kind[]): boolean {
  const first = tiles[0] ?? JOKER;
  for (let i = tiles.length - 1; i > 0; i--) {
    const last = tiles[i] as Kind;
    if (isSuited(last)) return suitOf(last) === suitOf(first);
  }
  return true;
}

/** Knitted pairs: at the rank of the missing tile one is over. */
export const mayBeKnitted = (tiles: readonly Kind[]): boolean => unevenRanks(tiles, 2) <= 1;

/** Knitted pungs: tiles are over at the pair's rank, and at that of the missing tile. */
export const mayBeTriples = (tiles: readonly Kind[]): boolean => unevenRanks(tiles, 3) <= 2;

/** At how many ranks tiles are over where groups of so many are taken away, but for one a joker, which may stand for
 *  what is missing there; more than there are ranks, where honours are among them. */
function unevenRanks(tiles: readonly Kind[], group: 2 | 3): number {
  if (!isSuitedOnly(tiles)) return 10;
  const ranks = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  let uneven = 0;
  for (const tile of tiles) {
    if (tile === JOKER) uneven--;
    else ranks[tile % 9] = (ranks[tile % 9] as number) + 1;
  }
  for (let rank = 0; rank < 9; rank++) if ((ranks[rank] as number) % group !== 0) uneven++;
  return uneven;
}
