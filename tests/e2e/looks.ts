/** A page in all its looks, as axe sees it: every rule that axe has, and nothing is let pass. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { hashSeed } from '../../src/engine/random.ts';
import { LONG, SEED } from '../scale.ts';
import { goesSideways } from './pages.ts';
import { expect } from './site.ts';

export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

const looks: readonly Look[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 360 },
];

/** The looks that a state is judged in: all of them in the long run; else one, another with each commit. */
export function looksFor(state: string): readonly Look[] {
  const own = Math.abs(hashSeed(SEED, state)) % looks.length;
  return LONG ? looks : looks.slice(own, own + 1);
}

/** Gives a page this look, without motion: colours on their way are no colours to be judged. */
export async function wear(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}

/** Minified: what every page is given is to be small. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong, each with the places where it is so.
 * @param rules those that are asked; all of them where none is named
 */
export async function findings(page: Page, ...rules: readonly string[]): Promise<readonly string[]> {
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
  const options = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules.length > 0 && { runOnly: rules }),
  };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
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

/** Looks at a page as it is in every light: wide and narrow in the long run; else in one width, and the colours of the other light. */
export async function looksRightByDayAndNight(page: Page, state: string): Promise<void> {
  await looksRight(page, state);
  const [look] = looksFor(state);
  if (LONG || !look) return;
  const other = { ...look, colorScheme: look.colorScheme === 'light' ? 'dark' : 'light' } as const;
  await wear(page, other);
  expect.soft(await findings(page, 'color-contrast'), `${state}, ${other.colorScheme}`).toEqual([]);
}
