/** One hand under two games, with a keyboard alone: asked by an address, and after a habit of the other game. */
import { screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { givenAt, inBoth, type Place } from '../../src/compare/both/concept.ts';
import { habitOf } from '../../src/compare/both/habit.ts';
import { loadAsker } from '../../src/islands/Practice/askers.ts';
import { bothName, TWICE } from '../../src/notation/both.ts';
import { parseQuestionLink } from '../../src/notation/question-link.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Asking } from '../../src/puzzles/question.ts';
import { roomOf } from '../../src/puzzles/room.ts';
import { loadGame } from '../../src/rulesets/registry.ts';
import { markSolved } from '../../src/store/exercises.ts';
import { readCards } from '../../src/store/practice.ts';
import { leave, numberWhere, practising } from './practice-fixture.ts';

afterEach(leave);

const HERE = 'changchun';
const THERE = 'hong-kong';
const here = roomOf(await loadGame(HERE));
const there = roomOf(await loadGame(THERE));
const askedAt = (number: number) => {
  const asking: Asking = {
    concept: bothName(TWICE, THERE),
    ruleset: HERE,
    chosen: {},
    under: 'ordinary',
    seed: 'both',
    number,
    grade: 1,
    rules: [],
    without: [],
  };
  return makeQuestion(inBoth(there), here, asking);
};
/** The first in the series on which the games differ, by a rule of Hong Kong. */
function differing() {
  for (let number = 0; ; number++) {
    const question = askedAt(number);
    if (question.decides.some((rule) => rule.startsWith(`${THERE}.`)) && isApart(question)) return question;
  }
}
const isApart = ({ key }: { key: readonly string[] }): boolean =>
  givenAt(key, 'here') !== givenAt(key, 'there');
const question = differing();
const address = `#v=1&seed=both&against=${THERE}&at=${question.asking.number}&end`;
const letter = (place: Place): string => (givenAt(question.key, place) === 'yes' ? 'y' : 'n');
const games = () => screen.getAllByRole('group', { name: /^In / });
const verdict = () => document.querySelector('.practice-verdict');

test('an address asks the same hand under two games, and neither is told before both are answered', async () => {
  history.replaceState(null, '', address);
  await practising(HERE, 'win');
  await screen.findByRole('heading', { level: 1, name: 'One hand, two games: does it win?' });
  const { first } = question.asked;
  const names = { here: 'In Changchun', there: 'In Hong Kong' };
  expect(games()[0]?.querySelector('legend')?.textContent).toBe(names[first]);
  await userEvent.keyboard(letter(first));
  expect(within(games()[0] as HTMLElement).getByRole('button', { pressed: true })).toBeTruthy();
  expect(document.querySelectorAll('[data-state="right"]')).toHaveLength(0);
  expect(verdict()?.textContent).toBe('');
  await userEvent.keyboard(letter(first === 'here' ? 'there' : 'here'));
  await waitFor(() => expect(verdict()?.textContent).toMatch(/^Right: it wins in .+, but not in .+\./));
  const rule = verdict()?.querySelector('.rule-id');
  expect(rule?.getAttribute('href')).toMatch(/^\/rules\/hong-kong\/#/);
  expect(rule?.textContent).not.toContain('.');
  expect(screen.getByText('What each game says')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(verdict()?.textContent).toBe(''));
  expect(parseQuestionLink(location.hash)).toMatchObject({ seed: 'both', against: THERE });
});

test('whoever gives both games the same answer is told whose it was, and keeps a card of the two', async () => {
  history.replaceState(null, '', address);
  await practising(HERE, 'win');
  await screen.findByRole('heading', { level: 1, name: 'One hand, two games: does it win?' });
  // What is right in Hong Kong, both times.
  await userEvent.keyboard(letter('there'));
  await userEvent.keyboard(letter('there'));
  await waitFor(() => expect(document.querySelector('.slip[data-kind="refused"]')).toBeTruthy());
  expect(verdict()?.textContent).toContain('For Changchun you gave the answer of Hong Kong.');
  await waitFor(() => {
    const names = Object.keys(readCards());
    expect(names.some((name) => name.startsWith('changchun/win+hong-kong/hong-kong.'))).toBe(true);
  });
});

test('a miss that would be right in a game one has learnt is asked again in both, three questions on', async () => {
  const asker = await loadAsker('win');
  const flipped = (key: readonly string[]): string => (key[0] === 'yes' ? 'no' : 'yes');
  const number = await numberWhere(HERE, 'win', (each) => {
    const isRight = (key: readonly string[]) => key.join() === flipped(each.key);
    return habitOf({ concept: asker.concept, question: each, isRight }, here, there) !== null;
  });
  markSolved(`${THERE}/a-lesson/1`);
  const { first } = await practising(HERE, 'win', { number });
  await userEvent.keyboard(flipped(first.key) === 'yes' ? 'y' : 'n');
  await waitFor(() => {
    const due = Object.entries(readCards()).filter(([name]) => name.startsWith(`${HERE}/win+${THERE}/`));
    expect(due).toHaveLength(1);
    expect(due[0]?.[1].memory).toBeTruthy();
  });
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  for (let n = 0; n < 5 && heading() === 'Is it a win?'; n++) {
    const shown = location.hash;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).not.toBe(shown));
    if (heading() === 'Is it a win?') {
      await userEvent.keyboard('y');
      await waitFor(() => expect(verdict()?.textContent).not.toBe(''));
    }
  }
  expect(heading()).toBe('One hand, two games: does it win?');
  expect(screen.getByText('You missed one like this before.')).toBeTruthy();
});
