/** Frames of a kind, in classes: what is about as high at every width has one room. */
import { type Heights, LETTERS_HIGH, right } from './table.ts';

/** How many classes a kind has. The first is that of most: the loader has fewer bits for it. */
export const CLASSES = 3;
/** After so many rounds hardly anything changes any more. */
const ROUNDS = 8;
/** How much a height beside its room counts, against one that is right: between classes that are right equally often. */
const BESIDE = 1e-3;

/** How finely the first cuts between classes are tried, of all names in the order of their heights. */
const CUTS = 10;

/**
 * The class of each of these: that whose rooms are right for it at the most widths. It is sought from many beginnings,
 * since each leads no further than to the nearest rest.
 * @param all heights by name
 */
export function classesOf(all: ReadonlyMap<string, Heights>, least: number): Map<string, number> {
  const names = [...all].sort(([, one], [, other]) => meanLog(one) - meanLog(other));
  const heights = names.map(([, each]) => each);
  const cuts = Array.from({ length: CUTS - 1 }, (_, cut) => ((cut + 1) / CUTS) * names.length);
  const tried = cuts.flatMap((low) =>
    cuts.filter((high) => high > low).map((high) => settled(heights, [low, high], least)),
  );
  const found = tried[best(tried.map(({ fits }) => fits))]?.classes ?? [];
  return inOrder(names.map(([name], i) => [name, found[i] ?? 0] as const));
}

const meanLog = (heights: Heights): number => sum(heights.map(Math.log)) / heights.length;

/** Classes that begin with these cuts, once hardly any changes any more, and how well they fit. */
function settled(
  all: readonly Heights[],
  cuts: readonly number[],
  least: number,
): { readonly classes: readonly number[]; readonly fits: number } {
  let classes = all.map((_, i) => cuts.filter((cut) => i >= cut).length);
  let fits = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const rooms = Array.from({ length: CLASSES }, (_, own) =>
      roomsOf(
        all.filter((_, i) => classes[i] === own),
        least,
      ),
    );
    const each = all.map((heights) => rooms.map((of) => fitness(heights, of, least)));
    fits = sum(each.map((of) => Math.max(...of)));
    const next = each.map(best);
    if (next.every((own, i) => own === classes[i])) break;
    classes = next;
  }
  return { classes, fits };
}

/** The class of most is 0; of the others the lower ones come first, as they do already. */
function inOrder(found: readonly (readonly [name: string, own: number])[]): Map<string, number> {
  const many = (own: number): number => found.filter(([, each]) => each === own).length;
  const classes = Array.from({ length: CLASSES }, (_, own) => own);
  const [most = 0] = [...classes].sort((a, b) => many(b) - many(a));
  const order = [most, ...classes.filter((own) => own !== most)];
  return new Map(found.map(([name, own]) => [name, order.indexOf(own)]));
}

/** At each width the room that is right for the most of these; none where there are none. */
const roomsOf = (of: readonly Heights[], least: number): readonly number[] =>
  (of[0] ?? []).map((_, at) => {
    const many = LETTERS_HIGH.map((room) => of.filter((each) => right(each[at] ?? 0, room, least)).length);
    return LETTERS_HIGH[best(many)] ?? 0;
  });

/** At how many widths these rooms are right, and hardly less where they are near. */
const fitness = (heights: Heights, rooms: readonly number[], least: number): number =>
  rooms.length === 0
    ? Number.NEGATIVE_INFINITY
    : sum(
        heights.map((own, at) => {
          const room = rooms[at] ?? 1;
          return Number(right(own, room, least)) - BESIDE * Math.abs(Math.log(own / room));
        }),
      );

const best = (of: readonly number[]): number => of.indexOf(Math.max(...of));

const sum = (of: readonly number[]): number => of.reduce((all, each) => all + each, 0);
