/** A deal that is played by keys alone, as the hints advise. */
import type { Locator, Page } from '@playwright/test';
import { hints } from '#i18n/hints.ts';
import { goTo } from './keys.ts';
import { ownHand, tablePanel } from './pages.ts';
import { expect } from './site.ts';

/** Makes a call by its key, and chooses the tiles that the hint names where the table asks which. */
async function call(page: Page, name: string): Promise<void> {
  const [word = name] = name.split(' with ');
  const buttons = page.getByRole('toolbar', { name: 'Actions' }).getByRole('button');
  // It is not always the first letter: “t” asks for the hint.
  const key = await buttons.filter({ hasText: word }).first().getAttribute('aria-keyshortcuts');
  await page.keyboard.press((key ?? '').toLowerCase());
  const choice = page.getByRole('button', { name, exact: true });
  if (name === word || !(await choice.isVisible())) return;
  await goTo(page, choice, 'Tab', 14);
  await page.keyboard.press('Enter');
}

/** Plays on until something stands there that only stands there once the deal is over. */
export async function playHinted(page: Page, over: Locator): Promise<void> {
  const hand = ownHand(page);
  const idle = hints.none.head;
  const hint = tablePanel(page).getByText(
    new RegExp(`^(?:(?:Discard .*|Call .*|Pass)\\.|${idle.replaceAll('.', '\\.')})$`),
  );
  for (let pressed = 0; !(await over.isVisible()); pressed++) {
    expect(pressed).toBeLessThan(400);
    await page.keyboard.press('t');
    await expect(hint).toBeVisible();
    const advice = (await hint.textContent()) ?? '';
    if (advice === idle) await page.keyboard.press('n');
    else if (advice.startsWith('Discard')) {
      await goTo(page, hand.getByRole('button', { pressed: true }), 'ArrowRight', 14);
      // What the hint has chosen is picked by the first press, and discarded by the next.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    } else if (advice === 'Pass.') await page.keyboard.press('x');
    else await call(page, /^Call (.*)\.$/.exec(advice)?.[1] ?? advice);
    await expect(hint).toBeHidden();
  }
}

/** Lets the others move only at each press of Next. */
export async function stepwise(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Pace: calm' })).toBeVisible();
  for (const pace of ['brisk', 'at once', 'by steps']) {
    await page.keyboard.press('v');
    await expect(page.getByRole('button', { name: `Pace: ${pace}` })).toBeVisible();
  }
}
