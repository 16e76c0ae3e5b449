/** How soon a page of practice asks the question of its address, once all of its code is there: in the browser itself. */
import type { Browser } from '@playwright/test';
import { onBuilt } from './built.ts';
import type { Figure } from './report.ts';
import { median } from './rounds.ts';

const RUNS = 3;

/** Runs in the page before its own scripts: notes when the question that was to come is there. */
function watch(): void {
  const noted = window as Window & { asked?: number };
  let came = false;
  new MutationObserver((_records, observer) => {
    const practice = document.querySelector('.practice');
    if (practice?.hasAttribute('data-coming')) came = true;
    else if (came && practice) {
      noted.asked = performance.now();
      observer.disconnect();
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-coming'],
  });
}

/** From the moment the last of its code had come to the question, in milliseconds. */
async function timed(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(address);
    await page.waitForFunction(() => (window as Window & { asked?: number }).asked, null, { polling: 50 });
    return await page.evaluate(() => {
      const asked = (window as Window & { asked?: number }).asked ?? 0;
      const came = performance
        .getEntriesByType('resource')
        .filter((entry) => /\.js(on)?(\?|$)/.test(entry.name))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .filter((end) => end <= asked);
      return asked - Math.max(...came);
    });
  } finally {
    await context.close();
  }
}

/**
 * @param pages games and kinds of question
 * @param wanted in milliseconds
 */
export async function firstInBrowser(
  pages: readonly (readonly [ruleset: string, concept: string])[],
  wanted: number,
): Promise<Figure | null> {
  return onBuilt(async (browser, address) => {
    const all: { readonly page: string; readonly took: number }[] = [];
    for (const [ruleset, concept] of pages) {
      const page = `practice/${ruleset}/${concept}/`;
      const took: number[] = [];
      for (let run = 0; run < RUNS; run++)
        took.push(await timed(browser, `${address}${page}#v=1&seed=first-${run}&end`));
      all.push({ page, took: median(took) });
    }
    const [last] = all.sort((a, b) => b.took - a.took);
    return {
      figure: `the first in the browser, once its code is there, at the most (/${last?.page})`,
      ours: `${last?.took.toFixed(0)} ms, of all ${all.length} ${median(all.map(({ took }) => took)).toFixed(0)} ms`,
      wanted: `< ${wanted} ms`,
      met: last !== undefined && last.took < wanted,
    };
  });
}
