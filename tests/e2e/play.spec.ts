/** A whole hand with the keyboard alone, and links to its positions. */
import type { Page } from '@playwright/test';
import { LONG } from '../scale.ts';
import { playHinted } from './hinted.ts';
import { goTo, press } from './keys.ts';
import { rulebook, table } from './pages.ts';
import { claimWindow, contest, matchOver, nearTheEnd, othersTurn, ownTurn, won } from './positions.ts';
import { expect, test } from './site.ts';

const hand = (page: Page) => page.getByRole('toolbar', { name: 'Your hand' });
const tiles = (page: Page) => hand(page).getByRole('button');
const names = (page: Page) => tiles(page).evaluateAll((all) => all.map((tile) => tile.ariaLabel));
const wall = (page: Page) => page.getByText(/^\d+ in the wall/);
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'The deal' }).getByRole('button', { name });
const told = (page: Page) => page.locator('.play-told');
const log = (page: Page) => page.getByRole('log', { name: 'Log' });

/** What everybody sees of a moment. */
const position = async (page: Page) => [
  await names(page),
  await wall(page).textContent(),
  await log(page).getByRole('listitem').allTextContents(),
];

/** Lets the others move only at each Step. */
async function stepwise(page: Page): Promise<void> {
  await expect(tool(page, 'Pace: calm')).toBeVisible();
  for (const pace of ['brisk', 'at once', 'by steps']) {
    await page.keyboard.press('v');
    await expect(tool(page, `Pace: ${pace}`)).toBeVisible();
  }
}

