/** A scene that stands in somebody else's page: which game it is of, and its text without what the page added. */

/** The most characters of such a text that are read. */
export const LONGEST = 20_000;

/** The text of a scene, and nothing else, has one of these keys at the start of a line. */
const KEY = /^\uFEFF?[ \t]*(?:title|game|deal|script):/m;
const GAME = /^([ \t]*)game:[ \t]*['"]?([a-z0-9-]+)['"]?[ \t]*$/m;

/** A file saved with a byte order mark begins with one. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

export const isScene = (text: string): boolean => KEY.test(text);

/** The game that a scene's own `game:` line names; null where none does. */
export const gameNamed = (text: string): string | null => GAME.exec(withoutMark(text))?.[2] ?? null;

/**
 * The lines as their author counts them: from the first that is not empty, each without what all are indented by. The
 * line that names the game is left empty.
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
