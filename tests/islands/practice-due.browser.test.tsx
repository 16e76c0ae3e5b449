/** What is due: found at once, at an address that asks the rest of it again, and reached from the end of any session. */
import { screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { practice } from '#i18n/practice.ts';
import { questionLink } from '../../src/islands/Practice/question-link.ts';
import { note } from '../../src/islands/Practice/record-answer.ts';
import { parseQuestionLink } from '../../src/notation/question-link.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import { type Question, questionSpec } from '../../src/puzzles/question.ts';
import { loadKind } from '../../src/questions/kinds.ts';
import { loadGame } from '../../src/rulesets/registry.ts';
import { type Cards, readCards } from '../../src/storage/practice.ts';
import { save } from '../../src/storage/storage.ts';
import { leave, practising } from './practice-fixture.ts';

afterEach(leave);

const GAME = 'two-five-eight';
const MIXED = { concept: null, concepts: ['win', 'may'] };
const DAY = 24 * 60 * 60 * 1000;

/** As if everything that was missed had been missed last week. */
function letDaysPass(): void {
  const cards = Object.entries(readCards()).map(([name, card]) => {
    const memory = card.memory && { ...card.memory, due: Date.now() - DAY, last: Date.now() - 7 * DAY };
    return [name, { ...card, ...(memory && { memory }) }] as const;
  });
  save('practice', { cards: Object.fromEntries(cards) satisfies Cards });
}

async function questionAt(concept: string, number: number): Promise<Question> {
  const [game, kind] = await Promise.all([loadGame(GAME), loadKind(concept)]);
  return makeQuestion(
    kind.concept,
    createGeneratorContext(game),
    questionSpec(concept, GAME, { seed: 'missed', number }),
  );
}

const isAsked = () =>
  waitFor(() => expect(document.querySelector('.practice')?.hasAttribute('data-coming')).toBe(false), {
    timeout: 20_000,
  });
const dueCards = () =>
  Object.entries(readCards()).flatMap(([name, { memory }]) =>
    memory && memory.due <= Date.now() ? [name] : [],
  );

/** A rule of this game that no question of May I? turns on, though it is offered as an answer. */
const NEVER_DECIDES = 'no-robbing';

async function mixedUp(): Promise<Question> {
  for (let number = 0; ; number++) {
    const question = await questionAt('may', number);
    if (question.choices?.includes(NEVER_DECIDES)) return question;
  }
}

test('a rule that no question turns on is asked by the question in which it was taken for another', async () => {
  const question = await mixedUp();
  note(GAME, question, [NEVER_DECIDES], false);
  letDaysPass();
  const card = `${GAME}/may/${NEVER_DECIDES}`;
  save('practice', { cards: { [card]: readCards()[card] } });
  history.replaceState(null, '', '#due');
  await practising(GAME, 'win', {}, MIXED);
  await isAsked();
  expect(screen.getByText(practice.session.place(1, 1))).toBeTruthy();
  const right = question.choices?.indexOf(question.key[0] ?? '') ?? -1;
  const buttons = document.querySelectorAll<HTMLButtonElement>('.practice-question .choices button');
  expect(buttons).toHaveLength(4);
  buttons[right]?.click();
  await waitFor(() =>
    expect(document.querySelector('.practice-verdict .slip[data-kind="good"]')).toBeTruthy(),
  );
  await waitFor(() => expect(dueCards()).toEqual([]));
});

test('what is due keeps its address, and is asked again from it, with what was answered left out', async () => {
  for (const number of [0, 1, 2, 3]) {
    const question = await questionAt('win', number);
    note(GAME, question, question.decides, false);
  }
  letDaysPass();
  const before = dueCards().length;
  expect(before).toBeGreaterThan(1);
  history.replaceState(null, '', '#due');
  await practising(GAME, 'win', {}, MIXED);
  await isAsked();
  expect(screen.getByText(practice.session.place(1, before))).toBeTruthy();
  expect(location.hash).toBe('#due');
  document.querySelector<HTMLButtonElement>('.practice-question .choices button')?.click();
  await waitFor(() => expect(document.querySelector('.practice-verdict .slip')).toBeTruthy());
  await waitFor(() => expect(dueCards().length).toBeLessThan(before));
  const left = dueCards().length;
  const cards = readCards();
  await leave();
  save('practice', { cards });
  history.replaceState(null, '', '#due');
  await practising(GAME, 'win', {}, MIXED);
  await isAsked();
  if (left > 0) expect(screen.getByText(practice.session.place(1, left))).toBeTruthy();
});

test('an address that asks what is due says so where nothing is, and asks something else', async () => {
  for (const isKnown of [false, true]) {
    if (isKnown) {
      const question = await questionAt('win', 0);
      note(GAME, question, question.decides, false);
    }
    history.replaceState(null, '', '#due');
    await practising(GAME, 'win', {}, MIXED);
    expect(await screen.findByText(practice.session.notDue.head)).toBeTruthy();
    await isAsked();
    expect(document.querySelectorAll('.practice-question button').length).toBeGreaterThan(1);
    const cards = readCards();
    await leave();
    save('practice', { cards });
  }
  // What was missed is due a week later, and then it is asked instead.
  letDaysPass();
  history.replaceState(null, '', '#due');
  await practising(GAME, 'win', {}, MIXED);
  await isAsked();
  expect(screen.queryByText(practice.session.notDue.head)).toBeNull();
});

test('a question of a mixed session has an address that asks the same kind of question, for its rules', async () => {
  const question = await questionAt('may', 0);
  const rules = question.decides.slice(0, 1);
  const link = questionLink({ ...question.spec, rules }, true);
  expect(parseQuestionLink(link)).toMatchObject({ asks: ['may'], rules });
  history.replaceState(null, '', `#${link}`);
  await practising(GAME, 'win', {}, MIXED);
  await isAsked();
  expect(screen.queryByText(practice.session.none.head)).toBeNull();
  expect(document.querySelectorAll('.practice-question .choices button')).toHaveLength(4);
});

test('an address with a kind of question that the game does not have says so', async () => {
  history.replaceState(null, '', '#v=1&seed=heron&asks=furiten&end');
  await practising(GAME, 'win', {}, MIXED);
  expect(await screen.findByText(/“furiten”/)).toBeTruthy();
});

test('the end of a test leads to the practice of its game, and to what is due there', async () => {
  const question = await questionAt('win', 0);
  note(GAME, question, question.decides, false);
  letDaysPass();
  await practising(
    GAME,
    'win',
    {},
    {
      ...MIXED,
      home: `/learn/${GAME}/recap/`,
      plan: [{ concept: 'win', rules: [] }],
    },
  );
  await isAsked();
  document.querySelector<HTMLButtonElement>('.practice-question .choices button')?.click();
  const finish = await screen.findByRole('button', { name: new RegExp(practice.session.finish) });
  expect(parseQuestionLink(location.hash || '#v=1&seed=component&end')).toMatchObject({
    number: 0,
    rules: [],
  });
  finish.click();
  const ends = await waitFor(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.practice-end .practice-ways a')];
    expect(links.length).toBeGreaterThan(0);
    return links.map((link) => link.getAttribute('href'));
  });
  const allowed = [`/practice/${GAME}/mixed/#due`, `/practice/${GAME}/`];
  expect(ends.at(-1)).toBe(`/practice/${GAME}/`);
  expect(ends.every((href) => href !== null && allowed.includes(href))).toBe(true);
});

