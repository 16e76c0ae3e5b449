/** What sets and a pair are worth, in tables. Equal tables are one object: what two of them give is then found once. */

/** The most sets a hand can have. */
export const SETS = 5;
export const WIDTH = SETS + 1;
/** Table entries for one combination of met needs. */
export const STATE = 2 * WIDTH;
/** Value of an entry that cannot be reached. */
export const NEVER = -40;

/**
 * How much is remembered of one kind. The same suits come again and again, so what is found for them is kept, and all
 * of it dropped when there is too much.
 */
const MOST_REMEMBERED = 40_000;

/** Keeps a value under a key, and returns it. */
export function remember<K, V>(known: Map<K, V>, key: K, value: V): V {
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, value);
  return value;
}

/**
 * Table of one group of tiles, or of several together. Index = met·STATE + pair·WIDTH + blocks (met: bitmask of the
 * shared needs that are met, at least; pair: 0/1; blocks: sets used, at most 0–5). Value = the largest sum over the
 * blocks used of their tiles less one, so a complete set gives 2, two tiles of a set 1, a pair 1. Example: from
 * 1 2 3 5 5 in one suit, 1 block with the pair gives 3.
 */
export class WorthTable {
  readonly values: readonly number[];
  private readonly together = new Map<WorthTable, WorthTable>();

  constructor(values: readonly number[]) {
    this.values = values;
  }

  /** The table of both groups. */
  with(other: WorthTable): WorthTable {
    return (
      this.together.get(other) ??
      remember(this.together, other, tableOf(joinedValues(this.values, other.values)))
    );
  }

  /** Best value of both for exactly this number of sets, with every need met. */
  bestWith({ values }: WorthTable, sets: number): number {
    let best = NEVER;
    for (let met = 0; met < values.length; met += STATE) {
      const at = values.length - STATE - met;
      for (let i = 0; i <= sets; i++) {
        const none = this.values[at + i] as number;
        const one = this.values[at + WIDTH + i] as number;
        const paired = none + (values[met + WIDTH + sets - i] as number);
        const unpaired = one + (values[met + sets - i] as number);
        if (unpaired > best) best = unpaired;
        if (paired > best) best = paired;
      }
    }
    return best;
  }
}

const tables = new Map<string, WorthTable>();

/**
 * The table of these values. Changes them in place: from "exactly these needs are met" to "at least these", so that no
 * two groups need meet the same one.
 */
export function tableOf(values: number[]): WorthTable {
  for (let need = STATE; need < values.length; need *= 2) {
    for (let i = 0; i < values.length; i++) {
      if ((Math.floor(i / need) & 1) === 0)
        values[i] = Math.max(values[i] as number, values[i + need] as number);
    }
  }
  const key = String.fromCharCode(...values);
  return tables.get(key) ?? remember(tables, key, new WorthTable(values));
}

/** Adds up sets, with at most one pair in all. Needs that one meets need not be met by the other, too. */
function joinedValues(a: readonly number[], b: readonly number[]): number[] {
  const best = new Array<number>(a.length).fill(NEVER);
  for (let atA = 0; atA < a.length; atA += STATE) {
    for (let atB = 0; atB < b.length; atB += STATE) {
      const metA = atA / STATE;
      const metB = atB / STATE;
      if ((metA & metB) !== 0) continue;
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
