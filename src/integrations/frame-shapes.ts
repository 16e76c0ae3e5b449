/** What the frames of scenes and rules hold, as it stands in the build. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shapeOf } from '../notation/embed-shapes.ts';
import { filesBelow } from './html.ts';

/** Whether each frame of a scene has anything below its table, and each of a rule no scene: by its path. */
export function shapesIn(folder: string): Map<string, number> {
  const pages = filesBelow(folder).filter((path) => /^(?:scene|rule)\/.*\/index\.html$/.test(path));
  return new Map(
    pages.map((path) => {
      const html = readFileSync(join(folder, path), 'utf8');
      const [wins, refuses] = [html.includes('class="sets cloth"'), html.includes('class="tried-here"')];
      const shape = path.startsWith('rule/')
        ? Number(!html.includes(' data-widget='))
        : shapeOf({ wins, refuses });
      return [dirname(path), shape];
    }),
  );
}
