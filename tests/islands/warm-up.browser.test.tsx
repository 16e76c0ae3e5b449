import { cleanup, render, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import '../../src/styles/global.css';
import { loadRules } from '../../src/islands/rules.ts';
import { WarmUp } from '../../src/islands/WarmUp/WarmUp.tsx';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import game from '../../src/rulesets/two-five-eight/index.ts';

afterEach(cleanup);

const rules = rulesetOf(game, {}, 'warm-up');
const drawn = () =>
  render(() => (
    <WarmUp
      game="two-five-eight"
      terms={rules.terms}
      lesson="/learn/two-five-eight/the-tiles/"
      rulebook="/rules/two-five-eight/"
    />
  ));
const sit = async () => {
  await loadRules({ games: ['two-five-eight'] });
  drawn();
};
const hooo = () => screen.getByRole('button', { name: /Hooo/ });
const tiles = () => within(screen.getByRole('toolbar', { name: 'Your hand' })).getAllByRole('button');

test('five tiles lie there', async () => {
  await sit();
  expect(tiles()).toHaveLength(5);
});

const wins = async () => {
  hooo().click();
  await vi.waitFor(() => expect(screen.getByText('You win.')).toBeTruthy());
  return await screen.findByRole('link', { name: 'Start the first lesson' }, { timeout: 5000 });
};
const another = () => screen.getByRole('button', { name: 'Another hand' });

test('the first press wins, and the one step that follows is the first lesson', async () => {
  await sit();
  const link = await wins();
  expect(link.getAttribute('href')).toBe('/learn/two-five-eight/the-tiles/');
  expect(screen.getAllByRole('link')).toEqual([link]);
});

test('in the second hand a wrong pair does not win and is told why; three answers later it is won', async () => {
  await sit();
  await wins();
  another().click();
  hooo().click();
  expect(screen.getByText('The pair is wrong.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '§ jong-258' }).getAttribute('href')).toBe(
    '/rules/two-five-eight/#jong-258',
  );
  const letGo = () => {
    const seven = tiles().findLast((tile) => tile.getAttribute('aria-label')?.startsWith('7 of bamboo'));
    seven?.click();
    seven?.click();
  };
  letGo();
  await vi.waitFor(() => expect(screen.getByText(/^You drew the 8 of bamboo/)).toBeTruthy(), {
    timeout: 15_000,
  });
  letGo();
  await vi.waitFor(() => expect(screen.getByText(/That is a complete hand/)).toBeTruthy(), {
    timeout: 15_000,
  });
  await wins();
  another().click();
  expect(tiles()).toHaveLength(5);
}, 40_000);

test('Discard without a chosen tile asks for one', async () => {
  await sit();
  screen.getByRole('button', { name: 'Discard' }).click();
  expect(screen.getByText('Choose the tile to discard first.')).toBeTruthy();
});
