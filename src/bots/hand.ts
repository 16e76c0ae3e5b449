/** A hand of concealed tiles beside its melds, as the courses it may take see it. */
import type { Counts } from '../engine/counts.ts';
import type { Meld } from '../engine/melds.ts';
import { hasNeighbour } from '../engine/sets.ts';
import { type Kind, SUITED } from '../engine/tiles.ts';
import type { Plan } from './plans.ts';
import { FAR, Grouped } from './shanten.ts';
import { ANY, type PlanVariant } from './suit-dp.ts';

/** How many tiles these lack of a shape that is no sets and a pair. */
export const shapeShort = ({ shape, needs }: Plan, counts: Counts): number =>
  shape?.short?.(counts, needs) ?? FAR;

export class Hand {
  readonly counts: Counts;
  readonly melds: readonly Meld[];
  readonly sets: number;
  private readonly grouped: Grouped;

  /** @param sets how many sets a whole hand has, the melds among them */
  constructor(counts: Counts, melds: readonly Meld[], sets: number) {
    this.counts = counts.slice();
    this.melds = melds;
    this.sets = sets;
    this.grouped = new Grouped(counts, sets - melds.length);
  }

  /** The same hand with a tile less. */
  without(kind: Kind): Hand {
    const counts = this.counts.slice();
    counts[kind] = (counts[kind] as number) - 1;
    return new Hand(counts, this.melds, this.sets);
  }

  /** How far it is from ready on this course; of another shape than sets and a pair the shape itself says it. */
  distance({ plan, form }: PlanVariant): number {
    return form ? this.grouped.distance(form) : shapeShort(plan, this.counts) - 1;
  }

  /** What the distance cannot be less than, found without looking for sets. */
  atLeast({ form }: PlanVariant): number {
    return form ? this.grouped.atLeast(form) : 0;
  }

  /** How far sets and a pair of any kind are. */
  shapeDistance(): number {
    return this.grouped.distance(ANY);
  }

  /** The distance with one tile more, or with one less that is there. */
  beside({ plan, form }: PlanVariant, kind: Kind, change: 1 | -1): number {
    if (form) return this.grouped.beside(form, kind, change);
    const n = this.counts[kind] as number;
    this.counts[kind] = n + change;
    const far = shapeShort(plan, this.counts) - 1;
    this.counts[kind] = n;
    return far;
  }

  /** Whether one tile of this kind might bring it nearer: none does by itself, unless something is wanted of which
   *  there is nothing yet. */
  mayHelp({ plan, form }: PlanVariant, kind: Kind): boolean {
    return !form || form.choosy || plan.needs.length > 0 || this.isNear(kind);
  }

  /** Whether a tile of this kind, or one that might stand in a row with it, is there. */
  isNear(kind: Kind): boolean {
    return this.counts[kind] !== 0 || hasNeighbour(this.counts, kind);
  }

  /** Whether a tile of this kind makes no pair with another, nor part of a row. */
  isAlone(kind: Kind): boolean {
    return (this.counts[kind] as number) < 2 && !hasNeighbour(this.counts, kind);
  }

  /** Whether it has the two others of three in a row with a tile of this kind. */
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
