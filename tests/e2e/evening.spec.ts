/** An evening at a real table: entered by touch and by keyboard, mended, kept, shared, and refused where it cannot be. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { evening as say } from '#i18n/evening.ts';
import { words } from '#i18n/words.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { formatEveningLink } from '../../src/evening/link.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { someOf } from '../scale.ts';
import { press } from './keys.ts';
import { looksRight } from './looks.ts';
import { goesSideways, printedPages } from './pages.ts';
import { expect, test } from './site.ts';

const GAMES = ['hong-kong', 'riichi', 'british', 'hk-taiwanese', 'changchun', 'two-five-eight'] as const;
const NAMES = ['Ann', 'Bob', 'Cy', 'Di'] as const;

const entry = (page: Page): Locator => page.locator('.evening-entry');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const deals = (page: Page): Locator => page.locator('.evening-deal');
const balances = (page: Page): Promise<readonly string[]> =>
  page.locator('.evening-seat b').allTextContents();

async function begin(
  page: Page,
  game: string,
  use: (at: Locator) => Promise<void> = (at) => at.click(),
): Promise<void> {
  await page.goto(`table/${game}/`);
  for (const [seat, name] of NAMES.entries())
    await page.getByRole('textbox', { name: words.windName(seat as Seat), exact: true }).fill(name);
  await use(button(page, say.before.begin));
  await expect(entry(page)).toBeVisible();
}

/** Enters a win on another’s tile; returns how many presses it took. A number that is typed is one. */
async function enterWin(
  page: Page,
  use: (at: Locator) => Promise<void>,
  winner = 'Bob',
  giver = 'Cy',
): Promise<number> {
  let presses = 0;
  const go = async (at: Locator): Promise<void> => {
    await use(at);
    presses++;
  };
  await go(button(page, say.enter.wins(winner)));
  await go(button(page, say.enter.from(giver)));
  if (await page.locator('.evening-worth').isVisible()) {
    const usual = page.locator('.evening-worth .button').filter({ hasText: /^(5|3 han 40 fu)$/ });
    if (await usual.first().isVisible()) await go(usual.first());
    else {
      await page.keyboard.type('40');
      await page.keyboard.press('Enter');
      presses++;
    }
  }
  await go(button(page, say.enter.done));
  return presses;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it is, and leads to the rules', async ({ page }) => {
    await page.goto('table/hong-kong/');
    await expect(page.getByText(say.noScript)).toBeVisible();
    await expect(page.getByRole('link', { name: say.rulebook })).toHaveAttribute('href', /rules\/hong-kong/);
  });
});

/** The deals that are entered of each evening: who wins, and on whose tile; at last nobody. */
const DEALS = [
  ['Bob', 'Cy'],
  ['Ann', 'Di'],
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const game of GAMES)
    test(`${game}: evenings by touch, by keyboard alone and by names are one evening, a deal in four presses at most`, async ({
      page,
    }) => {
      const results: (readonly string[])[] = [];
      const ways: readonly (readonly [way: string, use: (at: Locator) => Promise<void>])[] = [
        ['touch', (at) => at.tap()],
        ['keyboard', (at) => press(page, at)],
        // What a screen reader does with a control that it has found by its name.
        ['names', (at) => at.dispatchEvent('click')],
      ];
      // Two of them a game with each commit.
      for (const [way, use] of someOf(`ways of ${game}`, ways, 2)) {
        await begin(page, game, use);
        for (const [winner, giver] of DEALS)
          expect(await enterWin(page, use, winner, giver), way).toBeLessThanOrEqual(4);
        await use(button(page, say.enter.nobody(rulesetOf(await loadGame(game)).terms)));
        await use(button(page, say.enter.done));
        await expect(deals(page)).toHaveCount(3);
        results.push(await balances(page));
      }
      expect(results[1]).toEqual(results[0]);
      // A deal that is given up leaves nothing, and the evening is there again after a reload.
      await button(page, say.enter.wins('Ann')).tap();
      await button(page, say.enter.drawn).tap();
      await button(page, say.enter.cancel).tap();
      await expect(deals(page)).toHaveCount(3);
      expect(await goesSideways(page)).toEqual([]);
      await page.reload();
      await expect(deals(page)).toHaveCount(3);
      expect(await balances(page)).toEqual(results[0]);
    });
});

test('the sheet is printed with its deals, on one page', async ({ page }) => {
  await begin(page, 'hong-kong');
  for (const [winner, giver] of DEALS) await enterWin(page, (at) => at.click(), winner, giver);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.getByRole('table', { name: say.sheet.balances('points') });
  await expect(sheet.getByRole('row')).toHaveCount(1 + DEALS.length);
  await expect(page.getByText(say.noScript)).toBeHidden();
  await expect(button(page, say.enter.wins('Ann'))).toBeHidden();
  for (const format of ['A4', 'Letter']) expect(printedPages(await page.pdf({ format })), format).toBe(1);
});

