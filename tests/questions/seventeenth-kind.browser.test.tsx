/**
 * A kind of question that no page has is its folder, `tests/fixtures/questions/self-drawn`. A kind in `src/questions` is
 * found there by itself; this one lies elsewhere, so that the three places that look are told of it. Besides, it has what
 * “Add a kind of question” in README.md asks for: a line among the boards, and its words.
 */
import { render, screen, waitFor } from '@solidjs/testing-library';
import { createComponent } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { practiceQuestion } from '#i18n/practice-question.ts';
import { twoGames } from '#i18n/two-games.ts';
import { repliesAt, type TwoGameSubject } from '../../src/compare/two-games/game-side.ts';
import { inBoth } from '../../src/compare/two-games/two-game-question.ts';
import { Drill } from '../../src/islands/Drill/Drill.tsx';
import { dealtRow, writtenRow } from '../../src/islands/OwnBoards/boards.ts';
import { kindAsked } from '../../src/islands/OwnBoards/question-row.ts';
import { loadRules } from '../../src/islands/rules.ts';
import { readEmbed } from '../../src/notation/embed.ts';
import { bothName } from '../../src/notation/two-game-id.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import { type Question, questionSpec } from '../../src/puzzles/question.ts';
import { writtenBoard } from '../../src/questions/boards/board.ts';
import { BOARD_FORMS } from '../../src/questions/boards/forms.ts';
import { loadKind } from '../../src/questions/kinds.ts';
import { conceptIds } from '../../src/questions/registry.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.ts';
import board from '../fixtures/questions/self-drawn/board.ts';
import selfDrawn from '../fixtures/questions/self-drawn/rules.ts';
import { ask, inTwoGames } from '../fixtures/questions/self-drawn/words.ts';
import { holdRules, leave, numberWhere, practising } from '../islands/practice-fixture.ts';
import '../../src/styles/global.css';

const KIND = 'self-drawn';

vi.mock('../../src/questions/registry.ts', async (original) => {
  const real = await original<typeof import('../../src/questions/registry.ts')>();
  const { default: concept } = await import('../fixtures/questions/self-drawn/rules.ts');
  return {
    ...real,
    conceptIds: [...real.conceptIds, 'self-drawn'],
    loadConcept: async (id: string) => (id === 'self-drawn' ? concept : real.loadConcept(id)),
  };
});
vi.mock('../../src/questions/kinds.ts', async (original) => {
  const real = await original<typeof import('../../src/questions/kinds.ts')>();
  const { default: concept } = await import('../fixtures/questions/self-drawn/rules.ts');
  const { View } = await import('../fixtures/questions/self-drawn/view.tsx');
  const { prove } = await import('../fixtures/questions/self-drawn/prove.ts');
  const { default: form } = await import('../fixtures/questions/self-drawn/board.ts');
  return {
    loadKind: async (id: string) => (id === 'self-drawn' ? { concept, View, prove } : real.loadKind(id)),
    loadBoard: async (id: string) => (id === 'self-drawn' ? form : real.loadBoard(id)),
  };
});
vi.mock('../../src/questions/two-games/parts.ts', async (original) => {
  const real = await original<typeof import('../../src/questions/two-games/parts.ts')>();
  const { default: part } = await import('../fixtures/questions/self-drawn/two-games.tsx');
  return {
    twoGameConcepts: [...real.twoGameConcepts, 'self-drawn'],
    loadPart: async (id: string) => (id === 'self-drawn' ? part : real.loadPart(id)),
  };
});
Object.assign(BOARD_FORMS, { [KIND]: board });
Object.assign(practiceQuestion.concepts, { [KIND]: { ask, how: '' } });
Object.assign(twoGames.kinds, { [KIND]: inTwoGames });

afterEach(leave);

const HERE = 'changchun';
const THERE = 'hong-kong';
const here = await loadGame(HERE);
const there = await loadGame(THERE);
const RULESET = 'two-five-eight';
const WIN = '123m 567p 888p 34s 55s +2s';
const NO_WIN = '123m 567p 888p 234s 7s +7s';
const PLACE = { file: 'x.mdx', line: 1 };
const SOON = { timeout: 20_000 };

const keyFor = (answer: readonly string[]): string => (answer.includes('yes') ? 'y' : 'n');
const slip = () => document.querySelector('.slip')?.getAttribute('data-kind');

async function written(hand: string, answer: string): Promise<Question> {
  const generator = createGeneratorContext(await loadGame(RULESET));
  const game = { concepts: new Map([[KIND, (await loadKind(KIND)).concept]]), generator };
  return writtenBoard({ kind: KIND, hand, answer }, game, PLACE);
}

