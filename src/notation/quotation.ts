/** Quotes other people's text within a sentence: in one line, in quotation marks, and shortened. */

/** Quotes text as JSON, with line ends and invisible characters escaped. JSON.parse reads it back. */
export const quote = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns at most `most` characters, with an ellipsis for the rest. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;
