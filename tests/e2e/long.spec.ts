/** A tab that somebody plays in all day. */
import type { Page } from '@playwright/test';
import { LONG } from '../scale.ts';
import { held } from './heap.ts';
import { table } from './pages.ts';
import { expect, test } from './site.ts';

/** A thousand deals in the long run. */
const MANY = LONG ? 1000 : 2;
/** So many first: code is compiled, and what comes at the end of a deal is fetched. */
const FIRST = LONG ? 2 : 1;

/** Plays so many deals to their ends, within the page: passes whatever is asked, and discards what comes first. */
const play = (page: Page, deals: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const press = (name: string): boolean => {
      const button = [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')].find(
        (each) => each.textContent?.trim().startsWith(name) === true && each.checkVisibility(),
      );
      button?.click();
      return button !== undefined;
    };
    for (let ended = 0; ended < wanted; ) {
      await new Promise((painted) => requestAnimationFrame(painted));
      if (press('Next deal')) {
        if (!document.querySelector('.ending')) ended++;
        continue;
      }
      const now = document.querySelector('[data-side="bottom"][data-business="now"]');
      if (!now) continue;
      const onTurn = document.querySelector('main h2')?.textContent?.startsWith('Your turn');
      if (onTurn) now.querySelector<HTMLElement>('.tile')?.click();
      press(onTurn ? 'Discard' : 'Pass');
    }
  }, deals);

test('however many deals are played in one tab, it does not grow', async ({ page }) => {
  test.setTimeout(7_200_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(table);
  for (const pace of ['calm', 'brisk', 'at once']) {
    await expect(page.getByRole('button', { name: `Pace: ${pace}` })).toBeVisible();
    if (pace !== 'at once') await page.keyboard.press('v');
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await play(page, FIRST);
  const before = await held(session);
  await play(page, MANY);
  const after = await held(session);
  const grown = (metric: string): number => Number(after[metric]) - Number(before[metric]);
  console.info(
    `${MANY} deals: ${Math.round(grown('JSHeapUsedSize') / 1024)} kB of heap, ${grown('Nodes')} nodes, ${grown('JSEventListeners')} listeners more`,
  );
  expect(grown('JSHeapUsedSize')).toBeLessThan(SUITS + MANY * LINE);
  // One deal has more to show than another.
  expect(grown('Nodes')).toBeLessThan(600);
  expect(grown('JSEventListeners')).toBeLessThan(80);
});

/** Bytes: what bots remember of suits, which they forget when it grows larger, and what a match keeps of a deal. */
const SUITS = 12 * 1024 * 1024;
const LINE = 4 * 1024;
