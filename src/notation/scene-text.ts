/** Reads a scene written on a host page: its game, and its text without the page's indentation. */

/** The greatest length of a scene text, in characters. */
export const LONGEST = 20_000;

/** A text is a scene when a line begins with one of these keys. */
const KEY = /^\uFEFF?[ \t]*(?:title|game|deal|script):/m;
const GAME = /^([ \t]*)game:[ \t]*['"]?([a-z0-9-]+)['"]?[ \t]*$/m;

/** Removes the byte order mark that some editors put at the start of a file. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

export const isScene = (text: string): boolean => KEY.test(text);

/** Returns the game named by the `game:` line; null when there is none. */
export const gameNamed = (text: string): string | null => GAME.exec(withoutMark(text))?.[2] ?? null;

/**
 * Removes leading empty lines and the common indentation. The `game:` line becomes empty and is kept, so that line
 * numbers match the author's count.
 */
export function asWritten(text: string): string {
  const lines = withoutMark(text)
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .replace(GAME, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(Math.min(indent, line.search(/[^ ]|$/)))).join('\n');
}
