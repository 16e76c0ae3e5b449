/** Heights of frames as the loader has them: few columns, few rows, a letter each. */
import { heightOf, LEAST, letterOf } from '../../notation/embed-heights.ts';

/** The widths at which frames are measured, in CSS pixels. */
export const WIDTHS: readonly number[] = Array.from({ length: 23 }, (_, i) => 320 + 40 * i);

/** The heights of one frame, at each of the widths. */
export type Heights = readonly number[];
/** All that was measured, by the kind or what is asked, and by the game; of what asks nothing the game is empty. */
export type Rows = Map<string, ReadonlyMap<string, readonly Heights[]>>;

/** How many columns the loader has room for. */
const COLUMNS = 8;
/** How much higher than those of other games a game's boards may be. */
const APART = 1.35;
/** How many fewer may be right, of 1, where nobody minds. */
const HARDLY = 0.01;
/** How far off the room for a frame may be, of its height. */
const OFF = 0.1;
/** All heights that there are to choose from. */
const LETTERS: readonly string[] = Array.from({ length: 70 }, (_, i) =>
  String.fromCharCode(letterOf(0).charCodeAt(0) + i),
);

/** The same in CSS pixels. */
export const LETTERS_HIGH: readonly number[] = LETTERS.map(heightOf);

interface Group {
  readonly name: string;
  /** Its frames ask, and others may follow them that are higher. */
  readonly asks: boolean;
  readonly heights: readonly Heights[];
  /** For each letter how many of its frames are right with it at each width, of 1. */
  readonly right: readonly (readonly number[])[];
}

/** The table, and for each row how often it is right. */
export function tableOf(rows: Rows): {
  readonly columns: readonly number[];
  readonly table: ReadonlyMap<string, string>;
  readonly told: readonly string[];
} {
  const groups = [...rows].flatMap(([name, games]) => groupsOf(name, games));
  const starts = columnsOf(groups);
  // In twenties: half way between two widths that were measured.
  const columns = starts.slice(1).map((start) => ((WIDTHS[start - 1] ?? 0) + (WIDTHS[start] ?? 0)) / 40);
  const table = new Map<string, string>();
  const told: string[] = [];
  for (const group of groups) {
    const chosen = starts.map((start, i) => letterFor(group, start, starts[i + 1]));
    table.set(group.name, chosen.map((letter) => LETTERS[letter]).join(''));
    const right = chosen.flatMap((letter, i) => group.right[letter]?.slice(starts[i], starts[i + 1]) ?? []);
    const [worst, mean] = [Math.min(...right), sum(right) / right.length];
    told.push(`${group.name}: ${percent(mean)} within a tenth, ${percent(worst)} at the worst width`);
  }
  return { columns, table, told };
}

const sum = (of: readonly number[]): number => of.reduce((all, each) => all + each, 0);

const percent = (part: number): string => `${Math.round(100 * part)} %`;

/** All games together; apart from them those whose boards are far higher or lower. */
function groupsOf(name: string, games: ReadonlyMap<string, readonly Heights[]>): Group[] {
  const asks = !games.has('');
  const least = asks ? LEAST.asks : /^(?:scene|rule)\//.test(name) ? LEAST.scene : 1 / (1 + OFF);
  const groupOf = (called: string, heights: readonly Heights[]): Group => ({
    name: called,
    asks,
    heights,
    right: LETTERS.map((letter) => WIDTHS.map((_, at) => share(heights, at, heightOf(letter), least))),
  });
  const own = [...games].map(([game, heights]) => ({ game, heights, high: meanHigh(heights) }));
  own.sort((a, b) => a.high - b.high);
  const apart: Group[] = [];
  for (let low = own[0], high = own.at(-1); low && high && high.high > APART * low.high; ) {
    const middle = own[own.length >> 1]?.high ?? 0;
    const odd = high.high / middle > middle / low.high ? own.pop() : own.shift();
    if (odd) apart.push(groupOf(`${name}/${odd.game}`, odd.heights));
    [low, high] = [own[0], own.at(-1)];
  }
  return [
    groupOf(
      name,
      own.flatMap(({ heights }) => heights),
    ),
    ...apart,
  ];
}

/** How high nearly all of them are at most, over all widths. */
const meanHigh = (heights: readonly Heights[]): number =>
  sum(
    WIDTHS.map((_, at) => {
      const sorted = heights.map((each) => each[at] ?? 0).sort((a, b) => a - b);
      return sorted[Math.min(sorted.length - 1, Math.floor(0.94 * sorted.length))] ?? 0;
    }),
  ) / WIDTHS.length;

/** How many of these are right with this room, of 1: they fill so much of it that they keep it, or are hardly higher. */
const share = (heights: readonly Heights[], at: number, room: number, least: number): number =>
  heights.filter((each) => right(each[at] ?? 0, room, least)).length / heights.length;

/** Whether a room is right for a frame so high. @param least how much of it the frame must fill to keep it, of 1 */
export const right = (own: number, room: number, least: number): boolean =>
  own >= least * room && own <= room / (1 - OFF);

/**
 * The letter, by its place, that is right for the most at these widths: of several that are hardly worse the lowest
 * where others may follow, else one in the middle.
 */
function letterFor({ asks, right }: Group, start: number, end?: number): number {
  const all = right.map((of) => sum(of.slice(start, end)));
  const enough = Math.max(...all) - HARDLY * WIDTHS.slice(start, end).length;
  const best = all.flatMap((each, letter) => (each >= enough ? [letter] : []));
  return best[asks ? 0 : (best.length - 1) >> 1] ?? 0;
}

/** Where columns begin: no more of them than there is room for, and so that the most are right. */
function columnsOf(groups: readonly Group[]): readonly number[] {
  const rightIn = (start: number, end: number): number =>
    sum(groups.map((group) => sum(group.right[letterFor(group, start, end)]?.slice(start, end) ?? [])));
  /** The best columns for all widths before one: how many are right with them. */
  let best = WIDTHS.map((_, at) => ({ starts: [0], right: rightIn(0, at + 1) }));
  for (let columns = 1; columns < COLUMNS; columns++) {
    best = best.map((fewer, at) =>
      WIDTHS.slice(1, at + 1).reduce((most, _, i) => {
        const before = best[i];
        const right = (before?.right ?? 0) + rightIn(i + 1, at + 1);
        return before && right > most.right ? { starts: [...before.starts, i + 1], right } : most;
      }, fewer),
    );
  }
  return best.at(-1)?.starts ?? [];
}
