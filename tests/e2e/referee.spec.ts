/** The referee’s page: one answers for a seat by keyboard, hears why an answer was bad, and opens what the command made. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { goTo, press } from './keys.ts';
import { looksRight } from './looks.ts';
import { goesSideways } from './pages.ts';
import { expect, test } from './site.ts';

const address = '/referee/';
const BOTS = ['builtin:sensible', 'builtin:naive', 'builtin:sensible', 'builtin:naive'];

/** What the command prints, and its log. */
function command(seed: string, log: string, hands = 1): string {
  const options = ['--seed', seed, '--hands', String(hands), '--log', log];
  return execFileSync(process.execPath, ['src/referee/main.ts', ...options, '--', ...BOTS], {
    encoding: 'utf8',
  });
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Your answer as/ });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const lines = (page: Page, seat: string) => page.getByRole('list', { name: `Lines of ${seat}`, exact: true });
const slip = (page: Page) => page.locator('.verdicts .slip');
const log = (page: Page) => page.getByRole('textbox', { name: 'The log so far' });
const who = (page: Page, seat: string) => page.getByRole('combobox', { name: `Who answers: ${seat}` });

/** Bots as the command has them, and this seed. */
async function deal(page: Page, seed: string): Promise<void> {
  for (const [seat, label] of [
    ['East', 'Sensible bot'],
    ['South', 'Naive bot'],
    ['West', 'Sensible bot'],
    ['North', 'Naive bot'],
  ] as const) {
    await who(page, seat).selectOption({ label });
  }
  await page.getByRole('textbox', { name: 'Seed', exact: true }).fill(seed);
  await button(page, 'Deal').click();
}

