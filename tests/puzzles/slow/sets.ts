/** Every way to lay tiles into sets and a pair, by trying all of them: the slow check's own search. */
import { less, sorted, suitOf, type Tile } from './tiles.ts';

/** Two tiles are the pair, three a pung or a chow. */
export type Laid = readonly (readonly Tile[])[];

const isOf = (kind: 'pair' | 'pung' | 'chow', part: readonly Tile[]): boolean =>
  part.length === (kind === 'pair' ? 2 : 3) && (part[0] === part[1]) === (kind !== 'chow');
export const isPair = (part: readonly Tile[]): boolean => isOf('pair', part);
export const isPung = (part: readonly Tile[]): boolean => isOf('pung', part);
export const isChow = (part: readonly Tile[]): boolean => isOf('chow', part);

const named = (laid: Laid): string => laid.map((part) => part.join('-')).join(' ');

/** Every way to lay exactly these tiles into so many sets and one pair, each once; parts in order. */
export function waysToLay(tiles: readonly Tile[], sets: number): Laid[] {
  if (tiles.length !== 3 * sets + 2 || !mayBeLaid(tiles)) return [];
  const found = new Map<string, Laid>();
  lay(sorted(tiles), false, [], (laid) => {
    const ordered = [...laid].sort(
      (a, b) => a.length - b.length || Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]),
    );
    found.set(named(ordered), ordered);
  });
  return [...found.values()];
}

/** Every set is of one suit or of one honour: but for the pair's, their tiles come in threes. */
function mayBeLaid(tiles: readonly Tile[]): boolean {
  const places = new Map<number, number>();
  for (const tile of tiles) {
    const place = suitOf(tile) ?? tile;
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  const over = [...places.values()].map((n) => n % 3).filter((n) => n !== 0);
  return over.length === 1 && over[0] === 2;
}

/** The lowest tile must be in something: the pair, a pung, or the chow that it begins. */
function lay(tiles: readonly Tile[], paired: boolean, laid: Laid, done: (laid: Laid) => void): void {
  const [low] = tiles;
  if (low === undefined) {
    if (paired) done(laid);
    return;
  }
  const tries = [...(paired ? [] : [[low, low]]), [low, low, low], [low, low + 1, low + 2]];
  for (const part of tries) {
    const left = less(tiles, part);
    if (left) lay(left, paired || part.length === 2, [...laid, part], done);
  }
}

/** How many tiles of each kind there are. */
export function tally(tiles: readonly Tile[]): Map<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
