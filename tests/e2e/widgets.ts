/** The widgets of a page: Astro's islands, by the names of their components. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

const called = (name: string): string => `astro-island[opts*='"name":"${name}"']`;

export const widget = (of: Page | Locator, name: string): Locator => of.locator(called(name));

/** Those that are hydrated. */
export const alive = (of: Page | Locator, name: string): Locator => of.locator(`${called(name)}:not([ssr])`);

/** The island around something that a widget shows. */
export const islandOf = (shown: Locator): Locator => shown.locator('xpath=ancestor::astro-island');

/** Until all widgets that come by themselves are there. */
export const settled = (page: Page): Promise<void> =>
  expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);

/** What a widget was given by its page: Astro writes each value with its type, a plain one or a list. */
export async function given<T>(root: Locator): Promise<T> {
  const written = JSON.parse((await root.getAttribute('props')) ?? '{}') as object;
  return fieldsIn(written) as T;
}

const fieldsIn = (written: object): object =>
  Object.fromEntries(Object.entries(written).map(([name, value]) => [name, valueIn(value)]));

function valueIn([type, value]: [number, unknown]): unknown {
  if (type === 1) return (value as [number, unknown][]).map(valueIn);
  return typeof value === 'object' && value !== null ? fieldsIn(value) : value;
}

/** Brings a widget into sight, which hydrates it, and waits until it can answer. */
export async function wake(root: Locator): Promise<void> {
  await root.locator(':scope > *').first().scrollIntoViewIfNeeded();
  await expect(root).not.toHaveAttribute('ssr');
  await expect(root.locator('[data-busy]')).toHaveCount(0);
}

export const widgets = (page: Page, name: string): Promise<Locator[]> => widget(page, name).all();
