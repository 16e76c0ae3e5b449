/** Extracts the text a reader reads before answering: prose, and text properties of components. */
import { SPECS } from '../registry.ts';
import { proseOf, type Tag } from '../tags.ts';

/**
 * Blanks everything in the source that is not read: tags, tiles, and explanations that come after an answer. Offsets do
 * not change.
 */
export function readText(source: string, tags: readonly Tag[]): string {
  const letters = proseOf(source).split('');
  const blank = (from: number, to: number): void => {
    for (let i = from; i < to; i++) if (letters[i] !== '\n') letters[i] = ' ';
  };
  for (const tag of tags) {
    const spec = SPECS.get(tag.name);
    const isRead = spec?.content !== 'words' || tag.name === 'Term';
    blank(tag.start, isRead && !spec?.after ? tag.end : tag.close);
    if (isRead && tag.close > tag.end) blank(tag.end + tag.inner.length, tag.close);
    for (const [name, property] of Object.entries(spec?.properties ?? {})) {
      const value = property.kind.isProse ? tag.attributes.get(name)?.value : undefined;
      const at = typeof value === 'string' ? source.indexOf(value, tag.start) : -1;
      if (typeof value !== 'string' || at < 0 || at >= tag.end) continue;
      for (let i = 0; i < value.length; i++) letters[at + i] = value[i] ?? ' ';
    }
  }
  return letters.join('').replace(/\]\([^)]*\)/g, (link) => `]${' '.repeat(link.length - 1)}`);
}
