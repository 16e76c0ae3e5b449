/** What a reader takes away of a frame: a file that works from a disk without a network, and pictures. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { cover } from '#i18n/cover.ts';
import { LONGEST } from '../../src/notation/scene-text.ts';
import { someOf } from '../scale.ts';
import { expect, test } from './site.ts';

/** Bytes: all of it, with its tiles, every widget and game that a frame may hold. */
const LARGEST = 625_000;

const TEXT = `game: two-five-eight
title: A Pung from across the table
given: { turn: north }
deal:
  east: "46p …"
  south: "123m 678m 55p 22s 46s 9s"
  wall: "5p 1m …"
script:
  - north draws 5p: North draws </script> the 5 of dots.
  - north discards 5p
  - south pungs 5p
`;

const step = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 1 of/);
};
/** The script is left, too. */
const leave = async (page: Page): Promise<void> => {
  await step(page);
  await page.getByRole('button', { name: /^Try (?:something else from )?here/ }).press('Enter');
  await expect(page.getByRole('toolbar').first()).toBeVisible();
  await page.getByRole('button', { name: /chart$/i }).press('Enter');
  await expect(page.getByRole('list', { name: 'The machine' })).toBeAttached();
};
const begin = (page: Page, what: keyof (typeof cover)['begin']): Promise<void> =>
  page.getByRole('button', { name: cover.begin[what], exact: true }).press('Enter');
const answer = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Yes/ }).press('Enter');
  await expect(page.locator('main .slip').first()).toBeVisible();
};

const answerHidden = async (page: Page): Promise<void> => {
  await begin(page, 'hidden');
  await answer(page);
};

/** Each kind: what one asks for at /embed/, and what a reader does with it. */
const KINDS: Readonly<
  Record<string, readonly [asked: Readonly<Record<string, string>>, (page: Page) => Promise<void>]>
> = {
  scene: [{ scene: 'british/robbing-the-kong', theme: 'dark' }, leave],
  rule: [{ rule: 'hong-kong/three-fan' }, step],
  text: [{ text: TEXT }, step],
  question: [{ question: 'changchun/win', seed: 'heron' }, answerHidden],
  drill: [{ drill: 'hk-taiwanese/win', count: '3', seed: 'heron' }, answer],
  hand: [{ hand: '123m 567p 888p 34s 55s +2s', game: 'two-five-eight', ask: 'win' }, answer],
  play: [
    { play: 'british', seed: 'heron' },
    async (page) => {
      await begin(page, 'deal');
      const actions = page.getByRole('toolbar', { name: 'Actions' });
      await actions.getByRole('button', { name: /^Mah-Jong/ }).press('Enter');
      await expect(page.locator('.play-told').getByRole('link', { name: /^§/ }).first()).toBeVisible();
    },
  ],
  score: [
    { score: 'hong-kong', hand: '123m 456p 789s 111p 5p +5p' },
    async (page) => {
      await begin(page, 'score');
      await expect(page.getByText('Not a win').first()).toBeVisible();
      await expect(page.getByRole('link', { name: '§ three-fan' }).first()).toBeVisible();
    },
  ],
};

/** Every kind in the long run; else two, others with another commit. */
const tried = someOf('copies', Object.entries(KINDS), 2);

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sparrow-copies-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Presses a button at /embed/ with this chosen; the file that comes of it. */
async function taken(page: Page, asked: Readonly<Record<string, string>>, name: string): Promise<string> {
  await page.goto(`embed/#${new URLSearchParams({ v: '1', ...asked })}`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).press('Enter');
  const download = await coming;
  await expect(page.getByText('Saved.')).toBeVisible();
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

for (const [kind, [asked, use]] of tried) {
  test(`a ${kind} is one file, which works from a disk and asks for nothing`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const file = await taken(page, asked, 'Download as one file');
    expect(file).toMatch(new RegExp(`mahjong-${kind}[a-z0-9-]*\\.html$`));
    expect(statSync(file).size).toBeLessThan(LARGEST);
    const context = await browser.newContext({ offline: true, viewport: { width: 720, height: 900 } });
    const faults: string[] = [];
    const asksFor: string[] = [];
    context.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    context.on('weberror', (error) => faults.push(error.error().message));
    context.on('request', (request) => asksFor.push(request.url().split('#')[0] ?? ''));
    const alone = await context.newPage();
    const address = pathToFileURL(file).href;
    await alone.goto(address);
    await use(alone);
    const kept = await alone.evaluate(() => {
      try {
        return localStorage.length;
      } catch {
        return 'nothing';
      }
    });
    expect(kept).toBe('nothing');
    // Its links lead to the site that it came from.
    const link = alone.locator('main a[href]:not([href^="#"])').first();
    if ((await link.count()) > 0) {
      await link.dispatchEvent('pointerover');
      expect(await link.getAttribute('href')).toContain(new URL(baseURL ?? '').href);
    }
    expect(asksFor.filter((each) => !each.startsWith('data:'))).toEqual([address]);
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('the largest file is small enough: a text as long as one may be, of the game with the most rules', async ({
  page,
}) => {
  const file = await taken(
    page,
    { text: `game: british\n${TEXT}`.padEnd(LONGEST, '# 1f2a') },
    'Download as one file',
  );
  expect(statSync(file).size).toBeLessThan(LARGEST);
});

test('a table is a picture: an SVG that stands for itself, and the same as PNG', async ({ page }) => {
  const asked = { scene: 'british/robbing-the-kong', step: '2' };
  const svg = readFileSync(await taken(page, asked, 'Picture (SVG)'), 'utf8');
  const seen = await page.evaluate((text) => {
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      faults: picture.querySelectorAll('parsererror').length,
      uses: [...picture.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? ''),
      symbols: [...picture.querySelectorAll('symbol')].map(({ id }) => id),
      words: [...picture.querySelectorAll('text')].map(({ textContent }) => textContent).join(' '),
      width: picture.documentElement.getAttribute('width'),
    };
  }, svg);
  expect(seen.faults).toBe(0);
  // Four hands, a set and the tile that was robbed.
  expect(seen.uses.length).toBeGreaterThan(50);
  expect(new Set(seen.uses)).toEqual(new Set(seen.symbols));
  expect(seen.words).toContain('in the wall');
  expect(svg).not.toMatch(/var\(|foreignObject|href="[^#]|<script/);
  const png = readFileSync(await taken(page, asked, 'Picture (PNG)'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(2 * Number(seen.width));
});
