/** Reading what a slot was rendered to. */
import { unescaped } from '../notation/markup.ts';

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
