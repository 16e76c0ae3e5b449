/** A frame is as high as what it holds, and stepping through a scene never changes what that is: at any width. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LONG, someOf } from '../scale.ts';
import { folder } from './pages.ts';
import { expect, unwatched as test } from './site.ts';

test.skip(!LONG, 'geometry is measured in the long run');

const WIDTHS = [320, 600, 1200];
/** How many scenes are stepped through with each commit: other ones each time. */
const SHARE = 2;

const FRAMES = 'embed/frame';
/** What frames of a kind are called: a game and a name. */
const named = (kind: string): string[] =>
  readdirSync(`${folder}/${FRAMES}/${kind}`).flatMap((game) =>
    readdirSync(`${folder}/${FRAMES}/${kind}/${game}`).map((name) => `${game}/${name}`),
  );
const tried = someOf(
  'still',
  named('scene').map((scene) => `${FRAMES}/scene/${scene}/`),
  SHARE,
);

interface Seen {
  /** Its height at each width, before and after every step. */
  readonly heights: readonly (readonly number[])[];
}

/** Stands the frame of an address on the page, and goes through it step by step. */
async function walked(page: Page, address: string): Promise<Seen> {
  return page.evaluate(
    async ([source, widths]) => {
      const frame = document.createElement('iframe');
      frame.src = source;
      document.body.replaceChildren(frame);
      const ruler = () => frame.contentDocument?.querySelector<HTMLInputElement>('.stepper input');
      const until = async (holds: () => boolean | null | undefined): Promise<void> => {
        while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
      };
      await until(() => ruler() && frame.contentDocument?.readyState === 'complete');
      const heights: number[][] = widths.map(() => []);
      for (let step = 0; step <= Number(ruler()?.max); step++) {
        // What is sent before its script runs is lost.
        await until(() => {
          frame.contentWindow?.postMessage({ mahjong: 1, type: 'go', step }, '*');
          return step === 0 || ruler()?.ariaValueText?.startsWith(`Step ${step} of`);
        });
        // What is drawn a moment later is drawn by now.
        await new Promise((resolve) => setTimeout(resolve, 50));
        for (const [i, width] of widths.entries()) {
          frame.style.width = `${width}px`;
          heights[i]?.push(frame.contentDocument?.body.getBoundingClientRect().height ?? 0);
        }
      }
      return { heights };
    },
    [address, WIDTHS] as const,
  );
}

/** By how much the heights differ at a width, in pixels. */
const apart = (of: readonly number[]): number => Math.max(...of) - Math.min(...of);

test('stepping never changes the height of a scene’s frame', async ({ page }) => {
  test.setTimeout(30_000 + tried.length * 20_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A page of the same origin whose policy lets anything be framed.
  await page.goto('LICENSE');
  let steps = 0;
  for (const scene of tried) {
    const { heights } = await walked(page, `/${scene}`);
    steps += heights[0]?.length ?? 0;
    expect.soft(heights.map(apart), `${scene}: ${JSON.stringify(heights)}`).toEqual(WIDTHS.map(() => 0));
  }
  expect(steps).toBeGreaterThan(tried.length);
});
