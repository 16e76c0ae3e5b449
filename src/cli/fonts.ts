/**
 * Cuts the site's fonts down to the characters, weights and features its texts use, and writes them into
 * src/styles/fonts. Run it when a font has a new version, or a text needs another character (a page test names it).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { CHARACTERS } from './characters.ts';

/** Font features to keep: kerning, and lining and tabular figures, which styles ask for. */
const FEATURES = ['kern', 'lnum', 'tnum'];

/** Font files to write. Sans medium also serves as regular, since each face costs a request. */
const FACES: Readonly<
  Record<
    string,
    { readonly from: string; readonly axes?: { readonly wght: { min: number; max: number } | number } }
  >
> = {
  'alegreya.woff2': {
    from: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  'alegreya-italic.woff2': {
    from: '@fontsource-variable/alegreya/files/alegreya-latin-wght-italic.woff2',
    axes: { wght: 400 },
  },
  'alegreya-sans-medium.woff2': {
    from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2',
  },
  'alegreya-sans-bold.woff2': {
    from: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
  },
};

for (const [name, { from, axes }] of Object.entries(FACES)) {
  const whole = readFileSync(new URL(import.meta.resolve(from)));
  const part = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(axes && { variationAxes: axes }),
  });
  writeFileSync(new URL(`../styles/fonts/${name}`, import.meta.url), part);
  console.log(`${name}: ${whole.length} bytes were cut down to ${part.length}.`);
}
