import { cleanup, fireEvent, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lesson } from '#i18n/lesson.ts';
import { loadRules } from '../../src/islands/rules.ts';
import { YourTurn } from '../../src/islands/YourTurn/YourTurn.tsx';
import { isSolved } from '../../src/storage/exercises.ts';
import { author, exchangeWith, falseWins, turnGiven } from './lesson-fixture.ts';

/** What is loaded on demand may be built on demand. */
const PATIENCE = { timeout: 10_000 };

const button = (name: RegExp) => screen.getByRole('button', { name });

async function shown() {
  await loadRules({ games: [turnGiven.game] });
  return render(() => <YourTurn {...turnGiven} />);
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(Object.fromEntries(author.rules)));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the question names the exercise; its table is that moment, seen from the reader’s seat', async () => {
  await shown();
  expect(screen.getByRole('group', { name: turnGiven.ask })).toBeTruthy();
  expect(screen.getByRole('toolbar', { name: /Your hand/i })).toBeTruthy();
  expect(screen.getByText('13 tiles, face down', { selector: '[data-side="top"] *' })).toBeTruthy();
});

test('a forbidden move is answered by its rule', async () => {
  await shown();
  fireEvent.click(button(/^Kong/));
  const link = await screen.findByRole('link', { name: '§ soft-kong' });
  expect(link.getAttribute('href')).toBe('/rules/two-five-eight/#soft-kong');
  expect(screen.getByText('You may not call Kong on this tile.')).toBeTruthy();
});

test('a call that the game does not have is answered by the game, whatever tile is lit', async () => {
  await shown();
  const [tile] = screen.getAllByRole('button', { name: '1 of characters' });
  if (!tile) throw new Error('no tile');
  fireEvent.click(tile);
  fireEvent.click(button(/^Sheung/));
  expect(await screen.findByRole('link', { name: '§ no-claimed-sheung' })).toBeTruthy();
});

test('a move that is allowed and not right is answered in its author’s words', async () => {
  await shown();
  fireEvent.click(button(/^Pass/));
  expect(screen.getByText(lesson.yourTurn.unwise)).toBeTruthy();
  expect(screen.getByText('look', { selector: 'b' })).toBeTruthy();
  expect(screen.getByText(lesson.yourTurn.stays)).toBeTruthy();
});

test('which move is right is left to be found, until three others were not', async () => {
  await shown();
  for (const told of [null, null, 'The answer: Pung.']) {
    fireEvent.click(button(/^Pass/));
    const [right = null] = screen.queryAllByText(/^The answer/).map(({ textContent }) => textContent);
    expect(right).toBe(told);
  }
});

