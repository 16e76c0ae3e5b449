/**
 * Dynamic programme for one group (a suit, or the honours): the best sets and pair that its tiles can give to a hand
 * of sets and a pair.
 */
import { digitsOf, type Places } from './suits.ts';

/** The most sets a hand can have. */
export const SETS = 5;
export const WIDTH = SETS + 1;
/** Table entries for one combination of met needs. */
export const STATE = 2 * WIDTH;
/** Value of an entry that cannot be reached. */
export const NEVER = -40;

/**
 * DP table of one group. Index = met·STATE + pair·WIDTH + blocks (met: bitmask of the shared needs that are met; pair:
 * 0/1; blocks: sets used, at most 0–5). Value = the largest sum over the blocks used of their tiles less one, so a
 * complete set gives 2, two tiles of a set 1, a pair 1. Example: from 1 2 3 5 5 in one suit, 1 block with the pair
 * gives 3.
 */
export type WorthTable = readonly number[];

/**
 * One requirement within a group: a set or pair that contains a `tile` place, is a pung of a `pung` place, or is a
 * pair of a `pair` place.
 */
export interface LocalNeed {
  readonly tile: Places;
  readonly pung: Places;
  readonly pair: Places;
}

/** Rules for the sets of one group. */
interface GroupRules {
  readonly may: Places;
  /** The most chows (`runs`), and whether pungs are allowed. */
  readonly runs: number;
  readonly pungs: boolean;
  readonly pairs: Places;
  /**
   * Is the pair limited to fewer kinds than the sets? Then a pair without any tile counts −1; otherwise a hand always
   * has a tile to pair.
   */
  readonly choosy: boolean;
  /** Needs of the group. The first `shared` ones may be met here or in another group; the rest must be met here. */
  readonly needs: readonly LocalNeed[];
  readonly shared: number;
}

/**
 * Cache limit per group. The same suits come again and again, so their tables are cached, and all dropped when there
 * are too many.
 */
const MOST_REMEMBERED = 40_000;

const groups = new Map<string, Group>();

/** Returns the group for these rules. Equal rules share one group and its cache. */
export function groupUnder(rules: GroupRules): Group {
  const key = JSON.stringify(rules);
  const group = groups.get(key) ?? new Group(groups.size, rules);
  groups.set(key, group);
  return group;
}

/** A group with fixed rules and a cache of its tables. */
export class Group {
  readonly id: number;
  readonly rules: GroupRules;
  private readonly remembered = new Map<number, WorthTable>();

  constructor(id: number, rules: GroupRules) {
    this.id = id;
    this.rules = rules;
  }

  /**
   * Finds the table for these counts.
   * @param number the counts as base-5 digits (see `numbersOf`)
   */
  worth(number: number): WorthTable {
    const known = this.remembered.get(number);
    if (known) return known;
    const worth = new Search(this.rules, number).found();
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(number, worth);
    return worth;
  }
}

/** Searches every way to take sets and a pair from one group. */
class Search {
  private readonly rules: GroupRules;
  private readonly c: number[];
  private readonly best: number[];
  /** Number of combinations of met needs: 2^needs. */
  private readonly choices: number;
  private tiles = 0;

  constructor(rules: GroupRules, number: number) {
    this.rules = rules;
    this.choices = 1 << rules.needs.length;
    this.best = new Array<number>(STATE * this.choices).fill(NEVER);
    this.c = digitsOf(number);
    for (let i = 0; i < 9; i++) {
      if (!((rules.may >> i) & 1)) this.c[i] = 0;
      this.tiles += this.c[i] as number;
    }
  }

  found(): WorthTable {
    this.walk(0, 0, 0, 0, 0, this.rules.runs);
    this.atMost();
    if (this.rules.choosy) this.pairFromNothing();
    this.needsFromNothing();
    return this.cached();
  }

  /** Turns "exactly n sets" into "at most n sets". */
  private atMost(): void {
    const { best } = this;
    for (let at = 0; at < best.length; at += WIDTH) {
      for (let b = 1; b < WIDTH; b++)
        best[at + b] = Math.max(best[at + b] as number, best[at + b - 1] as number);
    }
  }

  private pairFromNothing(): void {
    if (this.rules.pairs === 0) return;
    for (let met = 0; met < this.choices; met++) {
      for (let b = 0; b < WIDTH; b++) this.raise(met, 1, b, (this.best[met * STATE + b] as number) - 1);
    }
  }

  /** Meets open needs with a block that has no tile yet (−1), or one tile that is left over (0). */
  private needsFromNothing(): void {
    if (this.rules.needs.length === 0) return;
    const sets = new Map<number, boolean>();
    const pairs = new Map<number, boolean>();
    for (let i = 0; i < 9; i++) {
      const here = 1 << i;
      if ((this.rules.may & here) === 0) continue;
      if (this.rules.pungs) this.note(sets, here, 'pung');
      if (this.rules.runs > 0 && this.begins(i)) this.note(sets, 7 << i, 'run');
      if ((this.rules.pairs & here) !== 0) this.note(pairs, here, 'pair');
    }
    for (const [also, inHand] of sets) this.raiseFrom(also, inHand, 0);
    for (const [also, inHand] of pairs) this.raiseFrom(also, inHand, 1);
  }

