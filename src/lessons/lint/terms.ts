/** Finds terms that a lesson uses before the course defines them. */
import type { Walk } from './traverse.ts';

/** A term used too early, and the line of its first use. */
export interface EarlyTerm {
  readonly term: string;
  readonly line: number;
}

/**
 * Returns the early terms of each lesson, by lesson name.
 * @param walks the course's lessons, in order
 * @param wordsFor returns the other words for a term, such as the game's own
 */
export function earlyTerms(
  walks: readonly Walk[],
  wordsFor: (term: string) => readonly string[],
): Map<string, EarlyTerm[]> {
  const all = new Set(
    walks.flatMap(({ met }) => met.flatMap(({ doing }) => (doing.is === 'defined' ? [doing.term] : []))),
  );
  const known = new Set<string>();
  const early = new Map<string, EarlyTerm[]>();
  for (const { name, met, read } of walks) {
    const found = new Map<string, number>();
    const definedAt = new Map(
      met
        .flatMap(({ doing, at }): [string, number][] => (doing.is === 'defined' ? [[doing.term, at]] : []))
        .reverse(),
    );
    const isEarly = (term: string, at: number): boolean =>
      !known.has(term) && !found.has(term) && at < (definedAt.get(term) ?? Number.POSITIVE_INFINITY);
    for (const { doing, at, line } of met) {
      if (doing.is === 'used' && isEarly(doing.term, at)) found.set(doing.term, line);
    }
    for (const term of all) {
      if (known.has(term)) continue;
      const at = firstUse(read, [term, ...wordsFor(term)]);
      if (at !== null && isEarly(term, at)) found.set(term, read.slice(0, at).split('\n').length);
    }
    early.set(
      name,
      [...found].map(([term, line]) => ({ term, line })),
    );
    for (const term of definedAt.keys()) known.add(term);
  }
  return early;
}

/** Returns the offset of the first use of one of these words, singular or plural; null when there is none. */
function firstUse(text: string, words: readonly string[]): number | null {
  const forms = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return (
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu').exec(text)?.index ?? null
  );
}