test('by keyboard alone: the focus goes on with the entry; a deal is left out, undone and done again', async ({
  page,
}) => {
  await begin(page, 'hong-kong');
  const use = (at: Locator) => press(page, at);
  const heading = entry(page).getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await enterWin(page, use);
  await expect(heading).toHaveText(say.enter.title);
  await expect(heading).toBeFocused();
  await enterWin(page, use, 'Ann', 'Di');
  const before = await balances(page);
  await press(page, deals(page).last());
  await press(page, button(page, say.deals.leaveOut));
  await expect(deals(page)).toHaveCount(1);
  await expect(page.getByText(say.changed.title)).toBeVisible();
  await press(page, button(page, say.deals.undo));
  expect(await balances(page)).toEqual(before);
  await page.reload();
  await press(page, button(page, say.deals.undo));
  await expect(deals(page)).toHaveCount(1);
});

test('a hand that is worth too little to win is refused with the rule of the minimum', async ({ page }) => {
  await begin(page, 'hong-kong');
  await button(page, say.enter.wins('Bob')).click();
  await button(page, say.enter.from('Cy')).click();
  await page.locator('.evening-worth input').fill('2');
  await button(page, say.enter.say).click();
  await expect(entry(page).locator('.slip')).toContainText(say.enter.tooLittle(3, 'fan'));
  await expect(entry(page).locator('.slip .rule-id').first()).toHaveText('§ three-fan');
  await expect(button(page, say.enter.done)).toHaveCount(0);
  await page.locator('.evening-worth input').fill('4');
  await button(page, say.enter.say).click();
  await expect(button(page, say.enter.done)).toBeVisible();
});

test('what cannot have been is refused with its rule before it is entered, and is never changed silently', async ({
  page,
}) => {
  await begin(page, 'riichi');
  await button(page, say.enter.wins('Bob')).click();
  await button(page, say.enter.from('Cy')).click();
  await button(page, say.enter.hanFu(2, 20)).click();
  await expect(entry(page).locator('.slip')).toContainText(say.enter.fault);
  await expect(entry(page).locator('.slip .rule-id').first()).toHaveText('§ fu');
  await button(page, say.enter.done).click();
  await expect(page.getByText(say.enter.refused)).toBeVisible();
  await expect(deals(page)).toHaveCount(0);
  await button(page, say.enter.back).click();
  await button(page, say.enter.hanFu(2, 30)).click();
  await button(page, say.enter.done).click();
  await expect(deals(page)).toHaveCount(1);
});

test('what cannot happen on the way is refused with its rule when it is told, and lessons stand beside rules', async ({
  page,
}) => {
  const link = formatEveningLink({
    game: 'riichi',
    names: NAMES,
    chosen: { 'riichi-points': true },
    stakes: null,
    // Ann pays 48,000 of her 30,000 points.
    deals: [[{ type: 'win', winners: [{ seat: 1, yakuman: 1 }], from: 0 }]],
  });
  await page.goto(`table/riichi/#${link}`);
  await expect(deals(page)).toHaveCount(1);
  const bet = entry(page).getByRole('group').getByRole('checkbox', { name: 'Ann', exact: true });
  await bet.click();
  await expect(bet).not.toBeChecked();
  const slip = entry(page).locator('.slip');
  await expect(slip).toContainText(say.enter.refused);
  await expect(slip.locator('.rule-id').first()).toHaveText(/^§ /);
  await expect(slip.getByRole('link', { name: new RegExp(`^${say.lesson}: `) })).toHaveAttribute(
    'href',
    /^\/learn\/riichi\//,
  );
});

test('a loser’s hand is laid by its tiles, whether the winner’s was or not', async ({ page }) => {
  await begin(page, 'british');
  await button(page, say.enter.wins('Bob')).click();
  await button(page, say.enter.from('Cy')).click();
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await button(page, say.enter.tilesOf('Di')).click();
  const palette = page.getByRole('toolbar', { name: 'All tiles' });
  for (const kind of ['1', '1', '1', '2', '2', '2', '4', '4', '5', '7', '7', '8', '9'])
    await palette.getByRole('button', { name: new RegExp(`^${kind} of bamboo`) }).click();
  await button(page, say.enter.takeHand).click();
  await expect(page.getByText(say.enter.loserByTiles('Di'))).toBeVisible();
  await expect(entry(page).locator('.evening-receipt')).toBeVisible();
  await button(page, say.enter.done).click();
  // 8 and 4 points for two concealed pungs: Ann and Cy pay Di.
  await deals(page).first().click();
  await expect(page.locator('.evening-mend')).toContainText('Di');
});

