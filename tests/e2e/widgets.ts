/** What a page gives its widgets, and how one of them is brought to life. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** What a widget was given by its page. */
export const given = async <T>(root: Locator): Promise<T> =>
  JSON.parse((await root.getAttribute('data-props')) ?? '{}') as T;

/** Brings a widget to life, as the first key does that means nothing to it. */
export async function wake(root: Locator): Promise<void> {
  await root.getByRole('button').first().focus();
  await root.page().keyboard.press('q');
  await expect(root).toHaveAttribute('data-alive');
}

export const widgets = (page: Page, name: string): Promise<Locator[]> =>
  page.locator(`[data-widget="${name}"]`).all();
