/** The page of partings: a deal is gone through at two tables, one says which game goes on, and the rule is named. */
import { cleanup, fireEvent, render, screen, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareDeal } from '#i18n/compare-deal.ts';
import { words } from '#i18n/words.ts';
import { dealOf } from '../../src/compare/deal/search.ts';
import type { GamePair } from '../../src/compare/deal/start.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { Deal } from '../../src/islands/Deal/Deal.tsx';
import type { DealProps, GameOf } from '../../src/islands/Deal/props.ts';
import { pictureOf } from '../../src/machines/graph.ts';
import { layOut } from '../../src/machines/graph-layout.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.ts';
import { arrowsTaken } from '../../src/scenes/presentation/chart.ts';

const rules = async (id: string): Promise<Ruleset> => rulesetOf(await loadGame(id));
const rulesets: GamePair<Ruleset> = [await rules('british'), await rules('hong-kong')];
const games = await Promise.all(
  rulesets.map(
    async (ruleset): Promise<GameOf> => ({
      id: ruleset.id,
      title: ruleset.title,
      rulebook: `/rules/${ruleset.id}/`,
      book: `/${ruleset.id}.json`,
      drawing: await layOut(pictureOf(ruleset, arrowsTaken(ruleset)), words.phaseName),
    }),
  ),
);
const both: readonly [string, string] = ['british', 'hong-kong'];
/** Its win would break two rules at once. */
const TWICE = '71';
const props: DealProps = {
  games,
  questions: [
    {
      id: 'chows-in-hand',
      title: 'How many runs a hand may have',
      answers: { british: { says: 'One.', links: [{ title: 'One run', href: '/rules/british/#one-chow' }] } },
    },
  ],
  asks: { 'british/one-chow': [0] },
  search: '/no-such-worker.js',
  before: [],
  pairs: [{ games: both, deals: [{ seed: '149', name: 'british/one-chow', about: 0 }] }],
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname + location.search);
});

const shown = async (fragment = ''): Promise<void> => {
  history.replaceState(null, '', fragment || location.pathname);
  render(() => <Deal {...props} />);
  await screen.findByRole('button', { name: compareDeal.next });
};
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const about = (seed: string): string => `#games=${both.join()}&seed=${seed}`;

test('the first deal of the list is laid at two tables, and its address says which it is', async () => {
  await shown();
  const common = dealOf(rulesets, '149').beats.length - 1;
  expect(screen.getByText(compareDeal.place(0, common))).toBeTruthy();
  expect(screen.getAllByText(compareDeal.dealt)).toHaveLength(2);
  expect(location.hash).toBe(about('149'));
  press(compareDeal.next);
  expect(screen.getByText(compareDeal.place(1, common))).toBeTruthy();
});

test('where they part one says which game goes on: one of the two, and no third thing', async () => {
  await shown();
  expect(screen.queryByRole('heading', { name: compareDeal.askTitle })).toBeNull();
  press(compareDeal.last);
  const asked = screen.getByRole('region', { name: compareDeal.askTitle });
  expect(within(asked).getAllByRole('button')).toHaveLength(2);
  // Before it is answered nobody is told which rule it is.
  expect(screen.queryByText(/^Here they part/)).toBeNull();
  press(compareDeal.only('Hong Kong'));
  const parted = await screen.findByRole('region', {
    name: compareDeal.parted('How many runs a hand may have'),
  });
  expect(within(parted).getByRole('link', { name: '§ One run' })).toBeTruthy();
  expect(within(parted).getByText(compareDeal.noRule)).toBeTruthy();
  expect(within(parted).queryByRole('heading', { level: 3 })).toBeNull();
});

test('where a call breaks two rules at once, both are named', async () => {
  await shown(about(TWICE));
  press(compareDeal.last);
  press(compareDeal.only('Hong Kong'));
  const parted = await screen.findByRole('region', {
    name: compareDeal.parted('How many runs a hand may have'),
  });
  expect(
    within(parted).getByRole('heading', {
      name: compareDeal.beside('British', compareDeal.alone('British'), 'fishing-first'),
    }),
  ).toBeTruthy();
  expect(within(parted).getByRole('link', { name: '§ fishing-first' }).getAttribute('href')).toBe(
    '/rules/british/#fishing-first',
  );
});

test('a search that cannot be started says so, and can be tried again', async () => {
  await shown();
  press(compareDeal.another);
  expect(await screen.findByText(compareDeal.failed)).toBeTruthy();
  expect(screen.getByRole('button', { name: compareDeal.another })).toBeTruthy();
});