  /** Notes which needs such a block meets, and whether one of its tiles is held. */
  private note(blocks: Map<number, boolean>, places: Places, as: 'run' | 'pung' | 'pair'): void {
    const also = this.with(0, places, as);
    if (also !== 0) blocks.set(also, (blocks.get(also) ?? false) || this.holdsAny(places));
  }

  /** Adds one block that meets these needs: a set, or the pair. */
  private raiseFrom(also: number, inHand: boolean, asPair: 0 | 1): void {
    for (let met = 0; met < this.choices; met++) {
      if ((met & also) === also) continue;
      for (let paired = 0; paired + asPair <= 1; paired++) {
        for (let blocks = 0; blocks + 1 - asPair <= SETS; blocks++) {
          const sum = this.best[met * STATE + paired * WIDTH + blocks] as number;
          if (sum <= NEVER) continue;
          const spare = this.tiles > sum + blocks + paired;
          this.raise(met | also, paired + asPair, blocks + 1 - asPair, spare && inHand ? sum : sum - 1);
        }
      }
    }
  }

  /** Keeps only the entries that meet the group's own needs; the index then covers shared needs alone. */
  private cached(): WorthTable {
    const { needs, shared } = this.rules;
    const own = (this.choices - 1) & ~((1 << shared) - 1);
    if (needs.length === shared) return this.best;
    return Array.from({ length: STATE << shared }, (_, i) => this.best[own * STATE + i] as number);
  }

  private holdsAny(places: Places): boolean {
    for (let i = 0; i < 9; i++) if ((places >> i) & 1 && this.c[i] !== 0) return true;
    return false;
  }

  private raise(met: number, pair: number, blocks: number, sum: number): void {
    const at = met * STATE + pair * WIDTH + blocks;
    if (sum > (this.best[at] as number)) this.best[at] = sum;
  }

  /** Bitmask of needs met after adding this set or pair. */
  private with(met: number, places: Places, as: 'run' | 'pung' | 'pair'): number {
    const { needs } = this.rules;
    let all = met;
    for (let n = 0; n < needs.length; n++) {
      const need = needs[n] as LocalNeed;
      const wanted = as === 'run' ? need.tile : need.tile | need[as];
      if ((wanted & places) !== 0) all |= 1 << n;
    }
    return all;
  }

  /** May a chow begin here? */
  private begins(i: number): boolean {
    return i >= 0 && i <= 6 && ((this.rules.may >> i) & 7) === 7;
  }

  /** Takes every possible block from place `from` on, in order. `pair` is 0, or 1 once the pair is taken. */
  private walk(from: number, blocks: number, sum: number, pair: number, met: number, runs: number): void {
    this.raise(met, pair, blocks, sum);
    const { c, rules } = this;
    for (let i = from; i < 9; i++) {
      const n = c[i] as number;
      if (n === 0) continue;
      const here = 1 << i;
      if (pair === 0 && (rules.pairs & here) !== 0 && (n >= 2 || rules.choosy)) {
        const taken = Math.min(n, 2);
        c[i] = n - taken;
        this.walk(i, blocks, sum + taken - 1, 1, this.with(met, here, 'pair'), runs);
        c[i] = n;
      }
      if (blocks === SETS) continue;
      if (rules.pungs && n >= 2) {
        const also = this.with(met, here, 'pung');
        for (let taken = 2; taken <= 3 && taken <= n; taken++) {
          c[i] = n - taken;
          this.walk(i, blocks + 1, sum + taken - 1, pair, also, runs);
        }
        c[i] = n;
      }
      if (runs > 0) this.takeChow(i, blocks, sum, pair, met, runs);
    }
  }

  /** Takes a chow, or two tiles of one, whose lowest held tile is here. */
  private takeChow(i: number, blocks: number, sum: number, pair: number, met: number, runs: number): void {
    const { c } = this;
    const next = c[i + 1] as number;
    const nextButOne = c[i + 2] as number;
    if (next === 0 && nextButOne === 0) return;
    const onward = (lowest: number, tiles: number): void =>
      this.walk(i, blocks + 1, sum + tiles - 1, pair, this.with(met, 7 << lowest, 'run'), runs - 1);
    c[i] = (c[i] as number) - 1;
    if (next > 0) {
      c[i + 1] = next - 1;
      if (this.begins(i)) onward(i, 2);
      // The same two tiles as the upper part of a lower chow, if that makes a difference.
      if (this.begins(i - 1) && (!this.begins(i) || this.rules.needs.length > 0)) onward(i - 1, 2);
      if (nextButOne > 0 && this.begins(i)) {
        c[i + 2] = nextButOne - 1;
        onward(i, 3);
        c[i + 2] = nextButOne;
      }
      c[i + 1] = next;
    }
    if (nextButOne > 0 && this.begins(i)) {
      c[i + 2] = nextButOne - 1;
      onward(i, 2);
      c[i + 2] = nextButOne;
    }
    c[i] = (c[i] as number) + 1;
  }
}
