/** The scripts of a page, named in its head. */
import type { StartTag } from './tags.ts';

/**
 * A page's scripts stand behind its text, and those of its islands are named by attributes: a slow phone comes to them
 * late, while what they move is seen. Named in the head they are asked for with the page's first bytes.
 * @returns a link for each module that the body runs, and for each island that is hydrated at once
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
    if (name === 'astro-island' && attributes['client'] === 'load')
      return [attributes['component-url'] ?? '', attributes['renderer-url'] ?? ''];
    return [];
  });
  return [...new Set(modules)]
    .filter((address) => address !== '' && !known.has(address))
    .map((address) => `<link rel="modulepreload" href="${address}">`)
    .join('');
}
