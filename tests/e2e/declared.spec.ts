/** What is special about a table at which hands are declared: a word with a discard, words at the end, a final score. */
import type { Locator, Page } from '@playwright/test';
import { play } from '#i18n/play.ts';
import { goesSideways, tablePanel } from './pages.ts';
import {
  askedWhetherReady,
  finalScore,
  fourKansMade,
  fourWaysToChi,
  lookedUnder,
  readyToDeclare,
  threeInRiichi,
  twoWaysToPon,
} from './positions.ts';
import { expect, test } from './site.ts';

const bar = (page: Page): Locator => page.getByRole('toolbar', { name: play.actions });
const word = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name: new RegExp(`^“${name}”`) });
const hand = (page: Page): Locator => page.locator('.hand').getByRole('button');
const log = (page: Page): Locator => page.getByRole('log').getByRole('listitem');

/** Nobody waits for the others. */
const atOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('sparrow:settings', JSON.stringify({ v: 1, pace: 'once' })));

test('a hand is declared ready with a discard, and the tile lies sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(readyToDeclare());
  await word(page, 'Riichi').click();
  await expect(word(page, 'Riichi')).toHaveAttribute('aria-pressed', 'true');
  // Most tiles would leave a hand that is not ready: each is refused, until one does.
  let refusals = 0;
  const tiles = await hand(page).count();
  for (let at = 0; at < tiles; at++) {
    if ((await word(page, 'Riichi').getAttribute('aria-pressed')) !== 'true')
      await word(page, 'Riichi').click();
    await hand(page).nth(at).click();
    await bar(page).getByRole('button', { name: 'Discard' }).click();
    const refused = tablePanel(page).locator('[data-kind="refused"]');
    const label = page.getByRole('group', { name: /^You, / }).locator('.declared');
    await expect(refused.or(label).first()).toBeVisible();
    if (await label.isVisible()) break;
    await expect(refused.locator('.rule-id')).toHaveText(/riichi-/);
    refusals += 1;
    await page.keyboard.press('Escape');
  }
  expect(refusals).toBeGreaterThan(0);
  await expect(page.getByRole('list', { name: 'Your discards' }).getByRole('img').last()).toHaveAttribute(
    'aria-label',
    /, sideways$/,
  );
});

test('at the end one says whether the hand is ready, and is paid for it', async ({ page }) => {
  await atOnce(page);
  await page.goto(askedWhetherReady());
  await expect(page.getByRole('heading', { name: 'Tenpai or noten?' })).toBeVisible();
  await word(page, 'Tenpai').click();
  await expect(log(page).getByText('You say “Tenpai”.')).toBeAttached();
  // At this pace nobody waits for the others.
  await expect(bar(page).getByRole('button', { name: /^Next deal/ })).toBeVisible();
  await expect(tablePanel(page).getByText('Nobody wins').first()).toBeVisible();
});

const ways = (page: Page): Locator => page.getByRole('group', { name: 'Pon with which tiles?' });
const PLAIN = 'Pon with two 5s of dots';
const RED = 'Pon with the 5 of dots and the red 5 of dots';

test('a Pon that can be made with a red five or without asks which, by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(twoWaysToPon());
  await expect(bar(page).getByRole('button', { name: /^Pon/ })).toBeEnabled();
  await page.keyboard.press('p');
  await expect(ways(page).getByRole('button', { name: PLAIN, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ways(page).getByRole('button', { name: RED, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/^Pon of two 5s of dots and the red 5 of dots, called from Pipit/),
  ).toBeAttached();
  await expect(bar(page).getByRole('button', { name: /^Pon/ })).toBeFocused();
});

test('of two ways to Pon the plain one keeps the red five, pressed on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(twoWaysToPon());
  await bar(page).getByRole('button', { name: /^Pon/ }).click();
  await expect(ways(page).getByRole('button')).toHaveCount(3);
  expect(await goesSideways(page)).toEqual([]);
  await ways(page).getByRole('button', { name: PLAIN, exact: true }).click();
  await expect(page.getByText(/^Pon of three 5s of dots, called from Pipit/)).toBeAttached();
  await expect(page.locator('.hand').getByRole('button', { name: 'red 5 of dots' })).toHaveCount(1);
});

test('a Chi asks which of two 5s goes into the run, by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(fourWaysToChi());
  await expect(bar(page).getByRole('button', { name: /^Chi/ })).toBeEnabled();
  await page.keyboard.press('c');
  const runs = page.getByRole('group', { name: 'Chi with which tiles?' });
  await expect(runs.getByRole('button')).toHaveCount(5);
  await expect(
    runs.getByRole('button', { name: 'Chi with the 3 and 5 of characters', exact: true }),
  ).toBeFocused();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
  const red = 'Chi with the red 5 of characters and the 6 of characters';
  await expect(runs.getByRole('button', { name: red, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/^Chi of the 4 of characters, the red 5 of characters and the 6 of characters/),
  ).toBeAttached();
  const hand = page.locator('.hand');
  await expect(hand.getByRole('button', { name: '5 of characters', exact: true })).toHaveCount(1);
  await expect(hand.getByRole('button', { name: 'red 5 of characters' })).toHaveCount(0);
});

/** Where tables have agreed that such things end a deal: the reader's discard does, and the result names the rule. */
const EARLY = [
  ['the fourth riichi', threeInRiichi, '2 of bamboo', true, 'All four are in riichi', 'four-riichi'],
  ['the fourth Kan', fourKansMade, '7 of characters', false, 'Four Kans', 'four-kans-abort'],
] as const;

for (const [what, address, tile, declares, text, rule] of EARLY)
  test(`a deal ends early by ${what}, once the discard stands`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await atOnce(page);
    await page.goto(address());
    if (declares) await word(page, 'Riichi').click();
    await page
      .locator('.hand')
      .getByRole('button', { name: new RegExp(`^${tile}`) })
      .first()
      .click();
    await bar(page).getByRole('button', { name: 'Discard' }).click();
    await expect(tablePanel(page).getByText(`${text}: nobody wins.`).first()).toBeVisible();
    await expect(tablePanel(page).locator('.rule-id').getByText(rule)).toBeVisible();
    // East deals again, with a counter more; the four bets stay on the table.
    await expect(page.getByText(`1 honba`).first()).toBeVisible();
    if (declares) await expect(page.getByText(`Pot 4,000`).first()).toBeVisible();
  });

test('a match ends with its final score', async ({ page }) => {
  await page.goto(finalScore());
  const result = page.getByRole('region', { name: /^The match is over/ });
  await expect(result.getByRole('columnheader', { name: 'Final score' })).toBeVisible();
  const scores = await result.getByRole('row').locator('td:nth-of-type(3)').allTextContents();
  expect(scores).toHaveLength(4);
});

test('what lies under the indicators is seen once somebody may look there', async ({ page }) => {
  await page.goto(lookedUnder());
  await expect(
    page.getByRole('list', { name: 'Ura dora indicators' }).getByRole('img').first(),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Dora indicators', exact: true })).toBeVisible();
});

test('nothing goes sideways, whatever the window', async ({ page }) => {
  for (const address of [readyToDeclare(), finalScore(), '/score/riichi/']) {
    // Another fragment of the same page would load it again, at a moment of its own.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await goesSideways(page), `${address}, ${width} px`).toEqual([]);
    }
  }
});
