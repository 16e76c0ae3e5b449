/** Distance of a hand (shanten): the number of tiles it needs to be ready. 0 is ready, −1 complete. */
import type { Counts } from '../engine/counts.ts';
import { JOKER, type Kind, PLAYED } from '../engine/tiles.ts';
import type { Plan } from './plans.ts';
import type { HandForm } from './suit-dp.ts';
import { GROUPS, groupOf, HONOURS, numbersOf, type Places, placeOf } from './suits.ts';
import type { Group, GroupHand } from './worth-dp.ts';
import { NEVER, WIDTH, type WorthTable } from './worth-table.ts';

/** Distance of a hand that can never get there. */
export const FAR = 99;

/** The groups of a hand under one way of a form. */
class WayHands {
  private readonly hands: readonly GroupHand[];
  /** Tables of all groups but one, as far as they were asked for. */
  private readonly rests = new Array<WorthTable | undefined>(GROUPS.length).fill(undefined);

  constructor(way: readonly Group[], numbers: readonly number[]) {
    this.hands = way.map((group, i) => group.hand(numbers[i] as number));
  }

  of(group: number): GroupHand {
    return this.hands[group] as GroupHand;
  }

  /** Table of all groups but this one. */
  rest(group: number): WorthTable {
    const known = this.rests[group];
    if (known) return known;
    // The other one of the same half, and both of the other half.
    const half = group ^ 2;
    const rest = this.of(group ^ 1).worth.with(this.of(half & 2).worth.with(this.of(half | 1).worth));
    this.rests[group] = rest;
    return rest;
  }
}

/** A hand split into groups, for many distance queries. */
export class Grouped {
  private readonly numbers: readonly number[];
  private readonly jokers: number;
  private readonly counts: Counts;
  private readonly sets: number;
  private readonly ways = new Map<HandForm, readonly WayHands[]>();
  private readonly usable = new Map<Plan['may'], number>();

  /** @param sets number of sets the concealed tiles must still make, besides the pair */
  constructor(counts: Counts, sets: number) {
    this.counts = counts;
    this.numbers = numbersOf(counts);
    this.jokers = counts[JOKER] as number;
    this.sets = sets;
  }

  distance(form: HandForm): number {
    let best = NEVER;
    for (const way of this.waysOf(form)) {
      const found = way.rest(HONOURS).bestWith(way.of(HONOURS).worth, this.sets);
      if (found > best) best = found;
    }
    return this.far(form, best, 0);
  }

  /** Lower bound of the distance, found without searching sets. */
  atLeast({ plan, pungs, pair }: HandForm): number {
    let missing = 0;
    for (let i = 0; i < pungs.length; i++)
      missing += Math.max(0, 3 - (this.counts[pungs[i] as Kind] as number));
    if (pair !== null) missing += Math.max(0, 2 - (this.counts[pair] as number));
    return Math.max(missing - 1, 3 * this.sets + 1 - this.usableIn(plan)) - this.jokers;
  }

  /** Distance after adding one tile of this kind, or removing one that is held. */
  beside(form: HandForm, kind: Kind, change: 1 | -1): number {
    if (kind >= PLAYED) {
      const now = this.distance(form);
      return now >= FAR ? FAR : Math.max(-1, now - change);
    }
    if (!form.plan.may[kind]) return this.distance(form);
    const group = groupOf(kind);
    const place = placeOf(kind);
    let best = NEVER;
    for (const way of this.waysOf(form)) {
      const found = way.rest(group).bestWith(way.of(group).beside(place, change).worth, this.sets);
      if (found > best) best = found;
    }
    return this.far(form, best, change);
  }

  /**
   * Of these kinds, which the plan may use, those of which one more tile brings the hand nearer than `distance`. Asked
   * a group at a time.
   * @param among kinds that stand in sets
   */
  nearer(form: HandForm, distance: number, among: readonly Kind[]): Kind[] {
    // The least worth of a nearer hand.
    const wanted = Math.max(1 - WIDTH, 2 * this.sets - this.jokers - distance + 1);
    const ways = this.waysOf(form);
    const places: Places[] = [0, 0, 0, 0];
    const helpful: Places[] = [0, 0, 0, 0];
    for (const kind of among)
      places[groupOf(kind)] = (places[groupOf(kind)] as Places) | (1 << placeOf(kind));
    for (const group of GROUPS) {
      const here = places[group] as Places;
      if (here === 0) continue;
      for (const way of ways)
        helpful[group] =
          (helpful[group] as Places) | way.of(group).raisedTo(wanted, way.rest(group), this.sets, here);
    }
    return among.filter((kind) => ((helpful[groupOf(kind)] as Places) >> placeOf(kind)) & 1);
  }

  private usableIn({ may }: Plan): number {
    let usable = this.usable.get(may);
    if (usable === undefined) {
      usable = this.jokers;
      for (let kind = 0; kind < PLAYED; kind++) if (may[kind]) usable += this.counts[kind] as number;
      this.usable.set(may, usable);
    }
    return usable;
  }

  private far({ plan }: HandForm, best: number, change: number): number {
    if (best <= -WIDTH) return FAR;
    const usable = this.usableIn(plan);
    const bySets = 2 * this.sets - best - this.jokers;
    // Whatever the split into sets, every missing tile must still come.
    const byTiles = 3 * this.sets + 1 - usable - change;
    return bySets > byTiles ? bySets : byTiles > -1 ? byTiles : -1;
  }

  private waysOf(form: HandForm): readonly WayHands[] {
    let ways = this.ways.get(form);
    if (!ways) {
      ways = form.ways.map((way) => new WayHands(way, this.numbers));
      this.ways.set(form, ways);
    }
    return ways;
  }
}
