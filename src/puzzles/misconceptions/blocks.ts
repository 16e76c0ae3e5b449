/** Hands that are whole to somebody with a wrong idea of what a set is: a search over blocks of any three tiles. */
import type { Counts } from '../../engine/counts.ts';
import type { Reading, ReadSet } from '../../engine/score.ts';
import { plainSets } from '../../engine/sets.ts';
import { beginsChow, EAST, type Kind, PLAYED, SUITED } from '../../engine/tiles.ts';

/** Three different kinds that somebody takes for a set. */
export type Block = readonly [Kind, Kind, Kind];

/** Blocks by their lowest kind. */
type BlocksAt = readonly (readonly Block[])[];

export function blocksAt(blocks: readonly Block[]): BlocksAt {
  const at = Array.from({ length: PLAYED }, (): Block[] => []);
  for (const block of blocks) at[Math.min(...block)]?.push(block);
  return at;
}

/** Whether the tiles are sets, such blocks and a pair, at least one block among them. They are as they were after it. */
export function fitsWith(counts: Counts, sets: number, blocks: readonly Block[], from = 0): boolean {
  if (sets < 1) return false;
  for (let i = from; i < blocks.length; i++) {
    const [a, b, c] = blocks[i] as Block;
    if (counts[a] === 0 || counts[b] === 0 || counts[c] === 0) continue;
    change(counts, a, b, c, -1);
    const fits = plainSets.standardWin(counts, sets - 1) || fitsWith(counts, sets - 1, blocks, i);
    change(counts, a, b, c, 1);
    if (fits) return true;
  }
  return false;
}

/** The kinds of which one more makes it so. */
export function completingWith(counts: Counts, sets: number, blocks: readonly Block[], from = 0): Kind[] {
  const found: Kind[] = [];
  if (sets < 1) return found;
  for (let i = from; i < blocks.length; i++) {
    const block = blocks[i] as Block;
    let missing: Kind | null = null;
    let many = 0;
    for (const kind of block) {
      if (counts[kind] !== 0) continue;
      missing = kind;
      many++;
    }
    if (many > 1) continue;
    // Where one is missing it is lent, and is the only one that could complete the hand with this block.
    if (missing !== null) counts[missing] = 1;
    const [a, b, c] = block;
    change(counts, a, b, c, -1);
    if (missing === null) {
      found.push(
        ...plainSets.standardWaits(counts, sets - 1),
        ...completingWith(counts, sets - 1, blocks, i),
      );
    } else if (plainSets.standardWin(counts, sets - 1) || fitsWith(counts, sets - 1, blocks)) {
      found.push(missing);
    }
    change(counts, a, b, c, 1);
    if (missing !== null) counts[missing] = 0;
  }
  return found;
}

function change(counts: Counts, a: Kind, b: Kind, c: Kind, by: 1 | -1): void {
  counts[a] = (counts[a] as number) + by;
  counts[b] = (counts[b] as number) + by;
  counts[c] = (counts[c] as number) + by;
}

const RANKS = 9;

/** Whether the tiles are pungs, a pair and runs of any suits: only the ranks of what is no pung or pair matter then. */
export const fitsAcrossSuits = (counts: Counts, sets: number): boolean =>
  readsAcrossSuits(counts, sets, true);

/** @param pairs whether a pair is among them */
export function readsAcrossSuits(counts: Counts, sets: number, pairs: boolean): boolean {
  const ranks = new Uint8Array(RANKS);
  const threes: number[] = [];
  let tiles = 0;
  let weight = 0;
  for (let kind = 0; kind < SUITED; kind++) {
    const n = counts[kind] as number;
    if (n === 0) continue;
    const rank = kind % RANKS;
    tiles += n;
    weight += n * rank;
    ranks[rank] = (ranks[rank] as number) + n;
    if (n >= 3) threes.push(kind);
  }
  let paired = !pairs;
  for (let kind = EAST; kind < PLAYED; kind++) {
    const n = counts[kind] as number;
    if (n === 0) continue;
    tiles += n;
    if (n === 3) continue;
    if (n !== 2 || paired) return false;
    paired = true;
  }
  if (tiles !== 3 * sets + (pairs ? 2 : 0)) return false;
  // The ranks of any set add up to a multiple of three, so those of all tiles say of what rank the pair is.
  if (paired) return weight % 3 === 0 && areRuns(ranks, threes, counts, 0, -1);
  for (let kind = 0; kind < SUITED; kind++) {
    const rank = kind % RANKS;
    if ((counts[kind] as number) < 2 || (2 * rank) % 3 !== weight % 3) continue;
    ranks[rank] = (ranks[rank] as number) - 2;
    const fits = areRuns(ranks, threes, counts, 0, kind);
    ranks[rank] = (ranks[rank] as number) + 2;
    if (fits) return true;
  }
  return false;
}

