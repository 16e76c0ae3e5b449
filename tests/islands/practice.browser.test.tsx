/** A session of practice, with a keyboard alone. */
import { cleanup, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { practice } from '#i18n/practice.ts';
import { daySeed } from '../../src/notation/day.ts';
import { formatQuestionLink, parseQuestionLink } from '../../src/notation/question-link.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import { loadKind } from '../../src/questions/kinds.ts';
import { loadGame } from '../../src/rulesets/registry.ts';
import { markSolved } from '../../src/storage/exercises.ts';
import { noteOpened } from '../../src/storage/last-lesson.ts';
import { bookOf, leave, numberWhere, practising } from './practice-fixture.ts';

afterEach(leave);

const verdict = () => document.querySelector('.practice-verdict');
const kind = () => verdict()?.querySelector('.slip')?.getAttribute('data-kind');
const YES = { yes: 'y', no: 'n' } as const;
type Answer = keyof typeof YES;
const other = (key: string | undefined): string => (key === 'yes' ? YES.no : YES.yes);

test('a letter answers, Enter goes on, and the next question has an address of its own', async () => {
  const { first } = await practising('changchun', 'win');
  await userEvent.keyboard(YES[first.key[0] as Answer]);
  expect(kind()).toBe('good');
  expect(document.activeElement?.textContent).toContain('Next question');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(verdict()?.textContent).toBe(''));
  expect(screen.getByText('Question 2 of 10')).toBeTruthy();
  expect(parseQuestionLink(location.hash)).toMatchObject({ seed: 'component', number: 1 });
});

test('a wrong answer is told the rule that decides it, with its sentence and address', async () => {
  for (const number of await bothSides()) {
    const { first } = await practising('changchun', 'win', { rules: ['three-suits'], number });
    await userEvent.keyboard(other(first.key[0]));
    expect(kind()).toBe('refused');
    const rule = verdict()?.querySelector('.rule-id');
    expect(rule?.getAttribute('href')).toBe('/rules/changchun/#three-suits');
    expect(screen.getByText('What a win needs')).toBeTruthy();
    await leave();
  }
});

/** A question that the rule of three suits makes a win, and one that it forbids to be one. */
const bothSides = (): Promise<number[]> =>
  Promise.all(
    ['yes', 'no'].map((side) =>
      numberWhere('changchun', 'win', ({ key }) => key[0] === side, { rules: ['three-suits'] }),
    ),
  );

test('where rules are asked for that only forbid, other questions come between them, each with its own address', async () => {
  await practising('changchun', 'win', { rules: ['no-wrap'] }, { concept: 'win' });
  const board = () => document.querySelector('.practice-question')?.innerHTML;
  const before = board();
  history.replaceState(null, '', '#v=1&seed=fair&rules=no-wrap&end');
  dispatchEvent(new HashChangeEvent('hashchange'));
  await waitFor(() => expect(board()).not.toBe(before));
  const asked = new Set<string>();
  for (let n = 0; n < 8; n++) {
    await waitFor(() => expect(verdict()?.textContent).toBe(''));
    const { rules, number } = parseQuestionLink(location.hash);
    asked.add(rules.join());
    const right = await keyAt(number, rules);
    await userEvent.keyboard(YES[right as Answer]);
    expect(kind()).toBe('good');
    await userEvent.keyboard('{Enter}');
  }
  expect([...asked].sort()).toEqual(['', 'no-wrap']);
});

/** What is right in the question of this address. */
async function keyAt(number: number, rules: readonly string[]): Promise<string> {
  const [game, asker] = await Promise.all([loadGame('changchun'), loadKind('win')]);
  const at = parseQuestionLink(location.hash);
  const asking = { ...at, concept: 'win', ruleset: 'changchun', number, rules };
  return makeQuestion(asker.concept, createGeneratorContext(game), asking).key[0] ?? '';
}

test('once it is answered another answer changes nothing', async () => {
  const { first } = await practising('changchun', 'win');
  await userEvent.keyboard(YES[first.key[0] as Answer]);
  await userEvent.keyboard(other(first.key[0]));
  expect(kind()).toBe('good');
  expect(screen.getByText('1 of 1 right')).toBeTruthy();
});