/** Stores due cards of rules, without a link: nothing is known of the question in which each was missed. */
function makeDue(game: string, concept: string, rules: readonly string[]): void {
  for (const rule of rules) note(game, { spec: { concept }, decides: [rule] }, [rule], false);
  letDaysPass();
}

test('however much is due, ten are asked', async () => {
  makeDue(GAME, 'tile', ['1m', '2m', '3m', '4m', '5m', '6m', '1p', '2p', '3p', '1s', '2s', '3s']);
  expect(dueCards()).toHaveLength(12);
  history.replaceState(null, '', '#due');
  await practising(GAME, 'tile', {}, { concept: null, concepts: ['tile'] });
  await isAsked();
  expect(screen.getByText(practice.session.place(1, 10))).toBeTruthy();
});

test('what is due and no question turns on leaves the queue, and the session goes on to its end', async () => {
  const question = await questionAt('win', 0);
  const [known = ''] = question.decides;
  makeDue(GAME, 'win', [NEVER_DECIDES, known]);
  expect(dueCards()).toHaveLength(2);
  history.replaceState(null, '', '#due');
  await practising(GAME, 'win', {}, MIXED);
  await isAsked();
  expect(screen.getByText(practice.session.place(1, 2))).toBeTruthy();
  document.querySelector<HTMLButtonElement>('.practice-question .choices button')?.click();
  await waitFor(() => expect(document.querySelector('.practice-verdict .slip')).toBeTruthy());
  (await screen.findByRole('button', { name: new RegExp(practice.session.next) })).click();
  await waitFor(() => expect(document.querySelector('.practice-end')).toBeTruthy(), { timeout: 20_000 });
  expect(dueCards()).toEqual([]);
});

test('where no question turns on anything that is due, the page says so, and nothing stays due', async () => {
  makeDue('riichi', 'may', ['furiten']);
  history.replaceState(null, '', '#due');
  await practising('riichi', 'win', {}, MIXED);
  await waitFor(() => expect(screen.queryByText(practice.session.noneDue.head)).toBeTruthy(), {
    timeout: 20_000,
  });
  expect(dueCards()).toEqual([]);
});
