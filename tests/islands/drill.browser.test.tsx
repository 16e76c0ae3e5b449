/** Boards in a row, decided with a keyboard alone. */
import { render, screen } from '@solidjs/testing-library';
import { createComponent } from 'solid-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drill as sayDrill } from '#i18n/drill.ts';
import { Drill } from '../../src/islands/Drill/Drill.tsx';
import type { DrillBoard } from '../../src/islands/Drill/props.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { writtenBoard } from '../../src/questions/boards/board.ts';
import { loadConcept } from '../../src/questions/registry.ts';
import { loadGame } from '../../src/rulesets/registry.ts';
import { isSolved } from '../../src/storage/exercises.ts';
import { holdRules, leave } from './practice-fixture.ts';
import '../../src/styles/global.css';

afterEach(leave);
beforeEach(() => localStorage.clear());

const RULESET = 'two-five-eight';
const NAME = `${RULESET}/drill/pairs`;
const WIN = '123m 567p 888p 34s 55s +2s';
const NO_WIN = '123m 567p 888p 234s 7s +7s';

async function drill(
  hands: readonly string[],
  more: Partial<DrillBoard> = {},
  kind = 'win',
  claim: { readonly ruleset?: string; readonly ticked?: readonly string[] } = {},
) {
  const { ruleset = RULESET, ticked } = claim;
  const [game, concept] = await Promise.all([loadGame(ruleset), loadConcept(kind)]);
  const asked = { concepts: new Map([[kind, concept]]), generator: createGeneratorContext(game) };
  const boards = hands.map((hand) => ({
    question: writtenBoard({ kind, hand, ticked }, asked, { file: 'x.mdx', line: 1 }),
    ask: null,
    remark: '',
    ...more,
  }));
  const rules = await holdRules(ruleset, [kind]);
  const props = {
    ruleset,
    name: hands.length > 1 ? NAME : null,
    rulebook: `/rules/${RULESET}/`,
    rules,
    more: `/practice/${RULESET}/${kind}/`,
    boards,
  };
  return render(() => createComponent(Drill, props));
}

/** The drill takes the keys once it has the focus. */
const type = async (keys: string): Promise<void> => {
  if (!document.activeElement?.closest('.drill')) {
    document.querySelector<HTMLElement>('.drill .choices button')?.focus();
  }
  await userEvent.keyboard(keys);
};
const kind = () => document.querySelector('.drill .slip')?.getAttribute('data-kind');

test('a letter answers, Enter goes on, and the place stands above', async () => {
  await drill([WIN, NO_WIN]);
  expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  await type('y');
  expect(kind()).toBe('good');
  await type('{Enter}');
  expect(screen.getByText('Question 2 of 2')).toBeTruthy();
  expect(kind()).toBeUndefined();
});

test('a wrong answer is told its rule, and its board comes again at the end', async () => {
  await drill([NO_WIN, WIN]);
  await type('y');
  expect(kind()).toBe('refused');
  const rule = document.querySelector('.drill .rule-id');
  expect(rule?.getAttribute('href')).toBe('/rules/two-five-eight/#jong-258');
  await type('{Enter}y{Enter}');
  expect(screen.getByText('You missed this one. Here it is again.')).toBeTruthy();
  expect(screen.getByText(sayDrill.placeAgain(1, 1))).toBeTruthy();
  await type('n{Enter}');
  expect(screen.getByText('One of two right on the first try.')).toBeTruthy();
});

test('a drill counts as solved once every board was right', async () => {
  await drill([NO_WIN, WIN]);
  await type('y{Enter}y');
  expect(isSolved(NAME)).toBe(false);
  await type('{Enter}n');
  expect(isSolved(NAME)).toBe(true);
});

test('its end leads to more of these, and it can be done again', async () => {
  await drill([NO_WIN, WIN]);
  await type('n{Enter}y{Enter}');
  expect(screen.getByText('All two right on the first try.')).toBeTruthy();
  expect(document.querySelector('.drill-result .sparrow')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'More of these' }).getAttribute('href')).toBe(
    '/practice/two-five-eight/win/',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Do them again' }));
  expect(screen.getByText('Question 1 of 2')).toBeTruthy();
});

test('no room is kept below what stands there, neither at a lower board nor at the result', async () => {
  const { container } = await drill([NO_WIN, WIN]);
  const free = () => {
    const panel = container.querySelector<HTMLElement>('.drill');
    const last = panel?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return (panel?.getBoundingClientRect().bottom ?? 0) - last;
  };
  const before = free();
  await type('n{Enter}');
  expect(free()).toBeLessThanOrEqual(before + 1);
  await type('y{Enter}');
  expect(screen.getByText('All two right on the first try.')).toBe(document.activeElement);
  expect(free()).toBeLessThanOrEqual(before + 1);
});

