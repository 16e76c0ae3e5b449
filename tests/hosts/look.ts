/** Opens a built page in Chromium, with and without the site, and says how the embeds do there. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ADDRESSES } from './blocks.ts';

export interface Look {
  /** Widgets that are shown, of those that the blocks ask for, with what was said beside the others. */
  readonly shown: number;
  readonly faults: readonly string[];
  /** Layout shift while the page is read from top to bottom, beyond that of the same page without the site. */
  readonly shift: number;
  /** Whether the widgets are as dark as the text around them says, in the light and in the dark. */
  readonly follows: boolean;
  /** Embeds of which something is printed. */
  readonly printed: number;
  /** Requests to the site. */
  readonly requests: number;
}

/** What the page says of its embeds. */
interface Seen {
  readonly shown: number;
  readonly notes: readonly string[];
}

const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)[:/]/;
const SCREEN = { width: 1280, height: 800 };

/** Adds up the layout shifts of a page, and marks each embed that was ready, for whoever asks. */
const countShifts = (): void => {
  const counted = window as unknown as { shift: number };
  counted.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      counted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // A frame that is far out of sight by now was let go.
  addEventListener(
    'mahjong-ready',
    ({ target }) => target instanceof Element && target.classList.add('seen'),
  );
};

/** Reads the page from top to bottom, or its slides one after the other. */
async function read(page: Page, slides: boolean): Promise<void> {
  if (slides) {
    for (let i = 0; i < ADDRESSES.length; i++) {
      await page.evaluate(
        (at) => (window as unknown as { Reveal: { slide(n: number): void } }).Reveal.slide(at),
        i,
      );
      await page.waitForTimeout(1500);
    }
    return;
  }
  await page.waitForTimeout(1000);
  for (;;) {
    const more = await page.evaluate(() => {
      const before = scrollY;
      scrollTo({ top: scrollY + 400, behavior: 'instant' });
      return scrollY > before;
    });
    await page.waitForTimeout(350);
    if (!more) break;
  }
  await page.waitForTimeout(1500);
}

const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const embeds = [...document.querySelectorAll('mahjong-embed')];
    // What only stands there may be drawn without a frame.
    const isDrawn = (embed: Element): boolean =>
      [...(embed.shadowRoot?.querySelectorAll('svg, img') ?? [])].some((drawn) => drawn.clientHeight > 0);
    return {
      shown: embeds.filter((embed) => embed.classList.contains('seen') || isDrawn(embed)).length,
      notes: embeds.flatMap((embed) => embed.shadowRoot?.querySelector('p')?.textContent || []),
    };
  });

/** The shift of the page, all requests to the site aside. */
async function shiftAlone(
  context: BrowserContext,
  address: string,
  site: string,
  slides: boolean,
): Promise<number> {
  const page = await context.newPage();
  await page.route(`${site}**`, (route) => route.abort());
  await page.addInitScript(countShifts);
  await page.goto(address);
  await read(page, slides);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await page.close();
  return shift;
}

/** Whether each widget has the light that the text around it says. */
const followsLight = async (page: Page): Promise<boolean> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(600);
    const around = await page.evaluate(() =>
      [...document.querySelectorAll('mahjong-embed')].map((embed) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(embed).color.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 127;
      }),
    );
    const frames = page.frames().filter((frame) => frame.url().includes('/embed/frame/'));
    const inside = await Promise.all(
      frames.map((frame) =>
        frame.evaluate(() => {
          const { colorScheme } = getComputedStyle(document.documentElement);
          return (
            colorScheme === 'dark' ||
            (colorScheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
          );
        }),
      ),
    );
    const dark = around.filter(Boolean).length;
    if (inside.some((each) => each !== dark > around.length / 2)) return false;
  }
  await page.emulateMedia({ colorScheme: null });
  return true;
};

/** How many embeds have a text or a picture on paper. */
async function printedIn(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('mahjong-embed')].filter((embed) => {
        const drawn = embed.shadowRoot?.querySelector('svg') ?? embed.querySelector('svg, img, picture');
        return drawn !== null || embed.innerText.trim() !== '';
      }).length,
  );
  await page.emulateMedia({ media: null });
  return printed;
}

export async function lookAt(browser: Browser, address: string, site: string, slides = false): Promise<Look> {
  const context = await browser.newContext({ viewport: SCREEN });
  try {
    const alone = await shiftAlone(context, address, site, slides);
    const page = await context.newPage();
    const faults: string[] = [];
    let requests = 0;
    page.on('console', (message) => {
      const { url } = message.location();
      // What a tool asks of other hosts, such as its fonts, is none of ours.
      if (message.type() === 'error' && (url === '' || LOCAL.test(url))) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      if (request.url().startsWith(site)) requests++;
    });
    await page.addInitScript(countShifts);
    await page.goto(address);
    await read(page, slides);
    const { shown, notes } = await seenIn(page);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    return {
      shown,
      faults: [...faults, ...notes],
      shift: Math.max(0, shift - alone),
      requests,
      follows: await followsLight(page),
      printed: await printedIn(page),
    };
  } finally {
    await context.close();
  }
}
