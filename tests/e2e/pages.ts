/** The pages of the build that is tested. */
import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { VERSION } from '../../src/storage/storage.ts';

/** Where the build lies; it is served already, at SITE_ADDRESS or by `npm start`. */
export const folder = process.env['SITE_FOLDER'] ?? 'dist';

/** Every page's address on the site. */
export const pages: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('index.html') && !path.startsWith('embed/frame'))
  .map((path) => `/${path.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
  .sort();

/** Parts of addresses that are neither a game nor a lesson: their pages are of a kind of their own. */
const FIXED: readonly string[] = ['house-rules', 'deal', 'hand', 'recap', 'sheet', 'test'];

/** Pages that are built alike have one kind: all lessons, all rulebooks. */
export const kindOf = (path: string): string => {
  const [, place = '', ...rest] = path.split('/');
  return `/${[place, ...rest.map((part) => (FIXED.includes(part) ? part : part && '*'))].join('/')}`;
};

export const game = 'two-five-eight';
export const course = `/learn/${game}/`;
export const rulebook = `/rules/${game}/`;
export const table = `/play/${game}/`;

/** What reaches beyond the window; nothing where the page is no wider than it. */
export const goesSideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('*')]
      .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
      .filter(({ right }) => right > clientWidth)
      .map(({ element, right }) => `${element.tagName} ${element.className} ends at ${right} px`);
    return [`${scrollWidth} px in a window of ${clientWidth} px`, ...beyond];
  });

/** How many links a reader sees on the whole page; what only a screen reader or a focus shows is left out. */
export const linksSeen = (page: Page): Promise<number> =>
  page.locator('a[href]').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { width, height } = link.getBoundingClientRect();
        return link.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      }).length,
  );

/** How many tiles stand wholly or in part beside the window, where nobody can scroll to them. */
export const tilesOutside = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('main .tile')]
      .map((tile) => tile.getBoundingClientRect())
      .filter(({ left, right, width }) => width > 0 && (left < -2 || right > clientWidth + 2)).length;
  });

/**
 * Practice that lives, and asks a question that is still to be answered. All at once: the picture that stands there
 * before never says that another question is coming.
 */
export const ASKING = 'astro-island:not([ssr]) > .practice:not([data-answered], [data-coming])';
export const askingIn = (page: Page): Locator => page.locator(ASKING);

/** How many pages a PDF has. */
export const printedPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page(?![s\w])/g)?.length ?? 0;

/** The reader's hand at a table, its tiles, and what is told beside it. */
export const ownHand = (page: Page): Locator => page.getByRole('toolbar', { name: 'Your hand' });
export const handTiles = (page: Page): Locator => ownHand(page).getByRole('button');
export const tablePanel = (page: Page): Locator => page.locator('.play-told');

/** Has lessons shown on one page, on a phone as well: where all boards of a lesson are looked at together. */
export const onOnePage = (page: Page): Promise<unknown> =>
  page.addInitScript((v) => {
    const there = localStorage.getItem('sparrow:settings');
    if (there === null) localStorage.setItem('sparrow:settings', JSON.stringify({ v, lessons: 'page' }));
  }, VERSION);
