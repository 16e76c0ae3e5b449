/** What a reader kept outlives the next build, and no wrong answer of the network is ever kept. */
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { offline } from '#i18n/offline.ts';
import { someOf } from '../scale.ts';
import { anotherBuild } from './another-build.ts';
import { type Host, hosting, type Instead, keptIn, visiting, waitUntilKept } from './offline-host.ts';
import { course, folder, game, pages, table } from './pages.ts';
import { expect, unwatched as test } from './site.ts';
import { firstScene, stepOn } from './widgets.ts';

const { title: lost } = offline;

let host: Host;

test.beforeAll(async () => {
  host = await hosting();
});
test.afterAll(() => host.close());
test.beforeEach(() => {
  host.answer(null);
  host.serve(folder);
});

/** A course’s own pages: some of them with each commit. */
const ofCourse = someOf(
  'pages without a network',
  pages.filter((path) => new RegExp(`^/(?:learn|rules|play|practice|score)/${game}/`).test(path)),
  4,
);
/** Pages that are visited beside it, a few of each kind; half of them with each commit. */
const visited = someOf(
  'pages that are visited',
  [
    '/',
    '/glossary/',
    '/rules/british/',
    '/practice/british/win/',
    '/learn/changchun/gang/',
    '/play/british/',
  ],
  3,
);

/** Opens each page without a network; each has its own heading, its style and every script that it asks for. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    // What is left behind by going on is not missing.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(`${page.url()}: ${request.url()}`);
  });
  page.on('pageerror', (error) => missing.push(`${page.url()}: ${error.message}`));
  for (const path of paths) {
    await page.goto(host.at(path));
    await page.waitForLoadState('load');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toBeVisible();
    await expect(heading, path).not.toHaveText(lost);
    // Without the site’s own sheet a page has the browser’s serif face.
    const face = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(face, path).toContain('Alegreya');
  }
  page.removeAllListeners('requestfailed');
  page.removeAllListeners('pageerror');
  expect(missing).toEqual([]);
}

/** What a reader does first on a lesson, at the table and in practice is answered. */
async function act(page: Page): Promise<void> {
  await page.goto(host.at('/learn/two-five-eight/calling-a-pung/'));
  await stepOn(firstScene(page));
  await page.goto(host.at(table));
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: /^Hooo/ }).click();
  await expect(page.getByRole('link', { name: /^§/ }).first()).toBeVisible();
  await page.goto(host.at(`/practice/${game}/win/`));
  await page.locator('.practice button:enabled').first().click();
  await expect(page.locator('.practice-verdict .slip')).toBeVisible();
}

/** Visits a page until all that its widgets load by themselves is there, and the page is kept. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(host.at(path), { waitUntil: 'networkidle' });
  const coming = page.locator('astro-island[client="load"]:is([ssr], :has([data-busy]))');
  await expect(coming).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => keptIn(page)).toContain(new URL(host.at(path)).pathname);
}

/** Keeps the course of the page that is open. */
async function keepCourse(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: offline.keep.title });
  await section.getByRole('button', { name: /^Keep this course/ }).click();
  await waitUntilKept(section);
}

/**
 * Opens the course page until it says that what is kept is of an older build. Right after the network is back, or where
 * it takes longer than the worker waits, the page still goes by the stored list.
 */
async function seeThatItIsOld(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(host.at(course));
    const section = page.getByRole('region', { name: offline.keep.title });
    await expect(section.getByText(offline.keep.old)).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

/** The next build is served, and its worker is the one that answers: no page of the old one is open any more. */
async function update(page: Page, later: string): Promise<Page> {
  host.serve(later);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
    )
    .toBe(true);
  const context = page.context();
  await page.goto('about:blank');
  await page.close();
  const next = await context.newPage();
  await next.goto(host.at('/'));
  await expect
    .poll(() =>
      next.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.state === 'activated' && !registration.waiting;
      }),
    )
    .toBe(true);
  // It was opened anew by the next build: it brings what its widgets load.
  await visit(next, '/');
  return next;
}