test('a tile is chosen, then discarded; where that is forbidden the rule says why', async () => {
  await shown();
  const [tile] = screen.getAllByRole('button', { name: '1 of characters' });
  if (!tile) throw new Error('no tile');
  fireEvent.click(tile);
  expect(tile.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(tile);
  expect(await screen.findByRole('link', { name: '§ in-turn' })).toBeTruthy();
});

test('a refused discard lets go of its tile, and no tile that was chosen stands in the way of a call', async () => {
  await shown();
  const [tile] = screen.getAllByRole('button', { name: '1 of characters' });
  if (!tile) throw new Error('no tile');
  fireEvent.click(tile);
  fireEvent.click(tile);
  await screen.findByRole('link', { name: '§ in-turn' });
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  fireEvent.click(tile);
  fireEvent.click(button(/^Pung/));
  expect(screen.getByText('Done.')).toBeTruthy();
});

test('the right move is done, confirmed with its rule, remembered, and can be followed and tried again', async () => {
  await shown();
  button(/^Pung/).focus();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  fireEvent.click(button(/^Pung/));
  expect(scrolled.mock.contexts.at(-1)).toMatchObject({ className: 'acting-reply' });
  expect(screen.getByText('Done.')).toBeTruthy();
  expect(screen.getByText(/Everyone has answered; the tile is yours/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '§ call-pung' })).toBeTruthy();
  expect(isSolved('two-five-eight/calling-a-pung/3')).toBe(true);

  const follow = button(/^See what happens next/);
  expect(document.activeElement).toBe(follow);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  for (let i = 0; i < turnGiven.following.length; i++) fireEvent.click(button(/^See what happens next/));
  vi.unstubAllGlobals();
  expect(screen.queryByRole('button', { name: /^See what happens next/ })).toBeNull();
  const again = button(/^Try it again/);
  expect(document.activeElement).toBe(again);
  fireEvent.click(again);
  expect(button(/^Pung/)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain(turnGiven.ask);
});

test('what follows the right move plays by itself, and can be held and resumed', async () => {
  await shown();
  vi.useFakeTimers();
  fireEvent.click(button(/^Pung/));
  const told = () => screen.getByText('Done.').closest('.slip')?.textContent ?? '';
  const atFirst = told();
  fireEvent.click(button(/^See what happens next/));
  const first = told();
  expect(first).not.toBe(atFirst);
  fireEvent.click(button(/^Hold/));
  vi.advanceTimersByTime(60_000);
  expect(told()).toBe(first);
  fireEvent.click(button(/^See what happens next/));
  for (const _ of turnGiven.following) vi.advanceTimersByTime(60_000);
  expect(screen.queryByRole('button', { name: /^(See what happens next|Hold)/ })).toBeNull();
  vi.useRealTimers();
});

test('keys call while the focus is at the table', async () => {
  const { container } = await shown();
  const table = container.querySelector('.acting');
  if (!table) throw new Error('no table');
  button(/^Pass/).focus();
  fireEvent.keyDown(button(/^Pass/), { key: 'p' });
  expect(screen.getByText('Done.')).toBeTruthy();
});

test('a refused key that is pressed again leaves the focus at its answer', async () => {
  await shown();
  const group = screen.getByRole('group', { name: turnGiven.ask });
  fireEvent.click(button(/^Kong/));
  const link = await screen.findByRole('link', { name: '§ soft-kong' });
  link.focus();
  fireEvent.click(button(/^Kong/));
  await waitFor(() => expect(link.isConnected).toBe(false));
  expect(group.contains(document.activeElement)).toBe(true);
});

test('of three tiles that were wrong to give others can be chosen with Enter, and these are given', async () => {
  const given = await exchangeWith('south exchanges 1m 9p E');
  await loadRules({ games: [given.game] });
  const { container } = render(() => <YourTurn {...given} />);
  await waitFor(() => expect(button(/^Give three/).hasAttribute('disabled')).toBe(false), PATIENCE);
  const enter = async (name: string, nth = 0) => {
    const tile = screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[nth];
    if (!tile) throw new Error(`no ${name}`);
    tile.focus();
    // What a browser makes of Enter on a button, unless the key is taken.
    if (fireEvent.keyDown(tile, { key: 'Enter' })) fireEvent.click(tile);
  };
  await enter('1 of characters');
  await enter('2 of characters');
  await enter('2 of characters', 1);
  await enter('2 of characters', 1);
  const told = () => container.querySelector('.acting-reply')?.textContent ?? '';
  expect(told()).toMatch(/takes three 2s of characters apart/);
  await enter('9 of dots');
  await enter('east wind');
  await enter('1 of characters');
  await enter('1 of characters');
  expect(screen.getByText('Done.')).toBeTruthy();
});

test.each(falseWins)(
  'a false win that is insisted on is called what it is, with its price and its rule, and never allowed: $turn.name',
  async ({ turn, rulebook }) => {
    vi.mocked(window.fetch).mockImplementation(async () => Response.json(Object.fromEntries(rulebook)));
    // Each game has its own book.
    const given = { ...turn, book: `/rules/${turn.name}.json` };
    await loadRules({ games: [turn.game] });
    const { container } = render(() => <YourTurn {...given} />);
    const win = turn.terms.selfDraw ?? turn.terms.win;
    fireEvent.click(button(new RegExp(`^(${win}|${turn.terms.win})`)));
    fireEvent.click(await screen.findByRole('button', { name: /^Declare it anyway/ }));
    const slip = await waitFor(() => {
      const found = container.querySelector('.acting-reply .slip .ruling-head');
      expect(found?.textContent).toContain(lesson.yourTurn.mistake(''));
      return found?.closest('.slip');
    });
    const rule = rulebook.has('chombo') ? 'chombo' : 'false-win';
    expect(slip?.getAttribute('data-kind')).toBe('refused');
    expect(slip?.textContent).toContain(rulebook.get(rule)?.title);
    expect(slip?.textContent).toMatch(/You pay .*(points|chips)/);
    expect(slip?.querySelector('.rule-id')?.textContent).toContain(rule);
    expect(slip?.textContent).not.toMatch(/is allowed/);
    // Nothing has happened: another move can be made.
    expect(screen.queryByText('Done.')).toBeNull();
    expect(isSolved(turn.name)).toBe(false);
  },
);
