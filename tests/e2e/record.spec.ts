/** A real game is pasted, opened deal by deal, and stepped through at the table. */
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { cover } from '#i18n/cover.ts';
import { play } from '#i18n/play.ts';
import { records } from '#i18n/records.ts';
import { shuffle } from '../../src/engine/random.ts';
import { botsMatch, rulesAt, TABLES } from '../records/bots-match.ts';
import { writeMahjongSoul } from '../records/writers/mahjong-soul.ts';
import { writeMajiang } from '../records/writers/majiang.ts';
import { writeMjai } from '../records/writers/mjai.ts';
import { writeRiichiCity } from '../records/writers/riichi-city.ts';
import { writeTenhouJson } from '../records/writers/tenhou-json.ts';
import { writeTenhouXml } from '../records/writers/tenhou-xml.ts';
import { randomOf } from '../scale.ts';
import { press } from './keys.ts';
import { looksRight } from './looks.ts';
import { goesSideways, tablePanel } from './pages.ts';
import { expect, test } from './site.ts';

const PATH = 'play/record/';
const DEALS = botsMatch(rulesAt(TABLES.tenhou), 'page', 2);

const field = (page: Page): Locator => page.getByLabel(records.form.paste);
const deals = (page: Page): Locator => page.getByRole('list', { name: records.list }).locator('> li');
const open = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await page.getByRole('button', { name: records.form.open }).click();
};

/** What the table says of the record. */
const recordLine = (page: Page): Locator => page.getByRole('region', { name: records.table.label });

async function stepAndBack(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: play.back });
  await expect(undo).toBeDisabled();
  await page.keyboard.press('f');
  await expect(undo).toBeEnabled();
  await page.keyboard.press('u');
  await expect(undo).toBeDisabled();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it would do', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(records.noScript)).toBeVisible();
  });
});

for (const [name, write] of [
  ['Tenhou’s XML', writeTenhouXml],
  ['the JSON of tenhou.net/6', writeTenhouJson],
  ['mjai', writeMjai],
  ['Majiang', writeMajiang],
  ['Mahjong Soul', writeMahjongSoul],
  ['Riichi City', writeRiichiCity],
] as const) {
  test(`${name}: pasted, found by itself, stepped by keyboard, opened again by its link`, async ({
    page,
  }) => {
    const fits = async (): Promise<void> => {
      for (const width of shuffle([360, 1280], randomOf(`widths of ${name}`))) {
        await page.setViewportSize({ width, height: 800 });
        expect(await goesSideways(page), `${width} px`).toEqual([]);
      }
    };
    await page.goto(PATH);
    await fits();
    await open(page, write(DEALS));
    await expect(deals(page)).toHaveCount(2);
    await fits();
    await press(page, deals(page).first().getByRole('link').first());
    await expect(page).toHaveURL(/play\/riichi\/#v=1/);
    const link = page.url();
    await expect(recordLine(page)).toContainText(records.table.course);
    await stepAndBack(page);
    await fits();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(recordLine(page)).toContainText(records.table.course);
  });
}

test('the end of a deal has what the record says beside the receipt', async ({ page }) => {
  await page.goto(PATH);
  await open(page, writeTenhouJson(DEALS));
  await expect(deals(page)).toHaveCount(2);
  await press(page, deals(page).first().getByRole('link', { name: /ends/ }));
  await expect(recordLine(page)).toContainText(records.table.result);
  await expect(recordLine(page)).toContainText(records.table.agrees);
  await looksRight(page, 'the end of a deal of a real game');
});

test('by keyboard alone: pasted, opened, a deal at the table, and a step back and on', async ({ page }) => {
  await page.goto(PATH);
  await field(page).fill(writeTenhouXml(DEALS));
  await press(page, page.getByRole('button', { name: records.form.open }));
  await expect(page.getByRole('heading', { name: records.found('tenhou-xml', 2) })).toBeFocused();
  await expect(deals(page)).toHaveCount(2);
  await looksRight(page, 'a game that is open');
  await press(page, deals(page).first().getByRole('link').first());
  await expect(page).toHaveURL(/play\/riichi\/#v=1/);
  const link = page.url();
  // A step on, and back; and the link opens again elsewhere.
  await stepAndBack(page);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(tablePanel(page)).toBeVisible();
});

test('a file is opened, packed or plain, and names are shown only where they are asked for', async ({
  page,
}) => {
  await page.goto(PATH);
  await page.getByLabel(records.form.file).setInputFiles({
    name: 'game.mjlog',
    mimeType: 'application/gzip',
    buffer: gzipSync(writeTenhouXml(DEALS).replace('n0="%41"', 'n0="%3Cb%3EZoe%3C%2Fb%3E"')),
  });
  await expect(deals(page)).toHaveCount(2);
  await expect(page.getByText('Zoe')).toHaveCount(0);
  await page.getByLabel(records.form.names).check();
  // A name is text, whatever it is made of.
  await expect(deals(page).first()).toContainText('<b>Zoe</b>');
  const address = await deals(page).first().getByRole('link').first().getAttribute('href');
  expect(address).not.toContain('Zoe');
});

test('what is no game is refused with its place, and the page is found under More', async ({ page }) => {
  await page.goto('more/');
  await page.getByRole('main').getByRole('link', { name: records.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(records.title);
  await open(page, 'nothing of the sort');
  await expect(page.getByText(records.failed)).toBeVisible();
  await expect(page.locator('.slip')).toContainText('line 1, column 1');
  await open(page, writeTenhouXml(DEALS).slice(0, -400));
  await expect(page.getByText(records.cut)).toBeVisible();
});

test('the decisions of one’s own seat are questions, and a missed one is to be reviewed', async ({
  page,
}) => {
  await page.goto(PATH);
  await open(page, writeMahjongSoul(DEALS));
  await expect(deals(page)).toHaveCount(2);
  await page.getByLabel(records.look).selectOption('South');
  const deal = deals(page).first();
  await press(page, deal.getByRole('button', { name: /Practise/ }));
  const drill = deal.locator('.drill');
  await expect(drill.locator('.may-ask')).toBeVisible();
  await looksRight(page, 'the practice of a deal of a real game');
  // One after another, until one is missed.
  const choice = drill.locator('.choices').first().getByRole('button');
  await choice.last().click();
  await expect(drill.locator('.slip').first()).toBeVisible();
  const kept = await page.evaluate(() => Object.values(localStorage).join());
  expect(kept).toContain('riichi/may/');
});

test('where the rules of the questions do not come, the page says so, and they can be asked for again', async ({
  page,
  faults,
}) => {
  await page.goto(PATH);
  await open(page, writeMahjongSoul(DEALS));
  await expect(deals(page)).toHaveCount(2);
  await page.getByLabel(records.look).selectOption('South');
  await page.route('**/practice/riichi/rules.json', (route) => route.abort());
  const deal = deals(page).first();
  await press(page, deal.getByRole('button', { name: /Practise/ }));
  const retry = deal.getByRole('button', { name: cover.retry });
  await expect(retry).toBeVisible();
  await press(page, retry);
  await expect(retry).toBeVisible();
  await page.unroute('**/practice/riichi/rules.json');
  await press(page, retry);
  await expect(deal.locator('.drill .may-ask')).toBeVisible();
  // What the browser itself says of the file that was kept from it.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('net::ERR_FAILED')));
});
