/** Helpers for rendered slot HTML. */
import { list } from '#i18n/numbers.ts';
import { unescapeHtml } from '../notation/markup.ts';

/** Removes the single paragraph that Markdown may put around a line of text. */
export function inline(html: string): string {
  const [, inner] = /^\s*<p>([\s\S]*)<\/p>\s*$/.exec(html) ?? [];
  return (inner === undefined || inner.includes('<p>') ? html : inner).trim();
}

/** What stands around a label until the tags are gone; no text has it. */
const [OPEN, CLOSE] = ['\u0001', '\u0002'];
const LABELS = new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}(?:\\s*${OPEN}[^${CLOSE}]*${CLOSE})*`, 'g');

/** Returns the plain text of HTML; images become their labels, and images side by side a list of them. */
export function plain(html: string): string {
  const named = html.replace(
    /<span[^>]* role="img"[^>]* aria-label="([^"]*)"[^>]*>(?:<svg[\s\S]*?<\/svg>)?(?:<span[^>]*>[^<]*<\/span>)?<\/span>/g,
    `${OPEN}$1${CLOSE}`,
  );
  const text = named.replace(/<[^>]*>/g, '').replace(LABELS, labelsIn);
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}

/** Lists the labels of images that stand side by side. */
function labelsIn(images: string): string {
  return list(images.split(CLOSE).flatMap((image) => image.split(OPEN)[1] ?? []));
}
