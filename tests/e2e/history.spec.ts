/** A page that somebody leaves and comes back to by the history: the browser keeps it asleep, and it is alive again. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findWholeBrowser, launchArguments } from '../../src/cli/browser.ts';
import { someOf } from '../scale.ts';
import { onCalls } from './lessons.ts';
import { game, table } from './pages.ts';
import { expect, test, watch } from './site.ts';

const executablePath = findWholeBrowser();
test.skip(executablePath === undefined, 'a Chromium without windows keeps no page asleep');

let sleeper: Browser;
test.beforeAll(async () => {
  // Test browsers keep no page asleep unless they are told to.
  sleeper = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...launchArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => sleeper.close());

/** Opens a page of this address in such a browser; whether a page came back from sleep, it notes as `data-slept`. */
async function opened(
  baseURL: string | undefined,
  path: string,
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await sleeper.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 800 },
  });
  const faults = await watch(context, baseURL ?? '');
  const page = await context.newPage();
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['slept'] = `${persisted}`;
    }),
  );
  await page.goto(path);
  return { page, context, faults };
}

/** Leaves it for another page, does something there, and comes back. */
async function awayAndBack(page: Page, there: () => Promise<void> = async () => {}): Promise<void> {
  await page.goto('/glossary/');
  await there();
  // A page that only wakes does not load.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-slept', 'true');
}

/** What one does on a page before one leaves it, and how it goes on from there. */
interface Visit {
  readonly path: string;
  readonly before: (page: Page) => Promise<void>;
  readonly after: (page: Page) => Promise<void>;
}

const stepped = (page: Page, to: number) =>
  expect(
    page
      .getByRole('region', { name: /^Scene: / })
      .first()
      .getByRole('slider'),
  ).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${to} of`));
const next = (page: Page) =>
  page
    .getByRole('region', { name: /^Scene: / })
    .first()
    .getByRole('button', { name: 'Next' })
    .press('Enter');
const told = (page: Page) => page.locator('.play-told').getByRole('link', { name: /^§/ });
const action = (page: Page, name: RegExp) =>
  page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name }).press('Enter');

const VISITS: readonly Visit[] = [
  {
    path: onCalls?.address ?? '',
    before: async (page) => {
      await next(page);
      await stepped(page, 1);
    },
    after: async (page) => {
      await stepped(page, 1);
      await next(page);
      await stepped(page, 2);
    },
  },
  {
    path: table,
    before: async (page) => {
      await action(page, /^Hooo/);
      await expect(told(page)).toHaveText('§ four-sets-and-jong');
    },
    after: async (page) => {
      await expect(told(page)).toHaveText('§ four-sets-and-jong');
      await action(page, /^Pass/);
      await expect(told(page)).not.toHaveText('§ four-sets-and-jong');
    },
  },
  {
    path: `/practice/${game}/win/`,
    before: async (page) => {
      await page.getByRole('button', { name: /^Yes/ }).press('Enter');
      await expect(page.locator('.practice-verdict .slip')).toBeVisible();
    },
    after: async (page) => {
      await expect(page.locator('.practice-verdict .slip')).toBeVisible();
      await page.getByRole('button', { name: /^Next question/ }).press('Enter');
      await expect(page.getByText('Question 2 of')).toBeVisible();
    },
  },
];

for (const { path, before, after } of someOf('history', VISITS, 1)) {
  test(`${path} goes on where it was left`, async ({ baseURL }) => {
    const { page, context, faults } = await opened(baseURL, path);
    await before(page);
    await awayAndBack(page);
    await after(page);
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('what was chosen on another page meanwhile holds on the one that slept', async ({ baseURL }) => {
  const { page, context, faults } = await opened(baseURL, '/learn/');
  await awayAndBack(page, async () => {
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    await page.getByRole('radio', { name: 'Evening' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(faults).toEqual([]);
  await context.close();
});
