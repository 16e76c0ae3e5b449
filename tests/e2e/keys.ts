/** A reader who has nothing but a keyboard. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes on by a key until this has the focus. @throws when it is not reached */
export async function goTo(page: Page, target: Locator, key = 'Tab', patience = 200): Promise<void> {
  for (let pressed = 0; pressed <= patience; pressed++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${patience} times ${key} do not lead to ${target}`);
}

/** Goes to a control and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await goTo(page, target);
  await page.keyboard.press(key);
}

/** From a tile of a hand to another one of it. */
export async function goToTile(page: Page, hand: Locator, name: string): Promise<void> {
  const tile = hand.getByRole('button', { name: new RegExp(`^${name}(,|$)`) }).first();
  await expect(tile).toBeEnabled();
  // Hands have 17 tiles at the most.
  await goTo(page, tile, 'ArrowRight', 17);
}
