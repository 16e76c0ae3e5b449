/** What a reader has chosen, put on the page before the first paint. */
import { contrasts, themes, tileSizes, tileStyles, wordSets } from '../../storage/settings.ts';
import { VERSION } from '../../storage/storage.ts';

/** What can be chosen, by the data attribute of <html>; what holds without an attribute is left out. */
const CHOICES = {
  theme: themes.filter((theme) => theme !== 'system'),
  contrast: contrasts.filter((contrast) => contrast !== 'usual'),
  tiles: [...tileStyles],
  tileSize: tileSizes.filter((size) => size !== 'usual'),
  words: wordSets.filter((words) => words !== 'own'),
};

/** The options of {@link showStored}: the version of the notes that it reads, and what they may say. */
export const storedOptions = { version: VERSION, choices: CHOICES };
type StoredOptions = typeof storedOptions;

/** Does what `showSettings` does, and uses nothing from outside itself. */
export function showStored({ version, choices }: StoredOptions): void {
  const { dataset } = document.documentElement;
  dataset['js'] = '';
  try {
    const settings = JSON.parse(localStorage.getItem('sparrow:settings') ?? '{}');
    if (settings.v !== version) return;
    for (const [name, values] of Object.entries(choices))
      if ((values as readonly string[]).includes(settings[name])) dataset[name] = settings[name];
    if (dataset['theme'])
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-light]'))
        meta.media = meta.dataset['light'] === dataset['theme'] ? 'all' : 'not all';
  } catch {
    // What cannot be read is not there.
  }
}
