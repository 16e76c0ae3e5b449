/** Gives some answer to whatever is asked, as a reader does who only wants to get on. */
import type { Locator, Page } from '@playwright/test';

/**
 * @param board what holds the question: a drill, or practice
 * @param question what of it holds what is pressed
 */
export async function answerSomehow(page: Page, board: Locator, question: Locator): Promise<void> {
  for (const fate of await question.getByRole('combobox').all()) await fate.selectOption({ index: 1 });
  const fields = question.getByRole('textbox');
  if (await fields.count()) {
    await fields.first().fill('1');
    await fields.first().press('Enter');
    return;
  }
  const choices = question.locator('.choices:not(.ticks)').getByRole('button');
  if (await choices.count()) return choices.first().press('Enter');
  // That it cannot be laid out is a button of its own.
  const impossible = question.locator('.check-row').getByRole('button', { name: /cannot/ });
  if (await impossible.count()) return impossible.press('Enter');
  for (const tiles of ['.board', '.picks']) {
    const tile = question.locator(tiles).getByRole('button').first();
    if (await tile.count()) await tile.press('Enter');
  }
  await board.locator('.ask, h1').first().focus();
  await page.keyboard.press('Enter');
}
