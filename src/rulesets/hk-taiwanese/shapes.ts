/** Seven different pairs and one concealed pung: seventeen tiles, no meld. */
import type { RuleId } from '../../engine/action.ts';
import type { Held, Shape } from '../../engine/ruleset.ts';
import type { ReadSet } from '../../engine/score.ts';
import { PLAYED } from '../../engine/tiles.ts';

function isPairsAndPung({ counts, melds }: Held): boolean {
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

export const pairsAndPungShape = (rule: RuleId): Shape => ({
  id: 'seven-pairs',
  rule,
  fits: isPairsAndPung,
  readings: ({ counts }) => {
    const sets: ReadSet[] = [];
    for (let kind = 0; kind < PLAYED; kind++) {
      if (counts[kind] === 2) sets.push({ kind: 'pair', tiles: [kind, kind] });
      if (counts[kind] === 3) sets.push({ kind: 'pung', tiles: [kind, kind, kind] });
    }
    return [{ shape: 'seven-pairs', sets, pair: null }];
  },
});
