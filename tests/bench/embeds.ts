/** What twenty embeds of a page on another site cost, once a reader has scrolled past them all. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { listen } from '../../src/cli/serve.ts';
import { onBuilt } from './built.ts';
import type { Figure, Section } from './report.ts';

const EMBEDS = 20;
const pictures = fileURLToPath(new URL('../../dist/embed/picture/scene/', import.meta.url));

/** The names of as many scenes of all games. */
const scenes = (): string[] =>
  readdirSync(pictures)
    .flatMap((game) => readdirSync(join(pictures, game)).map((file) => `${game}/${file.replace('.svg', '')}`))
    .filter((_, n) => n % 7 === 0)
    .slice(0, EMBEDS);

/** What stands on each page. */
const PAGES: Readonly<Record<string, () => readonly string[]>> = {
  scenes: () => scenes().map((scene) => `scene="${scene}"`),
  questions: () => Array.from({ length: EMBEDS }, (_, n) => `question="hong-kong/win" seed="${n + 1}"`),
  hands: () => Array.from({ length: EMBEDS }, (_, n) => `hand="123m 456p 789s ${(n % 9) + 1}99p 11z"`),
};
/** What is asked for, of each page. */
const WANTED = { requests: 60, megabytes: 120, seconds: 6 };

/** Bytes of memory that the browser's processes hold, without the pages of the program's own files. */
async function memoryOf(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .map(({ id }) => {
      const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
      const held = [...text.matchAll(/^Pss_(?:Anon|Shmem): +(\d+) kB$/gm)].map(([, size]) => Number(size));
      return held.reduce((sum, size) => sum + size, 0) * 1024;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Notes which embeds are ready, from the page's first moment on. */
function noteReady(): void {
  addEventListener(
    'mahjong-ready',
    ({ target }) => target instanceof Element && target.classList.add('ready'),
  );
}

/** Scrolls from embed to embed, and waits for each. */
const scrollOn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const embed of document.querySelectorAll('mahjong-embed')) {
      embed.scrollIntoView();
      while (!embed.classList.contains('ready')) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

interface Cost {
  /** Files that are sent; what the browser has already is not asked for again. */
  readonly requests: number;
  /** Beyond an empty page, once all is thrown away that nobody holds any more. */
  readonly bytes: number;
  readonly seconds: number;
}

async function costOf(browser: Browser, site: string, embeds: readonly string[]): Promise<Cost> {
  const body = embeds.map((each) => `<mahjong-embed ${each}></mahjong-embed>`).join('<p>Text</p>');
  const loader = `<script src="${site}embed/v1/mahjong.js"></script>`;
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>Docs</title><body style="width:720px">${request.url === '/' ? body + loader : ''}`,
    );
  });
  // Another site for the browser: `localhost`, where the site is at its number.
  const host = (await listen(server, 0, '/')).replace('127.0.0.1', 'localhost');
  const session = await browser.newBrowserCDPSession();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteReady);
    const sent = new Set<string>();
    page.on('request', (request) => sent.add(request.url()));
    await page.goto(`${host}empty`);
    const before = await memoryOf(session);
    sent.clear();
    const begun = performance.now();
    await page.goto(host);
    await scrollOn(page);
    const seconds = (performance.now() - begun) / 1000;
    const inPage = await context.newCDPSession(page);
    for (let time = 0; time < 3; time++) {
      await page.waitForTimeout(1000);
      await inPage.send('HeapProfiler.collectGarbage');
    }
    return { requests: sent.size, bytes: (await memoryOf(session)) - before, seconds };
  } finally {
    await context.close();
    await session.detach();
    server.close();
    server.closeAllConnections();
  }
}

const figuresOf = (what: string, { requests, bytes, seconds }: Cost): Figure[] => [
  {
    figure: `${EMBEDS} ${what}: files sent`,
    ours: String(requests),
    wanted: `≤ ${WANTED.requests}`,
    met: requests <= WANTED.requests,
  },
  {
    figure: `${EMBEDS} ${what}: memory`,
    ours: `${Math.round(bytes / 1e6)} MB`,
    wanted: `≤ ${WANTED.megabytes} MB`,
    met: bytes <= WANTED.megabytes * 1e6,
  },
  {
    figure: `${EMBEDS} ${what}: all seen`,
    ours: `${seconds.toFixed(1)} s`,
    wanted: `≤ ${WANTED.seconds} s`,
    met: seconds <= WANTED.seconds,
  },
];

/** Measures a page of each kind in the last build. */
export async function embedsSection(): Promise<Section> {
  const figures = await onBuilt(async (browser, site) => {
    const measured: Figure[] = [];
    for (const [what, embeds] of Object.entries(PAGES))
      measured.push(...figuresOf(what, await costOf(browser, site, embeds())));
    return measured;
  });
  return {
    title: 'Embeds on a page of another site',
    notes: [
      `${EMBEDS} of a kind, 720 px wide, each scrolled to; memory without the pages of the browser’s own program.`,
      ...(figures ? [] : ['There is no build: npm run build']),
    ],
    figures: figures ?? [],
  };
}
