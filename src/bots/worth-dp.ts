/** What a suit, or the honours, can give to a hand of sets and a pair. */
import { digitsOf, type Places } from './suits.ts';

/** The most sets a hand can have. */
export const SETS = 5;
export const WIDTH = SETS + 1;
/** Numbers for one choice of what is met. */
export const STATE = 2 * WIDTH;
/** Not to be had. */
export const NEVER = -40;

/**
 * At [met × STATE + pair × WIDTH + blocks] the most that at most so many sets, and perhaps the pair, have between
 * them: each set and the pair count their tiles less one. `met` has a bit for every shared need that they meet.
 */
export type WorthTable = readonly number[];

/** One set, or the pair, that must be there: with a tile of these, three alike of these, a pair of these. */
export interface LocalNeed {
  readonly tile: Places;
  readonly pung: Places;
  readonly pair: Places;
}

/** How the sets of a group may be made. */
interface GroupRules {
  readonly may: Places;
  /** How many of the sets may be three in a row, whether any may be three alike. */
  readonly runs: number;
  readonly pungs: boolean;
  readonly pairs: Places;
  /** Whether the pair must be one of fewer kinds than the sets: then it does not make itself. */
  readonly choosy: boolean;
  /** The first of them may be met here or in another group; the rest must be met here. */
  readonly needs: readonly LocalNeed[];
  readonly shared: number;
}

/** Suits repeat: what each of them gives is remembered, and forgotten all at once when it grows large. */
const MOST_REMEMBERED = 40_000;

const groups = new Map<string, Group>();

/** Groups of the same rules are one, and what one has found need not be found again. */
export function groupUnder(rules: GroupRules): Group {
  const key = JSON.stringify(rules);
  const group = groups.get(key) ?? new Group(groups.size, rules);
  groups.set(key, group);
  return group;
}

export class Group {
  readonly id: number;
  readonly rules: GroupRules;
  private readonly remembered = new Map<number, WorthTable>();

  constructor(id: number, rules: GroupRules) {
    this.id = id;
    this.rules = rules;
  }

  /** @param number the counts as digits to base 5 */
  worth(number: number): WorthTable {
    const known = this.remembered.get(number);
    if (known) return known;
    const worth = new Search(this.rules, number).found();
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(number, worth);
    return worth;
  }
}

/** Every way to take sets and a pair out of one group. */
class Search {
  private readonly rules: GroupRules;
  private readonly c: number[];
  private readonly best: number[];
  /** Every choice of needs that may be met, as bits. */
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

  /** Who may have two sets may have one. */
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

  /** What is not met may still be made of tiles that are to come, or with one that is left over. */
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

  /** Keeps what such a block meets, and whether a tile of one that does is there. */
  private note(blocks: Map<number, boolean>, places: Places, as: 'run' | 'pung' | 'pair'): void {
    const also = this.with(0, places, as);
    if (also !== 0) blocks.set(also, (blocks.get(also) ?? false) || this.holdsAny(places));
  }

  /** With one block more that meets these: a set, or the pair. */
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

  /** Without those that leave unmet what only this group can meet. */
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

  /** What is met with such a set, or pair, of these places. */
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

  /** Whether three in a row may begin here. */
  private begins(i: number): boolean {
    return i >= 0 && i <= 6 && ((this.rules.may >> i) & 7) === 7;
  }

  /** Takes every block there is from `from` on, in order; `pair` is 0, or 1 once it is taken. */
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
      if (runs > 0) this.rows(i, blocks, sum, pair, met, runs);
    }
  }

  /** Three in a row, or two of three, whose lowest tile this is. */
  private rows(i: number, blocks: number, sum: number, pair: number, met: number, runs: number): void {
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
      // The same two as the end of a lower row, where that is another thing.
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