test.each([
  ['right', 'good'],
  ['wrong', 'refused'],
])('practice asks it, and proves a %s answer', async (given, kind) => {
  const number = await numberWhere(HERE, KIND, ({ key }) => key[0] === 'no');
  await practising(HERE, KIND, { number });
  expect(screen.getByRole('heading', { level: 1, name: ask })).toBeTruthy();
  await userEvent.keyboard(given === 'right' ? 'n' : 'y');
  await waitFor(() => expect(slip()).toBe(kind));
  const rule = document.querySelector('.practice-verdict .rule-id');
  expect(rule?.getAttribute('href')).toMatch(/^\/rules\/changchun\/#/);
});

test('an author writes a board of it, and is told what is right where the answer is not', async () => {
  expect((await written(WIN, 'yes')).key).toEqual(['yes']);
  expect((await written(NO_WIN, 'no')).key).toEqual(['no']);
  await expect(written(NO_WIN, 'yes')).rejects.toThrow(/“yes” is said to be right, and is not/);
});

test('a drill asks the boards that were written of it', async () => {
  const boards = [await written(WIN, 'yes'), await written(NO_WIN, 'no')].map((question) => ({
    question,
    ask,
    remark: '',
  }));
  const rules = await holdRules(RULESET, [KIND]);
  render(() =>
    createComponent(Drill, { ruleset: RULESET, name: null, rulebook: '/rules/', rules, more: '/', boards }),
  );
  document.querySelector<HTMLElement>('.drill .choices button')?.focus();
  await userEvent.keyboard('y');
  expect(slip()).toBe('good');
  await userEvent.keyboard('{Enter}y');
  expect(slip()).toBe('refused');
});

const props = {
  game: HERE,
  title: here.title,
  set: rulesetOf(here),
  direction: rulesetOf(here).direction,
  kinds: conceptIds,
  rulebook: '',
  rules: '',
  practice: '',
};

/** Loads what a frame with this fragment loads. */
async function opened(query: URLSearchParams): Promise<URLSearchParams> {
  history.replaceState(null, '', `#${query}`);
  await loadRules({ games: [HERE], kinds: conceptIds, asked: true });
  return query;
}

test('a frame asks it of a hand that its address writes, and deals a row of it', async () => {
  const query = await opened(new URLSearchParams({ hand: '123m 456p 789s 111s 55s', ask: KIND }));
  expect(kindAsked(query, conceptIds)).toEqual({ kind: KIND, isWritten: true });
  expect(writtenRow(query, KIND, props)).toMatchObject({ kind: KIND, amended: null });
  const row = await opened(new URLSearchParams({ of: KIND, seed: 'heron', count: '3' }));
  expect(await dealtRow(row, props)).toMatchObject({ kind: KIND, amended: null });
});

test.each(['question', 'drill'])('the element for other sites names it: %s', (element) => {
  const { address, faults } = readEmbed({ [element]: `${HERE}/${KIND}` });
  expect(faults).toEqual([]);
  expect(address).toContain(KIND);
});

test('one hand is put to two games that answer it differently', async () => {
  const concept = inBoth(selfDrawn, createGeneratorContext(there));
  const generator = createGeneratorContext(here);
  const askedAt = (number: number): Question<TwoGameSubject> =>
    makeQuestion(concept, generator, questionSpec(bothName(KIND, THERE), HERE, { seed: 'both', number }));
  const isApart = ({ key }: Question<TwoGameSubject>): boolean =>
    repliesAt(key, 'here').join() !== repliesAt(key, 'there').join();
  let question = askedAt(0);
  for (let number = 1; !isApart(question); number++) question = askedAt(number);
  const at = question.spec.number;
  history.replaceState(null, '', `#v=1&seed=both&against=${THERE}&asks=${KIND}&at=${at}&end`);
  await practising(HERE, 'win');
  await screen.findByRole('heading', { level: 1, name: inTwoGames.ask }, SOON);
  expect(screen.getAllByRole('group', { name: /^In (Changchun|Hong Kong)$/ })).toHaveLength(2);
  const { first } = question.subject;
  await userEvent.keyboard(keyFor(repliesAt(question.key, first)));
  await userEvent.keyboard(keyFor(repliesAt(question.key, first === 'here' ? 'there' : 'here')));
  await waitFor(() => expect(document.querySelector('.practice-verdict')?.textContent).toMatch(/^Right: /));
});
