/** Is the hand seven different pairs and one concealed pung? It has seventeen tiles and no melds. */
import type { RuleId } from '../../engine/action.ts';
import type { Counts } from '../../engine/counts.ts';
import { shuffle } from '../../engine/random.ts';
import type { ReadSet } from '../../engine/score.ts';
import type { Shape } from '../../engine/scoring.ts';
import type { ScoringHand } from '../../engine/scoring-hand.ts';
import { kindsFrom, PLAYED } from '../../engine/tiles.ts';
import { waitsByShortness } from '../parts/shapes.ts';

function isPairsAndPung({ counts, melds }: ScoringHand): boolean {
  if (melds.length > 0) return false;
  let pairs = 0;
  let pungs = 0;
  for (let kind = 0; kind < PLAYED; kind++) {
    const n = counts[kind] as number;
    if (n === 2) pairs++;
    else if (n === 3) pungs++;
    else if (n !== 0) return false;
  }
  return pairs === 7 && pungs === 1;
}

/** Tiles missing to seven pairs and a pung; the pung is made of the kind with most copies. */
function shortOfPairsAndPung(counts: Counts): number {
  let pairs = 0;
  let alone = 0;
  let most = 0;
  for (let kind = 0; kind < PLAYED; kind++) {
    const n = counts[kind] as number;
    if (n >= 2) pairs++;
    else if (n === 1) alone++;
    most = Math.max(most, Math.min(n, 3));
  }
  const missing = Math.max(0, 7 - (most >= 2 ? pairs - 1 : pairs));
  return 3 - most + missing + Math.max(0, missing - (most === 1 ? alone - 1 : alone));
}

/** Number of kinds in the shape: seven pairs and one pung. */
const KINDS_OF_IT = 8;

export const pairsAndPungShape = (rule: RuleId): Shape => ({
  id: 'seven-pairs',
  rule,
  fits: isPairsAndPung,
  deal: (random) => {
    const [pung = 0, ...pairs] = shuffle(kindsFrom(0, PLAYED), random).slice(0, KINDS_OF_IT);
    return [pung, pung, pung, ...pairs.flatMap((kind) => [kind, kind])];
  },
  ...waitsByShortness(shortOfPairsAndPung),
  short: shortOfPairsAndPung,
  readings: ({ counts }) => {
    const sets: ReadSet[] = [];
    for (let kind = 0; kind < PLAYED; kind++) {
      if (counts[kind] === 2) sets.push({ kind: 'pair', tiles: [kind, kind] });
      if (counts[kind] === 3) sets.push({ kind: 'pung', tiles: [kind, kind, kind] });
    }
    return [{ shape: 'seven-pairs', sets, pair: null }];
  },
});
