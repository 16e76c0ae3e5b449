/** A page in all its looks, as axe sees it: every rule that axe has, and nothing is let pass. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

/** What axe finds wrong, each with the places where it is so. */
export async function findings(page: Page): Promise<readonly string[]> {
  // What stands still or goes round for ever has no end to wait for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ),
  );
  // The site has no frames, so that one script in the page sees all of it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
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
    expect.soft(await goesSideways(page), `${where}: how far it goes sideways`).toBe(0);
  }
}
