/** The reader's choice of tiles and words: taken up by every page and every widget, and kept. */
import type { Page } from '@playwright/test';
import { termSets } from '../../src/i18n/terms.ts';
import { onCalls } from './lessons.ts';
import { onOnePage, rulebook, table } from './pages.ts';
import { expect, test } from './site.ts';
import { firstScene, stepOn } from './widgets.ts';

const lesson = onCalls;
if (!lesson) throw new Error('there is no lesson on calls');
const { chi } = termSets;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

async function choose(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  for (const name of names) {
    await panel.getByRole('radio', { name }).focus();
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Which drawings of the tiles on a page are seen: the faces of old, the plain ones, the numbers in the corners. */
const faces = (page: Page) =>
  page
    .locator('main [class~="tile"] use')
    .evaluateAll((all) => [
      ...new Set(
        all.flatMap((use) =>
          ['classic', 'plain'].filter(
            (name) => getComputedStyle(use).getPropertyValue(`--show-${name}`) === 'inline',
          ),
        ),
      ),
    ]);

test('tiles change their faces on every page, and stay so', async ({ page }) => {
  await page.goto(lesson.address);
  expect(await faces(page)).toEqual(['plain']);
  const tile = page.getByRole('img', { name: /of characters$/ }).first();
  const plain = await tile.screenshot();
  await choose(page, 'Classic');
  expect(await faces(page)).toEqual(['classic']);
  expect(plain.equals(await tile.screenshot())).toBe(false);
  for (const path of [lesson.address, '/', rulebook, '/glossary/', table, '/learn/']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-tiles', 'classic');
    expect(await faces(page), path).not.toContain('plain');
  }
  await page.goto(table);
  await expect(page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').first()).toBeVisible();
  expect(await faces(page)).toEqual(['classic']);
});

test('tiles in hand are as large as chosen, at the table, in a scene and in practice, and the page stays as wide', async ({
  page,
}) => {
  const phone = { width: 360, height: 740 };
  await page.setViewportSize(phone);
  await onOnePage(page);
  const practice = '/practice/two-five-eight/win/';
  const own = () => page.locator('.seat[data-side="bottom"] .hand .tile, .board-held .tile').first();
  const widthOf = async (path: string) => {
    await page.goto(path);
    await expect(own()).toBeVisible();
    return (await own().boundingBox())?.width ?? 0;
  };
  const usual = new Map<string, number>();
  for (const path of [table, practice, lesson.address]) usual.set(path, await widthOf(path));
  for (const [size, least] of [
    ['Larger', 1.1],
    ['Largest', 1.3],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await choose(page, size);
    await page.setViewportSize(phone);
    for (const [path, width] of usual) {
      expect(await widthOf(path), `${size} ${path}`).toBeGreaterThan(width * least);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
      const beyond = await page.locator('.seat[data-side="bottom"] .hand .tile').evaluateAll((all) =>
        all.filter((tile) => {
          const { left, right } = tile.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        }),
      );
      expect(beyond, `${size} ${path}`).toEqual([]);
    }
  }
});

test('words are said everywhere as chosen, with keys of their own, and stay so', async ({ page }) => {
  const { chow, pung, kong, win } = chi.words;
  const barOf = (name: string) => page.getByRole('toolbar', { name }).first();
  const speaks = async (name: string) => {
    for (const word of [win, kong, pung, chow].map(capital)) {
      await expect(barOf(name).getByRole('button', { name: new RegExp(`^${word}\\b`) })).toBeVisible();
    }
  };
  await page.goto(lesson.address);
  await expect(barOf('What you can do').getByRole('button', { name: /^Pung/ })).toBeVisible();
  await choose(page, new RegExp(Object.values(chi.words).join(', ')));
  await expect(page.locator('.prose [data-term="pung"]').first()).toHaveText(/^peng/i);
  await speaks('What you can do');

  await page.reload();
  await expect(page.locator('.prose [data-term="pung"]').first()).toHaveText(/^peng/i);
  await speaks('What you can do');
  const turn = page
    .getByRole('group')
    .filter({ has: barOf('What you can do') })
    .last();
  await turn.getByRole('button', { name: new RegExp(`^${capital(win)}`) }).click();
  await expect(turn.getByRole('link', { name: /^§/ })).toBeVisible();
  await speaks('What you can do');

  await page.goto(table);
  await speaks('Actions');
  await page.keyboard.press(win.charAt(0));
  await expect(page.locator('.play-told').getByRole('link', { name: /^§/ })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: new RegExp(`^${capital(win)}\\b`) })).toBeEnabled();

  await choose(page, 'Each game’s own');
  await expect(page.getByRole('button', { name: /^Hooo/ })).toBeVisible();
  await page.goto(lesson.address);
  await expect(page.locator('.prose [data-term="pung"]').first()).toHaveText(/^pung/i);
});

test('a game is told in the chosen words throughout: its lessons, captions, questions and rulebook', async ({
  page,
}) => {
  // What a game's own page says of calls, but for the ids of its rules, which are addresses, and its own word beside how
  // that is said.
  const told = () =>
    page.locator('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const id of copy.querySelectorAll('.rule-id, .own-word, script')) id.remove();
      return (copy.textContent ?? '').match(/.{0,20}(?<![\w-])(?:Seung|Pong|Gong)s?(?![\w-]).{0,20}/g) ?? [];
    });
  await page.goto('/rules/hong-kong/');
  expect((await told()).length).toBeGreaterThan(20);
  await choose(page, /chow, pung, kong/);
  await expect.poll(told).toEqual([]);
  await page.goto('/learn/hong-kong/who-gets-the-tile/', { waitUntil: 'networkidle' });
  await expect.poll(told).toEqual([]);
  await stepOn(firstScene(page));
  await expect.poll(told).toEqual([]);
  await choose(page, 'Each game’s own');
  await expect.poll(async () => (await told()).length).toBeGreaterThan(5);
});

test('the words in Chinese characters are named in letters that every device has', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: /^Chinese characters:/ })).toBeVisible();
});

for (const [what, stored] of [
  ['spoiled', '{"v":1,"theme":'],
  ['full of nonsense', '{"v":1,"theme":"pink","tiles":7,"words":[],"lessons":4,"solved":"x"}'],
] as const) {
  test(`whatever is kept may be ${what}: a lesson, a table and the home page work`, async ({ page }) => {
    await page.addInitScript((text) => {
      for (const name of ['settings', 'progress', 'exercises', 'table:two-five-eight'])
        localStorage.setItem(`sparrow:${name}`, text);
    }, stored);
    await page.goto(lesson.address);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await expect(page.locator('html')).toHaveAttribute('data-tiles', 'plain');
    await stepOn(firstScene(page));
    await page.goto(table);
    await expect(page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').first()).toBeVisible();
    await expect(page.getByText('This link does not lead to a deal.')).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Hooo/ })).toBeEnabled();
    await expect(page.getByText('Not started').first()).toBeAttached();
  });
}

test('a stronger contrast takes hold of every page before it is painted, and stays', async ({ page }) => {
  await page.goto(lesson.address);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const before = await paper();
  await choose(page, 'Stronger');
  expect(await paper()).toBe('rgb(255, 255, 255)');
  await page.goto('/glossary/');
  expect(await paper()).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Usual' }).focus();
  await page.keyboard.press('Space');
  expect(await paper()).toBe(before);
  await page.emulateMedia({ contrast: 'more' });
  expect(await paper()).toBe('rgb(255, 255, 255)');
});