test('a missed board comes back once, and the drill is done then', async () => {
  await drill([NO_WIN, WIN]);
  await type('y{Enter}y{Enter}y');
  expect(screen.getByText(sayDrill.placeAgain(1, 1))).toBeTruthy();
  expect(kind()).toBe('refused');
  expect(isSolved(NAME)).toBe(true);
  await type('{Enter}');
  expect(screen.getByText('One of two right on the first try.')).toBeTruthy();
});

test('whoever missed a board can let it go: its answer is shown, and it does not come back', async () => {
  await drill([NO_WIN, WIN]);
  const way = () => screen.queryByRole('button', { name: 'Let it go, show me' });
  expect(way()).toBeNull();
  await type('y{Enter}y{Enter}');
  await userEvent.click(way() as HTMLElement);
  expect(kind()).toBe('note');
  expect(document.querySelectorAll('.choices [data-state="right"]')).toHaveLength(1);
  expect(document.activeElement?.textContent).toMatch(/^See how it went/);
  expect(isSolved(NAME)).toBe(true);
  await type('{Enter}');
  expect(screen.getByText(/was shown to you/)).toBeTruthy();
  expect(document.querySelector('.drill-result .sparrow')).toBeNull();
});

test('a drill that was left is gone on with where it was left', async () => {
  const first = await drill([NO_WIN, WIN]);
  await type('y');
  first.unmount();
  const again = await drill([NO_WIN, WIN]);
  expect(screen.getByText('Question 2 of 2')).toBeTruthy();
  await type('y{Enter}');
  again.unmount();
  await drill([NO_WIN, WIN]);
  expect(screen.getByText('You missed this one. Here it is again.')).toBeTruthy();
  await type('n');
  expect(isSolved(NAME)).toBe(true);
});

test('a drill that is done begins anew, and says that it was done', async () => {
  const first = await drill([NO_WIN, WIN]);
  await type('n{Enter}y');
  first.unmount();
  await drill([NO_WIN, WIN]);
  expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  expect(screen.getByText('You have done these before.')).toBeTruthy();
});

test('its author’s words stand in place of the question, and with the answer', async () => {
  await drill([NO_WIN], { ask: 'May you call Hooo?', remark: '<p>A pair of <b>7s</b>.</p>' });
  expect(screen.getByRole('group', { name: 'May you call Hooo?' })).toBeTruthy();
  expect(screen.queryByText('7s')).toBeNull();
  await type('n');
  expect(screen.getByText('7s')).toBeTruthy();
});

test('a single board has no place and no result, and comes again where it was missed', async () => {
  await drill([NO_WIN]);
  expect(screen.queryByText(/^Question 1/)).toBeNull();
  await type('y{Enter}n');
  expect(kind()).toBe('good');
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
});

test('a single board that is let go can be tried again', async () => {
  await drill([NO_WIN]);
  await type('y{Enter}y');
  await userEvent.click(screen.getByRole('button', { name: /^Try it again/ }));
  await type('n');
  expect(kind()).toBe('good');
});

test('the tiles that complete a hand are picked', async () => {
  await drill(['123m 567p 888p 2345s'], {}, 'waits');
  document.querySelector<HTMLElement>('.picks button')?.focus();
  await userEvent.keyboard('25s');
  document.querySelector<HTMLElement>('.drill .ask')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(kind()).toBe('good');
});

test('a count begins with the lines that are ticked already, and they stay', async () => {
  const claim = { ruleset: 'hong-kong', ticked: ['self-draw'] };
  await drill(['EEE 222p 777s 999m C +C'], {}, 'worth', claim);
  const pressed = () => [...document.querySelectorAll<HTMLElement>('.ticks [aria-pressed="true"]')];
  expect(pressed()).toHaveLength(1);
  pressed()[0]?.click();
  expect(pressed()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Four concealed/i }));
  expect(pressed()).toHaveLength(2);
  await userEvent.fill(screen.getByRole('textbox'), '11');
  await userEvent.keyboard('{Enter}');
  expect(kind()).toBe('good');
});

test('a wrong number is marked in its box, with what it is', async () => {
  await drill(['EEE 222p 777s 999m C +C'], {}, 'worth', { ruleset: 'hong-kong' });
  await userEvent.fill(screen.getByRole('textbox'), '2');
  await userEvent.keyboard('{Enter}');
  expect(kind()).toBe('refused');
  const box = screen.getByRole('textbox');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain('11');
});
