/** Builds the code an author pastes to embed something: HTML element, iframe, Markdown or MDX. */
import { readEmbed } from './embed.ts';
import { escapeHtml } from './markup.ts';

/**
 * The sandbox of a frame: it may run its own site's scripts and open links in new windows. It is a different origin
 * from the host page in any case.
 */
export const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The forms of the code. `once` is the script that HTML, Markdown and MDX need once per page. */
export const FORMS = ['once', 'element', 'iframe', 'markdown', 'mdx'] as const;
export type SnippetForm = (typeof FORMS)[number];

/** The element's attributes, in the order written. */
export type SnippetAttributes = readonly (readonly [name: string, value: string])[];

interface Surroundings {
  /** The address of the site's root. */
  readonly site: string;
  /** The address and the text of the link for readers without scripts. */
  readonly home: string;
  readonly fallback: string;
  /** The height of a plain iframe, in CSS pixels; it cannot adapt to its content. */
  readonly height: number;
}

export function snippetsOf(attributes: SnippetAttributes, around: Surroundings): Record<SnippetForm, string> {
  const { site, home, fallback, height } = around;
  const { address, text } = readEmbed(Object.fromEntries(attributes));
  const others = attributes.filter(([name]) => text === null || name !== 'text');
  const link = `<a href="${escapeHtml(home)}">${escapeHtml(fallback)}</a>`;
  const written = others.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  const [path = '', hash] = address.split('#');
  const fragment = text === null ? hash : `text=${encodeURIComponent(text)}`;
  const src = `${site}embed/frame/${path}${fragment ? `#${fragment}` : ''}`;
  return {
    once: `<script src="${site}embed/v1/mahjong.js" defer></script>`,
    element: `<mahjong-embed${written}>${text === null ? '' : ownText(text)}${link}</mahjong-embed>`,
    iframe: `<iframe src="${escapeHtml(src)}" sandbox="${SANDBOX}" title="${escapeHtml(fallback)}" width="100%" height="${height}" loading="lazy"></iframe>`,
    markdown: fenceText(text ?? others.map(([name, value]) => `${name}: ${value}`).join('\n')),
    mdx: `<mahjong-embed${written}${text === null ? '' : ` text={${templateLiteral(text)}}`}>${link}</mahjong-embed>`,
  };
}

/** A script element with an unknown type holds any text except its own end tag (or a comment start). */
const ownText = (text: string): string =>
  /<\/script|<!--/i.test(text)
    ? `<pre>\n${escapeHtml(text)}\n</pre>\n`
    : `<script type="text/mahjong">\n${text}\n</script>\n`;

/** The fence must be longer than any run of backticks in the text. */
function fenceText(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}mahjong\n${text}\n${fence}`;
}

const templateLiteral = (text: string): string => `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
