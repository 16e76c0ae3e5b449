/** Gives some answer to whatever is asked, as a reader does who only wants to get on. */
import type { Locator, Page } from '@playwright/test';

/**
 * @param board what holds the question: a drill, or practice
 * @param question what of it holds what is pressed
 */
export async function answerSomehow(page: Page, board: Locator, question: Locator): Promise<void> {
  const fields = question.getByRole('textbox');
  if (await fields.count()) {
    await fields.first().fill('1');
    await fields.first().press('Enter');
    return;
  }
  const choices = question.locator('.choices:not(.ticks)');
  if (await choices.count()) {
    await choices.first().getByRole('button').first().press('Enter');
    // Who gets a tile is followed by a reason for each of the others.
    const reasons = question.locator('.called-why:not([data-told])');
    while (await reasons.count()) await reasons.first().getByRole('button').first().press('Enter');
    return;
  }
  // That it cannot be laid out is a button of its own.
  const impossible = question.locator('.check-row').getByRole('button', { name: /cannot/ });
  if (await impossible.count()) return impossible.press('Enter');
  for (const tiles of ['.board', '.picks']) {
    const tile = question.locator(tiles).getByRole('button').first();
    // Enter checks what is picked.
    if (await tile.count()) await tile.press(' ');
  }
  await board.locator('.ask, h1').first().focus();
  await page.keyboard.press('Enter');
}
