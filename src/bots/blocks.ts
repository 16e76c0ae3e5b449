/** The best sets and pair that the tiles of one group give, found from what fewer of them give. */
import { digitsOf, type Places, STEP } from './suits.ts';
import { NEVER, remember, SETS, STATE, WIDTH } from './worth-table.ts';

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
export interface GroupRules {
  readonly may: Places;
  /** The most chows (`runs`), and whether pungs are allowed. */
  readonly runs: number;
  readonly pungs: boolean;
  readonly pairs: Places;
  /**
   * Is the pair limited to fewer kinds than the sets? Then a pair without any tile counts −1; otherwise it counts 0: a
   * hand always has a tile to pair.
   */
  readonly choosy: boolean;
  /** Needs of the group. The first `shared` ones may be met here or in another group; the rest must be met here. */
  readonly needs: readonly LocalNeed[];
  readonly shared: number;
}

/** Values by block count, as in a `WorthTable`, but for every combination of the needs that are met exactly. */
type BlockTable = number[];

/** How much further an entry is with one set more, and with the pair. */
const SET = 1;
const PAIR = WIDTH;

/** Finds the tables of a group. */
export class Blocks {
  private readonly rules: GroupRules;
  /** Number of combinations of met needs: 2^needs. */
  private readonly choices: number;
  private readonly nothing: BlockTable;
  /** Which needs a set can meet, and a pair: for each combination, the places of all that meet it. */
  private readonly sets = new Map<number, Places>();
  private readonly pairs = new Map<number, Places>();
  private readonly remembered = new Map<number, BlockTable>();

  constructor(rules: GroupRules) {
    this.rules = rules;
    this.choices = 1 << rules.needs.length;
    this.nothing = new Array<number>(STATE * this.choices).fill(NEVER).fill(0, 0, WIDTH);
    if (rules.choosy && rules.pairs !== 0) this.nothing.fill(-1, WIDTH, STATE);
    const note = (blocks: Map<number, Places>, places: Places, as: 'run' | 'pung' | 'pair'): void => {
      const also = this.met(places, as);
      if (also !== 0) blocks.set(also, (blocks.get(also) ?? 0) | places);
    };
    for (let i = 0; i < STEP.length; i++) {
      const here = 1 << i;
      if ((rules.may & here) === 0) continue;
      if (rules.pungs) note(this.sets, here, 'pung');
      if (rules.runs > 0 && this.begins(i)) note(this.sets, 7 << i, 'run');
      if ((rules.pairs & here) !== 0) note(this.pairs, here, 'pair');
    }
  }

  /** The values of these counts; the index covers the shared needs alone, and the group's own ones are met. */
  valuesOf(number: number): number[] {
    const { rules, choices } = this;
    const digits = digitsOf(number);
    let usable = 0;
    for (let i = 0; i < STEP.length; i++) {
      if (!((rules.may >> i) & 1)) digits[i] = 0;
      usable += (digits[i] as number) * (STEP[i] as number);
    }
    const best = this.of(usable, rules.runs).slice();
    if (rules.needs.length > 0) this.needsFromNothing(best, digits);
    if (!rules.choosy && rules.pairs !== 0) {
      for (let met = 0; met < choices; met++) {
        const at = met * STATE;
        for (let b = at; b < at + WIDTH; b++)
          if ((best[b] as number) > (best[b + WIDTH] as number)) best[b + WIDTH] = best[b] as number;
      }
    }
    const own = (choices - 1) & ~((1 << rules.shared) - 1);
    return own === 0 ? best : best.slice(own * STATE);
  }