test('a kept course and every visited page open whole without a network, before and after the next build', async ({
  browser,
}) => {
  const later = await anotherBuild(folder, host.root);
  let page = await visiting(browser, host, course);
  await keepCourse(page);
  for (const path of visited) await visit(page, path);
  await page.context().setOffline(true);
  await walk(page, [...ofCourse, ...visited]);
  await act(page);
  await page.context().setOffline(false);
  page = await update(page, later);
  await page.context().setOffline(true);
  await walk(page, [...ofCourse, ...visited]);
  await act(page);
  // It says that it is an older one, and is whole again once the new one is fetched.
  await page.context().setOffline(false);
  await seeThatItIsOld(page);
  // A page of it that is opened meanwhile brings what it loads later.
  await page.goto(host.at('/learn/two-five-eight/calling-a-pung/'), { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await act(page);
  await page.context().setOffline(false);
  await seeThatItIsOld(page);
  const section = page.getByRole('region', { name: offline.keep.title });
  await section.getByRole('button', { name: /^(?:Update|Fetch|Keep)/ }).click();
  await waitUntilKept(section);
  await page.context().setOffline(true);
  await walk(page, ofCourse);
  await page.context().close();
  rmSync(later, { recursive: true, force: true });
});

/** A captive portal: every address is answered by its own page. */
const portal: Instead = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel</h1>');
  return true;
};

/** A host that answers what it does not know, and all else during a deploy, with its own page of the right type. */
const portalOfTypes: Instead = ({ url }, response) => {
  const [, kind = 'html'] = /\.(\w+)$/.exec(url ?? '') ?? [];
  const type = { js: 'text/javascript', css: 'text/css', json: 'application/json' }[kind] ?? 'text/html';
  response.writeHead(200, { 'content-type': type }).end('{"welcome": "to the hotel"}');
  return true;
};

test('neither a page in place of everything nor something else of the right type is ever kept: once the network is back all is as it was; nor does a spoiled note of what was kept take the offer away', async ({
  browser,
}) => {
  const page = await visiting(browser, host, course);
  await keepCourse(page);
  const before = (await keptIn(page)).sort();
  expect(before.filter((path) => path.includes('two-five-eight')).length).toBeGreaterThan(20);
  for (const [name, answers, lesson] of [
    ['a page in place of everything', portal, '/learn/changchun/gang/'],
    ['something else of the right type', portalOfTypes, '/learn/hong-kong/who-gets-the-tile/'],
  ] as const)
    await test.step(name, async () => {
      // The lesson of another course is open, and what its widget loads later is not there yet.
      await page.goto(host.at(lesson), { waitUntil: 'networkidle' });
      host.answer(answers);
      await page
        .getByRole('region', { name: /^Scene: / })
        .first()
        .getByRole('button', { name: 'Next' })
        .click();
      for (const path of ['/learn/two-five-eight/calling-a-pung/', table, '/glossary/'])
        await page.goto(host.at(path));
      host.answer(null);
      await page.goto(host.at(lesson));
      await stepOn(firstScene(page));
      await page.context().setOffline(true);
      await walk(page, ofCourse);
      await act(page);
      await page.context().setOffline(false);
    });
  await test.step('a spoiled note', async () => {
    await page.goto(host.at(course));
    await page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('sparrow kept'));
      const store = await caches.open(name);
      for (const { url } of await store.keys()) await store.put(url, new Response('{"learn/'));
    });
    await page.reload();
    const section = page.getByRole('region', { name: offline.keep.title });
    await expect(section.getByRole('button', { name: /^Keep this course/ })).toBeVisible();
  });
  await page.context().close();
});

test('a script that an earlier worker kept as a page is fetched again', async ({ browser }) => {
  const page = await visiting(browser, host, '/learn/changchun/gang/');
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('sparrow pages'));
    const store = await caches.open(name);
    for (const { url } of await store.keys())
      if (url.endsWith('.js'))
        await store.put(url, new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }));
  });
  await page.reload();
  await stepOn(firstScene(page));
  await page.context().close();
});

test('a kept page opens where the server fails or never answers', async ({ browser }) => {
  const page = await visiting(browser, host, course);
  await page.goto(host.at('/glossary/'), { waitUntil: 'networkidle' });
  const failing: Instead = (_, response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Out of order</h1>');
    return true;
  };
  const hanging: Instead = () => true;
  host.answer(failing);
  await walk(page, [course, '/glossary/']);
  // Each waits as long as the worker does.
  host.answer(hanging);
  const other = await page.context().newPage();
  await Promise.all([walk(page, [course]), walk(other, ['/glossary/'])]);
  await page.context().close();
});
