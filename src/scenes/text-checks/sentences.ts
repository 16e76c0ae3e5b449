/** A sentence of a text, trimmed. */

export interface TextSentence {
  /** Its offset in the text. */
  readonly at: number;
  readonly text: string;
}

/**
 * Splits a text into trimmed sentences with their offsets. A decimal point does not end a sentence; an empty line does.
 * Example: “It pays 1.5. Good.” → “It pays 1.5.” at 0, “Good.” at 13.
 */
export function sentencesOf(text: string): TextSentence[] {
  const ends = [...text.matchAll(/[.!?]["”’)]*(?=\s|$)|\n\s*\n/g)].map(
    ({ index, 0: end }) => index + end.length,
  );
  let from = 0;
  return [...ends, text.length].flatMap((end) => {
    const whole = text.slice(from, end);
    const at = from + whole.length - whole.trimStart().length;
    from = end;
    return whole.trim() === '' ? [] : [{ at, text: whole.trim() }];
  });
}