  /**
   * The values of these counts with at most so many chows: the lowest tile is left over, or is in the pair, a pung or a
   * chow, and the values of the other tiles are known.
   */
  private of(number: number, runs: number): BlockTable {
    if (number === 0) return this.nothing;
    const key = number * WIDTH + runs;
    const known = this.remembered.get(key);
    if (known) return known;
    const { rules } = this;
    let place = 0;
    let rest = number;
    for (; rest % 5 === 0; rest /= 5) place++;
    const n = rest % 5;
    const next = Math.floor(rest / 5) % 5;
    const nextButOne = Math.floor(rest / 25) % 5;
    const step = STEP[place] as number;
    const best = this.of(number - step, runs).slice();
    if ((rules.pairs >> place) & 1 && (n >= 2 || rules.choosy)) {
      const taken = Math.min(n, 2);
      this.add(best, this.of(number - taken * step, runs), PAIR, this.met(1 << place, 'pair'), taken - 1);
    }
    if (rules.pungs && n >= 2) {
      const met = this.met(1 << place, 'pung');
      for (let taken = 2; taken <= 3 && taken <= n; taken++)
        this.add(best, this.of(number - taken * step, runs), SET, met, taken - 1);
    }
    if (runs > 0 && next + nextButOne > 0) {
      const fewer = runs === SETS ? SETS : runs - 1;
      const chow = (lowest: number, tiles: number, worth: number): void => {
        if (this.begins(lowest))
          this.add(best, this.of(number - tiles * step, fewer), SET, this.met(7 << lowest, 'run'), worth);
      };
      if (next > 0 && nextButOne > 0) chow(place, 31, 2);
      if (nextButOne > 0) chow(place, 26, 1);
      if (next > 0) {
        chow(place, 6, 1);
        // The same two tiles as the upper part of a lower chow, if that makes a difference.
        if (!this.begins(place) || rules.needs.length > 0) chow(place - 1, 6, 1);
      }
    }
    return remember(this.remembered, key, best);
  }

  /** Adds a set, or the pair, to others: so much is it worth, and these needs does it meet. */
  private add(
    best: BlockTable,
    others: BlockTable,
    as: typeof SET | typeof PAIR,
    also: number,
    worth: number,
  ) {
    for (let i = 0; i < others.length; i++) {
      if (as === PAIR ? i % STATE >= PAIR : i % WIDTH === SETS) continue;
      const at = i + as + (also & ~Math.floor(i / STATE)) * STATE;
      const sum = (others[i] as number) + worth;
      if (sum > (best[at] as number)) best[at] = sum;
    }
  }

  /** Meets open needs with a block that has no tile yet (−1), or one tile that is left over (0). */
  private needsFromNothing(best: BlockTable, digits: readonly number[]): void {
    let tiles = 0;
    let inHand: Places = 0;
    for (let i = 0; i < STEP.length; i++) {
      const n = digits[i] as number;
      tiles += n;
      if (n !== 0) inHand |= 1 << i;
    }
    for (const [also, places] of this.sets) this.raiseFrom(best, also, places & inHand ? tiles : 0, 0);
    for (const [also, places] of this.pairs) this.raiseFrom(best, also, places & inHand ? tiles : 0, 1);
  }

  /**
   * Adds one block that meets these needs: a set, or the pair.
   * @param tiles number of tiles, if one of the block is among them; else 0
   */
  private raiseFrom(best: BlockTable, also: number, tiles: number, asPair: 0 | 1): void {
    for (let met = 0; met < this.choices; met++) {
      if ((met & also) === also) continue;
      for (let paired = 0; paired + asPair <= 1; paired++) {
        for (let blocks = 0; blocks + 1 - asPair <= SETS; blocks++) {
          const sum = best[met * STATE + paired * WIDTH + blocks] as number;
          if (sum <= NEVER) continue;
          const at = (met | also) * STATE + (paired + asPair) * WIDTH + blocks + 1 - asPair;
          const value = tiles > sum + blocks + paired ? sum : sum - 1;
          if (value > (best[at] as number)) best[at] = value;
        }
      }
    }
  }

  /** Bitmask of the needs that this set or pair meets. */
  private met(places: Places, as: 'run' | 'pung' | 'pair'): number {
    const { needs } = this.rules;
    let all = 0;
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
}
