/** Without a connection: what was visited, a course that was kept, and what is said of the rest. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offline } from '#i18n/offline.ts';
import { bundle } from '../../src/build/bundle.ts';
import { isKeepable } from '../../src/offline/list.ts';
import { type Host, hosting, visiting, waitUntilKept } from './offline-host.ts';
import { course, folder, game, table } from './pages.ts';
import { expect, unwatched as test } from './site.ts';
import { firstScene, stepOn } from './widgets.ts';

const { title: lost } = offline;

let host: Host;

test.beforeAll(async () => {
  host = await hosting();
});
test.afterAll(() => host.close());
test.beforeEach(() => host.answer(null));

const at = (path: string): string => host.at(path);

/** Answers with another worker than the one that was built. */
const giveWorker = (script: string): void =>
  host.answer(({ url }, response) => {
    if (url !== `${host.root}sw.js`) return false;
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    return true;
  });

test('what was visited opens again, what was not is answered by a page that says so', async ({ browser }) => {
  const page = await visiting(browser, host, course);
  await page.goto(at('/glossary/'));
  await page.context().setOffline(true);
  await page.goto(at(course));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(lost);
  await page.goto(at('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(at('/glossary/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await page.goto(at('/rules/british/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost);
  await page.context().close();
});

test('a course is kept with its size and a bar, is stopped and goes on from there; it is done without a connection, and removed again', async ({
  browser,
}) => {
  const page = await visiting(browser, host, course);
  const section = page.getByRole('region', { name: offline.keep.title });
  await page.context().route(/\/rules\/two-five-eight\/scenes\//, () => {});
  await section.getByRole('button', { name: /^Keep this course offline \([\d.]+ MB\)$/ }).click();
  await expect(section.getByRole('progressbar')).toBeVisible();
  await section.getByRole('button', { name: offline.keep.stop }).click();
  await expect(section.getByText(offline.keep.stopped)).toBeVisible();
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await section.getByRole('button', { name: /^(?:Fetch the rest|Keep)/ }).click();
  await waitUntilKept(section);
  await page.context().setOffline(true);
  // Pages that were never opened: a lesson with its widgets, the table, the rulebook's scenes, practice.
  await page.goto(at('/learn/two-five-eight/calling-a-pung/'));
  await stepOn(firstScene(page));
  await page.goto(at(table));
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: /^Hooo/ }).click();
  await expect(page.locator('.play-told').getByRole('link', { name: /^§/ })).toBeVisible();
  await page.goto(at(`/practice/${game}/win/`));
  await page.locator('.practice button:enabled').first().click();
  await expect(page.locator('.practice-verdict .slip')).toBeVisible();
  await page.goto(at('/rules/british/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost);
  await expect(page.getByRole('main').getByRole('link', { name: 'Two-Five-Eight' })).toBeVisible();
  await page.goto(at(course));
  await expect(section.getByText(offline.keep.kept)).toBeVisible();
  await section.getByRole('button', { name: offline.keep.drop }).click();
  await expect(section.getByText(offline.keep.dropped)).toBeVisible();
  await page.context().close();
});

test('a new version takes nothing from a page that is open, and keeps what is the same', async ({
  browser,
}) => {
  const page = await visiting(browser, host, table);
  const built = readFileSync(join(folder, 'sw.js'), 'utf8');
  const worker = built.replace(/"version":"\w+"/, '"version":"another"');
  expect(worker).not.toBe(built);
  giveWorker(worker);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // It waits until no page of the old one is open.
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isWaiting).toBe(true);
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: /^Hooo/ }).click();
  await expect(page.locator('.play-told').getByRole('link', { name: /^§/ })).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible();
  await page.context().close();
});

test('a site that wants no worker any more takes it back, with what it kept', async ({ browser }) => {
  const page = await visiting(browser, host, '/');
  const none = await bundle('offline/remove-worker.ts');
  giveWorker(none);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.context().close();
});

test('no frame of somebody else’s page is answered by it, and none is kept', async ({ browser }) => {
  const page = await visiting(browser, host, '/');
  await page.goto(at('/embed/frame/scene/british/robbing-the-kong/'));
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => url.includes('/embed/frame/'))).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.goto(at('/embed/frame/scene/british/robbing-the-kong/'))).rejects.toThrow();
  await page.context().close();
});

test('the list names every file that may be kept, by what it holds', () => {
  const { files } = JSON.parse(readFileSync(join(folder, 'offline.json'), 'utf8')) as {
    files: Record<string, [string, number]>;
  };
  expect(Object.keys(files).every(isKeepable)).toBe(true);
  for (const address of ['', course.slice(1), `rules/${game}/rulebook.json`]) {
    const file = join(folder, address === '' || address.endsWith('/') ? `${address}index.html` : address);
    const bytes = readFileSync(file);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    expect(files[address]).toEqual([hash, bytes.length]);
  }
});

test('the site can be installed: its manifest names its start and icons that are there', async ({
  request,
}) => {
  const answer = await request.get(at('/manifest.webmanifest'));
  const manifest = (await answer.json()) as { start_url: string; icons: { src: string; sizes: string }[] };
  expect(manifest.start_url).toBe(host.root);
  for (const { src, sizes } of manifest.icons) {
    const png = await (await request.get(new URL(src, at('/')).href)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
