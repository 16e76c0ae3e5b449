/** The search tells what a word means before the pages that have it. */
import { expect, test } from './site.ts';

test('tells a word first, with what games call it, and the game that one learns before the others', async ({
  page,
}) => {
  await page.goto('/search/?q=pong vs kong');
  const cards = page.locator('.search-cards dt');
  await expect(cards).toHaveText(['Pung', 'Kong']);
  await expect(page.locator('.search-cards')).toContainText('Pon');
  for (const query of ['mahjong solitaire', 'chicken hand']) {
    await page.goto(`/search/?q=${query}`);
    await expect(cards).toHaveCount(1);
    await cards.getByRole('link').click();
    await expect(page.locator(':target')).toBeInViewport();
  }
  for (const [own, lesson] of [
    ['changchun', 'two-shapes'],
    ['british', 'a-turn'],
  ] as const) {
    await page.goto(`/learn/${own}/${lesson}/`);
    await page.goto('/search/?q=kong');
    await expect(page.locator('.results section').first()).toHaveAttribute('data-ruleset', own);
  }
});
