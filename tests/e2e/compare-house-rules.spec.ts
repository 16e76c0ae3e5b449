/** The rules of one's own table: switches, what they change, and the ways on with them. */
import type { Locator, Page } from '@playwright/test';
import { houseRules } from '#i18n/house-rules.ts';
import { formatTableLink } from '../../src/notation/table-link.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { looksRight } from './looks.ts';
import { goesSideways, printedPages } from './pages.ts';
import { expect, test } from './site.ts';

const PATH = 'compare/house-rules/';
/** A game with a short row of values, a long one, and a switch that decides nothing beside another. */
const HOUSE = `${PATH}hong-kong/`;
const games = await Promise.all(gameIds.map(loadGame));

const section = (page: Page, id: string): Locator => page.locator(`[data-switch="${id}"]`);
const yours = (page: Page): Locator => page.getByRole('region', { name: houseRules.yours });
const way = (page: Page, name: string): Locator => yours(page).getByRole('link', { name });
const shown = (page: Page, id: string): Locator => section(page, id).locator('.changes li:visible');
const choose = (page: Page, id: string, label: string): Promise<void> =>
  section(page, id).getByRole('radio', { name: label }).check();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const game of games) {
    test(`${game.id}: every switch stands there with its values, its usual one, and all that it changes`, async ({
      page,
    }) => {
      await page.goto(`${PATH}${game.id}/`);
      const switches = await page.locator('[data-switch]').evaluateAll(
        (all, usual) =>
          all.map((one) => {
            one.querySelector('details')?.setAttribute('open', '');
            const values = [...one.querySelectorAll('.values > li')];
            const changes = [...one.querySelectorAll('.changes li')].filter((each) => each.checkVisibility());
            return {
              id: one.getAttribute('data-switch'),
              values: values.length,
              usual: values.filter((value) => value.textContent?.includes(usual)).length,
              changes: changes.length > 1,
            };
          }),
        houseRules.usual,
      );
      const inOrder = <T extends { id: string | null }>(all: readonly T[]) =>
        [...all].sort((a, b) => String(a.id).localeCompare(String(b.id)));
      expect(inOrder(switches)).toEqual(
        inOrder(
          game.options.map(({ id, values }) => ({ id, values: values.length, usual: 1, changes: true })),
        ),
      );
      // Many switches stand under the chapters of the rulebook, few as one list.
      const groups = page.locator('.switch-group');
      await expect(groups.filter({ has: page.locator('[data-switch]') })).toHaveCount(await groups.count());
      const headings = await groups.getByRole('heading', { level: 2 }).allTextContents();
      expect(new Set(headings).size).toBe(await groups.count());
      expect(headings.length > 1).toBe(game.options.length > 10);
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await expect(way(page, houseRules.play)).toHaveAttribute('href', new RegExp(`/play/${game.id}/$`));
      await page.getByText(houseRules.rulings).click();
      expect(await page.locator('.rulings dt a').count()).toBeGreaterThan(3);
      // Each stands under the reason why it has no switch.
      expect(await page.locator('.rulings section:not(:has(h3)) dt, .rulings > dl').count()).toBe(0);
    });
  }
});

test('a switch shows what it changes, is told beside it, and stands in the address and in the ways on', async ({
  page,
}) => {
  await page.goto(HOUSE);
  await expect(yours(page).getByRole('status').first()).toHaveText(houseRules.asHere);
  const all = await section(page, 'minimum-fan').locator('.changes li').count();
  await section(page, 'minimum-fan').getByRole('combobox').selectOption({ label: '1 fan' });
  const fragment = `#${formatTableLink({ 'minimum-fan': 1 })}`;
  await expect(page).toHaveURL(new RegExp(`${fragment}$`));
  await expect(yours(page).getByRole('status').first()).toHaveText(houseRules.differing('1', true));
  await expect(yours(page)).toContainText('The minimum: 1 fan');
  const few = await shown(page, 'minimum-fan').count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);
  await expect(way(page, houseRules.play)).toHaveAttribute(
    'href',
    new RegExp(`/play/hong-kong/${fragment}$`),
  );
  await expect(way(page, houseRules.score)).toHaveAttribute(
    'href',
    new RegExp(`/score/hong-kong/${fragment}$`),
  );

  await choose(page, 'without-luck', 'They score nothing');
  await page.reload();
  await expect(yours(page).getByRole('status').first()).toHaveText(houseRules.differing('2', false));
  await expect(
    section(page, 'without-luck').getByRole('radio', { name: 'They score nothing' }),
  ).toBeChecked();
  await yours(page).getByRole('button', { name: houseRules.reset }).click();
  await expect(page).toHaveURL(new RegExp(`${HOUSE}$`));
  await expect(section(page, 'minimum-fan').getByRole('combobox')).toHaveValue('3');
});

test('a switch that decides nothing beside another says so, and by which rule', async ({ page }) => {
  await page.goto(HOUSE);
  const note = section(page, 'bonus-counts-for-minimum').locator('.idle[data-holds]');
  await expect(note).toHaveCount(0);
  await section(page, 'minimum-fan').getByRole('combobox').selectOption('0');
  await expect(note).toHaveText(
    /^This changes nothing while “The minimum” is set to “0: .*”\. §\sAt least three fan$/,
  );
  await choose(page, 'without-luck', 'They score nothing');
  await expect(note).toHaveCount(2);
});

