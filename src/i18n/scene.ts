/** The words of a scene: apart from those of other widgets, so that a frame that shows one loads no more. */
import { scenes as english } from './en/scene.ts';
import { inLanguage } from './in-language.ts';

type ScenesWords = typeof english;

export type SceneWords = ScenesWords['scene'];

/** The words of this language, or English where it is not spoken yet. */
export const sceneWordsIn = inLanguage({ en: english });