test('? shows the keys, and Escape puts them away', async () => {
  await practising('changchun', 'win');
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an address asks the question that it names, whoever opens it', async () => {
  const asked = await practising('changchun', 'win', { seed: 'heron', number: 4, grade: 2 });
  const drawn = asked.container.querySelector('.board')?.textContent;
  const tiles = () =>
    [...document.querySelectorAll('.board .tile')].map((tile) => tile.getAttribute('aria-label'));
  const before = tiles();
  cleanup();
  history.replaceState(null, '', '#v=1&seed=heron&at=4&grade=2&end');
  await practising('changchun', 'win');
  await waitFor(() => expect(tiles()).toEqual(before));
  expect(document.querySelector('.board')?.textContent).toBe(drawn);
});

test('an address that cannot be read is told of, and another question stands there', async () => {
  history.replaceState(null, '', '#v=1&seed=heron&at=many&end');
  await practising('changchun', 'win');
  expect(await screen.findByText('This address cannot be read.')).toBeTruthy();
  expect(document.querySelectorAll('.board .tile').length).toBeGreaterThan(10);
});

test('after its last question a session ends, and says how it went', async () => {
  const { first } = await practising('changchun', 'win');
  await userEvent.selectOptions(screen.getByLabelText('Length'), '5');
  let shown = '';
  for (let n = 0; n < 5; n++) {
    await waitFor(() => {
      expect(verdict()?.textContent).toBe('');
      expect(location.hash).not.toBe(shown);
    });
    shown = location.hash;
    await userEvent.keyboard('n');
    await userEvent.keyboard('{Enter}');
  }
  const result = await screen.findByRole('heading', { level: 1, name: /of 5 right$/ });
  const isAllMissed = result.textContent === practice.end.title(0, 5);
  expect(document.querySelectorAll('.practice-end .sparrow')).toHaveLength(isAllMissed ? 0 : 1);
  expect(first.key).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Another session' }));
  expect(await screen.findByText('Question 1 of 5')).toBeTruthy();
});

test('a mixed session of whoever has begun a course has no kind of question that asks what is still to be taught', async () => {
  noteOpened('two-five-eight/first');
  const book = bookOf('two-five-eight');
  const taught = Object.entries(book.rules).map(([id, rule]) => [id, { ...rule, taught: 'first' }] as const);
  const mixed = {
    concept: null,
    concepts: ['win', 'waits', 'tile', 'may'],
    book: {
      rules: Object.fromEntries(taught),
      lessons: { first: { title: 'First', href: '/first/', exercises: ['two-five-eight/first/1'] } },
    },
  };
  // The question of the day is the same for everybody, except that it is of a kind that they have met.
  history.replaceState(null, '', `#${formatQuestionLink({ seed: daySeed(new Date(2026, 10, 27)) })}`);
  await practising('two-five-eight', 'win', {}, mixed);
  const asked = new Set<string>();
  for (let n = 1; n <= 4; n++) {
    await waitFor(() => expect(screen.getByText(practice.session.place(n, 10))).toBeTruthy(), {
      timeout: 20_000,
    });
    await waitFor(() => expect(document.querySelector('.practice')?.hasAttribute('data-coming')).toBe(false));
    asked.add(screen.getByRole('heading', { level: 1 }).textContent ?? '');
    await userEvent.keyboard('1');
    await waitFor(() => expect(document.querySelector('.practice-verdict .slip')).toBeTruthy());
    await userEvent.keyboard('{Enter}');
  }
  expect([...asked]).toEqual([practice.concepts['tile']?.ask]);
});

test('whoever has begun a course is not asked what its lessons have still to teach, unless it is wanted', async () => {
  const { rules: book } = bookOf('changchun');
  const taught = { 'three-suits': 'first', 'yao-jiu': 'second' } as const;
  const entries = Object.entries(taught).map(([rule, lesson]) => {
    const entry = book[rule];
    if (!entry) throw new Error(`no rule ${rule}`);
    return [rule, { ...entry, taught: lesson }] as const;
  });
  markSolved('first#1');
  await practising(
    'changchun',
    'win',
    {},
    {
      book: {
        rules: { ...book, ...Object.fromEntries(entries) },
        lessons: {
          first: { title: 'First', href: '/first/', exercises: ['first#1'] },
          second: { title: 'Second', href: '/second/', exercises: ['second#1'] },
        },
      },
    },
  );
  await userEvent.selectOptions(screen.getByLabelText('Length'), '5');
  await waitFor(() => expect(location.hash).toContain('seed='));
  expect(parseQuestionLink(location.hash).without).toEqual(['yao-jiu']);
  await userEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(parseQuestionLink(location.hash).without).toEqual([]));
});
