/** What is due, by one press from anywhere; tiles that are picked by keys; short trainers of tiles. */
import type { Page } from '@playwright/test';
import { ownMoments } from '#i18n/own-moments.ts';
import { practice } from '#i18n/practice.ts';
import { courses } from './lessons.ts';
import { askingIn, goesSideways } from './pages.ts';
import { ownTurn } from './positions.ts';
import { expect, test } from './site.ts';
import { given, widget } from './widgets.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Keeps cards that have been due since yesterday. */
const keep = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate(
    ([names, day]) => {
      const now = Date.now();
      const memory = { due: now - day, last: now - 2 * day, stability: 1, difficulty: 5 };
      const more = { days: 1, steps: 0, reps: 2, lapses: 1, state: 2 };
      const card = { right: 1, wrong: 1, streak: 0, at: now - 2 * day, memory: { ...memory, ...more } };
      const cards = Object.fromEntries(names.map((name) => [name, card]));
      localStorage.setItem('sparrow:practice', JSON.stringify({ v: 1, cards }));
    },
    [names, DAY] as const,
  );

test('one press from the header asks exactly what is due, game after game', async ({ page }) => {
  await page.goto('/');
  const doors = page.locator('a[data-due-door]');
  for (const door of await doors.all()) await expect(door).toBeHidden();
  // What all tiles once had together, and what no game asks, is not due.
  await keep(page, [
    'hong-kong/tile/8m',
    'hong-kong/tile/e',
    'changchun/tile/3p',
    'hong-kong/tile/-',
    'a/b/c',
  ]);
  const three = practice.due.go[3] ?? '';
  await page.goto('/');
  await expect(doors).toHaveText([three]);
  await page.goto('/practice/');
  await expect(doors).toHaveText([three, three]);
  await page.locator('.site-header a[data-due-door]').click();
  for (let n = 1; n <= 2; n++) {
    await expect(askingIn(page)).toBeVisible();
    await expect(page.getByText(practice.session.place(n, 2))).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.locator('.practice-verdict .slip')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: / of 2 right$/ })).toBeVisible();
  await page
    .locator('.practice-end')
    .getByRole('link', { name: practice.end.due(1) })
    .click();
  await expect(page).toHaveURL(/\/practice\/changchun\/mixed\//);
  await expect(askingIn(page)).toBeVisible();
  await expect(page.getByText(practice.session.place(1, 1))).toBeVisible();
});

test('however much is due, no page names a number over ten', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await keep(
    page,
    [...'123456789'].flatMap((rank) => [`hong-kong/tile/${rank}m`, `hong-kong/tile/${rank}p`]),
  );
  for (const address of ['/', '/practice/', '/learn/hong-kong/']) {
    await page.goto(address);
    const door = page.locator('a[data-due-door]').filter({ visible: true }).first();
    await expect(door).toHaveText(practice.due.go.at(-1) ?? '');
    expect(await goesSideways(page)).toEqual([]);
  }
  await page.goto('/practice/');
  await expect(page.locator('.due li')).toHaveCount(10);
  await page.locator('.site-header a[data-due-door]').click();
  await expect(page.getByText(practice.session.place(1, 10))).toBeVisible();
});

for (const { game: ruleset } of courses) {
  test(`${ruleset}: every way back to what is due asks it, at once and after a reload`, async ({ page }) => {
    await page.goto(`/learn/${ruleset}/test/`);
    await keep(page, [`${ruleset}/tile/8m`, `${ruleset}/tile/3p`]);
    const course = await given<{ practice: string }>(widget(page, 'Practice'));
    await page.reload();
    const [door, way] = [page.locator('.site-header a[data-due-door]'), `${course.practice}mixed/#due`];
    // The end of a test, and of any session, and the header lead to the same page.
    await expect(door).toHaveAttribute('href', way);
    await page.goto(course.practice);
    await expect(door).toHaveAttribute('href', way);
    await page.goto(way);
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload();
      await expect(askingIn(page)).toBeVisible();
      await expect(page.getByText(practice.session.place(1, 2))).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#due');
    }
    // What is answered is not asked again, and the rest is.
    await page.keyboard.press('1');
    await expect(page.locator('.practice-verdict .slip')).toBeVisible();
    await page.reload();
    await expect(askingIn(page)).toBeVisible();
    await expect(page.getByText(practice.session.place(1, 1))).toBeVisible();
  });
}

