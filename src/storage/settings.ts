/** What a reader has chosen: light, tiles and words, each on <html> as a data attribute, and how fast the others play. */
import { listen, load, save } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const tileStyles = ['classic', 'index', 'plain'] as const;
/** Sets of words, each named by what it calls a chow; `own` is each ruleset's own, `han` is Chinese. */
export const wordSets = ['own', 'chow', 'sheung', 'seung', 'chi', 'han'] as const;

/** How strongly text and lines stand out; `usual` is as the device asks. */
export const contrasts = ['usual', 'more'] as const;

/** How large the reader's own tiles are; `usual`: as many as fit in two rows of a phone, or one of a wide window. */
export const tileSizes = ['usual', 'large', 'largest'] as const;

/** How fast the others at a table go on; `once`: without a rest, `step`: not by themselves. */
export const paces = ['calm', 'brisk', 'once', 'step'] as const;

/** How well the others at a table play, the weakest first; the last is how they play without a choice. */
export const strengths = ['beginner', 'dreamer', 'careful'] as const;

type Theme = (typeof themes)[number];
type Contrast = (typeof contrasts)[number];
type TileDesign = (typeof tileStyles)[number];
type TileSize = (typeof tileSizes)[number];
type WordSet = (typeof wordSets)[number];
export type Pace = (typeof paces)[number];
export type Strength = (typeof strengths)[number];

export interface ReaderSettings {
  readonly theme: Theme;
  readonly contrast: Contrast;
  /** Null while the reader has chosen none: the page's own then holds. */
  readonly tiles: TileDesign | null;
  readonly tileSize: TileSize;
  readonly words: WordSet;
  readonly pace: Pace;
  readonly bots: Strength;
  /** Whether the play table shows what the reader's hand waits for. */
  readonly waits: boolean;
  /** Whether one hears tiles at the play table, and whether calls and discards are spoken there. */
  readonly sound: boolean;
  readonly speech: boolean;
}

/** The settings as chosen, or what holds without a choice. */
export function readSettings(): ReaderSettings {
  const { theme, contrast, tiles, tileSize, words, pace, bots, waits, sound, speech } = load('settings');
  return {
    theme: oneOf(themes, theme) ?? 'system',
    contrast: oneOf(contrasts, contrast) ?? 'usual',
    tiles: oneOf(tileStyles, tiles) ?? null,
    tileSize: oneOf(tileSizes, tileSize) ?? 'usual',
    words: oneOf(wordSets, words) ?? 'own',
    pace: oneOf(paces, pace) ?? 'calm',
    bots: readStrength(bots) ?? 'careful',
    waits: waits === true,
    sound: sound === true,
    speech: speech === true,
  };
}

/** What a setting or a link calls so; undefined where there is no such strength. */
export const readStrength = (value: unknown): Strength | undefined => oneOf(strengths, value);

/** Keeps some settings and puts them on the page; whoever listens is told. */
export function changeSettings(change: Partial<ReaderSettings>): void {
  const settings = { ...readSettings(), ...change };
  save('settings', settings);
  showSettings(settings);
}

/** Calls back with the settings after each change, here or in another window; returns what ends that. */
export function onSettings(changed: (settings: ReaderSettings) => void): () => void {
  return listen('settings', () => {
    const settings = readSettings();
    // Whoever listens may read the page instead, and nobody knows who listens first.
    showSettings(settings);
    changed(settings);
  });
}

/** The tile style this page shows: the reader's, or else the page's own. */
export function shownTiles(): TileDesign {
  return oneOf(tileStyles, document.documentElement.dataset.tiles) ?? 'index';
}

/**
 * Puts the settings on <html>: `data-theme`, `data-contrast`, `data-tiles`, `data-tile-size`, `data-words`; absent where nothing was chosen. Before the
 * first paint `scripts/early/settings.ts` does it.
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
  if (settings.tiles !== null) dataset.tiles = settings.tiles;
  colorFrame(settings.theme);
}

/** The browser's own frame takes the colour of the chosen light: each is a <meta> that says when it holds. */
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
