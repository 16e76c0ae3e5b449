/** Every address that a button or a script of the site makes leads to what it says, at once and after a reload. */
import type { Page } from '@playwright/test';
import { badLink } from '#i18n/bad-link.ts';
import { houseRules } from '#i18n/house-rules.ts';
import { practice } from '#i18n/practice.ts';
import { scorePage } from '#i18n/score-page.ts';
import { site } from '#i18n/site.ts';
import { which } from '#i18n/which.ts';
import { someOf } from '../scale.ts';
import { answerSomehow } from './answer-questions.ts';
import { courses } from './lessons.ts';
import { ASKING, askingIn } from './pages.ts';
import { expect, test } from './site.ts';
import { solve } from './solved.ts';

/** What a page says of an address that it cannot follow. */
const FAULTS: readonly string[] = [
  practice.session.none.head,
  practice.session.broken('').head,
  badLink.broken,
  which.broken,
  houseRules.broken,
  scorePage.broken('').head,
  site.lost.title,
];

/** The addresses on a page that scripts make or read: those with a fragment of their own, and the way to what is due. */
const madeOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('a')].filter((link) => link.href && link.checkVisibility());
    const ways = links.filter(({ dataset }) => ['way', 'dueDoor', 'resume'].some((name) => name in dataset));
    const own = links.filter(({ hash }) => /^#(v=|due)/.test(hash));
    return [...ways, ...own, location].map(({ href }) => href);
  });

/** One address of those that differ in a seed, a tile or a game's own rule only. */
const kindOf = (address: string): string => {
  const { pathname, hash } = new URL(address);
  return `${pathname.replace(/[^/]*-[^/]*/g, '*')}${hash.replace(/=[^&]*/g, '=')}`;
};

/** What pages are for, by their addresses: a question that is asked, a hand to play. */
const LIVE: readonly (readonly [RegExp, string])[] = [
  [/\/(practice\/[^/]+\/[^/]+|test)\/$/, ASKING],
  [/\/play\/[^/]+\/$/, 'astro-island:not([ssr]) [role="toolbar"][aria-label="Your hand"]'],
];

/** That a page which was opened, or opened again, says what it is for, and nothing of an address that it cannot follow. */
const leadsOn = (page: Page, where: string): Promise<void> =>
  test.step(where, async () => {
    const { pathname } = new URL(page.url());
    const live = LIVE.flatMap(([path, selector]) => (path.test(pathname) ? [selector] : []));
    await page.waitForFunction((wanted) => {
      const isSeen = (selector: string): boolean =>
        document.querySelector(selector)?.checkVisibility() ?? false;
      // Until a widget lives it has nothing to say.
      const isSettled = !document.querySelector('astro-island[ssr][client="load"]');
      return isSettled && document.querySelector('h1')?.textContent?.trim() && wanted.every(isSeen);
    }, live);
    // All at once: among thousands of tiles a locator of a text takes long.
    const faults = await page.evaluate(
      (said) =>
        [...document.body.querySelectorAll('*')].flatMap((each) =>
          said.filter((text) => each.textContent?.trim() === text),
        ),
      FAULTS,
    );
    expect(faults, where).toEqual([]);
  });

/** What decides what a page says beside its address: all that pages have noted. */
const readStores = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]));

/**
 * Opens an address; and opens it again where another page could come of it, as the page has changed its address or
 * noted something.
 */
async function openAndReload(page: Page, address: string): Promise<void> {
  const known = page.url().startsWith('http') ? await readStores(page) : '';
  // From another page: within one page only the fragment would change.
  if (page.url().startsWith('http') && new URL(page.url()).pathname === new URL(address, page.url()).pathname)
    await page.goto('about:blank');
  const answer = await page.goto(address);
  expect(answer?.ok() ?? true, address).toBe(true);
  const opened = new URL(address, page.url()).href;
  await leadsOn(page, address);
  // A table notes its deal when its page goes.
  const isLate = new URL(opened).pathname.includes('/play/');
  if (!isLate && page.url() === opened && (await readStores(page)) === known) return;
  const again = await page.reload();
  expect(again?.ok() ?? true, `${address}, again`).toBe(true);
  await leadsOn(page, `${address}, again`);
}

