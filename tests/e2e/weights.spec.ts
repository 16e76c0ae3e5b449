/**
 * What pages may weigh, and how much they may ask for: a row a kind of page, until its first answer is told. The site's
 * one sheet, 34 kB, and its one file of tiles, 11 kB, count for each of them, and are fetched once.
 */
import type { Page } from '@playwright/test';
import { evening } from '#i18n/evening.ts';
import { records } from '#i18n/records.ts';
import { readEmbed } from '../../src/notation/embed.ts';
import { botsMatch, rulesAt, TABLES } from '../records/bots-match.ts';
import { writeTenhouXml } from '../records/writers/tenhou-xml.ts';
import { onCalls } from './lessons.ts';
import { expect, test } from './site.ts';
import { weighing } from './weight.ts';
import { alive } from './widgets.ts';

interface Row {
  readonly kind: string;
  readonly address: string;
  /** Gives the first answer and waits for what is told of it; what only loads is looked at as it stands. */
  readonly answer?: (page: Page) => Promise<void>;
  /** Kilobytes of brotli: text, styles, scripts and data, without fonts, which have a limit of their own (texts.spec). */
  readonly most: number;
  readonly requests: number;
}

const main = (page: Page) => page.getByRole('main');

/** Gives some answer to the first question. */
async function answerQuestion(page: Page): Promise<void> {
  await main(page).locator('.choices, .amounts').first().getByRole('button').last().click();
  await expect(main(page).locator('.slip').first()).toBeVisible();
}

/** Passes: the rules answer it. */
async function pass(page: Page): Promise<void> {
  const bar = main(page).getByRole('toolbar', { name: 'What you can do' }).first();
  await bar.getByRole('button').nth(4).click();
  await expect(main(page).locator('.slip').first()).toBeVisible();
}

const step = async (page: Page): Promise<void> => {
  await main(page).getByRole('button', { name: 'Next' }).first().click();
  await expect(main(page).getByRole('slider').first()).toHaveAttribute('aria-valuetext', /^Step 1 of/);
};

/** Begins an evening and enters a win, by a number. */
async function enterWin(page: Page): Promise<void> {
  const press = (name: string) => main(page).getByRole('button', { name, exact: true }).click();
  await press(evening.before.begin);
  await press(evening.enter.wins(evening.player(2)));
  await press(evening.enter.drawn);
  if (await main(page).locator('.evening-fu').first().isVisible()) await press(evening.enter.hanFu(3, 40));
  else {
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
  }
  await press(evening.enter.done);
  await expect(main(page).locator('.evening-statistics')).toBeVisible();
}

const frame = (of: Readonly<Record<string, string>>): string => `embed/frame/${readEmbed(of).address}`;

