/** A book of debts that the reader writes, and the one that a scene shows. */
import type { Locator, Page } from '@playwright/test';
import { book as sayBook } from '#i18n/book.ts';
import { goesSideways, onOnePage } from './pages.ts';
import { expect, test } from './site.ts';

const PULL = 'learn/hk-taiwanese/the-pull/';

/** The second deal of the lesson: South has lost to East again. */
const second = (page: Page): Locator => page.locator('.question', { hasText: 'Second deal.' });

test('a book fits a phone, and its keys are large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await onOnePage(page);
  await page.goto(PULL);
  const book = second(page);
  await book.scrollIntoViewIfNeeded();
  await book.getByRole('button', { name: sayBook.more }).click();
  // The press has woken it, and added a line to the three that are open.
  await expect(book.getByLabel(sayBook.from(4))).toBeEnabled();
  expect(await goesSideways(page)).toEqual([]);
  for (const field of await book.locator('select, input, button').all()) {
    const box = await field.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
});

test('a scene shows the debts of its step, each with how it came about', async ({ page }) => {
  await page.goto('rules/hk-taiwanese/#pull');
  const rule = page.getByRole('article', { name: 'The pull', exact: true });
  await rule.getByText('See it at the table').click();
  const sheet = rule.getByRole('figure', { name: /^Debts/ });
  await expect(sheet).toContainText('South owes East');
  await expect(sheet).not.toContainText('74');
  for (let step = 0; step < 3; step++) await rule.getByRole('button', { name: 'Next' }).click();
  await expect(sheet).toContainText('36 + 18 + 20 = 74');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a book is a question with its answer folded away', async ({ page }) => {
    await page.goto(PULL);
    const book = second(page);
    await expect(book.getByText('South owes East 74 chips.')).toBeHidden();
    await book.getByText('Show the answer').click();
    await expect(book.getByText('South owes East 74 chips.')).toBeVisible();
    await expect(book.getByRole('button')).toHaveCount(0);
  });
});
