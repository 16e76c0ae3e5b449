/**
 * A test that also watches its pages: what the policy blocks, what breaks, and what leaves for another origin.
 * Pages of one worker share a browser and its cache; nothing else of one test is there in the next.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  test as plain,
  type Request,
} from '@playwright/test';

export { expect } from '@playwright/test';

interface Watched {
  /** Everything that must not happen on any page; checked by itself at the end of each test. */
  faults: string[];
}

/** Contexts by the options that cannot be changed in one. */
type Shared = { contexts: (browser: Browser, options: ContextOptions) => Promise<SharedContext> };

interface SharedContext {
  readonly context: BrowserContext;
  /** The page that stays open. */
  readonly kept: Page;
}

interface ContextOptions {
  readonly baseURL: string | undefined;
  readonly javaScriptEnabled: boolean | undefined;
  readonly hasTouch: boolean | undefined;
  readonly viewport: { readonly width: number; readonly height: number } | null | undefined;
}

/** Notes every fault of every page in a context, from its first request on; gives up watching by what it returns. */
async function watching(context: BrowserContext, address: string, faults: string[]): Promise<() => void> {
  const { origin } = new URL(address);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  };
  const onError = (error: { error(): Error }) => faults.push(`script: ${error.error().message}`);
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:') {
      faults.push(`request to ${url.href}`);
    }
  };
  context.on('console', onConsole);
  context.on('weberror', onError);
  context.on('request', onRequest);
  return () => {
    context.off('console', onConsole);
    context.off('weberror', onError);
    context.off('request', onRequest);
  };
}

/** What the policy blocks is an error in the console. */
const tellBlocked = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });

/** The faults of all pages of a context that the test has made for itself. */
export async function watch(context: BrowserContext, address: string): Promise<string[]> {
  const faults: string[] = [];
  await tellBlocked(context);
  await watching(context, address, faults);
  return faults;
}

/** Only what is given: an option that is none is not to be named. */
const given = (options: ContextOptions): BrowserContextOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/**
 * Opens a page of the site that has no script and is never closed: where pages of one site share a process, as they
 * do in these tests, it keeps the process, which has read the site's scripts, sheets and fonts.
 */
async function keepProcess(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('robots.txt');
  return page;
}

/** As if nobody had been there. @param kept the page that stays */
async function tidy(context: BrowserContext, kept: Page): Promise<void> {
  const pages = context.pages().filter((page) => page !== kept);
  // A table notes its deal when its page goes; nothing else is kept so late, and nowhere but in these stores.
  const isLate = pages.some((page) => page.url().includes('/play/'));
  const cleared = await Promise.allSettled(
    pages.map((page) => page.evaluate(() => [localStorage, sessionStorage].map((store) => store.clear()))),
  );
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // It takes long: only where the stores could not be cleared from a page.
  if (isLate || !cleared.some(({ status }) => status === 'fulfilled'))
    await context.setStorageState({ cookies: [], origins: [] });
}

/** A test whose context is shared, and whose pages nobody watches: they hold another site's pages. */
export const unwatched = plain.extend<object, Shared>({
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const made = new Map<string, SharedContext>();
      await use(async (browser, options) => {
        const key = JSON.stringify(options);
        const known = made.get(key);
        if (known) return known;
        // What answers without a network has a test of its own.
        const context = await browser.newContext({ ...given(options), serviceWorkers: 'block' });
        await tellBlocked(context);
        const shared = { context, kept: await keepProcess(context) };
        made.set(key, shared);
        return shared;
      });
      await Promise.all([...made.values()].map(({ context }) => context.close()));
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, contexts, baseURL, javaScriptEnabled, hasTouch, viewport }, use) => {
    const { context, kept } = await contexts(browser, { baseURL, javaScriptEnabled, hasTouch, viewport });
    await use(context);
    await tidy(context, kept);
  },
});

export const test = unwatched.extend<Watched>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      const done = await watching(context, baseURL ?? '', faults);
      await use(faults);
      done();
      plain.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