/** Deals this seed, the others moving only at each Step. */
async function deal(page: Page, seed: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(table);
  await stepwise(page);
  await press(page, tool(page, 'Setup'));
  const setup = page.getByRole('dialog', { name: 'The deal' });
  await goTo(page, setup.getByRole('textbox', { name: 'Seed' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
  await expect(setup).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
}

test('a hand is played to its end by keys, as the hints advise', async ({ page }) => {
  test.setTimeout(900_000);
  // A whole hand in the long run, else the last turns of one.
  if (LONG) await deal(page, 'heron-299');
  else {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(nearTheEnd());
    await stepwise(page);
  }
  const again = page.getByRole('button', { name: 'Next deal' });
  await goTo(page, tiles(page).first());
  await playHinted(page, again);
  const balances = page.getByRole('list', { name: 'Points after this deal' }).getByRole('listitem');
  await expect(balances).toHaveCount(4);
  await goTo(page, again);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(wall(page)).toHaveText(/^55 in the wall\s*deal 2$/i);
});

test('one steps, goes back, takes another way, and the log tells what was taken back', async ({ page }) => {
  await deal(page, 'heron-412');
  const before = await names(page);
  await goTo(page, tiles(page).first());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toHaveCount(13);
  for (let step = 0; step < 4; step++) await page.keyboard.press('n');
  await expect(log(page).getByRole('listitem').nth(1)).toBeVisible();
  const there = await position(page);

  await page.keyboard.press('u');
  await expect(told(page).getByText(/^Looking back\./)).toBeVisible();
  expect(await names(page)).toEqual(before);
  await page.keyboard.press('f');
  await expect(told(page).getByText(/^Looking back\./)).toBeHidden();
  expect(await position(page)).toEqual(there);

  await page.keyboard.press('u');
  await goTo(page, tiles(page).last(), 'ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(told(page).getByText(/^Looking back\./)).toBeHidden();
  await expect(log(page).getByText(/^Taken back: /)).toBeVisible();
});

test('why not: every forbidden call is answered by its rule, and Escape puts the answer away', async ({
  page,
}) => {
  await page.goto(ownTurn());
  await goTo(page, tiles(page).first());
  const rule = told(page).getByRole('link', { name: /^§ / });
  for (const [key, id] of [
    ['h', /^(?:four-sets-and-jong|jong-258)$/],
    ['k', /^hard-kong$/],
    ['p', /^in-turn$/],
    ['s', /^no-claimed-sheung$/],
    ['x', /^may-pass$/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rule).toHaveText(new RegExp(`§ ${id.source.slice(1)}`));
    await expect(rule).toHaveAttribute('href', new RegExp(`^${rulebook}#`));
    await page.keyboard.press('Escape');
    await expect(rule).toHaveCount(0);
  }
  await page.keyboard.press('Enter');
});

test('nothing that is forbidden is done, and nothing is unanswered, at any moment of others', async ({
  page,
}) => {
  await page.goto(othersTurn());
  await expect(told(page).getByText(/^Looking back\./)).toBeVisible();
  const before = await position(page);
  const rule = told(page).locator('.slip').getByRole('link', { name: /^§ / });
  for (const key of ['h', 'k', 'p', 's', 'x']) {
    await page.keyboard.press(key);
    await expect(rule).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(rule).toHaveCount(0);
  }
  expect(await position(page)).toEqual(before);
});

for (const width of [320, 360, 540, 700, 1000, 1280]) {
  test(`the reader's own tiles all lie on the cloth, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(contest());
    const own = page.locator('.cloth .seat[data-side="bottom"] .hand .tile');
    await expect(own.nth(12)).toBeVisible();
    const beyond = await page.locator('.cloth').evaluate((cloth) => {
      const { right } = cloth.getBoundingClientRect();
      const tiles = [...cloth.querySelectorAll('.seat[data-side="bottom"] .hand .tile')];
      return tiles.filter((tile) => tile.getBoundingClientRect().right > right).length;
    });
    expect(beyond).toBe(0);
  });
}

test('sounds and voices are fetched once they are wanted, and one tap ends them', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    OscillatorNode.prototype.start = () => void heard.push('tone');
    OscillatorNode.prototype.stop = () => {};
    speechSynthesis.speak = ({ text }) => void heard.push(text);
  });
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(contest());
  await page.getByRole('button', { name: 'Setup' }).click();
  expect(fetched.filter((url) => url.includes('sounds'))).toEqual([]);
  await page.getByRole('checkbox', { name: 'Sounds of the tiles' }).check();
  await page.getByRole('checkbox', { name: 'Say calls and discards aloud' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect
    .poll(async () => (await heard()).filter((sound) => sound === 'tone').length)
    .toBeGreaterThan(0);
  await expect
    .poll(async () => (await heard()).filter((sound) => sound !== 'tone').length)
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Quiet' }).click();
  await expect(page.getByRole('button', { name: 'Quiet' })).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Setup' }).click();
  await expect(page.getByRole('checkbox', { name: 'Sounds of the tiles' })).not.toBeChecked();
});

test('at once, where nothing rests, one hears that the deal was won all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    speechSynthesis.speak = ({ text }) => void heard.push(text);
    localStorage.setItem('sparrow:settings', JSON.stringify({ v: 1, pace: 'once', speech: true }));
  });
  await page.goto(contest());
  await expect(tool(page, 'Pace: at once')).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Next deal' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard))
    .toHaveLength(1);
});

test('on a phone, where the log is closed, what happens is still heard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ownTurn());
  await stepwise(page);
  await page.locator('.seat[data-side="bottom"] .hand button').last().click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.play [aria-live="polite"]').filter({ hasText: /^You discard/ })).toHaveCount(1);
});

for (const width of [1280, 360]) {
  test(`a tile that is dragged onto the cloth is discarded, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(ownTurn());
    await expect(tiles(page)).toHaveCount(14);
    const first = await tiles(page).first().boundingBox();
    const place = await tiles(page).last().boundingBox();
    if (!first || !place) throw new Error('the tiles are not there');
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const drag = async (to: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 20, (y + to) / 2, { steps: 4 });
      await page.mouse.move(x - 40, to, { steps: 4 });
      await page.mouse.up();
    };
    // Within the row it only lies down again.
    await drag(first.y + 4);
    await expect(tiles(page)).toHaveCount(14);
    await drag(first.y - 60);
    await expect(tiles(page)).toHaveCount(13);
  });
}

test('a claim window is answered by a key', async ({ page }) => {
  await page.goto(claimWindow());
  const melds = page.getByRole('list', { name: 'Your sets' });
  await expect(
    page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: /^Pung/ }),
  ).toBeEnabled();
  await expect(melds).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(melds.getByRole('listitem').first()).toBeVisible();
  await expect(told(page).getByRole('listitem').filter({ hasText: 'take it' })).toContainText('You');
  await expect(
    page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: /^Discard/ }),
  ).toBeVisible();
});

test('whoever wants to be asked only for a win is passed for, and takes that back with one press', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(claimWindow());
  const pass = page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: /^Pass/ });
  await expect(pass).toBeEnabled();
  const lines = await log(page).getByRole('listitem').count();
  await press(page, tool(page, 'Setup'));
  const setup = page.getByRole('dialog', { name: 'The deal' });
  await setup.getByRole('checkbox', { name: /pass for me unless I can win/ }).check();
  await page.keyboard.press('Escape');
  // The table goes on, and no press was made for it.
  await expect.poll(() => log(page).getByRole('listitem').count()).toBeGreaterThan(lines + 1);
  await press(page, tool(page, 'Stop passing'));
  await expect(tool(page, 'Stop passing')).toBeHidden();
  await press(page, tool(page, 'Setup'));
  await expect(setup.getByRole('checkbox', { name: /pass for me/ })).not.toBeChecked();
});

