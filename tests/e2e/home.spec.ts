/** What home offers: to who is new, and to who comes back. */
import { home as sayHome } from '#i18n/home.ts';
import { practice as sayPractice } from '#i18n/practice.ts';
import { site as saySite } from '#i18n/site.ts';
import { warmUp as sayWarmUp } from '#i18n/warm-up.ts';
import { courses } from './lessons.ts';
import { askingIn, goesSideways, linksSeen, tilesOutside } from './pages.ts';
import { expect, test } from './site.ts';
import { solve } from './solved.ts';

test('whoever is new begins, says what they know, or finds out what they play', async ({ page }) => {
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Where to begin' });
  for (const name of ['I have never played', 'I know a game', 'Which game do we play?'])
    await expect(ways.getByRole('link', { name })).toBeVisible();
});

test('on a phone the first button is on the first screen, and which game one plays can be found out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Where to begin' });
  for (const name of ['I have never played', 'I know a game', 'Which game do we play?']) {
    const way = ways.getByRole('link', { name }).filter({ visible: true });
    await expect(way).toHaveCount(1);
    await expect(way).toBeInViewport({ ratio: 1 });
  }
  // What mahjong is, and the whole warm-up down to its buttons, are seen with them.
  await expect(page.getByText(sayHome.what)).toBeInViewport({ ratio: 1 });
  const warmUp = page.getByRole('region', { name: sayWarmUp.label });
  for (const button of await warmUp.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
  await warmUp.getByRole('button', { name: /^Hooo/ }).click();
  await expect(warmUp.getByText(sayWarmUp.won)).toBeInViewport({ ratio: 1 });
  const lesson = warmUp.getByRole('link');
  await expect(lesson).toHaveAttribute('href', courses[0]?.lessons[0]?.address ?? '');
  await expect(lesson).toBeInViewport({ ratio: 1 });
});

test('on the smallest phone nothing of the warm-up leaves the window, and its hand is won', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const warmUp = page.getByRole('region', { name: sayWarmUp.label });
  await warmUp.getByRole('button', { name: /^Hooo/ }).click();
  await expect(warmUp.getByRole('link', { name: sayWarmUp.learn })).toBeVisible();
  expect(await goesSideways(page)).toEqual([]);
  expect(await tilesOutside(page)).toBe(0);
});

test('whoever is new is told which game comes first, and may go straight into another', async ({ page }) => {
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Where to begin' });
  const [smallest, ...others] = courses;
  await expect(ways).toContainText(saySite.home.ways.first(smallest?.title ?? ''));
  const straight = ways.locator('p').getByRole('link');
  await expect(straight.first()).toBeVisible();
  for (const link of await straight.filter({ visible: true }).all()) {
    const title = await link.textContent();
    const other = others.find((each) => each.title === title);
    await expect(link).toHaveAttribute('href', other?.lessons[0]?.address ?? 'a lesson');
  }
});

for (const width of [360, 1280])
  test(`after the first step every other way in is still there, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(courses[0]?.lessons[0]?.address ?? '');
    await page.goto('/');
    const ways = page.getByRole('navigation', { name: 'Where to begin' });
    await expect(ways.getByRole('link', { name: /^Continue with/ })).toBeVisible();
    // They are folded, with the other games.
    const games = page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { name: saySite.home.rulesets }) });
    await expect(games.getByRole('link').filter({ visible: true })).toHaveCount(0);
    await games.locator('summary').click();
    for (const { title } of courses) await expect(games.getByRole('link', { name: title })).toBeVisible();
    for (const [name, address] of [
      ['I know a game', /compare\/#unlearn$/],
      ['Which game do we play?', /which\/$/],
    ] as const) {
      const way = games.getByRole('link', { name }).filter({ visible: true });
      await expect(way).toHaveCount(1);
      await expect(way).toHaveAttribute('href', address);
    }
    await expect(ways).not.toContainText(saySite.home.ways.first(courses[0]?.title ?? ''), {
      useInnerText: true,
    });
    expect(await goesSideways(page)).toEqual([]);
  });

for (const width of [360, 1280])
  test(`home has 20 links at most for who is new, and 12 for who comes back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    expect(await linksSeen(page)).toBeLessThanOrEqual(20);
    // Somebody who is in a course and has missed more than ten questions.
    await page.goto(courses[0]?.lessons[1]?.address ?? '');
    await page.evaluate(() => {
      const day = 24 * 60 * 60 * 1000;
      const memory = { due: Date.now() - day, last: Date.now() - 2 * day, stability: 1, difficulty: 5 };
      const more = { days: 1, steps: 0, reps: 2, lapses: 1, state: 2 };
      const card = { right: 1, wrong: 1, streak: 0, at: memory.last, memory: { ...memory, ...more } };
      const tiles = [...'123456789'].flatMap((rank) => [`${rank}m`, `${rank}p`]);
      const cards = Object.fromEntries(tiles.map((tile) => [`two-five-eight/tile/${tile}`, card]));
      localStorage.setItem('sparrow:practice', JSON.stringify({ v: 1, cards }));
    });
    await page.goto('/');
    const ways = page.getByRole('navigation', { name: 'Where to begin' });
    for (const name of [
      'Continue with Two-Five-Eight',
      sayPractice.due.go.at(-1) ?? '',
      saySite.home.ways.day,
    ])
      await expect(ways.getByRole('link', { name })).toBeVisible();
    expect(await linksSeen(page)).toBeLessThanOrEqual(12);
    expect(await goesSideways(page)).toEqual([]);
  });

