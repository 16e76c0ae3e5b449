/** The words around a scene that the author of another page wrote. */
import { ownScene as english } from './en/own-scene.ts';
import { inLanguage } from './in-language.ts';

export interface OwnSceneWords {
  readonly title: (game: string) => string;
  readonly waiting: string;
  readonly fault: (line: number, column: number | undefined) => string;
  readonly noScript: string;
}

/** The words in a language; English where there are none. */
export const ownSceneWordsIn = inLanguage<OwnSceneWords>({ en: english });
