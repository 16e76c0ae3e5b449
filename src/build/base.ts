/** Reads the site's address from the environment: SITE_URL is its host, SITE_BASE a folder on it such as "/sub/dir". */

/**
 * Reads SITE_BASE. Example: "sub/dir/" gives "/sub/dir".
 * @param from the environment
 * @returns a path with a leading slash and no trailing one, or "/"
 * @throws Error when SITE_BASE is not a plain path
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
 * Reads SITE_URL. Only the sitemap, canonical links and sharing data need it.
 * @param from the environment
 * @returns the host's origin, or undefined where none is set
 * @throws Error when SITE_URL is not the address of a host
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