test('whoever left a table finds it again, and today’s question of its game', async ({ page }) => {
  await page.goto('/play/hong-kong/');
  // What keeps the table is loaded with the first press.
  const keeper = page.waitForResponse(/\/share\.[\w-]+\.js$/);
  await page
    .getByRole('toolbar', { name: 'Actions' })
    .getByRole('button', { name: /^Go on/ })
    .click();
  // It has run once it can be imported again.
  await page.evaluate(async (url) => {
    await import(/* @vite-ignore */ url);
    await new Promise(requestAnimationFrame);
  }, (await keeper).url());
  await page.goto('/');
  const ways = page.getByRole('navigation', { name: 'Where to begin' });
  const table = ways.getByRole('link', { name: 'Back to your Hong Kong table' });
  await expect(table).toHaveAttribute('href', '/play/hong-kong/');
  const today = ways.getByRole('link', { name: 'Today’s question' });
  const address = (await today.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/practice\/hong-kong\/[a-z]+\/#v=1&seed=day-\d{4}-\d{2}-\d{2}&end$/);
  await today.click();
  await expect(askingIn(page)).toBeVisible();
  // Everybody is asked the same.
  const asked = await page.locator('.practice-question').innerText();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await page.goto(address);
  await expect(askingIn(page)).toBeVisible();
  expect(await page.locator('.practice-question').innerText()).toBe(asked);
});

test('whoever has done two courses is asked about both games, and led to another', async ({ page }) => {
  const [one, other] = courses;
  const [own, others] = [one, other].map((course) =>
    (course?.lessons ?? []).flatMap(({ exercises }) => exercises),
  );
  const ways = page.getByRole('navigation', { name: 'Where to begin' });
  const both = ways.locator('[data-way="both"]');
  await page.goto(one?.lessons.at(-1)?.address ?? '');
  await solve(page, own ?? []);
  await page.goto('/');
  await expect(ways.getByRole('link', { name: saySite.home.ways.another })).toHaveAttribute(
    'href',
    '/learn/',
  );
  await expect(both).toBeHidden();
  await expect(page.locator('[data-several]')).toBeHidden();

  await solve(page, [...(own ?? []), ...(others ?? [])]);
  await page.goto('/');
  await expect(both).toContainText(one?.title ?? '');
  await expect(both).toContainText(other?.title ?? '');
  await expect(page.locator('[data-several]')).toHaveText(saySite.home.several(2));
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await goesSideways(page), `at ${width} px`).toEqual([]);
  }
  // Every other day the day's question is one of two games; on both kinds of day it can be asked.
  const asked: string[] = [];
  for (const day of ['2026-11-26T12:00:00', '2026-11-27T12:00:00']) {
    await page.clock.setFixedTime(new Date(day));
    await page.goto('/');
    const today = ways.locator('[data-way="day"]');
    await expect(today).toBeVisible();
    asked.push((await today.getAttribute('href')) ?? '');
  }
  expect(asked.filter((address) => address.includes('against='))).toHaveLength(1);
  for (const address of asked) {
    await page.goto(address);
    await expect(askingIn(page)).toBeVisible();
  }
  await page.goto('/');
  await both.click();
  await expect(askingIn(page)).toBeVisible();
});
