/** Reads a lesson's address and number from its file name. Free of Astro, so that tests can import it. */

interface LessonAddress {
  readonly language: string;
  readonly ruleset: string;
  /** The last part of its address, such as "the-jong". */
  readonly slug: string;
  /** Its number in the course, as the file name has it. */
  readonly number: number;
}

/**
 * Reads an entry id: "en/two-five-eight/03-the-jong" gives language "en", ruleset "two-five-eight", number 3 and slug
 * "the-jong".
 * @throws Error when the id is not a lesson's
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
 * Sorts lesson entries by id, which is their course order.
 * @throws Error when two lessons of a course share an address or a number; the message names both files
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
