/** The numbers in the lists of what a question shows: those of its tiles, wherever they lie. */
export function numbersListed(shown: unknown): number[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.values(shown).flatMap((each: unknown) =>
    typeof each !== 'number' ? numbersListed(each) : Array.isArray(shown) ? [each] : [],
  );
}
