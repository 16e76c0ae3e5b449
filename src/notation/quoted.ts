/** Other people's text inside a sentence of ours: in one line, in quotation marks, and no longer than one reads. */

/** As JSON writes it, with nothing left in it that ends a line or cannot be seen. JSON reads it back. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** At most so many characters of a text, with an ellipsis for the rest. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;