/** Opens the pages at these paths. @returns the addresses that are made there, but for the pages' own */
async function madeAt(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const made: string[] = [];
  for (const path of paths) {
    await openAndReload(page, path);
    const opened = new URL(path, page.url()).href;
    made.push(...(await madeOn(page)).filter((address) => address !== opened));
  }
  return made;
}

/** Opens each kind of these addresses. */
async function openAll(page: Page, addresses: readonly string[]): Promise<void> {
  const kinds = new Map(addresses.map((address) => [kindOf(address), address]));
  for (const address of kinds.values()) await openAndReload(page, address);
}

/** Answers somehow what is asked, so many times, and goes on. */
async function answerSome(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await expect(askingIn(page)).toBeVisible();
    await answerSomehow(page, page.locator('.practice'), page.locator('.practice-question'));
    await expect(page.locator('.practice-verdict .slip')).toBeVisible();
    await page.locator('.practice-dock .primary').last().click();
  }
}

const GAMES = courses.map(({ game }) => game);
/** What speaks of this game: whatever speaks of none, or of another, is opened by that one's test or by the last. */
const speaksOf = (game: string) => (address: string) => address.includes(game);

// Their pages are the same; another game with each commit, and all in the long run.
for (const { game, lessons } of someOf('games whose addresses are followed', courses, 1)) {
  test(`${game}: from the test, its result, practice and home every address leads on`, async ({ page }) => {
    test.setTimeout(600_000);
    const made: string[] = [];
    await page.goto(`/learn/${game}/test/`);
    await answerSome(page, 1);
    made.push(...(await madeOn(page)));
    await answerSome(page, 11);
    await expect(page.locator('.practice-end')).toBeVisible();
    made.push(...(await madeOn(page)));
    await page.goto(`/practice/${game}/mixed/`);
    await answerSome(page, 2);
    made.push(...(await madeOn(page)));
    await solve(page, lessons[0]?.exercises ?? []);
    made.push(
      ...(await madeAt(page, [
        '/',
        '/practice/',
        `/practice/${game}/`,
        `/learn/${game}/`,
        `/learn/${game}/recap/`,
      ])),
    );
    await openAll(page, made.filter(speaksOf(game)));
  });

  test(`${game}: from the table and house rules every address leads on`, async ({ page }) => {
    test.setTimeout(600_000);
    const made: string[] = [];
    for (const path of [`/play/${game}/`, `/compare/house-rules/${game}/`]) {
      await page.goto(path);
      await leadsOn(page, path);
      if (path.includes('house-rules')) await page.getByRole('radio', { checked: false }).first().check();
      else await page.keyboard.press('Enter');
      made.push(...(await madeOn(page)));
    }
    await openAll(page, made.filter(speaksOf(game)));
  });
}

test('from the answers about a game, a counted hand and a game of the referee every address leads on', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const made: string[] = [];
  await page.goto('/which/');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  for (let n = 0; n < 30 && !(await page.locator('.which-result').first().isVisible()); n++) {
    await page.locator('.which-asking').getByRole('button').first().click();
    made.push(...(await madeOn(page)).slice(-1));
  }
  made.push(...(await madeOn(page)));
  for (const path of ['/score/hong-kong/', '/score/riichi/', '/referee/']) {
    await page.goto(path);
    await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
    made.push(...(await madeOn(page)));
  }
  await openAll(page, made);
});

test('from home, comparisons and the makers of frames every address leads on that no game has for itself', async ({
  page,
}) => {
  test.setTimeout(600_000);
  // As whoever has begun a course and has a house rule.
  const [begun] = courses;
  await page.goto(`/compare/house-rules/${begun?.game}/`);
  await leadsOn(page, 'house rules');
  await page.getByRole('radio', { checked: false }).first().check();
  await solve(page, begun?.lessons[0]?.exercises ?? []);
  const made = await madeAt(page, ['/', '/practice/', '/compare/hand/', '/compare/deal/', '/embed/']);
  const own = GAMES.map(speaksOf);
  await openAll(
    page,
    made.filter((address) => !address.includes('/play/') || !own.some((speaks) => speaks(address))),
  );
});
