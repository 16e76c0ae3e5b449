/**
 * What a scene's frame keeps room for below its table, by the scene's name, in so few bytes that the loader has it of all
 * scenes: a table of bits, six a letter, of which a name adds up three. Names that are none of them get any number.
 */

/** How many shapes there are. */
const SHAPES = 2;
/** So many bits for each name: with fewer the table seldom comes out. */
const ROOM = 1.25;

/** The bits of a letter, and the first letter. */
const BITS = 6;
const LETTER = 48;

/** A hand that wins, or what is refused, stands below the table. */
export const shapeOf = ({ wins, refuses }: { readonly wins: boolean; readonly refuses: boolean }): number =>
  Number(wins || refuses);

/** The shape of a scene by its text. */
export const shapeWritten = (text: string): number =>
  shapeOf({ wins: /^ *- \w+ wins\b/m.test(text), refuses: /^ *refuse:/m.test(text) });

/** The shape of this name, by the table. */
export const shapeNamed = (name: string, table: string): number =>
  placesOf(name, BITS * table.length).reduce(
    (sum, place) => sum + ((table.charCodeAt(place / BITS) - LETTER) >> (place % BITS)),
    0,
  ) % SHAPES;

/** Where the three bits of a name stand: one in each third of the table. */
function placesOf(name: string, length: number): number[] {
  const third = length / 3;
  return [0, 1, 2].map((part) => {
    let hash = 7919 + part;
    for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
    return part * third + (((hash ^ (hash >>> 15)) >>> 0) % third);
  });
}

/**
 * The table of these names. A place that one name alone has is that name's to set, once all the others are: names are
 * taken away by such places, and set in the other order.
 */
export function packed(shapes: ReadonlyMap<string, number>): string {
  for (let letters = Math.ceil((shapes.size * ROOM) / BITS); ; letters++) {
    const length = BITS * letters;
    const places = new Map([...shapes.keys()].map((name) => [name, placesOf(name, length)]));
    const order = takenAway(places);
    if (order === null) continue;
    const table = Array.from({ length }, () => 0);
    for (const { name, place } of order.reverse()) {
      const sum = (places.get(name) ?? []).reduce((all, each) => all + (table[each] ?? 0), 0);
      table[place] = ((shapes.get(name) ?? 0) + SHAPES - (sum % SHAPES)) % SHAPES;
    }
    return Array.from({ length: letters }, (_, i) =>
      String.fromCharCode(
        table.slice(BITS * i, BITS * (i + 1)).reduce((sum, bit, at) => sum + (bit << at), LETTER),
      ),
    ).join('');
  }
}

/** Names in an order in which each has a place that no later one has; null where there is none. */
function takenAway(places: ReadonlyMap<string, readonly number[]>) {
  const at = new Map<number, Set<string>>();
  for (const [name, all] of places)
    for (const place of all) at.set(place, (at.get(place) ?? new Set()).add(name));
  const order: { readonly name: string; readonly place: number }[] = [];
  const alone = [...at].flatMap(([place, names]) => (names.size === 1 ? [place] : []));
  for (let place = alone.pop(); place !== undefined; place = alone.pop()) {
    const [name] = at.get(place) ?? [];
    if (name === undefined) continue;
    order.push({ name, place });
    for (const each of places.get(name) ?? []) {
      const names = at.get(each);
      names?.delete(name);
      if (names?.size === 1) alone.push(each);
    }
  }
  return order.length === places.size ? order : null;
}
