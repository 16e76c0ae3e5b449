/** Draws what is asked, played or scored in a frame: the tiles that its page shows before any script runs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { tilesPicture } from '../ui/Picture/tiles.ts';
import { pageFiles } from './built-pages.ts';
import { tilesOn } from './page/social-card.ts';
import { tagIn, tagsOf } from './page/tags.ts';

const FRAME = /^embed\/frame\/((?:question|play|score)\/.+)\/$/;

/** Integration that writes these pictures; those of scenes and rules are pages of their own (`pages/embed/picture`). */
export function pictures(): AstroIntegration {
  return {
    name: 'sparrow-pictures',
    hooks: { 'astro:build:done': ({ dir }) => writePictures(fileURLToPath(dir)) },
  };
}

function writePictures(folder: string): void {
  for (const { address, file: page } of pageFiles(folder)) {
    const [, of] = FRAME.exec(address) ?? [];
    if (of === undefined) continue;
    const tags = tagsOf(readFileSync(page, 'utf8'));
    const title = tagIn(tags, 'title')?.text ?? '';
    const file = join(folder, 'embed/picture', `${of}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, tilesPicture(tilesOn(tags), title));
  }
}
