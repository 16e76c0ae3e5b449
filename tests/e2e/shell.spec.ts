import type { Locator } from '@playwright/test';
import { more as sayMore } from '#i18n/more.ts';
import { LONG, someOf } from '../scale.ts';
import { courses, lessons, onCalls } from './lessons.ts';
import { looksRightByDayAndNight } from './looks.ts';
import { course, game, goesSideways, kindOf, onOnePage, pages, tilesOutside } from './pages.ts';
import { expect, test } from './site.ts';
import { solve } from './solved.ts';
import { settled } from './widgets.ts';

// The lesson before it is that of every course.
const [, first] = lessons;
const lesson = first?.address ?? '/learn/';
const exercises = first?.exercises ?? [];

/** Pages of a kind are built alike: the first of each and one other are looked at in a commit, all in the long run. */
const lookedAt = [...new Set(pages.map(kindOf))].flatMap((kind) => {
  const [first, ...others] = pages.filter((path) => kindOf(path) === kind);
  return first === undefined ? [] : [{ first, others: someOf(`pages of ${kind}`, others, 1) }];
});
const seen = new Set(lookedAt.flatMap(({ first, others }) => [first, ...others]));
/** Of other lessons what the server has drawn is measured, without scripts: their widgets have tests of their own. */
const unseen = pages.filter(
  (path) => !seen.has(path) && courses.some(({ lessons }) => lessons.some(({ address }) => address === path)),
);

test.describe('every page', () => {
  for (const { first, others } of lookedAt) {
    const more = others.length > 0 && !LONG ? `, and so does ${others.join()}` : '';
    test(`${first} loads without a fault and fits a phone, and axe finds nothing${more}`, async ({
      page,
    }) => {
      for (const path of [...others, first])
        await test.step(path, async () => {
          await page.setViewportSize({ width: 320, height: 640 });
          await page.goto(path);
          await expect(page.locator('h1')).toHaveCount(1);
          // What comes to life by itself has done so.
          await settled(page);
          expect(await goesSideways(page), path).toEqual([]);
          expect(await tilesOutside(page), `${path}: tiles beside the window`).toBe(0);
          await page.setViewportSize({ width: 1280, height: 800 });
          expect(await goesSideways(page), path).toEqual([]);
          // What axe says of the first page of a kind it says of them all.
          if (LONG || path === first) await looksRightByDayAndNight(page, path);
        });
    });
  }
});

test('with text twice as large nothing leaves the window, and every tool is there', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const path of ['/', '/play/british/', lesson, '/referee/', '/score/hong-kong/', '/rules/hong-kong/']) {
    await page.goto(path);
    await settled(page);
    expect(await goesSideways(page), path).toEqual([]);
  }
  await page.goto('/play/british/');
  for (const tool of await page.getByRole('toolbar', { name: 'The deal' }).getByRole('button').all())
    await expect(tool).toBeInViewport({ ratio: 1 });
});

