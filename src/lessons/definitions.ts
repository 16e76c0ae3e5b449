/** What terms mean, where a lesson defines them: for the glossary, and for wherever they stand. */
import { tagsIn } from './tags.ts';

export interface Definition {
  /** As it is written: a term of the game ("pung"), or a word of its own. */
  readonly term: string;
  /** What it means, in a sentence. */
  readonly text: string;
  /** How it is written in Chinese, and how that is said. */
  readonly characters?: string | undefined;
  readonly sound?: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The definitions of a lesson, in order. @param source the whole file */
export const definitionsIn = (source: string): Definition[] =>
  tagsIn(source).flatMap(({ name, attributes, inner }) => {
    const term = textOf(attributes.get('term')?.value);
    if (name !== 'Define' || term === undefined) return [];
    const text = inner
      .replace(/<[^>]*>/g, '')
      .replace(/[*_]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    return [
      {
        term,
        text,
        characters: textOf(attributes.get('characters')?.value),
        sound: textOf(attributes.get('sound')?.value),
      },
    ];
  });
