/** From a lesson's file to its address and place, without Astro: tests read it too. */

interface LessonAddress {
  readonly language: string;
  readonly ruleset: string;
  /** The last part of its address. */
  readonly slug: string;
  /** Its place in the course, as the file name numbers it. */
  readonly number: number;
}

/**
 * Reads an entry id such as "en/two-five-eight/03-the-jong".
 * @throws when the id is no lesson's
 */
export function lessonAddress(entry: string): LessonAddress {
  const match = /^([^/]+)\/([^/]+)\/(\d\d)-([a-z0-9-]+)$/.exec(entry);
  const [, language, ruleset, number, slug] = match ?? [];
  if (!language || !ruleset || !number || !slug) {
    throw new Error(
      `content/…/${entry}.mdx: a lesson is called NN-slug.mdx, small letters, digits and hyphens.`,
    );
  }
  return { language, ruleset, slug, number: Number(number) };
}

/**
 * The entries in the order of their courses.
 * @throws when two lessons of a course would have one address or one number; both files are named
 */
export function inOrder<Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] {
  const taken = new Map<string, string>();
  for (const { id } of entries) {
    const { language, ruleset, slug, number } = lessonAddress(id);
    for (const place of [`address /learn/${ruleset}/${slug}/`, `number ${number} in ${ruleset}`]) {
      const other = taken.get(`${language} ${place}`);
      if (other !== undefined) throw new Error(`Two lessons have the ${place}: ${other} and ${id}.`);
      taken.set(`${language} ${place}`, id);
    }
  }
  return [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
}
