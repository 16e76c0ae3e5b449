/** Distance of a hand (shanten): the number of tiles it needs to be ready. 0 is ready, −1 complete. */
import type { Counts } from '../engine/counts.ts';
import { JOKER, type Kind, PLAYED } from '../engine/tiles.ts';
import type { Plan } from './plans.ts';
import type { HandForm } from './suit-dp.ts';
import { GROUPS, groupOf, HONOURS, numbersOf, stepOf } from './suits.ts';
import { type Group, NEVER, STATE, WIDTH, type WorthTable } from './worth-dp.ts';

/** Distance of a hand that can never get there. */
export const FAR = 99;

/** Base of the cache key; larger than the number of groups. */
const MANY_GROUPS = 4096;

/** Combined tables of all groups but one. Index = way·4 + the group left out. */
type Rests = (WorthTable | undefined)[];

/**
 * A hand split into groups, for many distance queries. Combined tables are cached and shared by all forms with the
 * same groups.
 */
export class Grouped {
  private readonly numbers: readonly number[];
  private readonly jokers: number;
  private readonly counts: Counts;
  private readonly sets: number;
  private readonly pairs = new Map<number, WorthTable>();
  private readonly rests = new Map<HandForm, Rests>();
  private readonly usable = new Map<Plan, number>();

  /** @param sets number of sets the concealed tiles must still make, besides the pair */
  constructor(counts: Counts, sets: number) {
    this.counts = counts.slice();
    this.numbers = numbersOf(counts);
    this.jokers = counts[JOKER] as number;
    this.sets = sets;
  }

  distance(form: HandForm): number {
    let best = NEVER;
    const rests = this.restsOf(form);
    for (let i = 0; i < form.ways.length; i++) {
      const way = form.ways[i] as readonly Group[];
      const honours = (way[HONOURS] as Group).worth(this.numbers[HONOURS] as number);
      const found = bestOf(this.rest(rests, form, i, HONOURS), honours, form, this.sets);
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
    const number = (this.numbers[group] as number) + change * stepOf(kind);
    const rests = this.restsOf(form);
    let best = NEVER;
    for (let i = 0; i < form.ways.length; i++) {
      const own = ((form.ways[i] as readonly Group[])[group] as Group).worth(number);
      const found = bestOf(this.rest(rests, form, i, group), own, form, this.sets);
      if (found > best) best = found;
    }
    return this.far(form, best, change);
  }

  private usableIn(plan: Plan): number {
    let usable = this.usable.get(plan);
    if (usable === undefined) {
      usable = this.jokers;
      for (let kind = 0; kind < PLAYED; kind++) if (plan.may[kind]) usable += this.counts[kind] as number;
      this.usable.set(plan, usable);
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

  private restsOf(form: HandForm): Rests {
    let rests = this.rests.get(form);
    if (!rests) {
      rests = new Array<WorthTable | undefined>(form.ways.length * GROUPS.length).fill(undefined);
      this.rests.set(form, rests);
    }
    return rests;
  }

  /** Combined table of all groups but one. The honours are joined last, because most forms differ only there. */
  private rest(rests: Rests, form: HandForm, wayAt: number, without: number): WorthTable {
    const at = wayAt * GROUPS.length + without;
    const known = rests[at];
    if (known) return known;
    const way = form.ways[wayAt] as readonly Group[];
    const [a, b, c] = OTHERS[without] as readonly [number, number, number];
    const key =
      (a * 4 + b) * MANY_GROUPS * MANY_GROUPS + (way[a] as Group).id * MANY_GROUPS + (way[b] as Group).id;
    const worth = (i: number): WorthTable => (way[i] as Group).worth(this.numbers[i] as number);
    const pair = this.pairs.get(key) ?? joinTables(worth(a), worth(b), form.states);
    this.pairs.set(key, pair);
    const rest = joinTables(pair, worth(c), form.states);
    rests[at] = rest;
    return rest;
  }
}

const OTHERS = [
  [1, 2, HONOURS],
  [0, 2, HONOURS],
  [0, 1, HONOURS],
  [0, 1, 2],
] as const;

/** Combines the tables of two groups: adds up sets, with at most one pair in all. */
function joinTables(a: WorthTable, b: WorthTable, states: number): WorthTable {
  const best = new Array<number>(states * STATE).fill(NEVER);
  for (let metA = 0; metA < states; metA++) {
    for (let metB = 0; metB < states; metB++) {
      const atA = metA * STATE;
      const atB = metB * STATE;
      const at = (metA | metB) * STATE;
      for (let i = 0; i < WIDTH; i++) {
        const none = a[atA + i] as number;
        const one = a[atA + WIDTH + i] as number;
        if (none <= NEVER && one <= NEVER) continue;
        for (let j = 0; i + j < WIDTH; j++) {
          const other = b[atB + j] as number;
          const another = none + (b[atB + WIDTH + j] as number);
          const paired = one + other > another ? one + other : another;
          if (none + other > (best[at + i + j] as number)) best[at + i + j] = none + other;
          if (paired > (best[at + WIDTH + i + j] as number)) best[at + WIDTH + i + j] = paired;
        }
      }
    }
  }
  return best;
}

/** Best value of two combined halves for exactly this number of sets, with every need met. */
function bestOf(a: WorthTable, b: WorthTable, { states, choosy }: HandForm, sets: number): number {
  let best = NEVER;
  for (let metA = 0; metA < states; metA++) {
    for (let metB = 0; metB < states; metB++) {
      if ((metA | metB) !== states - 1) continue;
      const atA = metA * STATE;
      const atB = metB * STATE + sets;
      for (let i = 0; i <= sets; i++) {
        const none = a[atA + i] as number;
        const other = b[atB - i] as number;
        const one = a[atA + WIDTH + i] as number;
        const another = b[atB + WIDTH - i] as number;
        if (one + other > best) best = one + other;
        if (none + another > best) best = none + another;
        if (!choosy && none + other > best) best = none + other;
      }
    }
  }
  return best;
}
