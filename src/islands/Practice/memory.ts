/** What practice remembers from one visit to the next, and what it may ask by it. */
import type { Memory } from './practising.ts';
import type { PracticeGiven } from './props.ts';

export function memoryOf(_props: PracticeGiven): () => Memory {
  let length: number | null = 10;
  let level: Memory['level'] = 'follow';
  return () => ({
    length,
    level,
    known: false,
    without: [],
    answered: () => {},
    chosen: (to, at) => {
      length = to;
      level = at;
    },
  });
}
