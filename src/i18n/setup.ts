/** The words of the panel by which the next hand is dealt. */
import { setup as english } from './en/setup.ts';
import { inLanguage } from './in-language.ts';

export interface SetupWords {
  readonly eyes: { readonly legend: string; readonly own: string; readonly open: string };
  readonly keys: string;
  readonly options: string;
  readonly optionsNote: string;
  readonly seed: string;
  readonly seedNote: string;
  readonly deal: string;
  readonly dealThis: string;
}

/** The words of this language, or English where it is not spoken yet. */
export const setupWordsIn = inLanguage<SetupWords>({ en: english });
