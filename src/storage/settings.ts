/**
 * Stores the reader's settings: appearance, tiles and words as data attributes of <html>, and the play table's options.
 */
import { listen, load, save } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const tileStyles = ['classic', 'index', 'plain'] as const;
/** Word sets, each named by its word for a chow. `own`: the ruleset's words; `han`: Chinese. */
export const wordSets = ['own', 'chow', 'sheung', 'seung', 'chi', 'han'] as const;

/** Contrast; `usual` follows the device. */
export const contrasts = ['usual', 'more'] as const;

/** Size of the reader's own tiles. `usual` fits a hand into two rows on a phone, or one in a wide window. */
export const tileSizes = ['usual', 'large', 'largest'] as const;

/** How a lesson is shown on a phone: a step at a time, or all of it on one page. */
export const lessonViews = ['steps', 'page'] as const;

/** Pace of the other players. `once`: no pause; `step`: only on request. */
export const paces = ['calm', 'brisk', 'once', 'step'] as const;

/** Strength of the bots, weakest first. */
export const strengths = ['beginner', 'dreamer', 'careful'] as const;

type Theme = (typeof themes)[number];
type Contrast = (typeof contrasts)[number];
type TileDesign = (typeof tileStyles)[number];
type TileSize = (typeof tileSizes)[number];
type LessonView = (typeof lessonViews)[number];
type WordSet = (typeof wordSets)[number];
export type Pace = (typeof paces)[number];
export type Strength = (typeof strengths)[number];

export interface ReaderSettings {
  readonly theme: Theme;
  readonly contrast: Contrast;
  /** Null while nothing is chosen; then the page's own style applies. */
  readonly tiles: TileDesign | null;
  readonly tileSize: TileSize;
  readonly words: WordSet;
  readonly lessons: LessonView;
  readonly pace: Pace;
  /** Null while nothing is chosen; `usualStrength` in `exercises.ts` then says who plays. */
  readonly bots: Strength | null;
  /** Show the wait of the reader's hand at the play table? */
  readonly waits: boolean;
  /** Mark the discards that leave that hand ready? */
  readonly ready: boolean;
  /** Tell which patterns that hand is near to? */
  readonly near: boolean;
  /** Play tile sounds, and speak claims and discards, at the play table? */
  readonly sound: boolean;
  readonly speech: boolean;
  /** Is “How it works” unfolded beside the play table? */
  readonly how: boolean;
}

/** Reads the settings, with defaults where nothing is chosen. */
export function readSettings(): ReaderSettings {
  const {
    theme,
    contrast,
    tiles,
    tileSize,
    words,
    lessons,
    pace,
    bots,
    waits,
    ready,
    near,
    sound,
    speech,
    how,
  } = load('settings');
  return {
    theme: oneOf(themes, theme) ?? 'system',
    contrast: oneOf(contrasts, contrast) ?? 'usual',
    tiles: oneOf(tileStyles, tiles) ?? null,
    tileSize: oneOf(tileSizes, tileSize) ?? 'usual',
    words: oneOf(wordSets, words) ?? 'own',
    lessons: oneOf(lessonViews, lessons) ?? 'steps',
    pace: oneOf(paces, pace) ?? 'calm',
    bots: readStrength(bots) ?? null,
    waits: waits === true,
    ready: ready === true,
    near: near === true,
    sound: sound === true,
    speech: speech === true,
    how: how === true,
  };
}

/** Reads a strength from a setting or link; undefined where it is not one. */
export const readStrength = (value: unknown): Strength | undefined => oneOf(strengths, value);

/** Stores some settings, applies them to the page and notifies listeners. */
export function changeSettings(change: Partial<ReaderSettings>): void {
  const settings = { ...readSettings(), ...change };
  save('settings', settings);
  showSettings(settings);
}

/** Calls back with the settings after each change, here or in another window. @returns a function that stops it */
export function onSettings(changed: (settings: ReaderSettings) => void): () => void {
  return listen('settings', () => {
    const settings = readSettings();
    // Listeners may read the attributes of the page, and their order is unknown.
    showSettings(settings);
    changed(settings);
  });
}

/** The tile style of this page: the reader's, else the page's own. */
export function shownTiles(): TileDesign {
  return oneOf(tileStyles, document.documentElement.dataset.tiles) ?? 'index';
}

/**
 * Applies the settings as attributes of <html>: `data-theme`, `data-contrast`, `data-tiles`, `data-tile-size`,
 * `data-words`, `data-lessons`; absent for defaults. `scripts/early/settings.ts` does the same before the first paint.
 */
export function showSettings(settings: ReaderSettings): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'system') delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.contrast === 'usual') delete dataset.contrast;
  else dataset.contrast = settings.contrast;
  if (settings.tileSize === 'usual') delete dataset.tileSize;
  else dataset.tileSize = settings.tileSize;
  if (settings.words === 'own') delete dataset.words;
  else dataset.words = settings.words;
  if (settings.lessons === 'steps') delete dataset.lessons;
  else dataset.lessons = settings.lessons;
  if (settings.tiles !== null) dataset.tiles = settings.tiles;
  colorFrame(settings.theme);
}

/** Sets the colour of the browser's own frame, by the media query of each theme colour <meta>. */
function colorFrame(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-light]')) {
    const { light } = meta.dataset;
    meta.media =
      theme === 'system' ? `(prefers-color-scheme: ${light})` : theme === light ? 'all' : 'not all';
  }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((one) => one === value);
}