test('a seat is answered for by keyboard, a bad answer is explained by its rule and taken back', async ({
  page,
}) => {
  await page.goto(address);
  await goTo(page, field(page));
  await page.keyboard.type('DISCARD d0');
  await expect(field(page)).toHaveValue('DISCARD d0');
  await page.keyboard.press('Enter');
  await expect(slip(page)).toContainText('“DISCARD d0” is not an answer.');
  await expect(slip(page)).toContainText('At column 10 there should be a number from 1 to 9 after “d”');
  await expect(slip(page)).toContainText('East loses the game');
  await expect(slip(page).getByRole('link', { name: '§ protocol-bad-output' })).toHaveAttribute(
    'href',
    /\/rules\/hong-kong\/#protocol-bad-output$/,
  );
  await expect(log(page)).toHaveValue(/^# hand 1: seat 0 loses the game \(protocol-bad-output\)/m);
  await expect(field(page)).toBeFocused();

  await press(page, button(page, 'Take it back'));
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('DISCARD d0');
  await expect(slip(page)).toHaveCount(0);
  await expect(log(page)).not.toHaveValue(/loses/);

  // The old line is selected: what is typed takes its place.
  await page.keyboard.type('WIN');
  await page.keyboard.press('Enter');
  await expect(slip(page).getByRole('link', { name: '§ shape-standard' })).toBeVisible();
  await expect(slip(page)).toContainText('With this answer East loses the game.');
  await press(page, button(page, 'Take it back'));

  // A pressed tile writes itself into the field, with its word.
  const tiles = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
  await goTo(page, tiles.first(), 'Shift+Tab');
  await goTo(page, tiles.last(), 'ArrowRight');
  // tile-strings: a tile that has the focus says what a program calls it.
  await expect(tiles.last().locator('.tile-label')).toHaveAttribute('data-text', /, [dbcwr]\d$/);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(/^DISCARD [dbcwr]\d$/);
  const line = await field(page).inputValue();
  await goTo(page, field(page), 'Tab');
  await page.keyboard.press('Enter');
  await expect(lines(page, 'East')).toContainText(line);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');

  await press(page, button(page, 'To the end'));
  await expect(button(page, 'To the end')).toBeFocused();
  await expect(field(page)).toBeEditable();
  await expect(lines(page, 'East')).toContainText(`0 ${line}`);
});

test('a hand runs by itself to the reader, who is told aloud that it is their turn', async ({ page }) => {
  await page.goto(address);
  await who(page, 'East').selectOption({ label: 'Naive bot' });
  await who(page, 'South').selectOption({ label: 'You' });
  await button(page, 'Deal').click();
  await expect(lines(page, 'South')).toContainText('No lines yet.');
  await button(page, 'Run').click();
  const spoken = page.locator('[aria-live="polite"].unseen', { hasText: 'South is asked:' });
  await expect(spoken).toBeAttached();
  await expect(lines(page, 'South')).toContainText(/normal|interrupt/);
  await button(page, 'Pause').click();
  await expect(button(page, 'Run')).toBeFocused();
});

test('a whole hand of bots is the one of the command, line by line, and can be taken away', async ({
  page,
}, info) => {
  const file = info.outputPath('hand.txt');
  const printed = command('heron-412', file);
  await page.goto(address);
  await deal(page, 'heron-412');
  await button(page, 'Step').click();
  await expect(lines(page, 'East').getByRole('listitem')).toHaveCount(2);
  await button(page, 'Run').click();
  await expect(lines(page, 'South').getByRole('listitem')).not.toHaveCount(0);
  await button(page, 'Pause').click();
  await button(page, 'To the end').click();
  await expect(slip(page)).toBeVisible();
  await expect(log(page)).toHaveValue(readFileSync(file, 'utf8'));
  await expect(slip(page)).toContainText(printed.split('\n')[0]?.replace('hand 1: ', '') ?? '-');

  const fetched = page.waitForEvent('download');
  await button(page, 'Download').click();
  const download = await fetched;
  expect(download.suggestedFilename()).toBe('referee-heron-412.txt');
  const kept = info.outputPath('kept.txt');
  await download.saveAs(kept);
  expect(readFileSync(kept, 'utf8')).toBe(readFileSync(file, 'utf8'));

  // The link of the page is the one of the command, and opens the very table.
  const link = page.getByRole('main').getByRole('link', { name: 'At the play table' });
  await expect(link).toHaveAttribute('href', printed.split('\n')[1] ?? '-');
  await button(page, 'Start again').click();
  await expect(lines(page, 'East').getByRole('listitem')).toHaveCount(1);
});

test('every rule of the protocol is told and linked', async ({ page }) => {
  await page.goto(address);
  const told = page.getByRole('region', { name: 'The protocol, rule by rule' });
  for (const rule of [
    'init',
    'turn',
    'actions',
    'first-turn',
    'output',
    'since',
    'end',
    'claim-lost',
    'bad-output',
  ]) {
    await expect(told.getByRole('link', { name: `§ protocol-${rule}`, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`/rules/hong-kong/#protocol-${rule}$`),
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the protocol is explained, with an example exchange', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('The live hand needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^normal A normal round/ }).first()).toBeVisible();
    await expect(button(page, 'Step')).toBeHidden();
  });
});

test.describe('in every look', () => {
  async function judged(page: Page, state: string): Promise<void> {
    await looksRight(page, state);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await goesSideways(page), `${state}, 320 px: how far it goes sideways`).toEqual([]);
  }

  test('wrong', async ({ page }) => {
    await page.goto(address);
    await field(page).fill('HELLO');
    await field(page).press('Enter');
    await expect(slip(page)).toBeVisible();
    await judged(page, 'bad answer');
  });

  test('played to the end, a transcript opened', async ({ page }, info) => {
    const file = info.outputPath('hands.txt');
    command('wren', file, 2);
    await page.goto(address);
    await page.getByLabel('Or choose a file').setInputFiles(file);
    await page.getByRole('button', { name: /^Deal 1:/ }).click();
    await button(page, 'To the end').click();
    await expect(slip(page)).toBeVisible();
    await judged(page, 'end');
  });

  test('on a phone the lines of one seat at a time', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expect(lines(page, 'East')).toBeVisible();
    await expect(lines(page, 'South')).toBeHidden();
    await page.getByRole('radio', { name: 'South' }).check();
    await expect(lines(page, 'South')).toBeVisible();
    await expect(lines(page, 'East')).toBeHidden();
  });
});
