/** Whether the page can draw what is to come: where it brings only what it shows of itself, the others are fetched. */
import { isBonus, KINDS, type Kind } from '../../engine/tiles.ts';
import { BONUS_TILES, SET_TILES } from '../../storage/drawings.ts';
import { symbolId } from './faces/kinds.ts';
import { fetchDrawings } from './fetched.ts';

const coming = new Map<string, Promise<void>>();

/**
 * Resolves when all tiles of these kinds can be drawn; numbers that are no kinds count for nothing.
 * @throws where a drawing is missing and cannot be had
 */
export async function drawingsFor(kinds: Iterable<Kind>): Promise<void> {
  const missing = [...kinds].filter(
    (kind) => kind >= 0 && kind < KINDS && !document.getElementById(symbolId(kind)),
  );
  const files = new Set(missing.map((kind) => (isBonus(kind) ? BONUS_TILES : SET_TILES)));
  await Promise.all([...files].map(fetched));
}

/** A failure is forgotten, so that the next wish tries again. */
function fetched(path: string): Promise<void> {
  const drawings =
    coming.get(path) ??
    fetchDrawings(path).catch((error: unknown) => {
      coming.delete(path);
      throw error;
    });
  coming.set(path, drawings);
  return drawings;
}

/** Where tiles of a table lie that nobody sees. */
const UNSEEN = new Set(['wall', 'box']);

/** The numbers in the lists of what a question shows: those of its tiles, wherever they can be seen. */
export function numbersListed(shown: unknown): number[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([name, each]: [string, unknown]) => {
    if (UNSEEN.has(name)) return [];
    if (typeof each !== 'number') return numbersListed(each);
    return Array.isArray(shown) ? [each] : [];
  });
}
