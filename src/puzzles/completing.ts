/** Which tiles complete a hand, under many rulesets that share their shapes: what a shape makes of the tiles is found once. */
import { tilesOf } from '../engine/counts.ts';
import { copiesHeld } from '../engine/hands.ts';
import type { Held, Ruleset, Shape } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { How, Table } from '../engine/table.ts';
import { JOKER, type Kind, kindsFrom, PLAYED } from '../engine/tiles.ts';
import { completes, judgeHand } from '../engine/win.ts';

const ALL = kindsFrom(0, PLAYED);
const WITH_JOKER = [...ALL, JOKER];

/** The kinds that win under these rules, the minimum counted; in the order of kinds. */
export type Completing = (ruleset: Ruleset) => Kind[];

/**
 * @param held a hand one tile short
 * @param how how the tile comes
 * @param table where a minimum is asked about
 */
export function completing(seat: Seat, held: Held, how: (tile: Kind) => How, table: Table): Completing {
  const counts = held.counts.slice();
  const one: Held = { ...held, counts };
  const concealed = tilesOf(counts);
  const { melds } = held;
  const found = new Map<Shape, readonly Kind[]>();

  /** The answer for the hand with this tile. */
  const having = (kind: Kind, answer: () => boolean): boolean => {
    const n = counts[kind] as number;
    counts[kind] = n + 1;
    const is = answer();
    counts[kind] = n;
    return is;
  };
  const fitting = (shape: Shape, { deal, tiles, jokers }: Ruleset): readonly Kind[] => {
    const known = found.get(shape);
    if (known) return known;
    const sets = deal.sets - melds.length;
    let kinds: readonly Kind[] = [];
    if (shape.near?.(concealed, melds, sets, 0) !== false) {
      const fits = (kind: Kind): boolean => having(kind, () => shape.fits(one, sets, how(kind)));
      kinds = (shape.completing?.(one, sets) ?? (jokers ? WITH_JOKER : ALL).filter(fits)).filter(
        (kind) => copiesHeld(held, kind) < (tiles[kind] as number),
      );
    }
    found.set(shape, kinds);
    return kinds;
  };
  return (ruleset) => {
    const { shapes, minimum } = ruleset.wins;
    const kinds = new Set<Kind>();
    for (const shape of shapes) for (const kind of fitting(shape, ruleset)) kinds.add(kind);
    return [...kinds]
      .sort((a, b) => a - b)
      .filter((kind) =>
        having(kind, () =>
          minimum === null
            ? completes(ruleset, one, how(kind))
            : judgeHand({ ruleset, table }, seat, one, how(kind)).wins,
        ),
      );
  };
}
