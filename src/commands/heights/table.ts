/** Heights of frames as the loader has them: few columns, few rows, a letter each. */
import { heightOf, letterOf } from '../../notation/embed-heights.ts';

/** The widths at which frames are measured, in CSS pixels. */
export const WIDTHS: readonly number[] = Array.from({ length: 23 }, (_, i) => 320 + 40 * i);

/** The heights of one frame, at each of the widths. */
export type Heights = readonly number[];
/** All that was measured, by the kind or what is asked, and by the game; of what asks nothing the game is empty. */
export type Rows = Map<string, ReadonlyMap<string, readonly Heights[]>>;

/** How many columns the loader has room for. */
const COLUMNS = 9;
/** How much more than the lowest a column's highest may differ where room is kept, and where it is not. */
const LENIENT = 1.06;
/** How much higher than those of other games a game's boards may be. */
const APART = 1.35;
/** A letter is of the next higher height: half a letter less is rounded. */
const ROUNDED = 0.975;
/** How far off the room for a frame may be, of its height. */
const OFF = 0.1;

interface Group {
  readonly name: string;
  /** Its frames keep their room: none is lower. */
  readonly keeps: boolean;
  readonly heights: readonly Heights[];
}

/** The table, and for each row how often it is right. */
export function tableOf(rows: Rows): {
  readonly columns: readonly number[];
  readonly table: ReadonlyMap<string, string>;
  readonly told: readonly string[];
} {
  const groups = [...rows].flatMap(([name, games]) => groupsOf(name, games));
  const wishes = groups.map(wishOf);
  const starts = columnsOf(wishes.map((wish, n) => ({ wish, keeps: groups[n]?.keeps ?? false })));
  // In twenties: half way between two widths that were measured.
  const columns = starts.slice(1).map((start) => ((WIDTHS[start - 1] ?? 0) + (WIDTHS[start] ?? 0)) / 40);
  const table = new Map<string, string>();
  const told: string[] = [];
  for (const [n, group] of groups.entries()) {
    const letters = starts.map((start, i) => {
      const part = (wishes[n] ?? []).slice(start, starts[i + 1]);
      const highest = Math.max(...part);
      return letterOf(group.keeps ? highest : Math.sqrt(highest * Math.min(...part)) * ROUNDED);
    });
    table.set(group.name, letters.join(''));
    const right = WIDTHS.map((_, at) => {
      const letter = letters[starts.findLastIndex((start) => start <= at)] ?? '';
      return share(group, at, heightOf(letter));
    });
    const [worst, mean] = [Math.min(...right), right.reduce((sum, each) => sum + each, 0) / right.length];
    told.push(`${group.name}: ${percent(mean)} within a tenth, ${percent(worst)} at the worst width`);
  }
  return { columns, table, told };
}

const percent = (part: number): string => `${Math.round(100 * part)} %`;

/** Of a height that some are above, so many of a hundred are not. */
function upTo(heights: readonly number[], part: number): number {
  const sorted = heights.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** All games together; apart from them those whose boards are far higher or lower. */
function groupsOf(name: string, games: ReadonlyMap<string, readonly Heights[]>): Group[] {
  const keeps = !games.has('');
  const own = [...games].map(([game, heights]) => ({ game, heights, high: meanHigh(heights) }));
  own.sort((a, b) => a.high - b.high);
  const apart: Group[] = [];
  for (let low = own[0], high = own.at(-1); low && high && high.high > APART * low.high; ) {
    const middle = own[own.length >> 1]?.high ?? 0;
    const odd = high.high / middle > middle / low.high ? own.pop() : own.shift();
    if (odd) apart.push({ name: `${name}/${odd.game}`, keeps, heights: odd.heights });
    [low, high] = [own[0], own.at(-1)];
  }
  return [{ name, keeps, heights: own.flatMap(({ heights }) => heights) }, ...apart];
}

const meanHigh = (heights: readonly Heights[]): number =>
  WIDTHS.reduce((sum, _, at) => sum + high(heights, at), 0) / WIDTHS.length;

const high = (heights: readonly Heights[], at: number): number =>
  upTo(
    heights.map((each) => each[at] ?? 0),
    0.94,
  );

/** The room that would be best at each width: where it is kept, as little as does for nearly all; else the usual. */
const wishOf = ({ keeps, heights }: Group): number[] =>
  WIDTHS.map((_, at) =>
    keeps
      ? high(heights, at) / (1 + OFF)
      : upTo(
          heights.map((each) => each[at] ?? 0),
          0.5,
        ),
  );

/** Where columns begin: no more of them than there is room for, and in each as little difference as that allows. */
function columnsOf(rows: readonly { readonly wish: readonly number[]; readonly keeps: boolean }[]): number[] {
  for (let spread = 1.1; ; spread += 0.01) {
    const starts = [0];
    for (let at = 1; at < WIDTHS.length; at++) {
      const fits = rows.every(({ wish, keeps }) => {
        const part = wish.slice(starts.at(-1), at + 1);
        return Math.max(...part) <= spread * (keeps ? LENIENT : 1) * Math.min(...part);
      });
      if (!fits) starts.push(at);
    }
    if (starts.length <= COLUMNS) return starts;
  }
}

/** How many of a group's frames are at most so far off this room, of 1. */
function share({ keeps, heights }: Group, at: number, room: number): number {
  const right = heights.filter((each) => {
    const own = each[at] ?? 0;
    return (keeps && own <= room) || Math.abs(room - own) <= OFF * own;
  });
  return right.length / heights.length;
}