test('a link opens the whole evening somewhere else, and a spoiled one leaves all as it was', async ({
  page,
  browser,
}) => {
  const link = formatEveningLink({
    game: 'british',
    names: NAMES,
    chosen: {},
    stakes: { each: 0.01, unit: '€' },
    deals: [
      [{ type: 'win', winners: [{ seat: 0, score: 64 }], from: null, losers: { '1': 8 } }],
      [{ type: 'drawn' }],
    ],
  });
  await page.goto(`table/british/#${link}`);
  await expect(deals(page)).toHaveCount(2);
  const [first] = await balances(page);
  expect(first).not.toBe('2,000');
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${new URL(page.url()).origin}/table/british/#${link.slice(0, 60)}`);
  await expect(other.getByText(say.keep.broken)).toBeVisible();
  await expect(button(other, say.before.begin)).toBeVisible();
  await other.close();
});

test('a file is saved and opened again; another file is refused, and the evening stays', async ({ page }) => {
  await begin(page, 'changchun');
  await enterWin(page, (at) => at.click());
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, say.keep.file).click()]);
  const text = readFileSync(await saved.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ ruleset: 'changchun', names: NAMES });
  const file = (content: string) => ({
    name: 'evening.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  const open = page.locator('.evening-keep input[type="file"]');
  await open.setInputFiles(file(text.replace('"changchun"', '"riichi"')));
  await expect(page.getByText(say.keep.broken)).toBeVisible();
  await expect(page.locator('.evening .slip').first()).toContainText('ruleset');
  await expect(deals(page)).toHaveCount(1);
  await open.setInputFiles(file(text));
  await expect(page.getByText(say.keep.broken)).toHaveCount(0);
  await expect(deals(page)).toHaveCount(1);
});

test('two windows keep one evening, and a browser that keeps nothing says so', async ({ page, context }) => {
  await begin(page, 'hong-kong');
  await enterWin(page, (at) => at.click());
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(deals(other)).toHaveCount(1);
  await enterWin(other, (at) => at.click(), 'Di', 'Ann');
  await expect(deals(page)).toHaveCount(2);
  await expect(page.getByText(say.keep.elsewhere)).toBeVisible();
  await other.close();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await enterWin(page, (at) => at.click());
  await expect(deals(page)).toHaveCount(3);
  await expect(page.getByText(say.keep.notKept)).toBeVisible();
});

test.describe('where nothing may be stored', () => {
  test('the page says so as soon as an evening has begun, and the file is still saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await begin(page, 'hong-kong');
    await expect(page.getByText(say.keep.notKept)).toBeVisible();
    await enterWin(page, (at) => at.click());
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, say.keep.file).click()]);
    expect(JSON.parse(readFileSync(await saved.path(), 'utf8')).hands).toHaveLength(1);
  });
});

test('nothing is found by axe, before the evening, while a deal is entered and after it', async ({
  page,
}) => {
  await page.goto('table/british/');
  await expect(button(page, say.before.begin)).toBeVisible();
  await looksRight(page, 'before an evening');
  await begin(page, 'british');
  await enterWin(page, (at) => at.click());
  await button(page, say.enter.wins('Ann')).click();
  await page.getByText(say.told.title).click();
  await looksRight(page, 'how a deal was won');
  await button(page, say.enter.drawn).click();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await looksRight(page, 'what a deal comes to');
  for (const width of [320, 700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await goesSideways(page), `${width} px`).toEqual([]);
  }
});

test('a hand is entered by its tiles, scored line by line, and there to be changed', async ({ page }) => {
  await begin(page, 'hong-kong');
  await button(page, say.enter.wins('Bob')).click();
  await button(page, say.enter.from('Cy')).click();
  await button(page, say.enter.tiles).click();
  const palette = page.getByRole('toolbar', { name: 'All tiles' });
  await expect(palette).toBeVisible();
  await expect(button(page, say.enter.takeHand)).toBeDisabled();
  for (const kind of ['1', '1', '1', '2', '2', '2', '3', '3', '3', '4', '4', '4', '9', '9'])
    await palette.getByRole('button', { name: new RegExp(`^${kind} of bamboo`) }).click();
  await button(page, say.enter.takeHand).click();
  await expect(page.getByRole('list', { name: 'What counts' })).toBeVisible();
  await button(page, say.enter.done).click();
  const before = await balances(page);
  await deals(page).first().click();
  await button(page, say.deals.change).click();
  await button(page, say.enter.back).click();
  await button(page, say.enter.tiles).click();
  await expect(page.getByLabel('Or type it')).toBeVisible();
  await button(page, say.enter.cancel).click();
  expect(await balances(page)).toEqual(before);
});
