/**
 * Searches for hands that look whole to somebody with a wrong idea of a set: any three tiles (a block) may count as
 * one.
 */
import type { Counts } from '../../engine/counts.ts';
import type { Reading, ReadSet } from '../../engine/score.ts';
import { plainSets } from '../../engine/sets.ts';
import { beginsChow, EAST, type Kind, PLAYED, SUITED } from '../../engine/tiles.ts';

/** Three kinds that somebody takes for a set. Example: 8-9-1. */
export type Block = readonly [Kind, Kind, Kind];

/** Blocks by index of their lowest kind. */
type BlocksAt = readonly (readonly Block[])[];

export function blocksAt(blocks: readonly Block[]): BlocksAt {
  const at = Array.from({ length: PLAYED }, (): Block[] => []);
  for (const block of blocks) at[Math.min(...block)]?.push(block);
  return at;
}

/**
 * Do the tiles form sets, blocks and a pair, with at least one block? Changes `counts` while it searches and restores
 * it.
 * Example: 1m 8m 9m + 3 sets + a pair, with the block 8-9-1 → true. `from` is the first block to try, so that no choice
 * is tried twice.
 */
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

/**
 * Kinds of which one more tile makes such a hand. May list a kind twice. Restores `counts`.
 * Example: 8m 9m + 3 sets + a pair, with the block 8-9-1 → 1m.
 */
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
    // If one tile of the block is missing, it is added for the search. Then it is the only kind that can complete the
    // hand with this block.
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

/**
 * Do the tiles form pungs, a pair and chows of mixed suits? Apart from pungs and the pair only ranks matter. Example:
 * 1m 2p 3s is a chow.
 */
export const fitsAcrossSuits = (counts: Counts, sets: number): boolean =>
  readsAcrossSuits(counts, sets, true);

/**
 * Same search for the rest of a hand. Called without a pair once the pair has been taken.
 * @param pairs whether a pair is among the tiles
 */
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
  // The ranks of any set add up to a multiple of three, so the sum of all ranks limits the rank of the pair.
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

/**
 * Do these rank counts (index 0–8) form chows after some pungs are taken out? `threes` lists the kinds that can be a
 * pung.
 */
function areRuns(ranks: Counts, threes: readonly Kind[], counts: Counts, from: number, pair: Kind): boolean {
  if (onlyRuns(ranks)) return true;
  for (let i = from; i < threes.length; i++) {
    const kind = threes[i] as Kind;
    // The pair's two tiles are already taken out, and no kind has five.
    if (kind === pair) continue;
    const rank = kind % RANKS;
    ranks[rank] = (ranks[rank] as number) - 3;
    const fits = areRuns(ranks, threes, counts, i + 1, pair);
    ranks[rank] = (ranks[rank] as number) + 3;
    if (fits) return true;
  }
  return false;
}

/**
 * Do these rank counts form chows only? Each lowest rank left over must begin a chow. Example: 1 1 1 0 0 0 0 0 0 → yes.
 */
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

/** Quick test: can the remaining tiles be this many sets, and a pair if `pairs` is true? */
type MayBe = (left: Counts, sets: number, pairs: boolean) => boolean;

/**
 * Yields every reading as sets, blocks and a pair with at least one block, each once.
 * @param may quick test to prune the search: false if the remaining tiles cannot work
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

  /**
   * Reads on from the lowest remaining tile. Choices 0–2 are pair, pung and chow; 3+i is block i. Choices before
   * `choice` are skipped, so that no reading comes up twice.
   */
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
  /** Takes one set, reads the rest and puts the set back. */
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
