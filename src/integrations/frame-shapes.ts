/** What the frames of scenes have below their tables, as it stands in the build. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shapeOf } from '../notation/embed-shapes.ts';
import { filesBelow } from './html.ts';

/** What each frame of a scene has below its table, by its path. */
export function shapesIn(folder: string): Map<string, number> {
  const pages = filesBelow(folder).filter((path) => /^scene\/.*\/index\.html$/.test(path));
  return new Map(
    pages.map((path) => {
      const html = readFileSync(join(folder, path), 'utf8');
      const [wins, refuses] = [html.includes('class="sets cloth"'), html.includes('class="tried-here"')];
      return [dirname(path), shapeOf({ wins, refuses })];
    }),
  );
}
