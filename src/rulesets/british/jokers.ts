/**
 * `jokers`: sets and a pair, chows aside, in which jokers stand for other tiles: at most one in a pair or a pung.
 * One joker that was drawn from the wall and wins at once is not bound (`joker-drawn-wins`): a set may hold it
 * beside another.
 */
import type { Counts } from '../../engine/counts.ts';
import type { JokerUse, Reading, ReadSet } from '../../engine/score.ts';
import type { WinSource } from '../../engine/table.ts';
import { beginsChow, JOKER, type Kind, PLAYED } from '../../engine/tiles.ts';

/** How many jokers beyond the limits a hand may hold: the one just drawn from the wall. */
export const unbound = (how: WinSource): 0 | 1 =>
  how.by === 'draw' && how.drew.by === 'wall' && how.tile === JOKER ? 1 : 0;

/** What is made of one kind: so many pungs, perhaps a pair, with so many jokers among them. */
interface MadeOfKind {
  readonly tile: Kind;
  readonly pungs: number;
  readonly pair: boolean;
  readonly jokers: number;
}

/**
 * Hands every way to make pungs and a pair of these tiles to `found`, until it returns true.
 * @param beyond how many jokers may stand beside others where the limit is reached
 */
function search(
  counts: Counts,
  sets: number,
  beyond: number,
  found: (groups: readonly MadeOfKind[]) => boolean,
): boolean {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < PLAYED; kind++) if (counts[kind] !== 0) kinds.push(kind);
  const groups: MadeOfKind[] = [];
  const jokersHeld = counts[JOKER] as number;

  const walk = (at: number, toMake: number, paired: boolean, jokers: number, spare: number): boolean => {
    const tile = kinds[at];
    if (tile === undefined) return finish(toMake, paired, jokers, spare);
    const own = counts[tile] as number;
    for (let pungs = 0; pungs <= toMake && 3 * pungs - own <= jokers; pungs++) {
      for (let pair = 0; pair <= (paired ? 0 : 1); pair++) {
        const need = 3 * pungs + 2 * pair - own;
        if (need < 0 || need > jokers) continue;
        const over = Math.max(0, need - pungs - pair);
        if (over > spare) continue;
        groups.push({ tile, pungs, pair: pair === 1, jokers: need });
        const stop = walk(at + 1, toMake - pungs, paired || pair === 1, jokers - need, spare - over);
        groups.pop();
        if (stop) return true;
      }
    }
    return false;
  };
  /** What no tile of the hand is part of is of jokers alone: a pair of two, one of them not bound. */
  const finish = (toMake: number, paired: boolean, jokers: number, spare: number): boolean => {
    if (toMake === 0 && paired) return jokers === 0 && found(groups);
    const pungs = toMake;
    if (jokers !== 3 * pungs + (paired ? 0 : 2) || spare < 2 * pungs + (paired ? 0 : 1)) return false;
    for (let tile = 0; tile < PLAYED; tile++) {
      if (counts[tile] !== 0) continue;
      groups.push({ tile, pungs, pair: !paired, jokers });
      const stop = found(groups);
      groups.pop();
      if (stop) return true;
    }
    return false;
  };
  return walk(0, sets, false, jokersHeld, beyond);
}

/** Whether these tiles make so many pungs and a pair. */
export const fitsWithJokers = (counts: Counts, sets: number, beyond: number): boolean =>
  search(counts, sets, beyond, () => true);

/** Every way to see these tiles as so many pungs and a pair. */
export function readingsWithJokers(counts: Counts, sets: number, beyond: number): Reading[] {
  const readings: Reading[] = [];
  search(counts, sets, beyond, (groups) => {
    readings.push(readingOf(groups));
    return false;
  });
  return readings;
}

function readingOf(groups: readonly MadeOfKind[]): Reading {
  const sets: ReadSet[] = [];
  const uses: JokerUse[] = [];
  let pair: Kind | null = null;
  for (const each of groups) {
    const { tile } = each;
    const places: number[] = [];
    for (let i = 0; i < each.pungs; i++) {
      places.push(sets.length);
      sets.push({ kind: 'pung', tiles: [tile, tile, tile] });
    }
    if (each.pair) {
      pair = tile;
      places.push(-1);
    }
    // One to each set in turn. A second joker in a set is the one that the limit does not apply to.
    for (let n = 0; n < each.jokers; n++) uses.push({ as: tile, set: places[n % places.length] ?? -1 });
  }
  return { shape: 'standard', sets, pair, jokers: uses };
}

/**
 * A chow that these tiles would have as sets and a pair, if chows counted: one joker in a pair or pung, any number in
 * a chow. Null where there is no such way.
 */
export function chowWithJokers(counts: Counts, sets: number): readonly Kind[] | null {
  const left = counts.slice();
  const take = (tiles: readonly Kind[], most: number, then: (jokers: number) => boolean): boolean => {
    const taken: Kind[] = [];
    for (const tile of tiles) {
      if ((left[tile] as number) === 0) continue;
      left[tile] = (left[tile] as number) - 1;
      taken.push(tile);
    }
    const jokers = tiles.length - taken.length;
    const found = jokers <= most && then(jokers);
    for (const tile of taken) left[tile] = (left[tile] as number) + 1;
    return found;
  };
  let chow: readonly Kind[] | null = null;
  const walk = (toMake: number, paired: boolean, jokers: number): boolean => {
    let tile = 0;
    while (tile < PLAYED && left[tile] === 0) tile++;
    if (tile === PLAYED) return toMake === 0 && paired && jokers === 0;
    const on = (used: number, pair: boolean): boolean =>
      walk(toMake - (pair ? 0 : 1), paired || pair, jokers - used);
    if (!paired && take([tile, tile], Math.min(1, jokers), (used) => on(used, true))) return true;
    if (toMake === 0) return false;
    if (take([tile, tile, tile], Math.min(1, jokers), (used) => on(used, false))) return true;
    for (const first of [tile, tile - 1, tile - 2]) {
      if (!beginsChow(first) || Math.floor(first / 9) !== Math.floor(tile / 9)) continue;
      const run = [first, first + 1, first + 2];
      if (!take(run, jokers, (used) => on(used, false))) continue;
      chow = run;
      return true;
    }
    return false;
  };
  return walk(sets, false, counts[JOKER] as number) ? chow : null;
}
