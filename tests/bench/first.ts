/**
 * How soon pages answer a reader on a slow phone: until the first island's controls are enabled. A lesson begins with a
 * board, so of a lesson it is how soon the first decision can be made.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { onBuilt } from './built.ts';
import { dist } from './pages.ts';
import type { Section } from './report.ts';
import { median } from './rounds.ts';

const RUNS = 7;
const SLOWER = 4;
const WANTED = 1000;

/** Runs in the page before its own scripts: notes when an island's first control is no longer disabled. */
function watch(): void {
  const noted = window as Window & { interactive?: number };
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      if (!(target instanceof Element) || target.matches(':disabled') || !target.closest('[data-widget]'))
        continue;
      noted.interactive = performance.now();
      observer.disconnect();
      return;
    }
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
  // An island below the first screen waits until it is seen; it has no box of its own.
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('[data-widget]')?.scrollIntoView({ behavior: 'instant' });
  });
}

async function timed(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit' });
    const noted = () => (window as Window & { interactive?: number }).interactive;
    const time = await page.waitForFunction(noted, null, { polling: 100 });
    return Number(await time.jsonValue());
  } finally {
    await context.close();
  }
}

/** The games that have a course. */
function games(): string[] {
  const learn = join(dist, 'learn');
  const folders = existsSync(learn) ? readdirSync(learn, { withFileTypes: true }) : [];
  return folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** The lessons that the game's own page links to, in their order. */
function lessonsOf(game: string): string[] {
  const page = readFileSync(join(dist, 'learn', game, 'index.html'), 'utf8');
  const links = page.matchAll(new RegExp(`href="[^"]*(learn/${game}/[^"/#]+/)"`, 'g'));
  return [...new Set([...links].flatMap(([, link]) => link ?? []))];
}

/** Whether there is something to decide on the page, and how many bytes it has. */
function weightOf(page: string): number {
  const file = join(dist, page, 'index.html');
  return /data-widget="(?:YourTurn|Drill|QuickCheck)"/.test(readFileSync(file, 'utf8'))
    ? statSync(file).size
    : 0;
}

/** The page a stranger meets first, the first lesson of each course, and the heaviest. */
function firstPages(): { readonly page: string; readonly until: string }[] {
  const lessons = games().flatMap((game) => {
    const [first, ...others] = lessonsOf(game);
    const heaviest = others.sort((a, b) => weightOf(b) - weightOf(a))[0];
    return [
      ...(first === undefined ? [] : [{ page: first, until: 'its first decision can be made' }]),
      ...(heaviest === undefined
        ? []
        : [{ page: heaviest, until: 'its first decision can be made, the heaviest lesson of its course' }]),
    ];
  });
  return [{ page: '', until: 'its first island answers' }, ...lessons];
}

export async function firstSection(): Promise<Section> {
  const title = 'First page';
  const section = await onBuilt(async (browser, address): Promise<Section> => {
    const figures = [];
    for (const { page, until } of firstPages()) {
      const times: number[] = [];
      for (let i = 0; i < RUNS; i++) times.push(await timed(browser, address + page));
      const time = median(times);
      figures.push({
        figure: `/${page} until ${until}`,
        ours: `${time.toFixed(0)} ms (${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)})`,
        wanted: `< ${WANTED} ms`,
        met: time < WANTED,
      });
    }
    return {
      title,
      notes: [
        `Headless Chromium ${browser.version()}, ${SLOWER}× slowed, 360 px wide, empty cache, loopback server; the median of ${RUNS}.`,
      ],
      figures,
    };
  });
  return section ?? { title, notes: ['There is no build: npm run build'], figures: [] };
}
