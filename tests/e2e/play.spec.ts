/** A whole hand with the keyboard alone, and links to its positions. */
import type { Locator, Page } from '@playwright/test';
import { LONG } from '../scale.ts';
import { playHinted, stepwise } from './hinted.ts';
import { goTo, press } from './keys.ts';
import { handTiles, rulebook, table, tablePanel } from './pages.ts';
import {
  claimWindow,
  contest,
  lookedUnder,
  matchOver,
  nearTheEnd,
  ownTurn,
  readyToDeclare,
  won,
} from './positions.ts';
import { expect, test } from './site.ts';

const wall = (page: Page) => page.getByText(/^\d+ in the wall/);
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'The deal' }).getByRole('button', { name });
const log = (page: Page) => page.getByRole('log', { name: 'Log' });

/** Deals this seed, the others moving only at each Step. */
async function deal(page: Page, seed: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(table);
  await stepwise(page);
  const how = page.getByRole('region', { name: 'How it works' });
  await press(page, how.locator('summary').first());
  await goTo(page, how.getByRole('textbox', { name: 'Seed' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
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
  await goTo(page, handTiles(page).first());
  await playHinted(page, again);
  const balances = page.getByRole('list', { name: 'Points after this deal' }).getByRole('listitem');
  await expect(balances).toHaveCount(4);
  await goTo(page, again);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(again).toBeHidden({ timeout: 100 });
  }).toPass();
  await expect(wall(page)).toHaveText(/^55 in the wall\s*deal 2$/i);
});

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
  const files = fetched.filter((url) => url.includes('sounds'));
  const sizes = await Promise.all(
    files.map(async (url) => (await (await page.request.get(url)).body()).length),
  );
  expect(files).not.toEqual([]);
  // They are synthesised: the programme is all there is, and it stays small.
  expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThan(20_000);
  await page.getByRole('button', { name: 'Quiet' }).click();
  await expect(page.getByRole('button', { name: 'Quiet' })).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Setup' }).click();
  await expect(page.getByRole('checkbox', { name: 'Sounds of the tiles' })).not.toBeChecked();
});

test('on a phone, where the log is closed, what happens is still heard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ownTurn());
  await stepwise(page);
  await page.locator('.seat[data-side="bottom"] .hand button').last().click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.play [aria-live="polite"]').filter({ hasText: /^You discard/ })).toHaveCount(1);
});

test('on a phone a tile that is dragged onto the cloth is discarded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ownTurn());
  await expect(handTiles(page)).toHaveCount(14);
  const place = await handTiles(page).last().boundingBox();
  if (!place) throw new Error('the tile is not there');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 140, { steps: 4 });
  await page.mouse.up();
  await expect(handTiles(page)).toHaveCount(13);
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

test('whoever wants it is told which patterns the hand is near to, each with its rule and tiles that complete it', async ({
  page,
}) => {
  await page.goto(readyToDeclare());
  await expect(page.locator('.near-patterns')).toHaveCount(0);
  await press(page, tool(page, 'Setup'));
  await page.getByRole('checkbox', { name: 'Tell which patterns my hand is near to' }).check();
  await page.keyboard.press('Escape');
  const told = tablePanel(page).locator('.near-patterns li');
  await expect(told.first()).toContainText('away, for example');
  for (const line of await told.all()) {
    await expect(line.locator('.tile').first()).toBeVisible();
    await expect(line.getByRole('link')).toHaveAttribute('href', /\/rules\/riichi\/#[\w-]+$/);
  }
  // It is kept for the next visit.
  await page.reload();
  await expect(told.first()).toBeVisible();
});

test('the end of a hand says who pays whom, and by which rule; all hands lie open', async ({ page }) => {
  await page.goto(won());
  await expect(page.locator('.play-cloth .sets')).toBeVisible();
  await expect(page.locator('.play-cloth').getByText('face down')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Who pays whom' }).click();
  const rules = tablePanel(page).locator('.payments').getByRole('link', { name: /^§ / });
  await expect(rules.first()).toBeVisible();
  for (const href of await rules.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect(href).toMatch(new RegExp(`^${rulebook}#[\\w-]+$`));
  }
});

test('a deal ends on the cloth: each winning hand, what counts in it, what everyone wins or loses; it folds away', async ({
  page,
}) => {
  await page.goto(lookedUnder());
  const told = page.locator('.play-cloth .end-on-cloth');
  await expect(told.locator('.sets').first()).toBeVisible();
  for (const hand of await told.locator('.sets').all())
    await expect(hand.locator('figcaption')).toContainText(/\d han|yakuman/);
  // Whoever looks under the indicators has said riichi.
  await expect(
    told
      .locator('.end-lines')
      .filter({ hasText: /riichi/i })
      .first(),
  ).toBeVisible();
  const changes = await told.locator('.end-sums b').allTextContents();
  const sum = changes.reduce((all, text) => all + Number(text.replace('−', '-').replaceAll(/[+,]/g, '')), 0);
  expect(changes).toHaveLength(4);
  // What was bet in this deal has been taken from the pot again.
  expect(sum).toBe(0);
  await told.locator('summary').click();
  await expect(told.locator('.sets').first()).toBeHidden();
  await tool(page, 'Undo').click();
  await expect(told).toHaveCount(0);
});

test('the end of a deal says who deals next, by which rule, and how long a match lasts', async ({ page }) => {
  await page.goto(won());
  const result = tablePanel(page).locator('.ending-head');
  await expect(result).toContainText('in the next deal');
  await expect(result).toContainText('A match');
  await expect(result.getByRole('link', { name: '§ next-east' })).toHaveAttribute(
    'href',
    `${rulebook}#next-east`,
  );
  await expect(page.locator('.play-cloth')).toContainText('Deal 1');
});

test('the end of a match says who came where, and offers another', async ({ page }) => {
  await page.goto(matchOver());
  // The link opens the last deal of a match: that it is the first one played here says nothing of the match.
  await expect(wall(page)).toContainText('North round');
  await expect(wall(page)).not.toContainText(/deal/i);
  const result = page.getByRole('region', { name: 'The match is over, and you have won it.' });
  await expect(result.getByRole('row')).toHaveCount(5);
  await expect(result.getByRole('row').nth(1)).toContainText('You');
  await page.getByRole('button', { name: 'New match' }).click();
  await expect(result).toBeHidden();
  await expect(handTiles(page).first()).toBeVisible();
});

test('a win is a moment: its sets turn up, the sparrow hops in, and the count goes up line by line; or all is still', async ({
  page,
}) => {
  // At a hundredth of its speed no motion is over before it is looked at.
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Animation.enable');
  await inspector.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('about:blank');
    await page.goto(matchOver());
    const moving = (parts: Locator) =>
      parts.evaluateAll((all) => all.filter((part) => part.getAnimations().length > 0).length);
    const ending = page.locator('.ending');
    const sets = page.locator('.play-cloth .sets .set');
    await expect(sets.first()).toBeVisible();
    const [turning, hopping] = [await moving(sets), await moving(ending.locator('.sparrow > *'))];
    const lines = ending.locator('.bill-lines > li');
    await lines.first().scrollIntoViewIfNeeded();
    await expect(ending.locator('[data-counted]')).toBeVisible();
    const counting = await moving(lines);
    const isStill = reducedMotion === 'reduce';
    expect(turning > 0, 'sets turn').toBe(!isStill);
    expect(hopping > 0, 'the sparrow hops').toBe(!isStill);
    expect(counting > 0, 'lines are counted').toBe(!isStill);
  }
});

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