test('a moment of an own deal is due as well, and is asked at the table', async ({ page }) => {
  const link = ownTurn().split('#')[1] ?? '';
  await page.goto('/');
  await page.evaluate(
    ([link, day]) => {
      const now = Date.now();
      const memory = { due: now - day, last: now - 2 * day, stability: 1, difficulty: 5 };
      const more = { days: 1, steps: 0, reps: 2, lapses: 1, state: 2 };
      const card = { right: 0, wrong: 1, streak: 0, at: now - 2 * day, memory: { ...memory, ...more } };
      const moments = { a1: { game: 'two-five-eight', link, card } };
      localStorage.setItem('sparrow:moments', JSON.stringify({ v: 1, moments }));
    },
    [link, DAY] as const,
  );
  await page.goto('/practice/');
  await expect(page.locator('.due').getByRole('link', { name: ownMoments.name })).toBeVisible();
  const door = page.locator('.site-header a[data-due-door]');
  await expect(door).toHaveText(practice.due.go[1] ?? '');
  await door.click();
  const slip = page.getByRole('region', { name: ownMoments.title });
  await expect(slip).toContainText(ownMoments.about);
  const tile = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').first();
  await tile.click();
  await tile.click();
  await expect(slip).toContainText('You discarded');
  await slip.getByRole('link', { name: ownMoments.due }).click();
  await expect(page).toHaveURL(/\/practice\/$/);
  await expect(page.locator('.due').getByRole('link', { name: ownMoments.name })).toBeHidden();
});

test('once everything that was due today is answered, the page says so, and not before', async ({ page }) => {
  await page.goto('/practice/');
  const done = page.locator('[data-day-done]');
  await expect(done).toBeHidden();
  await keep(page, ['hong-kong/tile/8m']);
  await page.reload();
  await expect(page.locator('[data-due] a[data-due-door]')).toBeVisible();
  await expect(done).toBeHidden();
  await page.evaluate((day) => {
    const { v, cards } = JSON.parse(localStorage.getItem('sparrow:practice') ?? '{}');
    const card = cards['hong-kong/tile/8m'];
    const [at, due] = [Date.now(), Date.now() + 2 * day];
    const answered = { ...card, at, streak: 1, memory: { ...card.memory, last: at, due } };
    localStorage.setItem('sparrow:practice', JSON.stringify({ v, cards: { 'hong-kong/tile/8m': answered } }));
  }, DAY);
  await page.reload();
  await expect(done).toBeVisible();
  await expect(done.locator('.sparrow')).toBeVisible();
});

test('a session without an end is left with a result', async ({ page }) => {
  await page.goto('/practice/changchun/tile/');
  await expect(askingIn(page)).toBeVisible();
  await page.getByLabel(practice.session.length).selectOption('endless');
  const stop = page.getByRole('button', { name: practice.session.stop });
  await expect(stop).toHaveCount(0);
  await expect(askingIn(page)).toBeVisible();
  await page.keyboard.press('1');
  await stop.click();
  await expect(page.getByRole('heading', { level: 1, name: / of 1 right$/ })).toBeVisible();
});

test('where tiles are picked Enter checks, whichever tile has the focus', async ({ page }) => {
  await page.goto('/practice/two-five-eight/waits/');
  await expect(askingIn(page)).toBeVisible();
  const tiles = page.locator('.picks').getByRole('button');
  await tiles.first().focus();
  await page.keyboard.type('2s');
  await page.keyboard.press('Enter');
  await expect(page.locator('.practice-verdict .slip')).toBeVisible();
  await expect(tiles.first()).toHaveAttribute('aria-pressed', 'false');
});

test('in a frame tiles are typed without a focus', async ({ page }) => {
  await page.goto('/embed/frame/hand/two-five-eight/#hand=123m 567p 888p 34s 55s&ask=waits');
  const drill = page.locator('.drill');
  await expect(page.locator('.picks').getByRole('button').first()).toBeEnabled();
  await page.keyboard.type('2s5s');
  await expect(page.locator('.picks [aria-pressed="true"]')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(drill.locator('.slip')).toBeVisible();
});

test('Enter that is held answers, and stays at the verdict', async ({ page }) => {
  await page.goto('/practice/changchun/win/');
  await expect(askingIn(page)).toBeVisible();
  await page.getByRole('button', { name: /^Yes/ }).focus();
  const client = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  await client.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await expect(page.locator('.practice-verdict .slip')).toBeVisible();
  for (let n = 0; n < 10; n++) {
    await client.send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat: true, ...enter });
  }
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await expect(page.locator('.practice-verdict .slip')).toBeVisible();
  await expect(page.getByText(practice.session.place(1, 10))).toBeVisible();
});
