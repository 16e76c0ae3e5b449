/** What a winning hand may look like. */
import { standardReadings } from '../../engine/readings.ts';
import type { Chosen, Held, Shape } from '../../engine/ruleset.ts';
import { plainSets } from '../../engine/sets.ts';
import { JOKER, PLAYED } from '../../engine/tiles.ts';
import { standardShape } from '../parts/shapes.ts';

export const ordinaryShapes = (_chosen: Chosen): readonly Shape[] => [standardShape('win-shapes')];

/** A stand-in: every joker is tried as every tile. */
const variants = (held: Held): Uint8Array[] => {
  let all: Uint8Array[] = [Uint8Array.from(held.counts)];
  const jokers = held.counts[JOKER] ?? 0;
  for (let n = 0; n < jokers; n++) {
    all = all.flatMap((counts) =>
      Array.from({ length: PLAYED }, (_, kind) => {
        const next = counts.slice();
        next[JOKER] = (next[JOKER] as number) - 1;
        next[kind] = (next[kind] as number) + 1;
        return next;
      }),
    );
  }
  return all;
};

export const goulashShapes = (_chosen: Chosen): readonly Shape[] => [
  {
    id: 'standard',
    rule: 'win-shapes',
    fits: (held, sets) =>
      (held.counts[JOKER] ?? 0) < 2 && variants(held).some((counts) => plainSets.standardWin(counts, sets)),
    readings: (held, sets) => variants(held).flatMap((counts) => standardReadings(counts, sets)),
  },
];
