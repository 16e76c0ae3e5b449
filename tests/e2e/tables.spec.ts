/** Whatever must be read at a table can be, in every kind of state of every game, on every width and with large text. */
import { someOf } from '../scale.ts';
import { unreadable } from './overlaps.ts';
import { games, tableStates } from './positions.ts';
import { expect, test } from './site.ts';
import { settled } from './widgets.ts';

/** Widths in pixels, and how large text is there: every other one with each commit. */
const LOOKS = [
  [320, '100%'],
  [360, '100%'],
  [360, '200%'],
  [768, '100%'],
  [1280, '100%'],
  [1280, '200%'],
] as const;

for (const game of games) {
  test(`${game.id}: nothing that must be read lies under something else or outside the window`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [state, address] of Object.entries(tableStates(game))) {
      await page.setViewportSize({ width: 360, height: 740 });
      // States differ by what stands after the #: from a blank page, each is loaded anew and no table of the last one stands.
      await page.goto('about:blank');
      await page.goto(address());
      await expect(page.locator('.play-cloth .hand, .play-cloth .rack').first()).toBeAttached();
      await settled(page);
      for (const [width, text] of someOf(`looks of ${game.id}, ${state}`, LOOKS, LOOKS.length / 2)) {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        expect.soft(await unreadable(page), `${state}, at ${width} px, text at ${text}`).toEqual([]);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
    }
  });
}
