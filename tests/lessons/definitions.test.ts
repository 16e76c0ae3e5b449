/** Terms are defined where they first stand, once in a course. */
import { describe, expect, test } from 'vitest';
import { lessonFaults } from '../../src/lessons/check-lesson.ts';
import { definitionsIn } from '../../src/lessons/definitions.ts';
import { courseOf, games } from './content.ts';

const content = games.find(({ id }) => id === 'two-five-eight');
if (!content) throw new Error('there is no such game');
const course = courseOf(content);

test('a definition is its term, its sentence, its characters and its sound', () => {
  const source =
    '<Define term="pung" characters="碰" sound="poong">**Three** of a kind\nthat you call.</Define>';
  expect(definitionsIn(source)).toEqual([
    { term: 'pung', text: 'Three of a kind that you call.', characters: '碰', sound: 'poong' },
  ]);
});

test.each([
  ['<Define term="pung">Three of a kind</Define>', /is no sentence/],
  ['<Define term="pung" characters="pong">Three of a kind.</Define>', /is not Chinese/],
  ['<Define term="pung"></Define>', /<Define> is empty/],
])('what is none is a fault: %s', async (source, fault) => {
  const faults = await lessonFaults(source, 'content/x/01-x.mdx', course);
  expect(faults.map(({ message }) => message).join('\n')).toMatch(fault);
});

describe.each(games)('$id', ({ lessons }) => {
  // Whoever has begun another course skips the lesson that all share: what it defines may be defined again.
  test('no term is defined twice in its own lessons, and each in words alone', () => {
    const own = lessons.filter(({ file }) => !file.startsWith('content/common/'));
    expect(own.length).toBe(lessons.length - 1);
    const all = own.flatMap(({ text }) => definitionsIn(text));
    const terms = all.map(({ term }) => term);
    expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([]);
    expect(all.filter(({ text }) => /[<>{}]/.test(text))).toEqual([]);
  });
});

test.each(games)(
  'a definition in $id is a paragraph of its own: within another it would break the sentence',
  ({ lessons }) => {
    const texts = lessons.map(({ text }) => text);
    expect(
      texts.flatMap((text) => text.split('\n')).filter((line) => /\S\s*<Define |<\/Define>\s*\S/.test(line)),
    ).toEqual([]);
  },
);

test.each(games)('the glossary names no suit of $id as none of its lessons does', ({ ruleset, lessons }) => {
  const { characters, dots, bamboo } = ruleset.terms;
  const text = lessons.map((lesson) => lesson.text).join('\n');
  for (const name of [characters, dots, bamboo]) expect(text).toContain(name);
});
