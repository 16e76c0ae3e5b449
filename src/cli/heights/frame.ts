/** Measures the height of a frame from a page of the same origin. */
import type { Page } from '@playwright/test';

/** Longest wait for a frame to settle, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Returns the height of a frame at each width, in CSS pixels, once it is stable. Reuses the frame where only the
 * question in the fragment changes. Presses the start button of a cover, so that the board behind it is measured.
 */
export async function measureFrame(
  page: Page,
  address: string,
  widths: readonly number[],
): Promise<readonly number[]> {
  return page.evaluate(
    async ([source, wide, patience]) => {
      const [path, hash = ''] = source.split('#');
      const before = document.querySelector('iframe');
      const isThere = before?.src.split('#')[0] === path && path?.includes('/question/') === true;
      const frame = isThere && before ? before : document.createElement('iframe');
      frame.style.width = '600px';
      if (isThere && frame.contentWindow) frame.contentWindow.location.hash = hash;
      else {
        frame.src = source;
        document.body.replaceChildren(frame);
        await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      }
      const height = () => frame.contentDocument?.body.getBoundingClientRect().height ?? 0;
      const cover = ':is(.own-boards, .practice-desk, .play) > .cover';
      const isComing = () =>
        frame.contentDocument?.querySelector(`astro-island[ssr], [data-coming], .loading, ${cover}`) ?? null;
      const begin = () => frame.contentDocument?.querySelector<HTMLElement>(`${cover} > button`)?.click();
      const began = performance.now();
      for (let still = 0, last = 0; still < 10 && performance.now() - began < patience; still++) {
        begin();
        const now = height();
        if (now !== last || isComing()) still = 0;
        last = now;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const heights: number[] = [];
      for (const width of wide) {
        frame.style.width = `${width}px`;
        await new Promise((resolve) => setTimeout(resolve, 10));
        heights.push(Math.ceil(height()));
      }
      return heights;
    },
    [address, widths, PATIENCE] as const,
  );
}
