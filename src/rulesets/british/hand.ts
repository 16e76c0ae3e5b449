/** A hand under one reading: melds and concealed sets side by side, jokers as the tiles that they stand for. */
import { isExposed } from '../../engine/melds.ts';
import type { Held } from '../../engine/ruleset.ts';
import type { Reading } from '../../engine/score.ts';
import type { How } from '../../engine/table.ts';
import { isHonour, isTerminal, JOKER, type Kind } from '../../engine/tiles.ts';
import { placements } from '../parts/placements.ts';

export interface LaidSet {
  readonly kind: 'chow' | 'pung' | 'kong' | 'pair';
  readonly tile: Kind;
  readonly tiles: readonly Kind[];
  /** Claimed, or completed with a claimed tile. */
  readonly exposed: boolean;
}

export interface LaidHand {
  readonly held: Held;
  readonly shape: string;
  readonly sets: readonly LaidSet[];
  /** Every tile but bonus tiles. */
  readonly tiles: readonly Kind[];
  readonly chows: number;
  readonly kongs: number;
  readonly suits: number;
  readonly honours: boolean;
  readonly terminals: boolean;
  /** Ranks 2 to 8. */
  readonly simples: boolean;
  /** No meld was claimed. */
  readonly concealed: boolean;
}

const alike = (tile: Kind, n: number): Kind[] => new Array<Kind>(n).fill(tile);

/** @param placed the set of the reading that the winning tile completed (−1: the pair, or none) */
export function laidHand(held: Held, reading: Reading, placed: number, how: How | null): LaidHand {
  const sets: LaidSet[] = [];
  const loose: Kind[] = [];
  let concealed = true;
  for (const meld of held.melds) {
    const exposed = isExposed(meld);
    if (exposed) concealed = false;
    const { kind, tile } = meld;
    const tiles = kind === 'chow' ? meld.tiles : alike(tile, kind === 'kong' ? 4 : 3);
    sets.push({ kind, tile, tiles, exposed });
  }
  const claimed = how !== null && how.by !== 'draw';
  for (let i = 0; i < reading.sets.length; i++) {
    const set = reading.sets[i];
    if (!set) continue;
    const { kind, tiles } = set;
    if (kind === 'chow' || kind === 'pung' || kind === 'pair')
      sets.push({ kind, tile: tiles[0] as Kind, tiles, exposed: claimed && i === placed });
    else loose.push(...tiles);
  }
  if (reading.pair !== null)
    sets.push({ kind: 'pair', tile: reading.pair, tiles: alike(reading.pair, 2), exposed: false });
  const tiles = [...sets.flatMap((set) => set.tiles), ...loose];
  return { held, shape: reading.shape, sets, tiles, concealed, ...looksOf(sets, tiles) };
}

function looksOf(sets: readonly LaidSet[], tiles: readonly Kind[]) {
  let [mask, honours, terminals, simples] = [0, false, false, false];
  for (const tile of tiles) {
    if (isHonour(tile)) honours = true;
    else {
      mask |= 1 << Math.floor(tile / 9);
      if (isTerminal(tile)) terminals = true;
      else simples = true;
    }
  }
  let [chows, kongs] = [0, 0];
  for (const { kind } of sets) {
    if (kind === 'chow') chows++;
    else if (kind === 'kong') kongs++;
  }
  const suits = (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1);
  return { suits, honours, terminals, simples, chows, kongs };
}

/** Which set of a reading the winning tile may have completed; a joker, any set that one may stand in. */
export function placesOf(reading: Reading, how: How): number[] {
  if (reading.shape !== 'standard') return [-1];
  if (how.tile !== JOKER) return placements(reading, how.tile);
  const places = new Set<number>();
  for (const { as } of reading.jokers ?? []) for (const place of placements(reading, as)) places.add(place);
  return places.size > 0 ? [...places] : [-1];
}
