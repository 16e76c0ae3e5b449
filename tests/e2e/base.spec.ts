/** The site in a folder of its host, as many a host has it: built for that folder, and served there. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDeal } from '#i18n/compare-deal.ts';
import { warmUp } from '#i18n/warm-up.ts';
import { createServer, listen } from '../../src/cli/serve.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { LONG, someOf } from '../scale.ts';
import { courses, onCalls } from './lessons.ts';
import { course, kindOf, pages, printedPages, rulebook, table } from './pages.ts';
import { expect, test, watch } from './site.ts';
import { firstScene, stepOn } from './widgets.ts';

test.describe.configure({ mode: 'serial' });

const host = 'https://school.example';
/** All of them in the long run; else one, another with each commit: each is a build of its own. */
const roots = someOf('base', ['/x', '/x/y', '/sub/dir'], 1);
const lesson = onCalls?.address ?? course;

for (const root of roots) test.describe(`under ${root}/`, () => under(root));

function under(root: string): void {
  let folder = '';
  let server: Server | undefined;
  let site = '';
  /** What the build printed. */
  let said = '';

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    folder = mkdtempSync(join(tmpdir(), 'sparrow-base-'));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/build.ts', folder], {
      env: { ...process.env, SITE_BASE: root, SITE_URL: host },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The site could not be built for ${root}:\n${stdout}${stderr}`);
    said = `${stdout}${stderr}`;
    server = createServer(folder, root);
    site = await listen(server, 0, root);
  });

  test.afterAll(() => {
    server?.closeAllConnections();
    server?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('the build says what it does in two lines', () => {
    expect(said.trim().split('\n')).toEqual([
      'Building the site. Every scene is played and every claim of a lesson is checked on the way.',
      expect.stringMatching(/^Built \d+ pages in \d+ seconds\.$/),
    ]);
  });

  test('every page says which address is its own, and the sitemap lists those that are to be found', async () => {
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    expect(read('robots.txt')).toContain(`Sitemap: ${host}${root}/sitemap-index.xml`);
    const listed = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
    const own = pages.filter((path) => path !== '/offline/' && path !== '/404.html');
    expect([...listed].sort()).toEqual(own.map((path) => `${host}${root}${path}`).sort());
    for (const path of ['', course.slice(1), rulebook.slice(1)])
      expect(read(`${path}index.html`)).toContain(`<link rel="canonical" href="${host}${root}/${path}">`);
  });

  test('every page names its picture, and whoever embeds from its link finds a frame that is there', () => {
    const isThere = (address: string): boolean =>
      address.startsWith(`${host}${root}/`) &&
      existsSync(join(folder, address.slice(`${host}${root}`.length)));
    for (const path of pages.filter((each) => each !== '/offline/' && each !== '/404.html')) {
      const page = readFileSync(join(folder, path, 'index.html'), 'utf8');
      for (const property of ['og:title', 'og:site_name', 'og:description'])
        expect(page, `${path}: ${property}`).toMatch(
          new RegExp(`<meta property="${property}" content="[^"]`),
        );
      expect(page, path).toContain(`<meta property="og:url" content="${host}${root}${path}">`);
      const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(page) ?? [];
      expect(isThere(picture), `${path}: ${picture}`).toBe(true);
      const [, embed] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
      if (embed === undefined) continue;
      expect(isThere(embed), `${path}: ${embed}`).toBe(true);
      const { html } = JSON.parse(
        readFileSync(join(folder, embed.slice(`${host}${root}`.length)), 'utf8'),
      ) as {
        html: string;
      };
      const [, frame = ''] = /src="([^"#]+)/.exec(html) ?? [];
      expect(isThere(frame), `${path}: ${frame}`).toBe(true);
    }
  });

  test('the sheet for the table leads to its evening by a code, and is no longer for it', async ({
    browser,
  }) => {
    const page = await (await browser.newContext()).newPage();
    for (const { game, address } of courses) {
      await page.goto(at(`${address}sheet/`));
      await expect(page.locator('.scan-code')).toBeVisible();
      await expect(page.locator('.to-scan')).toContainText(`school.example${root}/table/`);
      // Without a code it is printed in both formats elsewhere (sheet.spec).
      for (const format of someOf(`format of ${game}`, ['A4', 'Letter'] as const, 1))
        expect(printedPages(await page.pdf({ format })), `${address} ${format}`).toBe(
          game === 'riichi' ? 2 : 1,
        );
    }
    await page.context().close();
  });

  test('what one pastes leads there, and the table that it makes works', async ({ browser }) => {
    const context = await browser.newContext();
    const faults = await watch(context, site);
    const page = await context.newPage();
    await page.goto(at('/embed/#v=1&scene=british%2Frobbing-the-kong'));
    // The lines stand there once the browser has said on which host they are.
    await expect(page.locator('[data-snippet="once"]')).toContainText(site);
    const lines = await page.locator('[data-snippet]').allTextContents();
    const leads = lines.flatMap((line) =>
      [...line.matchAll(/(?:src|href)="([^"#]+)/g)].map(([, to = '']) => to),
    );
    expect(leads.length).toBeGreaterThan(3);
    for (const to of leads) {
      expect(to.startsWith(site), to).toBe(true);
      expect((await page.request.get(to)).status(), to).toBe(200);
    }
    const frame = page.frameLocator('mahjong-embed iframe');
    await frame.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(frame.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 1 of/);
    expect(faults).toEqual([]);
    await context.close();
  });

  const firstOfKind = (paths: readonly string[], path: string): number =>
    paths.findIndex((other) => kindOf(other) === kindOf(path));
  const at = (path: string) => `${site.replace(/\/$/, '')}${path}`;

  test('every kind of page is there with its style and its fonts, and every link on it stays inside', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const faults = await watch(context, site);
    const page = await context.newPage();
    const lost: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) lost.push(`${answer.status()} ${answer.url()}`);
    });
    const places = new Set<string>();
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('index.html'))
      .map((path) => `/${path.replaceAll('\\', '/').replace(/index\.html$/, '')}`);
    // The build has followed every link of every page; here a page of each kind is seen, all of them in the long run.
    const seen = paths.filter((each, at) => LONG || firstOfKind(paths, each) === at);
    test.setTimeout(300_000 + seen.length * 10_000);
    for (const path of seen) {
      await page.goto(at(path), { waitUntil: 'load' });
      const { fonts, links } = await page.evaluate(async () => {
        await document.fonts.ready;
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        return { fonts: loaded.length, links: [...document.links].map(({ href }) => href) };
      });
      // A frame in somebody else's page may fetch none.
      if (!path.startsWith('/embed/frame/')) expect(fonts, path).toBeGreaterThan(0);
      for (const link of links) {
        const url = new URL(link);
        if (url.origin === new URL(site).origin) places.add(url.pathname);
      }
    }
    expect([...places].filter((place) => !place.startsWith(`${root}/`))).toEqual([]);
    const answers = await Promise.all(
      [...places].map(async (place) => (await page.request.get(new URL(place, site).href)).status()),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(lost).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  const others = courses.filter(({ address }) => address !== course);
  for (const { game, title, lessons } of someOf('courses under a path', others, 1)) {
    test(`scenes and the table of ${title} link inside it`, async ({ browser }) => {
      const { win, drawnCall = win } = rulesetOf(await loadGame(game)).terms;
      const context = await browser.newContext();
      const faults = await watch(context, site);
      const page = await context.newPage();
      // One that goes its first step without an answer.
      const [shown] = lessons.flatMap(({ address, doings }) =>
        doings.flatMap((doing) =>
          doing.is === 'scene' && doing.free > 0 ? [{ address, title: doing.title }] : [],
        ),
      );
      await page.goto(at(shown?.address ?? ''));
      const scene = page.getByRole('region', { name: `Scene: ${shown?.title}`, exact: true });
      await stepOn(scene);
      await page.goto(at(`/play/${game}/`));
      const actions = page.getByRole('toolbar', { name: 'Actions' });
      await actions.getByRole('button', { name: new RegExp(`^${drawnCall}`) }).click();
      const rule = page.locator('.play-told').getByRole('link', { name: /^§/ });
      await expect(rule.first()).toHaveAttribute('href', new RegExp(`^${root}/rules/${game}/#`));
      expect(faults).toEqual([]);
      await context.close();
    });
  }

  test('islands wake, answer and link inside it; the search leads inside; progress is noted', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const faults = await watch(context, site);
    const page = await context.newPage();

    await page.goto(at('/'));
    await page.getByRole('button', { name: /^Hooo/ }).click();
    await expect(page.getByRole('link', { name: warmUp.learn })).toHaveAttribute(
      'href',
      new RegExp(`^${root}/learn/`),
    );

    await page.goto(at(lesson));
    await stepOn(firstScene(page));
    const turn = page
      .getByRole('group')
      .filter({ has: page.getByRole('toolbar', { name: 'What you can do' }) })
      .filter({ has: page.getByRole('button', { name: /^Hooo/ }) })
      .first();
    await turn.getByRole('button', { name: /^Hooo/ }).click();
    await expect(turn.getByRole('link', { name: /^§/ })).toHaveAttribute(
      'href',
      new RegExp(`^${root}${rulebook}#`),
    );
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Evening' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page).not.toHaveURL(at(lesson));
    await expect(page).toHaveURL(new RegExp(`${root}/learn/`));
    // What one reads is noted by a script of the page.
    await page.waitForLoadState();
    const next = new URL(page.url()).pathname;
    await page.goto(at('/'));
    await expect(page.getByRole('link', { name: /^Continue with/ })).toHaveAttribute('href', next);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.goto(at(table));
    const actions = page.getByRole('toolbar', { name: 'Actions' });
    await actions.getByRole('button', { name: /^Hooo/ }).click();
    const rule = page.locator('.play-told').getByRole('link', { name: /^§/ });
    await expect(rule).toHaveAttribute('href', new RegExp(`^${root}${rulebook}#`));
    await page
      .getByRole('button', { name: /^Share/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Link to this position' })).toHaveValue(
      new RegExp(`${root}${table}#`),
    );
    await page.keyboard.press('Escape');

    await page.goto(at(rulebook));
    const pung = page.getByRole('article', { name: 'Calling Pung' });
    await pung.getByText('See it at the table').click();
    await stepOn(pung);

    await page.goto(at('/search/?q=kong'));
    await page.locator('.results a').first().click();
    await expect(page).toHaveURL(new RegExp(`${root}/(?:learn|rules|glossary)/`));
    expect(faults).toEqual([]);

    await page.goto(at('/no/such/page/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tile here.');
    await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
    await expect(page).toHaveURL(at('/learn/'));
    await context.close();
  });

  test('deals that part are looked for by a worker, which is found inside it', async ({ browser }) => {
    const context = await browser.newContext();
    const faults = await watch(context, site);
    const page = await context.newPage();
    await page.goto(at('/compare/deal/'));
    await page.getByRole('button', { name: compareDeal.another }).click();
    // It has tried one at least, or is done already.
    const heard = page.getByText(/^[1-9]\d* deals tried\.$|by another rule\.$|^No other rule parted them/);
    await expect(heard).toBeVisible({ timeout: 60_000 });
    expect(faults).toEqual([]);
    await context.close();
  });
}
