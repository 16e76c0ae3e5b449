/** The words around a scene that the author of another page wrote. */
import { ownScene as english } from './en/own-scene.ts';

export interface OwnSceneWords {
  readonly title: (game: string) => string;
  readonly waiting: string;
  readonly fault: (line: number, column: number | undefined) => string;
  readonly noScript: string;
}

const languages: Readonly<Record<string, OwnSceneWords>> = { en: english };

/** The words in a language; English where there are none. */
export const ownSceneWordsIn = (lang: string): OwnSceneWords => languages[lang] ?? english;