test('the first thing a keyboard meets leads to the page', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('tiles, words, light', () => {
  test('are set by keyboard and stay over a reload', async ({ page }) => {
    await page.goto(course);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-tiles', 'plain');
    await page.getByRole('button', { name: 'Settings' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Settings' });
    await expect(panel.getByRole('radio', { name: 'Plain' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('radio', { name: 'As my device' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(root).toHaveAttribute('data-contrast', 'more');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(root).toHaveAttribute('data-tiles', 'index');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(root).toHaveAttribute('data-tile-size', 'large');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(panel.getByRole('checkbox', { name: 'Sounds of the tiles' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect(root).toHaveAttribute('data-words', 'han');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.reload();
    for (const [name, value] of [
      ['theme', 'dark'],
      ['contrast', 'more'],
      ['tiles', 'index'],
      ['tile-size', 'large'],
      ['words', 'han'],
    ] as const) {
      await expect(root).toHaveAttribute(`data-${name}`, value);
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
  });

  test('hold in the other windows of the site', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/');
    await page.goto(course);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Evening' }).check();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('that a newer version has kept are left as they are, and the reader is told', async ({ page }) => {
    const newer = '{"v":99,"theme":"dark","lessons":{"a/b":"2026-01-01"}}';
    await page.goto(course);
    const notice = page.getByText('A newer version of this site saved');
    await expect(notice).toBeHidden();
    await page.evaluate((text) => {
      localStorage.setItem('sparrow:settings', text);
      localStorage.setItem('sparrow:progress', text);
    }, newer);
    await page.goto(lesson);
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page).not.toHaveURL(lesson);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    expect(
      await page.evaluate(() => ['settings', 'progress'].map((name) => localStorage[`sparrow:${name}`])),
    ).toEqual([newer, newer]);
  });

  test('take the focus when they are opened, by the pointer too', async ({ page }) => {
    await page.goto(course);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeFocused();
    const first = page.getByRole('radio', { name: 'As my device' });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
  });

  test('work for the page where nothing can be kept', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no store', 'SecurityError');
        },
      });
    });
    await page.goto(course);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Evening' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a phone has the places and the panel behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('radio', { name: 'Evening' })).toBeVisible();
  // Six places; whatever the foot of a page leads to is among them: a lesson and a table have no foot.
  const addresses = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const inMenu = await addresses(panel.getByRole('link'));
  const inFoot = await addresses(page.getByRole('contentinfo').getByRole('link'));
  expect(inMenu).toHaveLength(6);
  expect(inFoot.length).toBeGreaterThan(0);
  expect(inFoot.filter((address) => !inMenu.includes(address))).toEqual([]);
  await panel.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/$/);
});

test('everything beside the main places is found behind More, and what is for authors behind one heading', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: sayMore.nav })
    .first()
    .click();
  const main = page.getByRole('main');
  for (const address of [
    '/which/',
    '/glossary/',
    '/compare/',
    '/compare/hand/',
    '/compare/deal/',
    '/compare/house-rules/',
  ])
    await expect(
      main.locator(`h1 ~ ul a[href="${address}"], .page-head + ul a[href="${address}"]`),
    ).toBeVisible();
  const authors = main.getByRole('heading', { name: sayMore.authors }).locator('+ ul');
  for (const address of ['/embed/', '/referee/'])
    await expect(authors.locator(`a[href="${address}"]`)).toBeVisible();
});

test.describe('progress', () => {
  test('a lesson is done when its exercises are solved, not when its page is turned', async ({ page }) => {
    await page.goto(lesson);
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page).not.toHaveURL(lesson);
    await expect(page.getByText('Not started').first()).toBeAttached();
    await solve(page, exercises);
    await page.reload();
    await expect(page.getByText(/^1 of \d+ lessons done$/).first()).toBeAttached();
    await page.goto(course);
    await expect(page.locator('[data-lesson][data-done]')).toHaveCount(1);
  });

  test('home and the course lead to where one is, and beyond it once that is done', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'I have never played' })).toBeVisible();
    await page.goto(lesson);
    await page.goto('/');
    const onward = page.getByRole('link', { name: 'Continue with Two-Five-Eight' });
    await expect(onward).toHaveAttribute('href', lesson);
    await solve(page, exercises);
    await page.goto(course);
    const resume = page.getByRole('link', { name: 'Continue where you left off' });
    await expect(resume).not.toHaveAttribute('href', lesson);
    await resume.click();
    await expect(page).toHaveURL(/\/learn\/two-five-eight\/.+/);
    await page.goto('/');
    await expect(onward).toHaveAttribute('href', /\/learn\/two-five-eight\/.+/);
    await expect(onward).not.toHaveAttribute('href', lesson);
  });

  test('on a phone with all of a lesson on one page “Go on” stands at its end, as wide as a thumb wants it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await onOnePage(page);
    await page.goto(lesson);
    const onward = page.getByRole('link', { name: 'Go on' });
    await expect(onward).not.toBeInViewport();
    await onward.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await onward.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(200);
    expect(height).toBeGreaterThanOrEqual(44);
  });
});

