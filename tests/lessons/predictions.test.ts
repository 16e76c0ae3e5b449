/** A scene that stops and asks: its script answers, and a question that it cannot answer is a fault. */
import { describe, expect, test } from 'vitest';
import { lessonFaults } from '../../src/lessons/check-lesson.ts';
import { checkPredictions } from '../../src/lessons/predictions.ts';
import { seatGuesses } from '../../src/scenes/presentation/predictions.ts';
import { courseOf, games } from './content.ts';

const content = games.find(({ id }) => id === 'two-five-eight');
if (!content) throw new Error('there is no such game');
const course = courseOf(content);
const faultsOf = async (predict: string): Promise<string> =>
  (await lessonFaults(`<Scene id="hooo-before-pung">${predict}</Scene>`, 'content/x/01-x.mdx', course))
    .map(({ message }) => message)
    .join('\n');

const CHOICES =
  '<Choice says="West" right>Hooo.</Choice><Choice says="South">Pung.</Choice><Choice says="Both">One.</Choice>';

describe('a question before a step', () => {
  test.each([
    '<Predict step={4} ask="Who gets the tile?" who />',
    `<Predict step={4} ask="Who gets the tile?">${CHOICES}</Predict>`,
    '<Predict step={4} ask="Who is East in the next deal?" next />',
  ])('is asked: %s', async (predict) => {
    expect(await faultsOf(predict)).toBe('');
  });

  test.each([
    ['<Predict step={9} ask="Who?" who />', /no step 9\n.*It has 4/],
    ['<Predict step={3} ask="Who?" who />', /nobody acts at step 3/],
    [`<Predict step={4} ask="Who?" who>${CHOICES}</Predict>`, /answers and who/],
    ['<Predict step={3} ask="Who?" next />', /no deal follows step 3/],
    [`<Predict step={4} ask="Who?" next>${CHOICES}</Predict>`, /answers and next/],
    ['<Predict step={4} ask="Who?" who next />', /has next and who/],
    [
      '<Predict step={4} ask="Who?"><Choice says="West" right>It is.</Choice><Choice says="South">No.</Choice></Predict>',
      /has 2 answers/,
    ],
    [`<Predict step={4} ask="Who?">${CHOICES.replace(' right', '')}</Predict>`, /no answer .* is right/],
    ['<Predict step={4} ask="West waits for a 7 of dots. Who gets it?" who />', /a wait that nobody checks/],
    ['Something else', /holds something that is no <Predict>/],
  ])('that cannot be answered is a fault: %s', async (predict, fault) => {
    expect(await faultsOf(predict)).toMatch(fault);
  });
});

test('the scene stops at the step in which its line is seen', async () => {
  const played = await course.play('hooo-before-pung');
  if (!played) throw new Error('there is no such scene');
  const part = {
    component: 'Predict',
    values: { step: 4, ask: 'Who gets the tile?', who: true },
    place: { file: 'content/x/01-x.mdx', line: 1 },
    text: '',
    parts: [],
  };
  const [checked] = checkPredictions(played, [part]);
  // Its first line is one step with the second.
  expect(checked).toMatchObject({ line: 4, step: 3, seats: [2] });
});

test('who deals next is the answer of the rules, and rests on the rule of that alone', async () => {
  const british = games.find(({ id }) => id === 'british');
  const played = await (british && courseOf(british).play('the-winds-go-on'));
  if (!played) throw new Error('there is no such scene');
  const part = {
    component: 'Predict',
    values: { step: 3, ask: 'Who is East in the next deal?', next: true },
    place: { file: 'content/x/01-x.mdx', line: 1 },
    text: '',
    parts: [],
  };
  const { dealer } = played.compiled.frames[0].table;
  const [checked] = checkPredictions(played, [part]);
  expect(checked).toMatchObject({ seats: [(dealer + 1) % 4], rules: ['wind-rotation'] });
});

describe('a wrong guess', () => {
  const context = {
    locale: 'en',
    rules: course.rules,
    books: () => ({ rulebook: '/rules/two-five-eight/', book: '' }),
    chart: () => '',
  };

  test('of who deals next is told the rule, and not who does', async () => {
    const played = await course.play('hooo-before-pung');
    if (!played) throw new Error('there is no such scene');
    const rule = 'next-east';
    const sentence = course.rules.get(rule)?.sentence;
    expect(sentence).toBeTruthy();
    const acting = { seats: [1], line: null, rules: [rule] } as const;
    const guesses = seatGuesses(context, played, acting, 'South deals next.');
    expect(guesses.map(({ right, why }) => [right, why])).toEqual(
      [0, 1, 2, 3].map((seat) => [seat === 1, `<p>${seat === 1 ? 'South deals next.' : sentence}</p>`]),
    );
  });
});
