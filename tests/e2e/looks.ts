/** A page in all its looks, as axe sees it: every rule that axe has, and nothing is let pass. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { hashSeed } from '../../src/engine/random.ts';
import { LONG, SEED } from '../scale.ts';
import { goesSideways } from './pages.ts';
import { expect } from './site.ts';

export const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 360 },
] as const;

export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/**
 * The looks that a state is judged in: all of them in the long run; else both lights and both widths in two,
 * other pairs with each commit.
 */
export const looksFor = (state: string): readonly Look[] =>
  LONG ? looks : looks.filter((_, place) => place % 2 === Math.abs(hashSeed(SEED, state)) % 2);

/** Gives a page this look, without motion: colours on their way are no colours to be judged. */
export async function wear(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}

/** Minified: what every page is given is to be small. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, each with the places where it is so. */
export async function findings(page: Page): Promise<readonly string[]> {
  // What is on its way is brought to its end, not waited for: in a fold that is closed no clock runs, and what
  // goes round for ever has no end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { playState, effect } = animation;
      if (playState === 'running' && effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  // What stands in a frame is looked at as a page of its own. The script is brought to a page once.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"], iframes: false })',
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Looks at a page in its present state in every look. */
export async function looksRight(page: Page, state: string): Promise<void> {
  for (const look of looksFor(state)) {
    await wear(page, look);
    const where = `${state}, ${look.colorScheme}, ${look.width} px`;
    expect.soft(await findings(page), where).toEqual([]);
    expect.soft(await goesSideways(page), `${where}: how far it goes sideways`).toEqual([]);
  }
}
