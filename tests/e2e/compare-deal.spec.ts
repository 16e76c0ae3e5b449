/** One deal under two games: chosen, gone through, asked about, and told; also by keyboard, and without scripts. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { check } from '#i18n/check.ts';
import { compare } from '#i18n/compare.ts';
import { compareDeal } from '#i18n/compare-deal.ts';
import { divergencesForm } from '../../src/components/site/forms.ts';
import { holdBack } from './hold-back.ts';
import { looksRight } from './looks.ts';
import { goesSideways, tilesOutside } from './pages.ts';
import { expect, test } from './site.ts';

const PATH = 'compare/deal/';
const { pairs } = divergencesForm.parse(parse(readFileSync('content/common/divergences.yaml', 'utf8')));

/** A deal of the list that parts by this rule. */
function dealBy(games: readonly [string, string], rule: string) {
  const deal = pairs
    .find((pair) => pair.games.join() === games.join())
    ?.deals.find((one) => one.rule === rule);
  if (!deal) throw new Error(`no deal of ${games.join()} parts by ${rule}`);
  return { ...deal, at: `${PATH}#games=${games.join()}&seed=${deal.seed}` };
}
const minimum = dealBy(['british', 'hong-kong'], 'three-fan');
const chow = dealBy(['hong-kong', 'two-five-eight'], 'no-claimed-sheung');

const half = (page: Page, game: string): Locator => page.getByRole('region', { name: game, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const place = (page: Page, step: number, of: number): Locator =>
  page
    .getByRole('group', { name: compareDeal.controls })
    .getByText(compareDeal.place(step, of), { exact: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every deal of the list is told in sentences, with its rules', async ({ page }) => {
    await page.goto(PATH);
    const list = page.locator('details', { hasText: compareDeal.allDeals });
    await list.locator('summary').click();
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(pairs.length);
    await expect(list.getByRole('listitem')).toHaveCount(pairs.flatMap(({ deals }) => deals).length);
    await expect(
      list.getByText(compareDeal.plain(minimum.seed, String(minimum.after))).first(),
    ).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    for (const item of await list.getByRole('listitem').all()) {
      await expect(item.getByRole('link', { name: /^§/ })).not.toHaveCount(0);
    }
  });
});

test('other games, another deal and any typed seed are opened, and kept in the address', async ({ page }) => {
  await page.goto(PATH);
  await page.getByLabel(compareDeal.games).selectOption(compareDeal.pair('Hong Kong', 'Two-Five-Eight'));
  await expect(half(page, 'Two-Five-Eight')).toBeVisible();
  await page.getByLabel(compareDeal.deal, { exact: true }).selectOption(chow.seed);
  await expect(page).toHaveURL(new RegExp(`#games=hong-kong,two-five-eight&seed=${chow.seed}$`));
  await expect(place(page, 0, chow.after)).toBeVisible();

  await page.getByLabel(compareDeal.seed).fill('heron 412');
  await button(page, compareDeal.open).click();
  await expect(page).toHaveURL(/seed=heron%20412$/);
  await expect(page.getByLabel(compareDeal.deal, { exact: true })).toHaveValue('heron 412');
  const link = page.getByRole('link', { name: compareDeal.link });
  await expect(link).toHaveAttribute('href', '#games=hong-kong,two-five-eight&seed=heron%20412');

  await page.reload();
  await expect(page.getByLabel(compareDeal.deal, { exact: true })).toHaveValue('heron 412');
  await expect(half(page, 'Hong Kong')).toBeVisible();
});

test('an address that names no deal opens the first of the list', async ({ page }) => {
  await page.goto(`${PATH}#games=no-such-game,british&seed=1`);
  await expect(page.getByLabel(compareDeal.deal, { exact: true })).toHaveValue(
    pairs[0]?.deals[0]?.seed ?? '',
  );
});

test('another rule is looked for beside the page, with a bar, and the search can be stopped', async ({
  page,
}) => {
  // However fast it would be: it has found nothing when it is stopped.
  const letGo = await holdBack(page, /\/_astro\/worker/);
  await page.goto(chow.at);
  await button(page, compareDeal.another).click();
  await expect(page.getByRole('progressbar', { name: compareDeal.looking })).toBeVisible();
  await button(page, compareDeal.stop).click();
  await expect(page.getByText(compareDeal.stopped)).toBeVisible();
  await letGo();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(place(page, 0, chow.after)).toBeVisible();

  await button(page, compareDeal.another).click();
  const ended = page.getByText(/by another rule\.$|^No other rule parted them/);
  await expect(ended).toBeVisible({ timeout: 60_000 });
});

test('by keyboard: a deal is gone through with the arrows, and answered', async ({ page }) => {
  await page.goto(chow.at);
  await button(page, compareDeal.next).focus();
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 1, chow.after)).toBeVisible();
  await page.keyboard.press('End');
  await expect(place(page, chow.after, chow.after)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(place(page, 0, chow.after)).toBeVisible();
  await page.keyboard.press('End');
  await button(page, compareDeal.last).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, compareDeal.only('Hong Kong'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(check.yes)).toBeVisible();
  await expect(half(page, 'Two-Five-Eight').getByRole('link', { name: '§ no-claimed-sheung' })).toBeVisible();
});

test('the table of differences leads to it', async ({ page }) => {
  await page.goto('compare/');
  await page.getByRole('main').getByRole('link', { name: compareDeal.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: compareDeal.title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: compare.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: compare.title })).toBeVisible();
});

test('it looks right where a deal has parted, and fits a phone', async ({ page }) => {
  await page.goto(minimum.at);
  await button(page, compareDeal.last).click();
  await button(page, compareDeal.only('British')).click();
  await expect(half(page, 'Hong Kong').getByRole('link', { name: '§ three-fan' })).toBeVisible();
  await looksRight(page, 'a deal that has parted');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await goesSideways(page)).toEqual([]);
  expect(await tilesOutside(page)).toBe(0);
});
