/** A shape widened by a wrong idea of a whole hand. */
import type { Counts } from '../../engine/counts.ts';
import type { Shape } from '../../engine/ruleset.ts';
import type { Reading } from '../../engine/score.ts';
import { type Kind, kindsFrom, PLAYED } from '../../engine/tiles.ts';

/** What somebody takes for a whole hand beside what is one. */
export interface Idea {
  readonly fits: (counts: Counts, sets: number) => boolean;
  /** Of hands that fit. */
  readonly readings: (counts: Counts, sets: number) => Iterable<Reading>;
  /** The kinds of which one more makes a hand fit, if there are tiles of them. */
  readonly completing: (counts: Counts, sets: number) => readonly Kind[];
}

const reals = new WeakMap<Shape, Shape>();

/** The shape that was widened to this one; itself where none was. */
export const realOf = (shape: Shape): Shape => reals.get(shape) ?? shape;

/** The shape, and beside it hands that only somebody with this idea takes for whole. */
export const widened =
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

/** Each kind is tried. */
export const tried =
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

const PLAYED_KINDS = kindsFrom(0, PLAYED);
