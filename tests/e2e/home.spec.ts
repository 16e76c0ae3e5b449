/** What home offers: to who is new, and to who comes back. */
import { askingIn } from './pages.ts';
import { expect, test } from './site.ts';

test('whoever is new begins, says what they know, or finds out what they play', async ({ page }) => {
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Where to begin' });
  for (const name of [
    'I have never played',
    'I know a game',
    'Which game do we play?',
    'Put it on your page',
  ])
    await expect(ways.getByRole('link', { name })).toBeVisible();
  await expect(ways.getByRole('link')).toHaveCount(4);
});

test('whoever left a table finds it again, and today’s question of its game', async ({ page }) => {
  await page.goto('/play/hong-kong/');
  await page
    .getByRole('toolbar', { name: 'Actions' })
    .getByRole('button', { name: /^Go on/ })
    .click();
  // What keeps the table is loaded with the first press.
  await page.waitForLoadState('networkidle');
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Where to begin' });
  const table = ways.getByRole('link', { name: 'Back to your Hong Kong table' });
  await expect(table).toHaveAttribute('href', '/play/hong-kong/');
  await expect(ways.getByRole('link', { name: 'I know a game' })).toBeHidden();
  const today = ways.getByRole('link', { name: 'Today’s question' });
  const address = (await today.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/practice\/hong-kong\/[a-z]+\/#v=1&seed=day-\d{4}-\d{2}-\d{2}&end$/);
  await today.click();
  await expect(askingIn(page)).toBeVisible();
  // Everybody is asked the same.
  const asked = await page.locator('.practice-question').innerText();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await page.goto(address);
  await expect(askingIn(page)).toBeVisible();
  expect(await page.locator('.practice-question').innerText()).toBe(asked);
});