test('a lesson on paper has every step and answer, and nothing to press', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(onCalls?.address ?? lesson, { waitUntil: 'networkidle' });
  const steps = page.locator('.captions > li:not(.opening)');
  const answers = page.locator('details.unscripted > :not(summary)');
  const shown = (what: Locator) =>
    what.evaluateAll((all) => all.map((each) => each.checkVisibility({ visibilityProperty: true })));
  const count = await steps.count();
  expect(count).toBeGreaterThan(2);
  expect(await answers.count()).toBeGreaterThan(2);
  // What a browser does before it prints, and after.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await shown(steps)).not.toContain(false);
  expect(await shown(answers)).not.toContain(false);
  await expect(page.locator('main button:not(.tabletop button)').filter({ visible: true })).toHaveCount(0);
  expect(
    await page
      .locator('.cloth')
      .first()
      .evaluate((cloth) => getComputedStyle(cloth).backgroundImage),
  ).toBe('none');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await shown(answers)).not.toContain(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the other lessons fit a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of someOf('lessons on a phone', unseen, 8)) {
      await page.goto(address);
      expect.soft(await goesSideways(page), address).toEqual([]);
      expect.soft(await tilesOutside(page), `${address}: tiles beside the window`).toBe(0);
    }
  });

  test('a phone’s menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Learn' })).toBeVisible();
  });

  test('the search page lists everything instead', async ({ page }) => {
    await page.goto('/search/');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator(`main a[href="${lesson}"]`)).toBeVisible();
  });
});

test.describe('search', () => {
  test('answers while one types, says how many, and keeps the question in the address', async ({ page }) => {
    await page.goto('/search/');
    await page.getByRole('searchbox').fill('jong');
    const status = page.getByRole('status');
    await expect(status).toHaveText(/^\d+ pages? mentions? “jong”\.$/);
    const hits = page.locator('.results a');
    await expect(hits.first()).toBeVisible();
    await expect(page).toHaveURL(/\?q=jong$/);
    await page.reload();
    await expect(hits.first()).toBeVisible();
    await hits.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).not.toHaveURL(/search/);
  });

  test('finds a thing by any game’s word, a list a game, the glossary among them', async ({ page }) => {
    await page.goto('/search/?q=how do I pong');
    const found = page.locator('.results');
    for (const game of ['British', 'Changchun', 'Hong Kong']) {
      await expect(found.getByRole('heading', { level: 2, name: game })).toBeVisible();
    }
    const british = found.locator('section', { has: page.getByRole('heading', { name: 'British' }) });
    await expect(british.locator('h3').filter({ visible: true })).toHaveCount(5);
    await british.getByText(/^\d+ more in British$/).click();
    expect(await british.locator('h3').filter({ visible: true }).count()).toBeGreaterThan(5);
    await found.getByRole('link', { name: /\bPong\b.*\bPeng\b|\bPeng\b.*\bPong\b/ }).click();
    await expect(page).toHaveURL(/\/glossary\/#pung$/);
    await expect(page.locator(':target')).toContainText('Three of a kind');
  });

  test('says what to do when nothing answers', async ({ page }) => {
    await page.goto('/search/?q=xyzzyx');
    await expect(page.getByRole('status')).toContainText('xyzzyx');
    await expect(page.locator('.results li')).toHaveCount(0);
  });
});

test('a rule has an address, and it is marked there', async ({ page }) => {
  await page.goto(`/rules/${game}/`);
  const rule = page.locator('article[id]').nth(5);
  const id = await rule.getAttribute('id');
  await page.goto(`/rules/${game}/#${id}`);
  await expect(page.locator(':target')).toBeInViewport();
  for (const common of ['claims-together', 'in-turn']) {
    await expect(page.locator(`article#${common}`)).toHaveCount(1);
  }
});

test('a lost address is answered with 404 and a way on', async ({ page, faults }) => {
  const answer = await page.goto('/no/such/page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tile here.');
  await page.locator(`main a[href="${lesson}"]`).click();
  await expect(page).toHaveURL(lesson);
  // The browser itself complains of the answer that was asked for.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')));
});

test('two fonts are preloaded, of at most 70 kB together', async ({ page, request }) => {
  await page.goto(lesson);
  const fonts = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const sizes = await Promise.all(fonts.map(async (font) => (await (await request.get(font)).body()).length));
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70_000);
});

test('whoever skips on a page goes to what it is for: in a lesson past the list of lessons', async ({
  page,
}) => {
  for (const [address, to] of [
    ['/learn/', 'main'],
    [lesson, 'article'],
  ] as const) {
    await page.goto(address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(to)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(`${to} :focus`)).toHaveCount(1);
  }
});
