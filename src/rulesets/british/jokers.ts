/**
 * Readings of pungs and a pair with jokers (rule `jokers`): at most one joker in a pair or pung, no chows. A joker
 * drawn from the wall that wins at once is exempt (`joker-drawn-wins`): a set may hold it beside another.
 */
import type { Counts } from '../../engine/counts.ts';
import type { JokerUse, Reading, ReadSet } from '../../engine/score.ts';
import type { WinSource } from '../../engine/table.ts';
import { beginsChow, JOKER, type Kind, PLAYED } from '../../engine/tiles.ts';

/** Jokers allowed beyond the limits: 1 for a joker just drawn from the wall, else 0. */
export const unbound = (how: WinSource): 0 | 1 =>
  how.by === 'draw' && how.drew.by === 'wall' && how.tile === JOKER ? 1 : 0;

/** Groups made of one kind: pungs, perhaps a pair, and the jokers in them. */
interface MadeOfKind {
  readonly tile: Kind;
  readonly pungs: number;
  readonly pair: boolean;
  readonly jokers: number;
}

/**
 * Backtracking search: passes every way to make pungs and a pair of these tiles to `found`, until it returns true.
 * Example: 5 5 joker with one set to make is a pung of 5s with one joker, if a pair is made elsewhere.
 * @param sets pungs to make, beside the pair
 * @param beyond jokers that may exceed the limit
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
  const jokersInHand = counts[JOKER] as number;

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
  /** Makes the remaining groups of jokers only; a pair of two jokers needs one that is exempt. */
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
  return walk(0, sets, false, jokersInHand, beyond);
}

/** Can these tiles make that many pungs and a pair? */
export const fitsWithJokers = (counts: Counts, sets: number, beyond: number): boolean =>
  search(counts, sets, beyond, () => true);

/** Lists every reading of these tiles as that many pungs and a pair. */
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
    // Jokers go to the sets in turn; a second joker in a set is the exempt one.
    for (let n = 0; n < each.jokers; n++) uses.push({ as: tile, set: places[n % places.length] ?? -1 });
  }
  return { shape: 'standard', sets, pair, jokers: uses };
}

/**
 * Finds a chow with which the tiles would make sets and a pair, if chows were allowed; null if none does. Limits: one
 * joker in a pair or pung, any number in a chow.
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
