/** The words of the choices of tiles, words and light. */
import { settings as english } from './en/settings.ts';
import { inLanguage } from './in-language.ts';

export interface SettingsWords {
  readonly theme: Readonly<Record<'legend' | 'system' | 'light' | 'dark', string>>;
  readonly tiles: Readonly<Record<'legend' | 'classic' | 'index' | 'plain', string>>;
  readonly words: {
    readonly legend: string;
    readonly own: string;
    readonly note: string;
    /** Beside the set in Chinese characters. */
    readonly chinese: string;
  };
  readonly kept: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const settingsWordsIn = inLanguage<SettingsWords>({ en: english });
