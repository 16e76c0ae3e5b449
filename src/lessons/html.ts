/** Reading what a slot was rendered to. Components inside another one speak to it by elements of their own. */

/** A piece of a slot that belongs to the component around it. */
export interface Part {
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
}

/** The parts of this name, in order, and the slot without them. */
export function partsOf(
  html: string,
  name: string,
): { readonly parts: readonly Part[]; readonly rest: string } {
  const parts: Part[] = [];
  const rest = html.replace(
    new RegExp(`<${name}((?: [a-z-]+="[^"]*")*)>([\\s\\S]*?)</${name}>`, 'g'),
    (_, attributes: string, inner: string) => {
      parts.push({ attributes: attributesOf(attributes), html: inner });
      return '';
    },
  );
  return { parts, rest };
}

/** A part as the component inside writes it. */
export function partOf(name: string, attributes: Readonly<Record<string, string>>, html: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${html}</${name}>`;
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/ ([a-z-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, key = '', value = '']) => [key, unescaped(value)]));
}

/** A line of text, out of the paragraph that Markdown may have put it into. */
export function inline(html: string): string {
  const [, inner] = /^\s*<p>([\s\S]*)<\/p>\s*$/.exec(html) ?? [];
  return (inner === undefined || inner.includes('<p>') ? html : inner).trim();
}

/** What a reader is told of this HTML: its text, and pictures by their names. */
export function plain(html: string): string {
  const named = html.replace(
    /<span[^>]* role="img"[^>]* aria-label="([^"]*)"[^>]*>(?:<svg[\s\S]*?<\/svg>)?(?:<span[^>]*>[^<]*<\/span>)?<\/span>/g,
    '$1',
  );
  return unescaped(named.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};
const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
