/** Escapes and unescapes text in HTML. */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Escapes text for HTML content, or for an attribute value in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi;

/** Undoes HTML escapes, ours or a renderer's. Unknown entities stay as they are. */
export const unescapeHtml = (text: string): string =>
  // Fast path: most texts have no entity.
  text.includes('&')
    ? text.replace(ENTITY, (whole, decimal, hex, name) => {
        if (decimal) return String.fromCodePoint(Number(decimal));
        if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
        return ENTITIES.get(name) ?? whole;
      })
    : text;
