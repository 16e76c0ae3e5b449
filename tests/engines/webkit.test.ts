/** The site in WebKit, the engine of Safari: every kind of page, and on each what one does there. */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWebKit } from '../../src/cli/engines.ts';
import { createServer, listen } from '../../src/cli/serve.ts';
import { type Session, startWebKit } from './webdriver.ts';

const webkit = findWebKit();

describe.runIf(webkit !== null)('in WebKit', () => {
  let server: Server | undefined;
  let site = '';
  let page: Session;

  beforeAll(async () => {
    if (webkit === null) return;
    if (!existsSync('dist/index.html')) throw new Error('The site must be built first: npm run build.');
    server = createServer('dist');
    site = (await listen(server, 0)).replace(/\/$/, '');
    page = await startWebKit(webkit);
  });
  afterAll(async () => {
    await page?.close();
    server?.closeAllConnections();
    server?.close();
  });

  /** Opens a page; what breaks on it from then on is noted there. */
  const open = async (path: string) => {
    await page.open(`${site}${path}`);
    await page.run(`
      window.faults = [];
      addEventListener('error', ({ message }) => faults.push(String(message)));
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        faults.push(violatedDirective + ' ' + blockedURI));
    `);
  };
  const faults = () => page.run<string[]>('return window.faults');
  const text = (selector: string) =>
    page.run<string>('return document.querySelector(arguments[0])?.textContent ?? ""', selector);

  const KINDS = [
    '/',
    '/learn/',
    '/learn/two-five-eight/',
    '/learn/two-five-eight/a-turn/',
    '/learn/british/settlement-and-the-match/',
    '/play/',
    '/play/hong-kong/',
    '/rules/',
    '/rules/two-five-eight/',
    '/score/hong-kong/',
    '/referee/',
    '/search/',
    '/glossary/',
    '/practice/',
    '/practice/hong-kong/win/',
    '/practice/british/may/',
    '/compare/',
    '/compare/hand/',
    '/compare/deal/',
    '/compare/house-rules/hong-kong/',
    '/compare/hong-kong/british/',
    '/which/',
    '/embed/',
  ];

  test.each(KINDS)(
    '%s is whole: its heading, its fonts, links that are underlined, nothing beside the window',
    async (path) => {
      for (const [width, height] of [
        [1280, 800],
        [460, 800],
      ] as const) {
        await page.resize(width, height);
        await open(path);
        await page.run('return document.fonts.ready.then(() => true)');
        const seen = await page.run<{ headings: number; fonts: number; over: number; bare: number }>(`
        const links = [...document.querySelectorAll('.prose p a[href]')];
        return {
          headings: document.querySelectorAll('h1').length,
          fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
          over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          bare: links.filter((a) => !a.className && getComputedStyle(a).textDecorationLine === 'none').length,
        };`);
        expect(seen, `at ${width} px`).toEqual({ headings: 1, fonts: expect.any(Number), over: 0, bare: 0 });
        expect(seen.fonts).toBeGreaterThan(0);
        expect(await page.run('return "failed" in document.documentElement.dataset')).toBe(false);
        expect(await faults()).toEqual([]);
      }
    },
  );

  test('a scene asks and is stepped through, a check answered, an exercise refused by its rule', async () => {
    await page.resize(1280, 800);
    await open('/learn/two-five-eight/a-turn/');
    await page.run('document.querySelector(".scene .stepper").scrollIntoView({ block: "center" })');
    await page.until('return document.querySelector(".scene .stepper button:not(:disabled)")');
    const press = (label: string) =>
      page.run(
        `[...document.querySelectorAll('.scene button')].find((b) => /^${label}/.test(b.textContent)).click()`,
      );
    // It stops, and asks what happens first.
    await press('Draw a tile from the wall');
    await page.until('return document.querySelector(".scene .slip")');
    await press('Next');
    await page.until(
      'return /^Step 1 of/.test(document.querySelector(".scene input[type=range]").ariaValueText ?? "")',
    );
    await page.run(
      '[...document.querySelectorAll(".your-turn button")].find((b) => /^Hooo/.test(b.textContent)).click()',
    );
    await page.until('return document.querySelector(".your-turn a.rule-id")');
    await page.run('document.querySelector(".check button").click()');
    await page.until('return document.querySelector(".check [aria-pressed=true]")');
    expect(await faults()).toEqual([]);
  });

  test('a hand is begun at the play table, and a forbidden call is answered', async () => {
    await open('/play/two-five-eight/#v=1&game=two-five-eight&seed=heron-412&end');
    await page.until('return document.querySelectorAll(".hand button").length === 14');
    await page.press('.hand button');
    await page.press('.hand button[aria-pressed=true]');
    await page.until('return document.querySelectorAll(".hand button").length === 13');
    await open('/play/two-five-eight/#v=1&game=two-five-eight&seed=heron-412&end&x');
    await page.until('return document.querySelector(".play-told .slip")');
    expect(await text('.play-told .slip')).toContain('This link cannot be read');
    expect(await faults()).toEqual([]);
  });

  test('a question of practice is answered, and the next one stands there', async () => {
    await open('/practice/two-five-eight/win/#v=1');
    await page.until('return document.querySelector(".practice-question[aria-busy=false] .board")');
    await page.run(
      'document.querySelector(".practice [aria-keyshortcuts], .practice .answers button").click()',
    );
    await page.until('return document.querySelector(".practice .slip")');
    expect(await faults()).toEqual([]);
  });

  test('a frame is made for an embed, as high as what it holds, and stepped through there', async () => {
    await open('/embed/');
    await page.until(
      'return document.querySelector("mahjong-embed")?.shadowRoot.querySelector("iframe[data-ready]")',
    );
    expect(
      await page.run(
        'return document.querySelector("mahjong-embed").shadowRoot.querySelector("iframe").offsetHeight',
      ),
    ).toBeGreaterThan(300);
    expect(await faults()).toEqual([]);
  });

  test('the search answers, and what is chosen is kept over pages', async () => {
    await open('/search/?q=pong');
    await page.until('return document.querySelectorAll(".results a").length > 5');
    await page.press('[popovertarget=settings]:not([aria-label])');
    await page.until('return document.querySelector("input[value=dark]")');
    await page.run('document.querySelector("input[value=dark]").click()');
    await open('/');
    expect(await page.run('return document.documentElement.dataset.theme')).toBe('dark');
    await page.until('return document.querySelector(".warm-up button:not(:disabled)")');
    expect(await faults()).toEqual([]);
  });
});
