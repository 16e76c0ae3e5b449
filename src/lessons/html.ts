/** Helpers for rendered slot HTML. */
import { unescapeHtml } from '../notation/markup.ts';

/** Removes the single paragraph that Markdown may put around a line of text. */
export function inline(html: string): string {
  const [, inner] = /^\s*<p>([\s\S]*)<\/p>\s*$/.exec(html) ?? [];
  return (inner === undefined || inner.includes('<p>') ? html : inner).trim();
}

/** Returns the plain text of HTML; images become their labels. */
export function plain(html: string): string {
  const named = html.replace(
    /<span[^>]* role="img"[^>]* aria-label="([^"]*)"[^>]*>(?:<svg[\s\S]*?<\/svg>)?(?:<span[^>]*>[^<]*<\/span>)?<\/span>/g,
    '$1',
  );
  return unescapeHtml(named.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
