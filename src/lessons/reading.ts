/** Describes in words how a winning hand divides into sets. */
import { check } from '#i18n/check.ts';
import { words } from '#i18n/words.ts';
import type { Meld } from '../engine/melds.ts';
import type { Reading } from '../engine/score.ts';

/** Names the sets, melds first, and then the pair. */
export function readingText(reading: Reading | null | undefined, melds: readonly Meld[]): string {
  const read = reading?.sets ?? [];
  const singles = read.filter(({ kind }) => kind === 'single').flatMap(({ tiles }) => tiles);
  const whole = read.filter(({ kind }) => kind !== 'single' && kind !== 'pair').map(({ tiles }) => tiles);
  const sets = [...melds.map(({ tiles }) => tiles), ...whole, ...(singles.length > 0 ? [singles] : [])];
  const pairs = read.flatMap(({ kind, tiles }) => (kind === 'pair' ? tiles.slice(0, 1) : []));
  // A reading made of pairs may also name one of them as the pair; it is added once only.
  const pair = reading?.pair ?? null;
  if (pair !== null && !pairs.includes(pair)) pairs.push(pair);
  // Four of a kind may be two of the pairs, so copies are counted per kind.
  const counted = [...new Set(pairs)].map(
    (kind) => [kind, 2 * pairs.filter((each) => each === kind).length] as const,
  );
  return check.reading(
    sets.map((tiles) => words.tileList(tiles)),
    counted.map(([kind, count]) => words.countedTile(kind, count)),
  );
}
