/** The table of the home page, with the keyboard alone. */
import type { Page } from '@playwright/test';
import { goTo, goToTile, press } from './keys.ts';
import { course, rulebook } from './pages.ts';
import { expect, test } from './site.ts';

const warmUp = (page: Page) => page.getByRole('region', { name: 'A hand of five tiles to try' });
const hand = (page: Page) => warmUp(page).getByRole('toolbar', { name: 'Your hand' });

async function letGo(page: Page, tile: string): Promise<void> {
  await goToTile(page, hand(page), tile);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

test('it is won in four actions, one of them wrong, and leads to the course', async ({ page }) => {
  await page.goto('/');
  await expect(hand(page).getByRole('button').first()).toBeEnabled();
  await goTo(page, hand(page).getByRole('button').first());

  await page.keyboard.press('h');
  await expect(warmUp(page).getByText('The pair is wrong.')).toBeVisible();
  await expect(warmUp(page).getByText(/two 7s of bamboo/)).toBeVisible();
  const rule = warmUp(page).getByRole('link', { name: '§ jong-258' });
  await expect(rule).toHaveAttribute('href', `${rulebook}#jong-258`);

  await letGo(page, '7 of bamboo');
  await expect(warmUp(page).getByText(/^You drew the 8 of bamboo\./)).toBeVisible();
  await letGo(page, '7 of bamboo');
  await expect(warmUp(page).getByText('You wait for the 8 of bamboo.')).toBeVisible();
  await expect(warmUp(page).getByText(/^That is a complete hand\./)).toBeVisible();
  await page.keyboard.press('h');
  await expect(warmUp(page).getByText('You win.')).toBeVisible();

  await press(page, warmUp(page).getByRole('link', { name: 'Learn the whole game' }));
  await expect(page).toHaveURL(new RegExp(`${course}$`));
});
