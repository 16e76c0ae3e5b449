/** Widens a shape by a wrong idea of a whole hand. */
import type { Counts } from '../../engine/counts.ts';
import type { Reading } from '../../engine/score.ts';
import type { Shape } from '../../engine/scoring.ts';
import { type Kind, PLAYED_KINDS } from '../../engine/tiles.ts';

/** What somebody wrongly accepts as a whole hand. */
export interface Idea {
  readonly fits: (counts: Counts, sets: number) => boolean;
  /** Readings of a hand that fits. */
  readonly readings: (counts: Counts, sets: number) => Iterable<Reading>;
  /** Kinds that complete a hand, whether or not a tile of them is left. */
  readonly completing: (counts: Counts, sets: number) => readonly Kind[];
}

const reals = new WeakMap<Shape, Shape>();

/** The shape that this one widens. Returns the shape itself if it was not widened. */
export const realOf = (shape: Shape): Shape => reals.get(shape) ?? shape;

/** Adds to a shape the hands that only somebody with this idea accepts. Hands of the real shape keep their readings. */
export const widenShape =
  (idea: Idea) =>
  (shape: Shape): Shape => {
    const wide: Shape = {
      ...shape,
      fits: (hand, sets, how) => shape.fits(hand, sets, how) || idea.fits(hand.counts, sets),
      readings: (hand, sets, how) =>
        shape.fits(hand, sets, how) ? shape.readings(hand, sets, how) : idea.readings(hand.counts, sets),
      ...(shape.completing && { completing: eitherOf(shape.completing, idea) }),
    };
    reals.set(wide, shape);
    return wide;
  };

const eitherOf =
  (real: NonNullable<Shape['completing']>, { completing }: Idea): NonNullable<Shape['completing']> =>
  (hand, sets) => {
    const kinds = real(hand, sets);
    if (kinds === null) return kinds;
    const others = completing(hand.counts, sets);
    return others.length === 0 ? kinds : [...new Set([...kinds, ...others])];
  };

/** Builds `completing` from `fits` by trying every kind. */
export const byTrying =
  (fits: Idea['fits']): Idea['completing'] =>
  (counts, sets) =>
    PLAYED_KINDS.filter((kind) => {
      const n = counts[kind] as number;
      if (n > 3) return false;
      counts[kind] = n + 1;
      const does = fits(counts, sets);
      counts[kind] = n;
      return does;
    });
