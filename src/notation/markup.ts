/** Text in markup. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Any text as text of HTML, or as the value of an attribute in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** The text that was escaped so, by us or by a renderer; what is no known entity stays as it is. */
export const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
