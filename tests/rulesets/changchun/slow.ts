/** The winning conditions again, slowly and plainly: from the rules alone, knowing nothing of the engine's ways. */
import { type Part, slowSplits } from '../../fixtures/slow-win.ts';

/** A set that lies on the table. */
export interface Laid {
  readonly run: boolean;
  readonly tiles: readonly number[];
}

/** Tiles in hand as counts of 34 kinds, and what lies on the table. */
export interface SlowHand {
  readonly counts: ArrayLike<number>;
  readonly laid: readonly Laid[];
}

const RULES = ['three-suits', 'yao-jiu', 'triplet-or-dragon-pair'] as const;
const ORDER: readonly string[] = RULES;

/** `shape-seven-pairs`: fourteen tiles in hand that, laid in a row, are two and two alike. */
export function slowPairs({ counts, laid }: SlowHand): boolean {
  const row = tilesOf(counts);
  return laid.length === 0 && row.length === 14 && row.every((tile, i) => tile === row[i - (i % 2)]);
}

/** Every way to see the hand as four sets and a pair. */
export const slowReadings = ({ counts, laid }: SlowHand): Part[][] => slowSplits(counts, 4 - laid.length);

/** What the nearest way to see this hand breaks, in the rulebook's order; nothing where it wins. */
export function brokenBy(hand: SlowHand): string[] {
  const all = [...tilesOf(hand.counts), ...hand.laid.flatMap((set) => set.tiles)];
  const overall = [
    ...(new Set(all.filter((kind) => kind < 27).map((kind) => Math.floor(kind / 9))).size < 3
      ? ['three-suits']
      : []),
    ...(all.some((kind) => kind >= 27 || kind % 9 === 0 || kind % 9 === 8) ? [] : ['yao-jiu']),
  ];
  const ways = slowReadings(hand).map((parts) => {
    const pair = Number(parts.find((part) => part.startsWith('='))?.slice(1));
    const good =
      parts.some((part) => part.startsWith('p')) || hand.laid.some((set) => !set.run) || pair >= 31;
    return good ? overall : [...overall, 'triplet-or-dragon-pair'];
  });
  if (slowPairs(hand)) ways.push(overall);
  if (ways.length === 0) return ['shape-standard'];
  return ways
    .reduce((best, way) => (way.length < best.length ? way : best))
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

function tilesOf(counts: ArrayLike<number>): number[] {
  return Array.from({ length: 34 }, (_, kind) => kind).flatMap((kind) =>
    new Array<number>(counts[kind] ?? 0).fill(kind),
  );
}
