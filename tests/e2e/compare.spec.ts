/** The games beside each other: every question with every answer, and what differs between those one chooses. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { compare } from '#i18n/compare.ts';
import { compareForm } from '../../src/compare/form.ts';
import { answersIn } from '../../src/compare/table.ts';
import { courses } from './lessons.ts';
import { looksRight } from './looks.ts';
import { goesSideways } from './pages.ts';
import { expect, test } from './site.ts';

const PATH = 'compare/';
const { questions } = compareForm.parse(parse(readFileSync('content/common/compare.yaml', 'utf8')));

const different = (page: Page): Locator => page.locator('[data-rows="different"] > tr:visible');
const folded = (page: Page): Locator => page.locator('.compare details');
const row = (page: Page, id: string): Locator => page.locator(`tr#${id}`);
const box = (page: Page, game: string): Locator => page.getByRole('checkbox', { name: game, exact: true });

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
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

test('of two games, what is equal between them is put away, and comes back with the others', async ({
  page,
}) => {
  await page.goto(PATH);
  const all = await different(page).count();
  await expect(row(page, 'priority')).toBeVisible();
  for (const game of ['Two-Five-Eight', 'HK-style Taiwanese', 'British', 'Riichi'])
    await box(page, game).uncheck();
  await expect(page).toHaveURL(/\?games=changchun,hong-kong$/);
  // Both have the same order of calls, and neither says anything about being ready.
  await expect(row(page, 'priority')).toBeHidden();
  await expect(row(page, 'ready')).toBeHidden();
  await expect(row(page, 'replacement-tile')).toBeVisible();
  await expect(row(page, 'replacement-tile').locator('td:visible')).toHaveCount(2);
  const few = await different(page).count();
  expect(few).toBeLessThan(all);
  await expect(page.getByRole('status')).toContainText(`Different: ${few}.`);

  await folded(page).locator('summary').click();
  await expect(row(page, 'priority')).toBeVisible();
  await expect(row(page, 'ready')).toBeHidden();
  await expect(page).toHaveURL(/\?games=changchun,hong-kong&same$/);
  await box(page, 'Two-Five-Eight').check();
  await expect(page.locator('[data-rows="different"] > tr#priority')).toBeVisible();
  await expect(different(page).first()).toHaveAttribute('id', questions[0]?.id ?? '');
});

test('the choice is kept in the address', async ({ page }) => {
  await page.goto(`${PATH}?games=hong-kong,british&same`);
  await expect(box(page, 'Hong Kong')).toBeChecked();
  await expect(box(page, 'British')).toBeChecked();
  await expect(box(page, 'Changchun')).not.toBeChecked();
  await expect(row(page, 'chow')).toBeVisible();
  await expect(page.locator('[data-rows="same"] > tr#chow')).toHaveCount(1);
  await page.goto(`${PATH}?games=hong-kong,no-such-game`);
  for (const each of await page.getByRole('checkbox').all()) await expect(each).toBeChecked();
});

test('the row that a link names stays marked when it moves among what is equal', async ({ page }) => {
  await page.goto(`${PATH}#priority`);
  const ground = () =>
    row(page, 'priority')
      .getByRole('rowheader')
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const marked = await ground();
  expect(marked).not.toBe('rgba(0, 0, 0, 0)');
  for (const game of ['Two-Five-Eight', 'HK-style Taiwanese', 'British']) await box(page, game).uncheck();
  await folded(page).locator('summary').click();
  await expect(row(page, 'priority')).toBeVisible();
  expect(await ground()).toBe(marked);
});

test('by keyboard: games are chosen, one alone is refused, and what is equal opens', async ({ page }) => {
  await page.goto(`${PATH}?games=changchun,hong-kong`);
  await box(page, 'Changchun').focus();
  await page.keyboard.press('Space');
  await expect(box(page, 'Changchun')).toBeChecked();
  await expect(page.getByRole('status')).toHaveText(compare.few);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(box(page, 'Two-Five-Eight')).toBeChecked();
  await expect(page.getByRole('status')).toContainText('Different: ');
  await folded(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'turn')).toBeVisible();
});

test('the footer and the rulebooks lead to it', async ({ page }) => {
  await page.goto('rules/');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: compare.nav, exact: true }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: compare.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: compare.title })).toBeVisible();
});

test('it looks right with two games, and fits a phone', async ({ page }) => {
  await page.goto(`${PATH}?games=hong-kong,british&same`);
  await looksRight(page, 'compare two');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await goesSideways(page)).toEqual([]);
});
