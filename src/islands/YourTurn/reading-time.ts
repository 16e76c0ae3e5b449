/** The least time that a step is shown, and the time for a character of its text, in milliseconds. */
const LEAST = 2400;
const CHARACTER = 55;

/** How long a text is shown until the next one replaces it, in milliseconds. @param html the text, with its markup */
export const readingTime = (html: string): number =>
  Math.max(LEAST, CHARACTER * html.replace(/<[^>]*>/g, '').length);
