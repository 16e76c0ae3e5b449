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

/** A hand whose counts are the same but for one group. */
interface Base {
  readonly grouped: Grouped;
  readonly changed: number;
}

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
  private readonly usable = new Map<Plan['may'], number>();
  private readonly base: Base | null;

  /**
   * @param sets number of sets the concealed tiles must still make, besides the pair
   * @param base the hand that this one differs from in one group
   */
  constructor(counts: Counts, sets: number, base: Base | null = null) {
    this.counts = counts;
    this.numbers = numbersOf(counts);
    this.jokers = counts[JOKER] as number;
    this.sets = sets;
    this.base = base;
  }

  /** The same hand with other counts of this kind. Tables of the other groups are shared. */
  with(counts: Counts, kind: Kind): Grouped {
    const changed = kind < PLAYED ? groupOf(kind) : null;
    return new Grouped(counts, this.sets, changed === null ? null : { grouped: this, changed });
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

  private restsOf(form: HandForm): Rests {
    let rests = this.rests.get(form);
    if (!rests) {
      rests = new Array<WorthTable | undefined>(form.ways.length * GROUPS.length).fill(undefined);
      this.rests.set(form, rests);
    }
    return rests;
  }

  /**
   * Combined table of all groups but one. Joined last is the group in which the hand differs from its base, so that
   * the others are joined once for both; else the honours, because most forms differ only there.
   */
  private rest(rests: Rests, form: HandForm, wayAt: number, without: number): WorthTable {
    const at = wayAt * GROUPS.length + without;
    const known = rests[at];
    if (known) return known;
    const rest = this.joinedRest(form, wayAt, without);
    rests[at] = rest;
    return rest;
  }

  private joinedRest(form: HandForm, wayAt: number, without: number): WorthTable {
    const { base } = this;
    if (base?.changed === without) return base.grouped.rest(base.grouped.restsOf(form), form, wayAt, without);
    const way = form.ways[wayAt] as readonly Group[];
    const last = base?.changed ?? (without === HONOURS ? 2 : HONOURS);
    const [a, b] = BOTH_OTHERS[without * GROUPS.length + last] as readonly [number, number];
    const pair = (base?.grouped ?? this).pair(way, a, b, form.states);
    const own = (way[last] as Group).worth(this.numbers[last] as number);
    return meetingAtLeast(joinTables(pair, own, form.states), form.states);
  }

  /** Combined table of two groups. */
  private pair(way: readonly Group[], a: number, b: number, states: number): WorthTable {
    const [one, other] = [way[a] as Group, way[b] as Group];
    const key = (a * 4 + b) * MANY_GROUPS * MANY_GROUPS + one.id * MANY_GROUPS + other.id;
    const known = this.pairs.get(key);
    if (known) return known;
    const pair = joinTables(
      one.worth(this.numbers[a] as number),
      other.worth(this.numbers[b] as number),
      states,
    );
    this.pairs.set(key, pair);
    return pair;
  }
}

/** The two groups besides two others. Index = 4 × one + other. */
const BOTH_OTHERS: readonly (readonly number[])[] = GROUPS.flatMap((one) =>
  GROUPS.map((other) => GROUPS.filter((group) => group !== one && group !== other)),
);

/** Combines the tables of two groups: adds up sets, with at most one pair in all. */
function joinTables(a: WorthTable, b: WorthTable, states: number): number[] {
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

/** Turns "exactly these needs are met" into "at least these needs". Changes the table in place. */
function meetingAtLeast(table: number[], states: number): WorthTable {
  for (let need = 1; need < states; need *= 2) {
    for (let met = 0; met < states; met++) {
      if ((met & need) !== 0) continue;
      for (let i = met * STATE; i < (met + 1) * STATE; i++) {
        const more = table[i + need * STATE] as number;
        if (more > (table[i] as number)) table[i] = more;
      }
    }
  }
  return table;
}

/**
 * Best value of a group and the rest of the hand for exactly this number of sets, with every need met.
 * @param rest a table of {@link meetingAtLeast}
 */
function bestOf(rest: WorthTable, own: WorthTable, { states, choosy }: HandForm, sets: number): number {
  let best = NEVER;
  for (let met = 0; met < states; met++) {
    const at = (states - 1 - met) * STATE;
    const atOwn = met * STATE + sets;
    for (let i = 0; i <= sets; i++) {
      const none = rest[at + i] as number;
      const other = own[atOwn - i] as number;
      const one = rest[at + WIDTH + i] as number;
      const another = own[atOwn + WIDTH - i] as number;
      if (one + other > best) best = one + other;
      if (none + another > best) best = none + another;
      if (!choosy && none + other > best) best = none + other;
    }
  }
  return best;
}
