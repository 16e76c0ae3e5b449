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
