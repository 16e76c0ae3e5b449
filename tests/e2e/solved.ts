/** What a reader has done already. */
import type { Page } from '@playwright/test';

/** Notes these exercises as solved, and no others, as the page does. */
export const solve = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    const solved = Object.fromEntries(all.map((name) => [name, '2026-01-01']));
    localStorage.setItem('sparrow:exercises', JSON.stringify({ v: 1, solved }));
  }, names);
