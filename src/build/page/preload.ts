/** Adds preload links for a page's scripts. */
import type { StartTag } from './tags.ts';

/** Islands of a lesson that ask for rules load once they come near. */
const isLoadedAtOnce = ({ client, opts = '' }: StartTag['attributes']): boolean =>
  client === 'load' || (client === 'rules' && !opts.includes('near'));

/**
 * Writes a preload link for each module of the body, and for each island that is hydrated at once. Scripts stand after
 * the text and islands name theirs in attributes, so a slow phone would find them late; links in the head are requested
 * with the page's first bytes.
 */
export function preloadLinks(tags: readonly StartTag[]): string {
  const body = tags.findIndex(({ name }) => name === 'body');
  const known = new Set(
    tags.flatMap(({ name, attributes }) =>
      name === 'link' && attributes['rel'] === 'modulepreload' ? (attributes['href'] ?? []) : [],
    ),
  );
  const modules = tags.slice(body < 0 ? tags.length : body).flatMap(({ name, attributes }): string[] => {
    if (name === 'script' && attributes['type'] === 'module') return [attributes['src'] ?? ''];
    if (name === 'astro-island' && isLoadedAtOnce(attributes))
      return [attributes['component-url'] ?? '', attributes['renderer-url'] ?? ''];
    return [];
  });
  return [...new Set(modules)]
    .filter((address) => address !== '' && !known.has(address))
    .map((address) => `<link rel="modulepreload" href="${address}">`)
    .join('');
}
