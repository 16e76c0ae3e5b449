/**
 * What a frame's address does not tell of its height, by its name, in so few bytes that the loader has it of all scenes
 * and rules: which of three classes it is of (commands/heights/classes.ts). It is a table of bits, six a letter, of which
 * a name adds up four, and the name with a plus four more. Names that are none of them get any class.
 */

/** How many bits a letter has, and the letter of these: they are the last of its own. */
const BITS = 6;
const letterOf = (bits: number): string => String.fromCharCode(bits === 63 ? 63 : 64 + bits);

/** The class of a writer's own scene, by its text: a hand that wins, or what is refused, stands below its table. */
export const classWritten = (text: string): number => classOf(/^ *(?:- \w+ wins\b|refuse:)/m.test(text));

/** The class of most scenes of which this is so. */
export const classOf = (hasMore: boolean): number => (hasMore ? 2 : 0);

/** The class of this name, by the table. */
export const classNamed = (name: string, table: string): number =>
  bitOf(name, table) && 1 + bitOf(`${name}+`, table);

const bitOf = (name: string, table: string): number =>
  placesOf(name, BITS * table.length).reduce(
    (sum, place) => sum ^ (table.charCodeAt(place / BITS) >> (place % BITS)),
    0,
  ) & 1;

/** Where the bits of a name stand: one of each fourth, so that no two are the same. */
const placesOf = (name: string, length: number): number[] =>
  [0, 1, 2, 3].map((fourth) => {
    let hash = fourth;
    for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    return 4 * ((hash >>> 9) % (length >> 2)) + fourth;
  });

/** The table of these names and their classes, 0 to 2: as short as it can be. */
export function packed(classes: ReadonlyMap<string, number>): string {
  // Most are of the first class: of these no more is asked.
  const shapes = new Map(
    [...classes].flatMap(([name, own]): [string, number][] =>
      own === 0
        ? [[name, 0]]
        : [
            [name, 1],
            [`${name}+`, own - 1],
          ],
    ),
  );
  for (let letters = Math.ceil(shapes.size / BITS); ; letters++) {
    const own = 1n << BigInt(BITS * letters);
    const sums = [...shapes].map(([name, shape]) =>
      placesOf(name, BITS * letters).reduce(
        (sum, place) => sum ^ (1n << BigInt(place)),
        shape === 1 ? own : 0n,
      ),
    );
    const table = solved(sums, own);
    if (table === null) continue;
    return Array.from({ length: letters }, (_, i) =>
      letterOf(Number((table >> BigInt(BITS * i)) & ((1n << BigInt(BITS)) - 1n))),
    ).join('');
  }
}

/**
 * Bits of which each of these sums has an even number: by elimination, of the lowest bit of each from all others.
 * @param own a bit above all others, which is set
 * @returns null where there are none
 */
function solved(sums: readonly bigint[], own: bigint): bigint | null {
  const byLowest = new Map<bigint, bigint>();
  for (const sum of sums) {
    let rest = sum;
    let lowest = rest & -rest;
    for (let other = byLowest.get(lowest); other !== undefined; other = byLowest.get(lowest)) {
      rest ^= other;
      lowest = rest & -rest;
    }
    if (rest === own) return null;
    if (rest !== 0n) byLowest.set(lowest, rest);
  }
  // From above: what stands above a sum's lowest bit is set by then.
  const inOrder = [...byLowest].sort(([a], [b]) => (a < b ? 1 : -1));
  return inOrder.reduce((bits, [lowest, sum]) => (isOdd(sum & bits) ? bits | lowest : bits), own);
}

/** Whether an odd number of its bits is set. */
function isOdd(bits: bigint): boolean {
  let odd = false;
  for (let rest = bits; rest !== 0n; rest &= rest - 1n) odd = !odd;
  return odd;
}