/** Whether these ranks are runs, once some of the kinds that are there three times have been taken away. */
function areRuns(ranks: Counts, threes: readonly Kind[], counts: Counts, from: number, pair: Kind): boolean {
  if (onlyRuns(ranks)) return true;
  for (let i = from; i < threes.length; i++) {
    const kind = threes[i] as Kind;
    // The pair's own two are gone already, and no kind is there five times.
    if (kind === pair) continue;
    const rank = kind % RANKS;
    ranks[rank] = (ranks[rank] as number) - 3;
    const fits = areRuns(ranks, threes, counts, i + 1, pair);
    ranks[rank] = (ranks[rank] as number) + 3;
    if (fits) return true;
  }
  return false;
}

function onlyRuns(ranks: Counts): boolean {
  let before = 0;
  let beforeThat = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const n = (ranks[rank] as number) - before - beforeThat;
    if (n < 0) return false;
    beforeThat = before;
    before = n;
  }
  return before === 0 && beforeThat === 0;
}

/** Whether these tiles may be so many sets, and a pair where one is still wanted. */
type MayBe = (left: Counts, sets: number, pairs: boolean) => boolean;

/**
 * Every reading as sets, such blocks and a pair in which at least one block stands; each once.
 * @param may for speed alone: false where nothing can be made of what is left
 */
export function* readingsWith(
  counts: Counts,
  sets: number,
  extra: BlocksAt,
  may?: MayBe,
): Generator<Reading, void> {
  const left = counts.slice(0, PLAYED);
  const taken: ReadSet[] = [];
  let pair: Kind | null = null;
  let blocks = 0;

  /** What may be made of the lowest tile, the choices before this one left out: so that no reading is met twice. */
  function* reads(from: Kind, choice: number): Generator<Reading, void> {
    let kind = from;
    while (kind < PLAYED && left[kind] === 0) kind++;
    if (kind >= PLAYED) {
      if (pair !== null && taken.length === sets && blocks > 0)
        yield { shape: 'standard', sets: taken.slice(), pair };
      return;
    }
    if (may?.(left, sets - taken.length, pair === null) === false) return;
    const first = kind === from ? choice : 0;
    const n = left[kind] as number;
    if (first === 0 && pair === null && n >= 2) {
      pair = kind;
      left[kind] = n - 2;
      yield* reads(kind, 1);
      left[kind] = n;
      pair = null;
    }
    if (taken.length === sets) return;
    if (n >= 3) yield* takes(kind, first, 1, 'pung', [kind, kind, kind]);
    if (beginsChow(kind) && left[kind + 1] !== 0 && left[kind + 2] !== 0)
      yield* takes(kind, first, 2, 'chow', [kind, kind + 1, kind + 2]);
    const here = extra[kind] ?? [];
    for (let i = Math.max(0, first - 3); i < here.length; i++) {
      const block = here[i] as Block;
      if (left[block[0]] === 0 || left[block[1]] === 0 || left[block[2]] === 0) continue;
      blocks++;
      yield* takes(kind, first, 3 + i, 'knitted', block);
      blocks--;
    }
  }
  /** Takes a set and reads the rest; everything is as it was after it. */
  function* takes(
    lowest: Kind,
    first: number,
    choice: number,
    kind: ReadSet['kind'],
    tiles: readonly Kind[],
  ): Generator<Reading, void> {
    if (choice < first) return;
    const [a = 0, b = 0, c = 0] = tiles;
    change(left, a, b, c, -1);
    taken.push({ kind, tiles });
    yield* reads(lowest, choice);
    taken.pop();
    change(left, a, b, c, 1);
  }
  if (counts.slice(PLAYED).every((n) => n === 0)) yield* reads(0, 0);
}
