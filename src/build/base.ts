/** Where the site lives, as the environment says: SITE_URL names its host, SITE_BASE a folder of it such as "/sub/dir". */

/**
 * Reads SITE_BASE.
 * @param from the environment
 * @returns a path with a slash before and none behind, or "/" alone
 * @throws when SITE_BASE is no plain path
 */
export function base(from: Record<string, string | undefined> = process.env): string {
  const value = (from.SITE_BASE ?? '').trim();
  const parts = value.split('/').filter((part) => part !== '');
  if (parts.some((part) => !/^[\w.~-]+$/.test(part) || part === '.' || part === '..')) {
    throw new Error(
      `SITE_BASE is "${value}": a path of letters, digits and - . _ ~, such as /sub/dir, is expected.`,
    );
  }
  return `/${parts.join('/')}`;
}

/**
 * Reads SITE_URL. Only what must name the host needs it: the sitemap, and the links that say which address is the page's own.
 * @param from the environment
 * @returns the host's address, or undefined where none is given
 * @throws when SITE_URL is no address of a host
 */
export function site(from: Record<string, string | undefined> = process.env): string | undefined {
  const value = (from.SITE_URL ?? '').trim();
  if (value === '') return undefined;
  const url = URL.parse(value);
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    throw new Error(
      `SITE_URL is "${value}": the address of a host is expected, such as https://example.org (a folder is SITE_BASE).`,
    );
  }
  return url.origin;
}
