import { someOf } from '../scale.ts';
import { looksRight } from './looks.ts';
import { expect, test } from './site.ts';

/** The game whose table of fan the hands of these tests are counted by. */
const page0 = '/score/hong-kong/';
const hand = 'v=1&hand=%5B234s%3C%5D.%5BCCC%5E%5D.567s.678s.5s.%5E5s.2f1f&seat=s&end';

test('a hand is built by keyboard alone, scored, and there again after a reload', async ({ page }) => {
  await page.goto(page0);
  const palette = page.getByRole('toolbar', { name: 'All tiles' });
  await palette.getByRole('button').first().focus();
  // Three times 1, then 2 to 8, three times 9: and one more 1 completes it.
  for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
  for (let n = 0; n < 7; n++) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('ArrowRight');
  for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('list', { name: 'What counts' });
  await expect(receipt.getByRole('listitem')).not.toHaveCount(0);
  const total = await page.locator('.bill-sum').textContent();
  const address = page.url();
  expect(address).toContain('hand=1112345678999m.+1m');
  await page.reload();
  await expect(page.locator('.bill-sum')).toHaveText(total ?? '');
  expect(page.url()).toBe(address);
  await expect(page.getByLabel('Or type it')).toHaveValue('1112345678999m +1m');
});

test('what is typed wrong is told by its column, and kept over a reload', async ({ page }) => {
  await page.goto(page0);
  await page.getByLabel('Or type it').fill('123m 4x');
  await expect(page.getByText('Column 7 cannot be read.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Or type it')).toHaveValue('123m 4x');
});

test('a damaged address is told kindly', async ({ page }) => {
  await page.goto(`${page0}#${hand.slice(0, 30)}`);
  await expect(page.getByText('This address cannot be read.')).toBeVisible();
  await expect(page.getByText('No hand yet.')).toBeVisible();
});

test('the page begins with hands to open, each worth what it says', async ({ page }) => {
  for (const game of someOf('games that count', ['hong-kong', 'hk-taiwanese', 'british', 'riichi'], 2)) {
    await page.goto(`/score/${game}/`);
    const examples = page.getByRole('navigation', { name: 'Start from one of these' }).getByRole('link');
    await expect(examples.nth(3)).toBeVisible();
    for (const example of await examples.all()) {
      await example.click();
      const told = (await example.locator('small').textContent()) ?? '';
      // In a game that counts in two a total has a comma of its own.
      const total = told.replace(/(?:, )?not a win$/, '');
      await expect(page.locator('.bill-sum')).toContainText(total.split(' ')[0] ?? '');
      const verdict = page.locator('.verdict');
      await expect(verdict).toContainText(told.includes('not a win') ? 'Not a win.' : `is worth ${total}.`);
    }
  }
});

test('indicators are pressed into their rows, and count; counters and pot are paid', async ({ page }) => {
  await page.goto('/score/riichi/#v=1&hand=345m.678m.23p.456s.99s.%3C4p&seat=s&facts=riichi&end');
  const lines = page.getByRole('list', { name: 'What counts' });
  const palette = page.getByRole('toolbar', { name: 'All tiles' });
  await page.getByRole('radio', { name: 'Dora indicator', exact: true }).check({ force: true });
  await palette.getByRole('button', { name: '3 of dots' }).click();
  await expect(lines.locator('.rule-id[href$="#dora"]')).toBeVisible();
  await page.getByRole('radio', { name: 'Ura dora indicator' }).check({ force: true });
  await palette.getByRole('button', { name: '8 of bamboo' }).click();
  await expect(lines.locator('.rule-id[href$="#ura-dora"]')).toBeVisible();
  await page.getByRole('spinbutton', { name: /^Counters/ }).fill('2');
  await page.getByRole('spinbutton', { name: /^In the pot/ }).fill('1000');
  const pays = page.locator('.pays');
  await expect(pays).toContainText('600 points');
  await expect(pays).toContainText('South takes 1,000 points from the pot');
  await expect(page).toHaveURL(/open=3p&beneath=8s&counters=2&pot=1000&end$/);
  await page.getByRole('button', { name: 'Take away: 3 of dots' }).click();
  await expect(lines.locator('.rule-id[href$="#dora"]')).toHaveCount(0);
});

test('the total leads to the receipt, line by line', async ({ page }) => {
  await page.goto(`${page0}#${hand}`);
  await page.getByRole('button', { name: 'See it line by line' }).click();
  const heading = page.getByRole('heading', { name: 'hand is worth' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the course and the rulebook lead here', async ({ request }) => {
  for (const from of ['learn', 'rules'])
    expect(await (await request.get(page0.replace('score', from))).text(), from).toContain(`href="${page0}"`);
});

test('it looks right with a line of the count open', async ({ page }) => {
  await page.goto(`${page0}#${hand}`);
  await page.getByRole('list', { name: 'What counts' }).getByRole('button').nth(1).click();
  await looksRight(page, 'score');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it would do', async ({ page }) => {
    await page.goto(page0);
    await expect(page.getByText(/it needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the rulebook' })).toBeVisible();
  });
});
