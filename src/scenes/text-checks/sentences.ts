/** A text as its sentences. */

export interface TextSentence {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
}

/** Its sentences, each with its place. A decimal point ends none. */
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
