/** What an exercise is given: the bar is whole before the page is awake, and nothing is told that comes later. */
import { describe, expect, test } from 'vitest';
import type { TurnProps } from '../../src/islands/YourTurn/props.ts';
import type { Author } from '../../src/lessons/author.ts';
import { elementsOf } from '../../src/lessons/elements.ts';
import { tagsIn } from '../../src/lessons/tags.ts';
import { turnProps } from '../../src/lessons/turn.ts';
import yourTurn from '../../src/lessons/YourTurn/spec.ts';
import { LessonError } from '../../src/scenes/error.ts';
import { courseOf, games } from './content.ts';

/** The exercises of a lesson, as its page gives them to their islands. */
async function exercisesOf(game: string, lesson: string): Promise<TurnProps[]> {
  const content = games.find(({ id }) => id === game);
  const file = content?.lessons.find((each) => each.file.endsWith(lesson));
  if (!content || !file) throw new Error(`there is no ${game}/${lesson}`);
  const course = courseOf(content);
  const { elements } = elementsOf(tagsIn(file.text), file.file);
  const turns = elements.filter(({ spec }) => spec.name === yourTurn.name);
  return Promise.all(
    turns.map(async ({ values, place, text }) => {
      const fault = (what: string, hint: string) => new LessonError(place, what, hint);
      const author: Author = {
        ...course,
        place,
        game,
        terms: course.ruleset.terms,
        teaches: new Set(),
        taught: new Set(),
        definitions: new Map(),
        books: (of) => ({ rulebook: `/rules/${of}/`, book: `/rules/${of}/rulebook.json` }),
        chart: (of, under) => `/rules/${of}/charts/${under}.json`,
        fault,
      };
      const read = values as Parameters<typeof turnProps>[1];
      const checked = await yourTurn.check?.(read, { course, place, text, parts: [], fault });
      if (!checked) throw new Error('an exercise is checked');
      return turnProps(author, read, checked, []);
    }),
  );
}

describe('what is paid', () => {
  test('is not told before the course has come to it', async () => {
    const [win] = await exercisesOf('hong-kong', '03-the-deal-and-the-flowers.mdx');
    expect(win?.goals.map(({ text }) => text)).toEqual(['Self-draw: you win with the 6 of bamboo.']);
    const [, , robbed] = await exercisesOf('british', '08-fishing.mdx');
    expect(robbed?.goals.map(({ text }) => text).join()).not.toMatch(/pays/);
  });

  test('is told from then on', async () => {
    const turns = await exercisesOf('two-five-eight', '10-the-end-of-a-deal.mdx');
    expect(turns.flatMap(({ goals }) => goals.map(({ text }) => text)).join(' ')).toMatch(/pays? you/);
  });
});
