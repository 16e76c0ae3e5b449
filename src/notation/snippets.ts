/** An embed as its author pastes it: HTML, a plain iframe, Markdown, MDX. */
import { wanted } from './embed.ts';
import { escaped } from './markup.ts';

/**
 * What a frame may do in a page: run the scripts of its own site, and open a link beside it. To the page around it, it
 * is another origin anyway.
 */
export const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** How it can be pasted; `once` is the script that HTML, Markdown and MDX need on the page. */
export const FORMS = ['once', 'element', 'iframe', 'markdown', 'mdx'] as const;
export type SnippetForm = (typeof FORMS)[number];

/** Attributes of the element, in the order in which they are written. */
export type SnippetAttributes = readonly (readonly [name: string, value: string])[];

interface Surroundings {
  /** The site's root. */
  readonly site: string;
  /** Where the link leads that is there for readers without scripts, and what it says. */
  readonly home: string;
  readonly fallback: string;
  /** How high a plain iframe is, which cannot take the height of what it holds, in CSS pixels. */
  readonly height: number;
}

export function snippetsOf(attributes: SnippetAttributes, around: Surroundings): Record<SnippetForm, string> {
  const { site, home, fallback, height } = around;
  const { address, text } = wanted(Object.fromEntries(attributes));
  const others = attributes.filter(([name]) => text === null || name !== 'text');
  const link = `<a href="${escaped(home)}">${escaped(fallback)}</a>`;
  const written = others.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  const [path = '', hash] = address.split('#');
  const fragment = text === null ? hash : `text=${encodeURIComponent(text)}`;
  const src = `${site}embed/frame/${path}${fragment ? `#${fragment}` : ''}`;
  return {
    once: `<script src="${site}embed/v1/mahjong.js" defer></script>`,
    element: `<mahjong-embed${written}>${text === null ? '' : ownText(text)}${link}</mahjong-embed>`,
    iframe: `<iframe src="${escaped(src)}" sandbox="${SANDBOX}" title="${escaped(fallback)}" width="100%" height="${height}" loading="lazy"></iframe>`,
    markdown: fenced(text ?? others.map(([name, value]) => `${name}: ${value}`).join('\n')),
    mdx: `<mahjong-embed${written}${text === null ? '' : ` text={${templated(text)}}`}>${link}</mahjong-embed>`,
  };
}

/** A script that is no script holds any text but its own end. */
const ownText = (text: string): string =>
  /<\/script|<!--/i.test(text)
    ? `<pre>\n${escaped(text)}\n</pre>\n`
    : `<script type="text/mahjong">\n${text}\n</script>\n`;

/** The fence is longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}mahjong\n${text}\n${fence}`;
}

const templated = (text: string): string => `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
