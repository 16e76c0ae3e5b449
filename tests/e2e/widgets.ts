/** The widgets of a page: Astro's islands, by the names of their components. */
import type { Locator, Page } from '@playwright/test';
import { readAstroProps } from '../../src/islands/astro-props.ts';
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

/** What a widget was given by its page. */
export const given = async <T>(root: Locator): Promise<T> =>
  readAstroProps((await root.getAttribute('props')) ?? '{}') as T;

/**
 * Brings a widget into sight, which hydrates it, and waits until it can answer. What is laid out above it meanwhile may
 * move it out of sight again: then it is brought back.
 */
export async function hydrate(root: Locator): Promise<void> {
  await expect(async () => {
    await root.locator(':scope > *').first().scrollIntoViewIfNeeded();
    await expect(root).not.toHaveAttribute('ssr', { timeout: 1000 });
  }).toPass();
  await expect(root.locator('[data-busy]')).toHaveCount(0);
}

export const widgets = (page: Page, name: string): Promise<Locator[]> => widget(page, name).all();

export const firstScene = (of: Page | Locator): Locator =>
  of.getByRole('region', { name: /^Scene: / }).first();

/** Takes the first step of what shows a scene. */
export async function stepOn(scene: Locator): Promise<void> {
  await scene.getByRole('button', { name: 'Next' }).click();
  await expect(scene.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 1 of/);
}
