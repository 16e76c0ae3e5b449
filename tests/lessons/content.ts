/** Everything in content/, as its authors wrote it; and the ids that the specification lists. */
import { readFileSync } from 'node:fs';

export * from '../../src/lessons/lint/content.ts';

/** The ids that the specification lists, by game and under `common`. */
export const specified = JSON.parse(readFileSync(new URL('ids.json', import.meta.url), 'utf8')) as Record<
  string,
  { readonly rules: readonly string[]; readonly options: readonly string[] }
>;
