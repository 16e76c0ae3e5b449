/** What is told of an answer stands beside what was asked, which stays where it is; lines that come later have their style. */
import { expect, test } from './site.ts';

test('a table stays where it is when its question is answered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/learn/hong-kong/the-deal-and-the-flowers/');
  const drill = page.locator('.drill');
  const heightAbove = () =>
    drill.evaluate((each) => {
      const table = each.querySelector('.may-table')?.getBoundingClientRect();
      return Math.round((table?.top ?? 0) - each.getBoundingClientRect().top);
    });
  await drill.scrollIntoViewIfNeeded();
  const before = await heightAbove();
  await drill.getByRole('button', { name: /^Yes/ }).click();
  await expect(drill.locator('.drill-answer')).toBeVisible();
  expect(Math.abs((await heightAbove()) - before)).toBeLessThan(4);
});

test('what is said of house rules is smaller than the question', async ({ page }) => {
  await page.goto('/practice/hong-kong/claim/#v=1&seed=heron-412&with=several-winners:true&end');
  const line = page.locator('.agreed');
  await expect(line).toContainText('Everyone who calls Win wins');
  await expect(line).toHaveCSS('font-size', /^1[0-6]px/);
});

test('a word has its button before the page is awake', async ({ page }) => {
  await page.goto('/learn/british/fishing/');
  const turn = page.locator('.your-turn').first();
  await expect(turn.getByRole('button', { name: /Fishing/ })).toBeVisible();
});

test('whoever does the first lesson is not told that they have done it before', async ({ page }) => {
  await page.goto('/learn/two-five-eight/draw-one-discard-one/');
  await expect(page.locator('.done-before')).toHaveCount(0);
});
