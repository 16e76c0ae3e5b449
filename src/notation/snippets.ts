/** Builds the code an author pastes to embed something: HTML element, iframe, Markdown or MDX. */
import { kindsNamed, readEmbed } from './embed.ts';
import { heightFor } from './embed-heights.ts';
import { STILL, stillOf } from './embed-stills.ts';
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
  /** The address of the site's root, and of its pages in this language. */
  readonly site: string;
  readonly home: string;
  /** The text of the link for readers without scripts. */
  readonly fallback: string;
  /** The height of a plain iframe, in CSS pixels; it cannot adapt to its content. */
  readonly height: number;
}

export function snippetsOf(attributes: SnippetAttributes, around: Surroundings): Record<SnippetForm, string> {
  const { site, home, fallback, height } = around;
  const { address, text } = readEmbed(Object.fromEntries(attributes));
  const others = attributes.filter(([name]) => text === null || name !== 'text');
  const { href, picture } = stillOf(Object.fromEntries(attributes));
  const link = (end: string): string =>
    `<a href="${escapeHtml(home + href)}">${picture === null ? '' : `<img src="${escapeHtml(site + picture)}" width="${STILL.width}" height="${STILL.height}" alt="" loading="lazy"${end}><br${end}>`}${escapeHtml(fallback)}</a>`;
  const written = others.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  const [path = '', hash] = address.split('#');
  const fragment = text === null ? hash : `text=${encodeURIComponent(text)}`;
  const src = `${site}embed/frame/${path}${fragment ? `#${fragment}` : ''}`;
  return {
    once: `<script src="${site}embed/v1/mahjong.js" defer></script>\n${roomBefore(attributes)}`,
    element: `<mahjong-embed${written}>${text === null ? '' : ownText(text)}${link('')}</mahjong-embed>`,
    iframe: `<iframe src="${escapeHtml(src)}" sandbox="${SANDBOX}" title="${escapeHtml(fallback)}" width="100%" height="${height}" loading="lazy"></iframe>`,
    markdown: fenceText(text ?? others.map(([name, value]) => `${name}: ${value}`).join('\n')),
    mdx: `<mahjong-embed${written}${text === null ? '' : ` text={${templateLiteral(text)}}`}>${link(' /')}</mahjong-embed>`,
  };
}

/** Width of a usual column of text, in CSS pixels. */
const COLUMN = 720;

/** Keeps the room of such an element until the script is there, so that nothing moves. */
function roomBefore(attributes: SnippetAttributes): string {
  const wanted = readEmbed(Object.fromEntries(attributes));
  const [named = ''] = kindsNamed(Object.fromEntries(attributes));
  const kind = wanted.text === null ? `[${named}]` : '';
  return `<style>mahjong-embed${kind}:not(:defined) { display: block; min-height: ${heightFor(wanted, COLUMN)}px }</style>`;
}

/**
 * A scene of the author's own, in an element that keeps its lines. Engines of Markdown end their HTML at an empty line,
 * and some hosts run every script of a page again whatever its type.
 */
const ownText = (text: string): string => {
  const lines = text.replace(/\n(?:[ \t]*\n)+/g, '\n').trimEnd();
  // A quotation mark needs an escape in an attribute alone.
  return `\n<pre>\n${escapeHtml(lines).replaceAll('&quot;', '"')}\n</pre>\n`;
};

/** The fence must be longer than any run of backticks in the text. */
function fenceText(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}mahjong\n${text}\n${fence}`;
}

const templateLiteral = (text: string): string => `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
