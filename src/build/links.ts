/** Checks that every link of the site leads to a page of this build, and to an id on it. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';
import type { StartTag } from './page/tags.ts';

/** Integration that checks links after the build, and fails it where one is broken. */
export function links(): AstroIntegration {
  let root = '/';
  return {
    name: 'sparrow-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': ({ dir }) => {
        const lost = lostLinks(fileURLToPath(dir), root);
        if (lost.length > 0) throw new Error(`These links lead nowhere:\n  ${lost.join('\n  ')}`);
      },
    },
  };
}

/**
 * Lists broken links, each as "page: link".
 * @param folder the build
 * @param root the site's root path on its host, with slashes at both ends
 */
export function lostLinks(folder: string, root: string): string[] {
  const pages = Array.from(builtPages(folder), ({ address, tags }) => ({
    address,
    ids: new Set(idsOf(tags)),
    links: new Set(addressesOn(tags)),
  }));
  const ids = new Map(pages.map((page) => [page.address, page.ids]));
  return pages.flatMap(({ address, links }) =>
    [...links]
      .filter((link) => !leads(link, address, { folder, root, ids }))
      .map((link) => `${address || '/'}: ${link}`),
  );
}

interface Site {
  readonly folder: string;
  readonly root: string;
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Does the link lead somewhere? Links to other hosts are not checked.
 * @param from the address of the page with the link
 */
function leads(link: string, from: string, site: Site): boolean {
  const url = new URL(link, `http://here${site.root}${from}`);
  if (url.host !== 'here' || url.protocol !== 'http:') return true;
  const path = decodeURIComponent(url.pathname);
  if (!path.startsWith(site.root)) return false;
  const address = path.slice(site.root.length);
  const ids = site.ids.get(address);
  // A fragment that starts with "v=" is data for a widget, not an id.
  const names = url.hash !== '' && !url.hash.startsWith('#v=');
  if (ids) return !names || ids.has(decodeURIComponent(url.hash.slice(1)));
  const file = join(site.folder, address);
  return existsSync(file) && statSync(file).isFile();
}

const idsOf = (tags: readonly StartTag[]): string[] =>
  tags.flatMap(({ attributes }) => attributes['id'] ?? []);

/** The addresses on a page, except links to other languages, which are other builds. */
const addressesOn = (tags: readonly StartTag[]): string[] =>
  tags.flatMap(({ attributes }) =>
    'hreflang' in attributes
      ? []
      : ['href', 'src', 'component-url', 'renderer-url'].flatMap((name) => attributes[name] ?? []),
  );
