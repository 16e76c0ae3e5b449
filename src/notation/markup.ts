/** Text in markup. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Any text as text of HTML, or as the value of an attribute in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi;

/** The text that was escaped so, by us or by a renderer; what is no known entity stays as it is. */
export const unescaped = (text: string): string =>
  // Most texts of a page have none.
  text.includes('&')
    ? text.replace(ENTITY, (whole, decimal, hex, name) => {
        if (decimal) return String.fromCodePoint(Number(decimal));
        if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
        return ENTITIES.get(name) ?? whole;
      })
    : text;
