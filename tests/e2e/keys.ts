/** A reader who has nothing but a keyboard. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** How often a key is pressed before one looks where it led: once it has led there it does nothing more. */
const AT_ONCE = 8;

/** Goes on by a key until this has the focus. @throws when it is not reached */
export async function goTo(page: Page, target: Locator, key = 'Tab', patience = 200): Promise<void> {
  if (await isFocused(target)) return;
  const stopThere = await target.evaluateHandle((element) => {
    const stop = (event: KeyboardEvent): void => {
      if (element !== document.activeElement) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', stop, { capture: true });
    return { element, stop };
  });
  try {
    for (let pressed = 0; pressed <= patience; pressed += AT_ONCE) {
      for (let i = 0; i < AT_ONCE; i++) await page.keyboard.press(key);
      if (await stopThere.evaluate(({ element }) => element === document.activeElement)) return;
    }
  } finally {
    await stopThere
      .evaluate(({ stop }) => window.removeEventListener('keydown', stop, { capture: true }))
      .catch(() => {});
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
