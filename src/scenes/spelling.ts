/** What somebody may have meant who wrote an id that is none. */
export function nearest(word: string, known: Iterable<string>): string {
  const all = [...known];
  const [best] = all.map((each) => ({ each, far: distance(word, each) })).sort((a, b) => a.far - b.far);
  if (best && best.far <= Math.max(1, word.length / 3)) return `Did you mean “${best.each}”?`;
  return all.length <= 40 ? `There are: ${all.join(', ')}.` : 'The rulebook has the ids.';
}

/** How many letters must be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
