/** What a reader sees move while frames come: nothing, whatever height they turn out to have. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { shuffle } from '../../src/engine/random.ts';
import { readEmbed } from '../../src/notation/embed.ts';
import { heightFor } from '../../src/notation/embed-heights.ts';
import { LONG, randomOf } from '../scale.ts';
import { open, serveHost } from './embed-host.ts';
import { folder } from './pages.ts';
import { expect, unwatched as test } from './site.ts';

serveHost();

/** Every scene and rule that has a frame, as the element's attribute. */
const named = ['scene', 'rule'].flatMap((kind) =>
  readdirSync(join(folder, 'embed/frame', kind)).flatMap((game) =>
    readdirSync(join(folder, 'embed/frame', kind, game)).map((name) => `${kind}="${game}/${name}"`),
  ),
);
const text = `<p>${'Words between two embeds. '.repeat(12)}</p>`;

/** The share of the window that has moved in sight so far, as browsers count it (Cumulative Layout Shift). */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value?: number })[];
          resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift it is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );

/** Scrolls to the end as a fast reader does, a little with each picture that is drawn. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { scrollingElement: at } = document;
    for (let last = -1; at && at.scrollTop !== last; ) {
      last = at.scrollTop;
      at.scrollTop += 30;
      await new Promise(requestAnimationFrame);
    }
  });

for (const width of [688, 736])
  test(`in a column of ${width} px a reader who scrolls past scenes and rules sees nothing move`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: width + 16, height: 800 });
    const some = shuffle(named, randomOf(`shift ${width}`)).slice(0, LONG ? 45 : 5);
    // The lines that are copied with these embeds, as a sheet that the host page’s policy allows.
    const rooms = some.map((each) => {
      const [kind = '', of = ''] = each.split(/="|"/);
      const height = heightFor(readEmbed({ [kind]: of }), width);
      return `mahjong-embed[${each}]:not(:defined){display:block;min-height:${height}px}`;
    });
    await page.addInitScript((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, rooms.join(''));
    const { heard } = await open(
      page,
      // None is in sight from the beginning: there it may take less room than was kept for it.
      text.repeat(12) +
        some.map((each) => `${text}<mahjong-embed ${each}><a href="#">On</a></mahjong-embed>`).join(''),
    );
    await scrollThrough(page);
    await expect.poll(() => heard.filter(({ name }) => name === 'ready').length).toBe(some.length);
    expect(await shiftOf(page), some.join(', ')).toBeLessThanOrEqual(0.02);
    // The browser counts: what is pushed down in sight is a shift.
    await page.evaluate(() => {
      scrollTo(0, 0);
      const heading = document.querySelector('h1');
      if (heading) heading.style.marginTop = '300px';
    });
    await expect.poll(() => shiftOf(page)).toBeGreaterThan(0.02);
  });
