/** The games beside each other: every question with every answer, and what differs between those one chooses. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { compare } from '#i18n/compare.ts';
import { presets } from '#i18n/presets.ts';
import { compareForm } from '../../src/compare/form.ts';
import { answersIn } from '../../src/compare/table.ts';
import { courses } from './lessons.ts';
import { looksRight } from './looks.ts';
import { goesSideways, linksSeen } from './pages.ts';
import { expect, test } from './site.ts';

const PATH = 'compare/';
const { questions } = compareForm.parse(parse(readFileSync('content/common/compare.yaml', 'utf8')));

const different = (page: Page): Locator => page.locator('[data-rows="different"] > tr:visible');
const folded = (page: Page): Locator => page.locator('.compare details');
const row = (page: Page, id: string): Locator => page.locator(`tr#${id}`);
const picker = (page: Page, place: 0 | 1): Locator =>
  page.getByRole('combobox', { name: compare.pick[place], exact: true });
const pick = async (page: Page, one: string, other: string): Promise<void> => {
  await picker(page, 0).selectOption({ label: one });
  await picker(page, 1).selectOption({ label: other });
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every question is a row of a table, with every answer linked to its rule', async ({ page }) => {
    await page.goto(PATH);
    await folded(page).locator('summary').click();
    const there = await page.locator('tbody tr').evaluateAll((rows) => rows.map(({ id }) => id));
    expect(there.toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
    for (const question of questions) {
      await expect(row(page, question.id)).toBeVisible();
      const links = row(page, question.id).locator('td .says');
      const answers = answersIn(question).length;
      await expect(links).toHaveCount(question.every ? courses.length : answers);
    }
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });

  test('every game leads to every other', async ({ page }) => {
    await page.goto(PATH);
    for (const { game: from } of courses)
      for (const { game: to } of courses)
        if (from !== to)
          await expect(page.locator(`main a[href$="/compare/${from}/${to}/"]`).first()).toBeVisible();
  });
});

test('two games are chosen first, and then read: the page is no list of links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  await expect(page.getByRole('status')).toHaveText(compare.few);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await linksSeen(page)).toBeLessThanOrEqual(60);
  await picker(page, 0).selectOption({ label: 'Hong Kong' });
  await expect(picker(page, 1).getByRole('option', { name: 'Hong Kong' })).toBeDisabled();
  await expect(page.getByRole('table')).toHaveCount(0);
  await picker(page, 1).selectOption({ label: 'British' });
  await expect(different(page).first().locator('td:visible')).toHaveCount(2);
  await expect(page).toHaveURL(/\?games=hong-kong,british$/);
});

test('of two games, what is equal between them is put away, and comes back with another', async ({
  page,
}) => {
  await page.goto(PATH);
  await pick(page, 'Changchun', 'Hong Kong');
  await expect(page).toHaveURL(/\?games=changchun,hong-kong$/);
  // Both have the same order of calls, and neither says anything about being ready.
  await expect(row(page, 'priority')).toBeHidden();
  await expect(row(page, 'ready')).toBeHidden();
  await expect(row(page, 'replacement-tile')).toBeVisible();
  await expect(row(page, 'replacement-tile').locator('td:visible')).toHaveCount(2);
  await expect(page.getByRole('status')).toContainText(`Different: ${await different(page).count()}.`);

  await folded(page).locator('summary').click();
  await expect(row(page, 'priority')).toBeVisible();
  await expect(row(page, 'ready')).toBeHidden();
  await expect(page).toHaveURL(/\?games=changchun,hong-kong&same$/);
  await picker(page, 0).selectOption({ label: 'Two-Five-Eight' });
  await expect(page.locator('[data-rows="different"] > tr#priority')).toBeVisible();
  await expect(different(page).first()).toHaveAttribute('id', questions[0]?.id ?? '');
});

test('the choice is kept in the address, and addresses with more games lead on', async ({ page }) => {
  await page.goto(`${PATH}?games=hong-kong,british&same`);
  await expect(picker(page, 0)).toHaveValue('hong-kong');
  await expect(picker(page, 1)).toHaveValue('british');
  await expect(row(page, 'chow')).toBeVisible();
  await expect(page.locator('[data-rows="same"] > tr#chow')).toHaveCount(1);
  await page.goto(`${PATH}?games=changchun,hong-kong,british&same`);
  await expect(row(page, 'chow').locator('td:visible')).toHaveCount(3);
  await page.goto(`${PATH}?games=hong-kong,no-such-game`);
  await expect(page.getByRole('status')).toHaveText(compare.few);
});

test('a table that is known by a name stands beside another of its game, or beside another game', async ({
  page,
}) => {
  await page.goto(PATH);
  await pick(page, 'Riichi · EMA 2025', 'Riichi · WRC 2025');
  await expect(page).toHaveURL(/\?games=riichi,riichi:wrc$/);
  // What answers no question about all games, such as liability, stands there too.
  await expect(row(page, 'liability-for').locator('td:visible')).toHaveCount(2);
  await expect(page.locator('[data-rows="different"] > tr#several-winners')).toBeVisible();
  await expect(row(page, 'tiles')).toBeHidden();
  await picker(page, 0).selectOption({ label: 'Hong Kong' });
  await expect(row(page, 'liability-for')).toBeHidden();
  // As in Hong Kong, only the nearest wins there.
  await expect(page.locator('[data-rows="same"] > tr#several-winners')).toHaveCount(1);
  await page.reload();
  await expect(picker(page, 1)).toHaveValue('riichi:wrc');
  await page.getByRole('columnheader').getByRole('link', { name: 'Riichi · WRC 2025' }).click();
  await expect(page.getByRole('combobox', { name: presets.title })).toHaveValue('wrc');
});

test('the row that a link names is there, and stays marked when it moves among what is equal', async ({
  page,
}) => {
  await page.goto(`${PATH}#priority`);
  const ground = () =>
    row(page, 'priority')
      .getByRole('rowheader')
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const marked = await ground();
  expect(marked).not.toBe('rgba(0, 0, 0, 0)');
  await pick(page, 'Riichi · EMA 2025', 'Changchun');
  await pick(page, 'Hong Kong', 'Changchun');
  await folded(page).locator('summary').click();
  await expect(row(page, 'priority')).toBeVisible();
  expect(await ground()).toBe(marked);
});

test('by keyboard: games are chosen, and what is equal opens', async ({ page }) => {
  await page.goto(PATH);
  await picker(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(picker(page, 1)).toBeFocused();
  // The game that is chosen already is passed over.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status')).toContainText('Different: ');
  await folded(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'turn')).toBeVisible();
});

test('the page of more and the rulebooks lead to it', async ({ page }) => {
  await page.goto('more/');
  await expect(page.getByRole('main').getByRole('link', { name: compare.nav, exact: true })).toBeVisible();
  await page.goto('rules/');
  await page.getByRole('main').getByRole('link', { name: compare.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: compare.title })).toBeVisible();
});

test('it looks right with two games, and fits a phone', async ({ page }) => {
  await page.goto(`${PATH}?games=hong-kong,british&same`);
  await looksRight(page, 'compare two');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await goesSideways(page)).toEqual([]);
});
