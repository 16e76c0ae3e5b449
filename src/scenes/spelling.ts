/** Suggests the known id nearest to a misspelt one. When none is near, it lists all ids, or points to the rulebook. */
export function nearest(word: string, known: Iterable<string>): string {
  const all = [...known];
  const [best] = all.map((each) => ({ each, far: distance(word, each) })).sort((a, b) => a.far - b.far);
  if (best && best.far <= Math.max(1, word.length / 3)) return `Did you mean “${best.each}”?`;
  return all.length <= 40 ? `There are: ${all.join(', ')}.` : 'The rulebook has the ids.';
}

/**
 * Returns the edit distance: letters changed, added, removed, or swapped with a neighbour. Dynamic programme over
 * prefixes: `row[j]` is the distance between the first `i` letters of `a` and the first `j` of `b`. Example: `pnug` and
 * `pung` have distance 1.
 */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same];
      next.push(Math.min(...ways, ...(swapped ? [(before[j - 2] ?? 0) + 1] : [])));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
