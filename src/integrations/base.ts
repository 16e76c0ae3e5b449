/** Where on its host the site lives: "/" or, by the environment's SITE_BASE, a folder such as "/sub/dir". */

/**
 * Reads SITE_BASE.
 * @param from the environment
 * @returns a path with a slash before and none behind, or "/" alone
 * @throws when SITE_BASE is no plain path
 */
export function base(from: Record<string, string | undefined> = process.env): string {
  const given = (from.SITE_BASE ?? '').trim();
  const parts = given.split('/').filter((part) => part !== '');
  if (parts.some((part) => !/^[\w.~-]+$/.test(part) || part === '.' || part === '..')) {
    throw new Error(
      `SITE_BASE is "${given}": a path of letters, digits and - . _ ~, such as /sub/dir, is expected.`,
    );
  }
  return `/${parts.join('/')}`;
}