const ROWS: readonly Row[] = [
  { kind: 'a page of text', address: 'glossary/', most: 53, requests: 40 },
  { kind: 'a lesson', address: onCalls?.address.slice(1) ?? '', answer: pass, most: 190, requests: 40 },
  {
    kind: 'a lesson’s drill',
    address: 'learn/two-five-eight/sets-and-a-jong/',
    answer: async (page) => {
      const drill = main(page).locator('.drill').first();
      await drill.locator('.choices').first().getByRole('button').first().click();
      await expect(drill.locator('.slip').first()).toBeVisible();
    },
    most: 258,
    requests: 60,
  },
  { kind: 'play', address: 'play/british/', most: 200, requests: 40 },
  { kind: 'play where hands are declared', address: 'play/riichi/', most: 191, requests: 40 },
  { kind: 'the referee', address: 'referee/', most: 202, requests: 40 },
  // Hands come from deals that bots play, which are ten kilobytes.
  { kind: 'practice', address: 'practice/hong-kong/win/', answer: answerQuestion, most: 247, requests: 60 },
  // A move is proved at the whole table, by the rules of it.
  {
    kind: 'practice of moves',
    address: 'practice/british/may/',
    answer: answerQuestion,
    most: 247,
    requests: 60,
  },
  { kind: 'scores', address: 'score/british/', most: 178, requests: 40 },
  { kind: 'scores in two counts', address: 'score/riichi/', most: 188, requests: 40 },
  // What the score desk may weigh, and 20 kB.
  { kind: 'an evening', address: 'table/british/', answer: enterWin, most: 201, requests: 60 },
  { kind: 'an evening in two counts', address: 'table/riichi/', answer: enterWin, most: 212, requests: 60 },
  {
    kind: 'home',
    address: '',
    answer: async (page) => {
      await main(page).getByRole('button', { name: 'Hooo' }).click();
      await expect(alive(main(page), 'WarmUp')).toBeVisible();
    },
    most: 167,
    requests: 40,
  },
  { kind: 'compare', address: 'compare/house-rules/hong-kong/', most: 156, requests: 40 },
  { kind: 'a game beside another', address: 'compare/two-five-eight/hk-taiwanese/', most: 72, requests: 40 },
  {
    kind: 'which game a table plays',
    address: 'which/',
    answer: async (page) => {
      await main(page).locator('.which-asking').getByRole('button').first().click();
      await expect(main(page).locator('.which-answers')).toBeVisible();
    },
    most: 157,
    requests: 40,
  },
  // The rules of all six games.
  { kind: 'a hand in every game', address: 'compare/hand/', most: 208, requests: 40 },
  {
    kind: 'a scene in a frame',
    address: frame({ scene: 'british/robbing-the-kong' }),
    answer: step,
    most: 172,
    requests: 20,
  },
  {
    kind: 'a question in a frame',
    address: frame({ question: 'changchun/win' }),
    answer: answerQuestion,
    most: 239,
    requests: 60,
  },
  {
    kind: 'a drill in a frame',
    address: frame({ drill: 'hong-kong/win', count: '5' }),
    answer: answerQuestion,
    most: 234,
    requests: 60,
  },
  {
    kind: 'a hand in a frame',
    address: frame({ hand: '123m 567p 888p 345s 55s', game: 'hong-kong' }),
    most: 160,
    requests: 60,
  },
  {
    kind: 'a score in a frame',
    address: frame({ score: 'hong-kong', hand: '123m 456m 789m EEE 5m +5m' }),
    most: 160,
    requests: 60,
  },
  {
    kind: 'a score in two counts in a frame',
    address: frame({ score: 'riichi', hand: '345m 678m 23p 456s 99s +4p' }),
    most: 160,
    requests: 60,
  },
  { kind: 'a card in a frame', address: frame({ card: 'riichi' }), most: 119, requests: 40 },
  { kind: 'a table in a frame', address: frame({ play: 'riichi' }), most: 120, requests: 60 },
];

for (const { kind, address, answer, most, requests } of ROWS) {
  test(`${kind} weighs ${most} kB at most with its first answer`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    const weight = weighing(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    if (answer) await answer(page);
    await page.waitForLoadState('networkidle');
    const weighs = weight() / 1000;
    console.log(`${kind}: ${weighs.toFixed(1)} kB, ${asked.size} requests`);
    expect(weighs).toBeGreaterThan(10);
    expect(weighs).toBeLessThanOrEqual(most);
    expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(requests);
  });
}

test('a real game asks for 25 kB of code at most that the play table does not have', async ({ page }) => {
  const weight = weighing(page, ({ pathname }) => pathname.includes('/_astro/'));
  await page.goto('play/riichi/', { waitUntil: 'networkidle' });
  const before = weight();
  await page.goto('play/record/', { waitUntil: 'networkidle' });
  await page
    .getByLabel(records.form.paste)
    .fill(writeTenhouXml(botsMatch(rulesAt(TABLES.tenhou), 'weight', 1)));
  await page.getByRole('button', { name: records.form.open }).click();
  await expect(page.getByRole('list', { name: records.list }).getByRole('link').first()).toBeVisible();
  const weighs = (weight() - before) / 1000;
  console.log(`a real game: ${weighs.toFixed(1)} kB`);
  expect(weighs).toBeGreaterThan(5);
  expect(weighs).toBeLessThanOrEqual(25);
});
