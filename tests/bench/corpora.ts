/**
 * The hands that are asked about: files in corpora/, a hand a line in our notation, made from one seed by
 * `node tests/bench/corpora.ts` and committed, so that every machine and every version asks the same.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Counts, countTiles, emptyCounts, tilesOf } from '../../src/engine/counts.ts';
import { createRandom, type Random, shuffle } from '../../src/engine/random.ts';
import { plainSets } from '../../src/engine/sets.ts';
import { type Kind, PLAYED, SUITED } from '../../src/engine/tiles.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { parseTiles } from '../../src/notation/tiles.ts';

const SEED = 'sparrow-bench';
const HANDS = 3000;
const SETS = 4;

/** Four corpora of 14 tiles, two of 13. */
export const CORPORA = {
  random: 'any 14 of 136 tiles',
  'one-off': 'a won hand with one tile changed so that it no longer wins',
  won: 'four sets and a pair',
  'one-suit': 'any 14 of the 36 tiles of one suit',
  ready: 'a won hand less one tile',
  'not-ready': 'a ready hand with one tile changed so that it waits for nothing',
} as const;

export type Corpus = keyof typeof CORPORA;

const makers: Readonly<Record<Corpus, (random: Random) => Counts>> = {
  random: (random) => some(random, 0, PLAYED, 14),
  'one-off': (random) => changedUntil(random, won(random), (c) => !plainSets.standardWin(c, SETS)),
  won,
  'one-suit': (random) => {
    const from = 9 * random.below(3);
    return some(random, from, from + 9, 14);
  },
  ready,
  'not-ready': (random) =>
    changedUntil(random, ready(random), (c) => plainSets.standardWaits(c, SETS).length === 0),
};

function some(random: Random, from: Kind, end: Kind, tiles: number): Counts {
  const pile: Kind[] = [];
  for (let kind = from; kind < end; kind++) pile.push(kind, kind, kind, kind);
  return countTiles(shuffle(pile, random).slice(0, tiles));
}

/** Sets and a pair, each as likely as another, drawn again when a kind would be held five times. */
function won(random: Random): Counts {
  const counts = emptyCounts();
  const add = (...kinds: Kind[]): void => {
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  };
  for (;;) {
    counts.fill(0);
    for (let set = 0; set < SETS; set++) {
      const which = random.below(PLAYED + 21);
      const first = which < PLAYED ? which : chowFrom(which - PLAYED);
      if (which < PLAYED) add(first, first, first);
      else add(first, first + 1, first + 2);
    }
    const pair = random.below(PLAYED);
    add(pair, pair);
    if (counts.every((n) => n <= 4)) return counts;
  }
}

const chowFrom = (nth: number): Kind => 9 * Math.floor(nth / 7) + (nth % 7);

function ready(random: Random): Counts {
  const counts = won(random);
  const tiles = tilesOf(counts);
  drop(counts, tiles[random.below(tiles.length)] ?? 0);
  return counts;
}

/** One tile for another near it, until the hand is as wanted: neighbours, so that the miss is a close one. */
function changedUntil(random: Random, counts: Counts, wanted: (counts: Counts) => boolean): Counts {
  for (;;) {
    const changed = counts.slice();
    const tiles = tilesOf(changed);
    const gone = tiles[random.below(tiles.length)] ?? 0;
    const come = gone < SUITED ? 9 * Math.floor(gone / 9) + random.below(9) : random.below(PLAYED);
    if (come === gone || (changed[come] ?? 0) >= 4) continue;
    drop(changed, gone);
    changed[come] = (changed[come] ?? 0) + 1;
    if (wanted(changed)) return changed;
  }
}

function drop(counts: Counts, kind: Kind): void {
  counts[kind] = (counts[kind] ?? 0) - 1;
}

const fileOf = (corpus: Corpus): URL => new URL(`corpora/${corpus}.txt`, import.meta.url);

/** The hands of a corpus as counts. */
export function readCorpus(corpus: Corpus): Counts[] {
  const lines = readFileSync(fileOf(corpus), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => countTiles(parseTiles(line)));
}

if (import.meta.main) {
  for (const corpus of Object.keys(CORPORA) as Corpus[]) {
    const random = createRandom(SEED, corpus);
    const hands = Array.from({ length: HANDS }, () => formatTiles(tilesOf(makers[corpus](random))));
    writeFileSync(fileOf(corpus), `${hands.join('\n')}\n`);
    console.log(`${corpus}: ${HANDS} hands, ${CORPORA[corpus]}`);
  }
}
