/** “I know one game. Teach me another”: every point is a question, missed ones come again, and it works without scripts. */
import type { Locator, Page } from '@playwright/test';
import { compare } from '#i18n/compare.ts';
import { practice } from '#i18n/practice.ts';
import { unlearn } from '#i18n/unlearn.ts';
import { someOf } from '../scale.ts';
import { courses } from './lessons.ts';
import { looksRight } from './looks.ts';
import { goesSideways, pages } from './pages.ts';
import { expect, test } from './site.ts';

/** Every page of two games. */
const PAIRS = pages.filter((path) => {
  const [, from, to] = /^\/compare\/([^/]+)\/([^/]+)\/$/.exec(path) ?? [];
  return [from, to].every((game) => pages.includes(`/learn/${game}/`));
});
/** One with boards of every kind: a call, several winners, hands. */
const PATH = 'compare/hk-taiwanese/two-five-eight/';

const points = (page: Page): Locator => page.locator('[data-point]');
const right = (point: Locator): Locator => point.locator('button[data-right]');
const wrong = (point: Locator): Locator => point.locator('button[data-choice]:not([data-right])');
const status = (page: Page): Locator => page.getByRole('status').filter({ hasText: / of \d+/ });

/** Answers every point, the first ones wrong. @returns how many there are */
async function answerAll(page: Page, missed: number): Promise<number> {
  const count = await points(page).count();
  for (let at = 0; at < count; at++) {
    const point = points(page).nth(at);
    await (at < missed ? wrong(point).first() : right(point)).click();
  }
  return count;
}

test('there is a page for each ordered pair, and the comparison leads to all of them', async ({ page }) => {
  expect(PAIRS).toHaveLength(courses.length * (courses.length - 1));
  await page.goto('compare/');
  const links = page.getByRole('region', { name: unlearn.door.title }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses.map((path) => path.slice(path.indexOf('/compare/'))).toSorted()).toEqual(PAIRS);
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    unlearn.title('Two-Five-Eight', 'Changchun'),
  );
  await page.getByRole('main').getByRole('link', { name: compare.title }).click();
  await expect(page).toHaveURL(/compare\/$/);
});

test('the habit is told whose it is, then what both games say, and the first answer stands', async ({
  page,
}) => {
  await page.goto(PATH);
  const point = page.locator('#chow');
  await expect(point.locator('.tile').first()).toBeVisible();
  const yes = point.getByRole('button', { name: 'Yes, you may.' });
  await yes.click();
  await expect(point).toContainText(unlearn.habit('HK-style Taiwanese'));
  await expect(point.locator('.sides:visible')).toContainText(unlearn.inGame('Two-Five-Eight'));
  await expect(yes).toHaveAttribute('data-state', 'refused');
  await expect(right(point)).toHaveAttribute('data-state', 'right');
  // It says that it cannot be pressed any more.
  await right(point).click({ force: true });
  await expect(yes).toHaveAttribute('data-state', 'refused');
  await expect(point).toContainText(unlearn.habit('HK-style Taiwanese'));
  await expect(status(page)).toHaveText(unlearn.end.open('1', await points(page).count()));
});

test('missed ones are asked again, alone, until they are right; what was right is remembered', async ({
  page,
}) => {
  await page.goto(PATH);
  const count = await answerAll(page, 2);
  await expect(status(page)).toHaveText(unlearn.end.done(String(count - 2), count));
  const again = page.getByRole('button', { name: unlearn.end.again });
  await again.click();
  const open = page.locator('[data-point]:visible');
  await expect(open).toHaveCount(2);
  await expect(again).toBeHidden();
  await expect(open.first().locator('button').first()).toBeFocused();
  await wrong(open.nth(0)).first().click();
  await right(open.nth(1)).click();
  await again.click();
  await expect(open).toHaveCount(1);
  await right(open.first()).click();
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: unlearn.end.all }).click();
  await expect(open).toHaveCount(count);
  await expect(status(page)).toHaveText(unlearn.end.done(String(count - 2), count));
  await page.reload();
  await expect(page.getByText(unlearn.before)).toHaveCount(count);
  for (const each of await page.getByText(unlearn.before).all()) await expect(each).toBeVisible();
});

test('what was missed comes back in both games, and what was right is noted in the one that is learnt', async ({
  page,
}) => {
  await page.goto(PATH);
  const kept = () =>
    page.evaluate(
      () => localStorage.getItem('sparrow-school.practice') ?? JSON.stringify({ ...localStorage }),
    );
  await wrong(page.locator('#chow')).first().click();
  await right(page.locator('#conditions')).click();
  await expect.poll(kept).toContain('two-five-eight/may/no-claimed-sheung');
  await expect.poll(kept).toContain('hk-taiwanese/may/sheung');
  await expect.poll(kept).toContain('two-five-eight/win/jong-258');
  expect(await kept()).not.toContain('hk-taiwanese/win');
});

test('more questions like one are dealt by its rule', async ({ page }) => {
  await page.goto(PATH);
  const point = page.locator('#conditions');
  await right(point).click();
  await point.getByRole('link', { name: unlearn.more }).click();
  await expect(page).toHaveURL(/practice\/two-five-eight\/win\/#.*rules=jong-258/);
  await expect(page.getByRole('button', { name: /wins/ }).first()).toBeVisible();
});

test('the search leads here', async ({ page }) => {
  await page.goto('search/?q=unlearn british');
  const found = page.getByRole('link', { name: unlearn.title('Hong Kong', 'British') });
  await expect(found).toBeVisible();
});

test('by keyboard: a digit answers the question one is at, and Tab leads on', async ({ page }) => {
  await page.goto(PATH);
  const [first, second] = [points(page).nth(0), points(page).nth(1)];
  await first.locator('button').first().focus();
  await page.keyboard.press('2');
  await expect(first.locator('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(first.locator('.slip:visible')).toHaveCount(1);
  await expect(second.locator('.slip:visible')).toHaveCount(0);
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab');
    if (
      await second
        .locator('button')
        .first()
        .evaluate((button) => button === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(second.locator('button').first()).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every question is read with its answer folded, and nothing can be pressed in vain', async ({
    page,
  }) => {
    for (const path of someOf('pairs without scripts', PAIRS, 1)) {
      await page.goto(path.slice(1));
      const count = await points(page).count();
      expect(count).toBeGreaterThanOrEqual(5);
      await expect(points(page).locator('button:enabled:visible')).toHaveCount(0);
      await expect(points(page).locator('.slip:visible')).toHaveCount(0);
      const answers = points(page).locator('details:not(.may-since) > summary');
      await expect(answers).toHaveCount(count);
      await expect(answers.first()).toHaveText(practice.answer);
      await answers.first().click();
      await expect(points(page).first().locator('.sides:visible')).toHaveCount(1);
      for (const point of await points(page).all()) await expect(point.locator('.ask')).toBeVisible();
    }
  });
});

test('it looks right once it is answered, and fits a phone', async ({ page }) => {
  await page.goto(PATH);
  await answerAll(page, 3);
  await looksRight(page, 'unlearn answered');
  for (const path of someOf('pairs on a phone', PAIRS, 2)) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path.slice(1));
    expect(await goesSideways(page), path).toEqual([]);
  }
});