test('of two who call, one is told which rule gives the tile to the other', async ({ page }) => {
  await page.goto(contest());
  await stepwise(page);
  await page.keyboard.press('p');
  await page.keyboard.press('n');
  const lost = told(page).getByRole('listitem').filter({ hasText: 'You' });
  await expect(lost.getByRole('link', { name: '§ priority' })).toBeVisible();
});

test('a shared link opens the very position, elsewhere too', async ({ page, browser, baseURL }) => {
  await page.goto(ownTurn());
  await expect(tiles(page)).toHaveCount(14);
  await press(page, tool(page, 'Share'));
  const field = page.getByRole('textbox', { name: 'Link to this position' });
  await expect(field).toHaveValue(/#v=1/);
  const link = await field.inputValue();
  expect(link.startsWith(new URL(table, baseURL).href)).toBe(true);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(tiles(other)).toHaveCount(14);
  expect(await position(other)).toEqual(await position(page));
  await elsewhere.close();
});

test('the end of a hand says who pays whom, and by which rule', async ({ page }) => {
  await page.goto(won());
  const paid = page.getByRole('heading', { name: 'Who pays whom' });
  await paid.click();
  const rules = told(page).locator('.payments').getByRole('link', { name: /^§ / });
  await expect(rules.first()).toBeVisible();
  for (const href of await rules.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect(href).toMatch(new RegExp(`^${rulebook}#[\\w-]+$`));
  }
});

test('at the end of a deal all hands lie open, and the winning hand stands set by set', async ({ page }) => {
  await page.goto(won());
  await expect(told(page).locator('.sets')).toBeVisible();
  await expect(page.locator('.play-table').getByText('face down')).toHaveCount(0);
});

test('the end of a match says who came where, and offers another', async ({ page }) => {
  await page.goto(matchOver());
  const result = page.getByRole('region', { name: 'The match is over, and you have won it.' });
  await expect(result.getByRole('row')).toHaveCount(5);
  await expect(result.getByRole('row').nth(1)).toContainText('You');
  await page.getByRole('button', { name: 'New match' }).click();
  await expect(result).toBeHidden();
  await expect(tiles(page).first()).toBeVisible();
});

for (const [what, damage] of [
  ['cut short', (link: string) => link.slice(0, link.length - 30)],
  ['mistyped', (link: string) => link.replace(/\.([esnw]\d)[mps]\./, '.$1x.')],
  ['moves that cannot be', (link: string) => link.replace(/do=\w+\./, 'do=ewin.')],
  ['of another version', (link: string) => link.replace('v=1', 'v=9')],
  ['no link at all', () => `${table}#hello`],
] as const) {
  test(`a damaged link is told of kindly: ${what}`, async ({ page }) => {
    const link = damage(ownTurn());
    expect(link).not.toBe(ownTurn());
    await page.goto(link);
    await expect(page.getByText('This link does not lead to a deal.')).toBeVisible();
    await expect(tiles(page)).toHaveCount(14);
    expect(page.url()).toContain(link.slice(link.indexOf('#')));
  });
}

test('another link that is opened over the page is followed, and a place on the page is none', async ({
  page,
}) => {
  await page.goto(ownTurn());
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await page.goto(won());
  await expect(page.getByRole('heading', { name: 'Who pays whom' })).toBeVisible();
  await page.goto(`${table}#main`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who pays whom' })).toBeVisible();
  await expect(page.getByText('This link does not lead to a deal.')).toHaveCount(0);
});

test('a hand that is left is there when one comes back', async ({ page }) => {
  await deal(page, 'heron-412');
  await goTo(page, tiles(page).first());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toHaveCount(13);
  const left = await names(page);
  await page.goto(rulebook);
  await page.goto(table);
  await expect(tiles(page)).toHaveCount(13);
  expect(await names(page)).toEqual(left);
});

test('letters are typed, not played, once that is chosen', async ({ page }) => {
  await page.goto(ownTurn());
  await press(page, tool(page, 'Setup'));
  const one = page.getByRole('checkbox', { name: 'One key per action' });
  await goTo(page, one);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await expect(told(page).getByRole('link', { name: /^§ / })).toHaveCount(0);
});
