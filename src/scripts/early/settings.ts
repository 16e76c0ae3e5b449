/** Applies the reader's settings to the page before the first paint. */
import { contrasts, lessonViews, themes, tileSizes, tileStyles, wordSets } from '../../storage/settings.ts';
import { VERSION } from '../../storage/storage.ts';

/** Valid values by data attribute of <html>; defaults are left out, as they have no attribute. */
const CHOICES = {
  theme: themes.filter((theme) => theme !== 'system'),
  contrast: contrasts.filter((contrast) => contrast !== 'usual'),
  tiles: [...tileStyles],
  tileSize: tileSizes.filter((size) => size !== 'usual'),
  words: wordSets.filter((words) => words !== 'own'),
  lessons: lessonViews.filter((view) => view !== 'steps'),
};

/** The options of {@link showStored}: the note version it reads, and the valid values. */
export const storedOptions = { version: VERSION, choices: CHOICES };
type StoredOptions = typeof storedOptions;

/** Applies the stored settings, as `showSettings` does. Must be self-contained, because it is inlined. */
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
    // An unreadable note counts as none.
  }
}
