/** What of a lesson's page is there before it is awake. */
import { expect, test } from './site.ts';

test('a word has its button before the page is awake', async ({ page }) => {
  await page.goto('/learn/british/fishing/');
  const turn = page.locator('.your-turn').first();
  await expect(turn.getByRole('button', { name: /Fishing/ })).toBeVisible();
});

test('whoever does the first lesson is not told that they have done it before', async ({ page }) => {
  await page.goto('/learn/two-five-eight/draw-one-discard-one/');
  await expect(page.locator('.done-before')).toHaveCount(0);
});
