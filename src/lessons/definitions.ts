/** Finds the definitions of terms in a lesson. The glossary shows them, and so does every use of a term. */
import { tagsIn } from './tags.ts';

export interface Definition {
  /** The term: one of the game's ("pung"), or another word. */
  readonly term: string;
  /** The meaning, as a sentence. */
  readonly text: string;
  /** The Chinese characters, and their pronunciation. */
  readonly characters?: string | undefined;
  readonly sound?: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the definitions of a lesson, in order. @param source the whole file */
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
