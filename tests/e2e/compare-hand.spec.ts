/** One hand in every game: guessed and answered, by keyboard alone too, with its address to send, and read without scripts. */
import type { Locator, Page } from '@playwright/test';
import { compareHand } from '#i18n/compare-hand.ts';
import { scorePage } from '#i18n/score-page.ts';
import { courses } from './lessons.ts';
import { looksRight } from './looks.ts';
import { goesSideways } from './pages.ts';
import { expect, test } from './site.ts';

const PATH = 'compare/hand/';
const GAMES = courses.map(({ title }) => title);
/** Runs alone, the last one drawn. */
const RUNS = 'v=1&hand=123m.456m.789m.234s.5p.+5p&seat=s&end';

const card = (page: Page, game: string): Locator =>
  page.locator('.hand-answer').filter({ has: page.getByRole('heading', { name: game, exact: true }) });
const guess = (page: Page, game: string): Locator =>
  page.getByRole('group', { name: compareHand.guess.of(game), exact: true });
const skip = (page: Page): Locator => page.getByRole('button', { name: compareHand.skip });
const answers = (page: Page): Locator => page.getByRole('heading', { name: compareHand.answers });

test('a dealt hand is asked about, stands in the address, and Back leads to the one before as it was left', async ({
  page,
}) => {
  await page.goto(`${PATH}#${RUNS}`);
  await skip(page).click();
  await expect(answers(page)).toBeVisible();
  await page.getByRole('button', { name: compareHand.deal }).click();
  await expect(page).not.toHaveURL(new RegExp(RUNS.slice(10, 30).replace('+', '\\+')));
  await expect(page).toHaveURL(/#v=1&hand=/);
  await expect(skip(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/hand=123m\.456m\.789m/);
  await expect(answers(page)).toBeVisible();
  // Whoever is sent the address is asked first.
  await page.reload();
  await expect(skip(page)).toBeVisible();
});

test('a set is added for the game that plays with more, and the reader chooses another', async ({ page }) => {
  await page.goto(`${PATH}#${RUNS}`);
  await skip(page).click();
  const taiwanese = card(page, 'HK-style Taiwanese');
  await expect(taiwanese).toContainText(compareHand.added(17));
  await expect(taiwanese).toContainText(compareHand.why.added);
  const badge = taiwanese.locator('.hand-answer-badge');
  const before = await badge.textContent();
  await taiwanese.getByLabel(compareHand.choose.added).selectOption({ label: 'three red dragons' });
  await expect(taiwanese).toContainText(compareHand.chosen);
  await expect(badge).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/&add=CCC&end$/);
  // The other games are not asked about another hand by it.
  await expect(answers(page)).toBeVisible();
  await page.reload();
  await skip(page).click();
  await expect(taiwanese).toContainText(compareHand.chosen);
});

test('by keyboard alone a hand is dealt, guessed, answered, and read line by line', async ({ page }) => {
  await page.goto(PATH);
  const deal = page.getByRole('button', { name: compareHand.deal });
  await deal.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Four triplets' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(skip(page)).toBeVisible();
  const first = guess(page, 'Two-Five-Eight').getByRole('button', { name: compareHand.guess.wins });
  for (let tabs = 0; tabs < 30 && !(await first.evaluate((it) => it === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Two-Five-Eight').getByText(compareHand.answer(true, true))).toBeFocused();
  const fold = card(page, 'Two-Five-Eight').locator('.hand-bill > summary');
  for (let tabs = 0; tabs < 10 && !(await fold.evaluate((it) => it === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(card(page, 'Two-Five-Eight').getByRole('list', { name: 'What counts' })).toBeVisible();
});

test('how it was won is asked once, and changes what every game says', async ({ page }) => {
  await page.goto(`${PATH}#${RUNS}`);
  await skip(page).click();
  await page.locator('summary', { hasText: 'How it was won' }).click();
  await page.getByRole('radio', { name: scorePage.by.discard }).check();
  await expect(card(page, 'Two-Five-Eight').locator('.slip')).toContainText('East pays South 5 points.');
  // The fan of a self-draw is missing now.
  await expect(card(page, 'Hong Kong').locator('.slip')).toContainText('not worth enough');
  await expect(page).toHaveURL(/hand=123456789m\.234s\.5p\.%3C5p/);
});

test('a damaged address is told kindly, and the games are compared from here and to here', async ({
  page,
}) => {
  await page.goto(`${PATH}#${RUNS.slice(0, 30)}`);
  await expect(page.getByText(scorePage.broken('').head)).toBeVisible();
  await page.goto('compare/');
  await page.getByRole('main').getByRole('link', { name: compareHand.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: compareHand.title })).toBeVisible();
});

test('it looks right answered with its receipts open, and fits a phone', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: 'One suit and honours' }).click();
  await skip(page).click();
  const bills = page.locator('.hand-bill > summary');
  await expect(bills.first()).toBeVisible();
  for (const fold of await bills.all()) await fold.click();
  await page.locator('summary', { hasText: compareHand.lay }).click();
  await expect(page.getByRole('list', { name: 'What counts' }).first()).toBeVisible();
  await looksRight(page, 'compare/hand answered');
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await goesSideways(page), `${width} px`).toEqual([]);
  }
});

test('the rulebook of the game that is answered comes with its answer, and no other', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PATH, { waitUntil: 'networkidle' });
  await expect(skip(page)).toBeVisible();
  await page.getByRole('link', { name: 'Four triplets' }).click();
  await expect(page).toHaveURL(/#v=1/);
  expect(asked.filter((url) => url.endsWith('rulebook.json'))).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('worked hands are plain HTML, each with what every game answers, folded', async ({ page }) => {
    await page.goto(PATH);
    const hands = page.locator('article');
    expect(await hands.count()).toBeGreaterThanOrEqual(5);
    const folds = hands.locator('details');
    await expect(folds).toHaveCount(GAMES.length * (await hands.count()));
    const told = await folds.evaluateAll((all) =>
      all.map((fold) => ({
        text: fold.textContent ?? '',
        open: (fold as HTMLDetailsElement).open,
        first: fold.matches('article:first-of-type details:first-of-type'),
        links: [...fold.querySelectorAll('a')].filter(({ hash }) => hash !== '').length,
      })),
    );
    for (const { text, open, first, links } of told) {
      expect(text).toMatch(/Wins\.|No win\./);
      expect(open, text).toBe(first);
      expect(links, text).toBeGreaterThan(0);
    }
    await expect(folds.first().getByRole('link').first()).toBeVisible();
    const runs = hands.filter({ has: page.getByRole('heading', { name: 'Runs alone' }) });
    await expect(runs.locator('details', { hasText: 'Hong Kong' }).first()).toContainText(
      'pay South 8 points each',
    );
    await expect(runs.locator('details', { hasText: 'British' }).last()).toContainText('more than one Chow');
    await expect(page.getByRole('button', { name: compareHand.deal })).toHaveCount(0);
  });
});
