/** A whole hand under one reading, as scoring patterns see it: melds and concealed sets side by side. */
import type { Held, WinToScore } from '../../engine/ruleset.ts';
import type { Reading } from '../../engine/score.ts';
import type { How } from '../../engine/table.ts';
import { isHonour, isTerminal, KINDS, type Kind, PLAYED, SUITED } from '../../engine/tiles.ts';

/** A set of four or five, wherever it lies. "Pung" in a pattern means pung or kong. */
export interface WholeSet {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly tile: Kind;
  readonly tiles: readonly Kind[];
  /** Not claimed; a set completed with another's tile is not concealed. */
  readonly concealed: boolean;
}

export interface ReadHand {
  readonly win: WinToScore;
  readonly held: Held;
  readonly how: How;
  readonly reading: Reading;
  readonly placed: number;
  readonly sets: readonly WholeSet[];
  readonly pungs: readonly WholeSet[];
  readonly chows: readonly WholeSet[];
  readonly pair: Kind | null;
  /** Every tile but bonus tiles, sorted; a kong's fourth too. */
  readonly tiles: readonly Kind[];
  /** How many different suits there are, honours aside. */
  readonly suits: number;
  readonly honours: boolean;
  readonly terminals: boolean;
  /** Ranks 2 to 8. */
  readonly simples: boolean;
  /** No meld was claimed. */
  readonly concealed: boolean;
}

/** @param placed the set that holds the winning tile, by its index in the reading; −1 for the pair or none */
export function readHand(win: WinToScore, reading: Reading, placed: number): ReadHand {
  const { held, how } = win;
  const sets: WholeSet[] = [];
  const pungs: WholeSet[] = [];
  const chows: WholeSet[] = [];
  const add = (set: WholeSet): void => {
    sets.push(set);
    (set.kind === 'chow' ? chows : pungs).push(set);
  };
  let concealed = true;
  for (const meld of held.melds) {
    const own = meld.kind === 'kong' && meld.how === 'concealed';
    if (!own) concealed = false;
    add({ kind: meld.kind, tile: meld.tile, tiles: meld.tiles, concealed: own });
  }
  const claimed = how.by !== 'draw';
  for (let i = 0; i < reading.sets.length; i++) {
    const set = reading.sets[i];
    if (set && (set.kind === 'chow' || set.kind === 'pung')) {
      add({
        kind: set.kind,
        tile: set.tiles[0] as Kind,
        tiles: set.tiles,
        concealed: !(claimed && i === placed),
      });
    }
  }
  const tiles = allOf(held);
  let mask = 0;
  let honours = false;
  let terminals = false;
  let simples = false;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as Kind;
    if (tile < SUITED) {
      mask |= tile < 9 ? 1 : tile < 18 ? 2 : 4;
      if (isTerminal(tile)) terminals = true;
      else simples = true;
    } else if (isHonour(tile)) honours = true;
  }
  return {
    win,
    held,
    how,
    reading,
    placed,
    sets,
    pungs,
    chows,
    pair: reading.pair,
    tiles,
    suits: (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1),
    honours,
    terminals,
    simples,
    concealed,
  };
}

/** Counts of a whole hand, used again for the next one. */
const scratch = new Uint8Array(KINDS);

function allOf(held: Held): Kind[] {
  for (let kind = 0; kind < PLAYED; kind++) scratch[kind] = held.counts[kind] as number;
  scratch.fill(0, PLAYED);
  for (const { tiles } of held.melds) for (const tile of tiles) scratch[tile] = (scratch[tile] as number) + 1;
  const all: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let n = scratch[kind] as number; n > 0; n--) all.push(kind);
  return all;
}
