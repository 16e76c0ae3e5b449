/** The same under two games, with a keyboard alone: asked by an address, and after a habit of the other game. */
import { screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { twoGames } from '#i18n/two-games.ts';
import { habitOf } from '../../src/compare/two-games/carried-habit.ts';
import {
  type ByGame,
  type GamePlace,
  otherPlace,
  repliesAt,
  type TwoGameSubject,
} from '../../src/compare/two-games/game-side.ts';
import { inBoth } from '../../src/compare/two-games/two-game-question.ts';
import { parseQuestionLink } from '../../src/notation/question-link.ts';
import { bothName } from '../../src/notation/two-game-id.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Question, QuestionSpec } from '../../src/puzzles/question.ts';
import { NOBODY } from '../../src/questions/claim/claim-outcome.ts';
import { loadKind } from '../../src/questions/kinds.ts';
import { loadGame } from '../../src/rulesets/registry.ts';
import { markSolved } from '../../src/storage/exercises.ts';
import { readCards } from '../../src/storage/practice.ts';
import { leave, numberWhere, practising } from './practice-fixture.ts';

afterEach(leave);

const HERE = 'changchun';
const THERE = 'hong-kong';
/** Calls are what it has fewer of: such a question is found at once. */
const WITH_FEWER = 'two-five-eight';
const againstOf = (kind: string): string => (kind === 'may' ? WITH_FEWER : THERE);
const here = createGeneratorContext(await loadGame(HERE));
const there = createGeneratorContext(await loadGame(THERE));
const fewer = createGeneratorContext(await loadGame(WITH_FEWER));
const namesFor = (kind: string): ByGame<string> => ({
  here: 'In Changchun',
  there: kind === 'may' ? 'In Two-Five-Eight' : 'In Hong Kong',
});
/** A question is dealt while the page does other things. */
const SOON = { timeout: 20_000 };

type Asked = Question<TwoGameSubject>;

async function askedAt(kind: string, number: number): Promise<Asked> {
  const { concept } = await loadKind(kind);
  const spec: QuestionSpec = {
    concept: bothName(kind, againstOf(kind)),
    ruleset: HERE,
    chosen: {},
    under: 'ordinary',
    seed: 'both',
    number,
    grade: 1,
    rules: [],
    without: [],
  };
  return makeQuestion(inBoth(concept, kind === 'may' ? fewer : there), here, spec);
}
const isApart = ({ key }: Asked): boolean => repliesAt(key, 'here').join() !== repliesAt(key, 'there').join();
/** The first in the series on which the games differ; by a rule of Hong Kong, where that is wanted. */
async function differing(kind: string, byThere = false): Promise<Asked> {
  for (let number = 0; ; number++) {
    const question = await askedAt(kind, number);
    const isWanted = !byThere || question.decides.some((rule) => rule.startsWith(`${THERE}.`));
    if (isApart(question) && isWanted) return question;
  }
}
const addressOf = (kind: string, { spec }: Asked): string =>
  `#v=1&seed=both&against=${againstOf(kind)}${kind === 'win' ? '' : `&asks=${kind}`}&at=${spec.number}&end`;
async function open(kind: string, question: Asked): Promise<void> {
  history.replaceState(null, '', addressOf(kind, question));
  await practising(HERE, 'win');
  await screen.findByRole('heading', { level: 1, name: twoGames.kinds[kind]?.ask ?? kind }, SOON);
}
const games = () => screen.getAllByRole('group', { name: /^In (Changchun|Hong Kong|Two-Five-Eight)$/ });
const verdict = () => document.querySelector('.practice-verdict');
const isTold = (): boolean => document.querySelectorAll('[data-state="right"], [data-fate]').length > 0;

/** What is pressed for an answer in one of the games. */
function keysFor(kind: string, { subject }: Asked, answer: readonly string[], place: GamePlace): string {
  if (kind === 'waits') return `${answer.join('')}{Enter}`;
  if (kind !== 'claim') return answer.includes('yes') ? 'y' : 'n';
  const { calls } = subject.each[place] as { calls: readonly { seat: number }[] };
  const at = calls.findIndex(({ seat }) => String(seat) === answer[0]);
  return String(at + 1);
}

describe.each(Object.keys(twoGames.kinds))('%s', (kind) => {
  test('an address asks it of both games, and neither is told before both are answered', async () => {
    const question = await differing(kind);
    const names = namesFor(kind);
    // Those who are not alone in getting it, and nobody, stand behind the callers: their numbers are another matter.
    const isPlain = (answers: readonly string[]): boolean =>
      !answers.some((each) => each.includes(',') || each === NOBODY);
    const { first } = question.subject;
    const second = otherPlace(first);
    await open(kind, question);
    expect(games()[0]?.querySelector('legend')?.textContent).toBe(names[first]);
    const answersIn = (place: GamePlace) => repliesAt(question.key, place);
    expect(isPlain([...answersIn('here'), ...answersIn('there')]) || kind === 'claim').toBe(true);
    const press = async (place: GamePlace): Promise<void> => {
      if (isPlain(answersIn(place)))
        return userEvent.keyboard(keysFor(kind, question, answersIn(place), place));
      const group = screen.getByRole('group', { name: names[place] });
      const label = answersIn(place)[0] === NOBODY ? twoGames.claim.nobody : / and /;
      return userEvent.click(within(group).getByRole('button', { name: label }));
    };
    await press(first);
    expect(isTold()).toBe(false);
    expect(verdict()?.textContent).toBe('');
    await press(second);
    await waitFor(() => expect(verdict()?.textContent).toMatch(/^Right: /));
    const rule = verdict()?.querySelector('.rule-id');
    expect(rule?.getAttribute('href')).toMatch(/^\/rules\/(hong-kong|changchun|two-five-eight)\/#/);
    expect(rule?.textContent).not.toContain('.');
    expect(verdict()?.textContent).toContain('The rule that makes the difference is “');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(verdict()?.textContent).toBe(''), SOON);
    const next = parseQuestionLink(location.hash);
    expect(next).toMatchObject({ seed: 'both', against: againstOf(kind) });
    expect(next.asks ?? ['win']).toEqual([kind]);
  });
});

test('whoever gives both games the same answer is told whose it was, and keeps a card of the two', async () => {
  const question = await differing('win', true);
  await open('win', question);
  // What is right in Hong Kong, both times.
  const theirs = repliesAt(question.key, 'there').includes('yes') ? 'y' : 'n';
  await userEvent.keyboard(theirs);
  expect(within(games()[0] as HTMLElement).getByRole('button', { pressed: true })).toBeTruthy();
  await userEvent.keyboard(theirs);
  await waitFor(() => expect(document.querySelector('.slip[data-kind="refused"]')).toBeTruthy());
  expect(verdict()?.textContent).toContain('For Changchun you gave Hong Kong’s answer.');
  await waitFor(() => {
    const kept = Object.keys(readCards());
    expect(kept.some((name) => name.startsWith('changchun/win+hong-kong/hong-kong.'))).toBe(true);
  });
});

test('what was picked for the first game can be changed until the second is answered', async () => {
  const question = await differing('waits');
  const { first } = question.subject;
  await open('waits', question);
  await userEvent.keyboard('1m{Enter}');
  const group = screen.getByRole('group', { name: namesFor('waits')[first] });
  await userEvent.click(within(group).getByRole('button', { name: 'Change' }));
  await userEvent.keyboard(`1m${keysFor('waits', question, repliesAt(question.key, first), first)}`);
  const second = otherPlace(first);
  await userEvent.keyboard(keysFor('waits', question, repliesAt(question.key, second), second));
  await waitFor(() => expect(verdict()?.textContent).toMatch(/^Right: /));
});

test('an address of a kind that is not asked in two games says so', async () => {
  history.replaceState(null, '', `#v=1&seed=both&against=${THERE}&asks=tile&end`);
  await practising(HERE, 'win');
  await screen.findByText(/“tile” is not asked about two games/, {}, SOON);
});

describe.each(['win', 'waits'])('%s', (kind) => {
  test('a miss that would be right in a game one has learnt is asked again in both a few questions on', async () => {
    const { concept } = await loadKind(kind);
    const missOf = (key: readonly string[]): readonly string[] =>
      kind === 'waits' ? [] : [key[0] === 'yes' ? 'no' : 'yes'];
    const number = await numberWhere(HERE, kind, (question) => {
      const answers = missOf(question.key);
      const isRight = (key: readonly string[]) => key.join() === answers.join();
      return habitOf({ concept, question, answers, isRight }, here, there) !== null;
    });
    markSolved(`${THERE}/a-lesson/1`);
    const { first } = await practising(HERE, kind, { number });
    const miss = kind === 'waits' ? '{Enter}' : missOf(first.key)[0] === 'yes' ? 'y' : 'n';
    await userEvent.keyboard(miss);
    await waitFor(() => {
      const due = Object.entries(readCards()).filter(([name]) =>
        name.startsWith(`${HERE}/${kind}+${THERE}/`),
      );
      expect(due).toHaveLength(1);
      expect(due[0]?.[1].memory).toBeTruthy();
    });
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    const single = heading();
    for (let n = 0; n < 8 && heading() === single; n++) {
      const shown = location.hash;
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(location.hash).not.toBe(shown), SOON);
      if (heading() === single) {
        await userEvent.keyboard(kind === 'waits' ? '{Enter}' : 'y');
        await waitFor(() => expect(verdict()?.textContent).not.toBe(''));
      }
    }
    expect(heading()).toBe(twoGames.kinds[kind]?.ask);
    expect(screen.getByText('You missed one like this before.')).toBeTruthy();
  });
});
