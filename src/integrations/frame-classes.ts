/** The classes of the frames of scenes and rules by their heights, as `npm run heights` found them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classOf } from '../notation/embed-classes.ts';
import { filesBelow } from './html.ts';

const known: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL('frame-classes.json', import.meta.url), 'utf8'),
);

/** What stands below a table: a hand that wins, or what is refused. */
const BELOW = /class="(?:sets cloth|tried-here)"/;

/** The class of each of the frames that stand there, by its path; of one that was not measured yet that of most like it. */
export function classesIn(folder: string): Map<string, number> {
  const pages = filesBelow(folder).filter((path) => /^(?:scene|rule)\/.*\/index\.html$/.test(path));
  const seen = (path: string): number => classOf(BELOW.test(readFileSync(join(folder, path), 'utf8')));
  return new Map(pages.map((path) => [dirname(path), known[dirname(path)] ?? seen(path)]));
}
