/** The words around a scene that the author of another page wrote. */
import { ownScene as english } from './en/own-scene.ts';
import { inLanguage } from './in-language.ts';

/** The words in a language; English where there are none. */
export const ownSceneWordsIn = inLanguage({ en: english });