test('by keyboard: a value is chosen, what changes is read, and the table is played', async ({ page }) => {
  await page.goto(HOUSE);
  await section(page, 'payment').getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(section(page, 'payment').getByRole('radio').nth(1)).toBeChecked();
  await expect(section(page, 'payment').locator('details')).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await expect(section(page, 'payment').locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section(page, 'payment').locator('details')).not.toHaveAttribute('open', '');
  await section(page, 'minimum-fan').getByRole('combobox').focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/minimum-fan:0,payment:full-spicy&end$/);
  await way(page, houseRules.play).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/hong-kong\/#v=1&with=minimum-fan:0,payment:full-spicy&end$/);
});

test('the play table deals by these rules, the score desk scores by them, and what is bad is named', async ({
  page,
}) => {
  const fragment = `#${formatTableLink({ 'minimum-fan': 0 })}`;
  await page.goto(`play/hong-kong/${fragment}`);
  await page.getByRole('button', { name: /^Setup/ }).click();
  // In the words of the rulebook.
  const minimum = page.getByRole('combobox', { name: 'The minimum', exact: true });
  await expect(minimum.locator('option:checked')).toHaveText('0: every complete hand wins');
  await page.goto(`score/hong-kong/#${formatTableLink({ 'minimum-fan': 0 })}`);
  await page.getByLabel('Or type it').fill('123m 456p 789s 234s 5m +5m 1f2f3f');
  await expect(page.locator('.verdict')).toContainText('is worth');
  await expect(page).toHaveURL(/with=minimum-fan:0&end$/);

  for (const [address, named] of [
    [`${HOUSE}#v=1&with=minimum-fan:99&end`, 'it cannot be 99'],
    [`${HOUSE}#v=1&with=chows:none&end`, 'has no option "chows"'],
    [`${HOUSE}#v=1&with=minimum-fan:1`, 'cut off at its end'],
    ['play/hong-kong/#v=1&with=minimum-fan:99&end', 'it cannot be 99'],
    ['score/hong-kong/#v=1&with=minimum-fan:99&end', 'it cannot be 99'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText(named), address).toBeVisible();
  }
});

for (const game of games) {
  test(`the sheet of ${game.title} is one page, in A4 and in Letter, however it is set`, async ({ page }) => {
    const last = Object.fromEntries(
      game.options.flatMap(({ id, values, default: usual }) => {
        const value = values.findLast((each) => each !== usual);
        return value === undefined ? [] : [[id, value]];
      }),
    );
    for (const fragment of ['', `#${formatTableLink(last)}`]) {
      await page.goto('about:blank');
      await page.goto(`${PATH}${game.id}/${fragment}`);
      await expect(yours(page).getByRole('button', { name: houseRules.print })).toBeVisible();
      for (const format of ['A4', 'Letter'])
        expect(printedPages(await page.pdf({ format })), `${fragment} ${format}`).toBe(1);
    }
    const own = page.locator('[data-sheet="own"] [data-row]');
    await expect(own).toHaveCount(game.options.length);
    await expect(page.locator('[data-sheet="usual"] [data-row]')).toHaveCount(0);
  });
}

test('on the sheet no ruling contradicts the table', async ({ page }) => {
  await page.goto(HOUSE);
  const ruling = page.locator('[data-sheet="rulings"] dt').filter({ hasText: 'At least three fan' });
  await expect(ruling).toHaveCount(1);
  await section(page, 'minimum-fan').getByRole('combobox').selectOption('1');
  await expect(ruling).toHaveCount(0);
  const row = page.locator('[data-sheet="own"] [data-row="minimum-fan"]');
  await expect(row.locator('[data-label]')).toHaveText('1 fan');
});

test('a ruling that a switch decides is hidden on the sheet, though no scene shows it to be another', async ({
  page,
}) => {
  await page.goto(`${PATH}two-five-eight/`);
  const ruling = page.locator('[data-sheet="rulings"] div').filter({ hasText: 'In every other case' });
  await expect(ruling).toHaveCount(1);
  await section(page, 'drawn-deal').getByRole('radio').nth(1).check();
  await expect(ruling).toHaveCount(0);
});

test('nothing is read or written before somebody comes near a switch', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(HOUSE, { waitUntil: 'networkidle' });
  const before = asked.length;
  await section(page, 'payment').getByRole('radio').first().focus();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(before);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/payment:full-spicy&end$/);
});

test('the games stand there with their switches, and each leads to its own table', async ({ page }) => {
  await page.goto('compare/');
  await page.getByRole('main').getByRole('link', { name: houseRules.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: houseRules.title })).toBeVisible();
  const switches = games.reduce((sum, { options }) => sum + options.length, 0);
  await expect(page.locator('main section li')).toHaveCount(switches);
  await page.getByRole('link', { name: houseRules.set('British') }).click();
  await expect(page.getByRole('heading', { level: 1, name: houseRules.titleOf('British') })).toBeVisible();
});

test('it looks right with switches set, and fits a phone', async ({ page }) => {
  await page.goto(`${HOUSE}#${formatTableLink({ 'minimum-fan': 0, 'without-luck': true })}`);
  await looksRight(page, 'house rules set');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await goesSideways(page)).toEqual([]);
});
