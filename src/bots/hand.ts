/** A hand (concealed tiles and melds) with its distances by plan. */
import type { Counts } from '../engine/counts.ts';
import type { Meld } from '../engine/melds.ts';
import { hasNeighbour } from '../engine/sets.ts';
import { type Kind, SUITED } from '../engine/tiles.ts';
import type { Plan } from './plans.ts';
import { FAR, Grouped } from './shanten.ts';
import { ANY, type PlanVariant } from './suit-dp.ts';

/** Number of tiles missing for a shape other than sets and a pair. */
export const shapeShort = ({ shape, needs }: Plan, counts: Counts): number =>
  shape?.short?.(counts, needs) ?? FAR;

export class Hand {
  readonly counts: Counts;
  readonly melds: readonly Meld[];
  readonly sets: number;
  private readonly grouped: Grouped;

  /** @param sets number of sets in a complete hand, melds included */
  constructor(counts: Counts, melds: readonly Meld[], sets: number) {
    this.counts = counts;
    this.melds = melds;
    this.sets = sets;
    this.grouped = new Grouped(counts, sets - melds.length);
  }

  /** The same hand without one tile of this kind. */
  without(kind: Kind): Hand {
    const counts = this.counts.slice();
    counts[kind] = (counts[kind] as number) - 1;
    return new Hand(counts, this.melds, this.sets);
  }

  /** Shanten of the hand for this plan. Shapes other than sets and a pair report it themselves. */
  distance({ plan, form }: PlanVariant): number {
    return form ? this.grouped.distance(form) : shapeShort(plan, this.counts) - 1;
  }

  /** Lower bound of the distance, found without searching sets. */
  atLeast({ form }: PlanVariant): number {
    return form ? this.grouped.atLeast(form) : 0;
  }

  /** Distance to any sets and a pair. */
  shapeDistance(): number {
    return this.grouped.distance(ANY);
  }

  /** Distance after adding one tile of this kind, or removing one that is held. */
  beside({ plan, form }: PlanVariant, kind: Kind, change: 1 | -1): number {
    if (form) return this.grouped.beside(form, kind, change);
    const n = this.counts[kind] as number;
    this.counts[kind] = n + change;
    const far = shapeShort(plan, this.counts) - 1;
    this.counts[kind] = n;
    return far;
  }

  /** Of these kinds, which the plan may use, those of which one more tile brings the hand nearer than `distance`. */
  nearer(course: PlanVariant, distance: number, among: readonly Kind[]): readonly Kind[] {
    return course.form
      ? this.grouped.nearer(course.form, distance, among)
      : among.filter((kind) => this.beside(course, kind, 1) < distance);
  }

  /**
   * Might one tile of this kind help? An isolated kind does not, unless the plan needs something the hand has nothing
   * of.
   */
  mayHelp({ plan, form }: PlanVariant, kind: Kind): boolean {
    return !form || form.choosy || plan.needs.length > 0 || this.isNear(kind);
  }

  /** Does the hand hold this kind, or a tile up to two ranks away? */
  isNear(kind: Kind): boolean {
    return this.counts[kind] !== 0 || hasNeighbour(this.counts, kind);
  }

  /** Does a tile of this kind form no pair and no part of a chow? */
  isAlone(kind: Kind): boolean {
    return (this.counts[kind] as number) < 2 && !hasNeighbour(this.counts, kind);
  }

  /** Does the hand hold the two other tiles of a chow with this kind? */
  completesRow(kind: Kind): boolean {
    if (kind >= SUITED) return false;
    const c = this.counts;
    const rank = kind % 9;
    return (
      (rank > 1 && c[kind - 2] !== 0 && c[kind - 1] !== 0) ||
      (rank > 0 && rank < 8 && c[kind - 1] !== 0 && c[kind + 1] !== 0) ||
      (rank < 7 && c[kind + 1] !== 0 && c[kind + 2] !== 0)
    );
  }
}
