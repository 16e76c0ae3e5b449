/** Which tiles complete a hand, under many rulesets that share their shapes: what a shape makes of the tiles is found once. */
import { tilesOf } from '../engine/counts.ts';
import { copiesHeld } from '../engine/hands.ts';
import type { Held, Ruleset, Shape, Wins } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import type { How, Table } from '../engine/table.ts';
import { JOKER, type Kind, kindsFrom, PLAYED } from '../engine/tiles.ts';
import { isWin } from '../engine/win.ts';
import { realOf } from './relax/widened.ts';

const ALL = kindsFrom(0, PLAYED);
const WITH_JOKER = [...ALL, JOKER];

/** The kinds that win under these rules, the minimum counted; in the order of kinds. */
export type Completing = (ruleset: Ruleset) => readonly Kind[];

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
  const answers = new Map<Kind, (Asked & { readonly wins: boolean })[]>();
  /** Whether the hand wins with this tile: what has the same say in it has the same answer. */
  const wins = (ruleset: Ruleset, kind: Kind): boolean => {
    const { constraints, minimum } = ruleset.wins;
    const shapes = ruleset.wins.shapes.flatMap((shape) =>
      fitting(shape, ruleset).includes(kind) ? [seenAs(shape, ruleset, kind)] : [],
    );
    if (shapes.length === 0) return false;
    const known = answers.get(kind) ?? [];
    const before = known.find((each) => isAsked(each, { shapes, constraints, minimum }));
    if (before) return before.wins;
    const does = having(kind, () => isWin({ ruleset, table }, seat, one, how(kind)));
    answers.set(kind, [...known, { shapes, constraints, minimum, wins: does }]);
    return does;
  };
  /** A shape that is widened reads a real hand as the real one does. */
  const seenAs = (shape: Shape, ruleset: Ruleset, kind: Kind): Shape => {
    const real = realOf(shape);
    return real !== shape && fitting(real, ruleset).includes(kind) ? real : shape;
  };
  return (ruleset) => {
    const kinds = new Set(ruleset.wins.shapes.flatMap((shape) => fitting(shape, ruleset)));
    return [...kinds].sort((a, b) => a - b).filter((kind) => wins(ruleset, kind));
  };
}

/** What of a ruleset has a say: the shapes that the hand has, and what is asked of it beside them. */
type Asked = Pick<Wins, 'shapes' | 'constraints' | 'minimum'>;

const isAsked = (one: Asked, other: Asked): boolean =>
  one.constraints === other.constraints &&
  one.minimum === other.minimum &&
  one.shapes.length === other.shapes.length &&
  one.shapes.every((shape, i) => shape === other.shapes[i]);
