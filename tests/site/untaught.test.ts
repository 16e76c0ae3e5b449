/** What the middle of the table leaves out in a lesson: what only a later lesson teaches. */
import { describe, expect, test } from 'vitest';
import { untaughtIn } from '../../src/components/site/untaught.ts';
import { headOf } from '../../src/lessons/lint/frontmatter.ts';
import { games } from '../lessons/content.ts';

test('a part is left out until the lesson that teaches it', () => {
  const lessons = [['tiles'], ['turn'], ['round-wind'], ['riichi-bet', 'round-wind'], ['counters']];
  expect(lessons.map((_, i) => untaughtIn(lessons, i + 1))).toEqual([
    'round counters pot',
    'round counters pot',
    'counters pot',
    'counters',
    undefined,
  ]);
});

test('what no lesson teaches is never left out', () => {
  expect(untaughtIn([['tiles'], ['turn']], 1)).toBeUndefined();
});

describe.each(games)('in the course of $id', ({ lessons }) => {
  const rules = lessons.map(({ file, text }) => headOf(text, file).rules);

  test('every lesson that speaks of a round, a pot or counters shows it', () => {
    const named: readonly (readonly [string, RegExp])[] = [
      ['round', /\b(?:East|South|West|North) round\b|\bround’s wind\b/],
      ['counters', /\bcounters?\b/],
      ['pot', /\bpot\b/],
    ];
    for (const [place, { file, text }] of lessons.entries())
      for (const [part, word] of named)
        if (word.test(text)) expect(untaughtIn(rules, place + 1)?.split(' ') ?? [], file).not.toContain(part);
  });
});
