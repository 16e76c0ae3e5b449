/** Whatever is typed or linked, however long a word it is: no page grows wider than its window. */
import type { Page } from '@playwright/test';
import { goesSideways } from './pages.ts';
import { expect, test } from './site.ts';

const word = 'a'.repeat(200);

/** Words without an end are broken in a narrow window and in a wide one. */
async function fits(page: Page, what: string): Promise<void> {
  for (const width of [320, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await goesSideways(page), `${what}, ${width} px`).toEqual([]);
  }
}

test('words without an end are broken', async ({ page }) => {
  await page.goto('/score/hong-kong/');
  const typed = page.locator('#typed-hand');
  await typed.fill(word);
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await fits(page, 'a typed hand');
  await typed.fill(`${'1'.repeat(199)}m`);
  await expect(typed).not.toHaveAttribute('aria-invalid');
  await fits(page, 'two hundred tiles');

  for (const path of ['/play/hong-kong/', '/score/hong-kong/']) {
    await page.goto(`${path}#${word.repeat(20)}`);
    await expect(page.getByText(/cannot be read from “aaa/)).toBeVisible();
    await fits(page, `a link to ${path}`);
  }

  await page.goto(`/search/?q=${word}`);
  await expect(page.getByRole('status')).toContainText(word);
  await fits(page, 'a search');

  await page.goto('/referee/');
  await page
    .getByLabel('Paste it here')
    .fill(`# hand 1, seed a\n< 0 ${word.repeat(10)}\n# hand 1: ${word}\n`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText(`“${'a'.repeat(80)}…” is not an answer.`)).toBeVisible();
  await fits(page, 'a transcript');
});
