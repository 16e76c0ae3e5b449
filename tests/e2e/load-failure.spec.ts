/** What a page says when a part of it does not come. */
import type { Page } from '@playwright/test';
import { cover } from '#i18n/cover.ts';
import { practice } from '#i18n/practice.ts';
import { hashSeed } from '../../src/engine/random.ts';
import { LONG, SEED } from '../scale.ts';
import { holdBack } from './hold-back.ts';
import { onCalls } from './lessons.ts';
import { askingIn, rulebook, table } from './pages.ts';
import { won } from './positions.ts';
import { expect, test } from './site.ts';
import { firstScene, stepOn, widget } from './widgets.ts';

const lesson = onCalls?.address ?? '/learn/';

const notice = (page: Page) => page.locator('main > [data-notice="failed"]');

/** Takes from the faults what the browser itself says of files that were kept from it. */
const withoutBlocked = (faults: string[]): void => {
  const rest = faults.filter(
    (fault) =>
      !/ERR_FAILED|download failed|dynamically imported module|Error hydrating|Failed to fetch/.test(fault),
  );
  faults.splice(0, faults.length, ...rest);
};

/** The scripts that a page loads by itself. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: { resourceType(): string; url(): string }) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('request', note);
  return [...scripts];
}

/** A button of the notice, or a link: it loads the page as it is, with what its address says. */
const reload = (page: Page) => page.getByRole('link', { name: 'Reload the page' }).first();

test('what did not come is asked for again, with the hand that the address names', async ({
  page,
  faults,
}) => {
  await page.route('**/_astro/LoadedPlay.*.js*', (route) => route.abort());
  await page.goto(`${table}#v=1&game=two-five-eight&seed=heron&end`);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('The table is being loaded')).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  await reload(page).click();
  await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  withoutBlocked(faults);
});

test('a house rule that cannot be worked out is not switched, and the reader is told', async ({
  page,
  faults,
}) => {
  await page.goto('/compare/house-rules/hong-kong/', { waitUntil: 'networkidle' });
  await page.route(/\/house-table\.[\w-]+\.js/, (route) => route.abort());
  const values = page.locator('[data-switch="payment"]').getByRole('radio');
  const again = page.getByRole('button', { name: cover.retry });
  await values.nth(1).click();
  await expect(again).toBeVisible();
  await expect(values.first()).toBeChecked();
  await expect(page).toHaveURL(/hong-kong\/$/);
  await again.click();
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await expect(page).toHaveURL(/payment:/);
  await expect(values.nth(1)).toBeChecked();
  await expect(again).toHaveCount(0);
  withoutBlocked(faults);
});

test('a table of an address that cannot be read is not taken for the site’s own', async ({
  page,
  faults,
}) => {
  await page.route(/\/house-table\.[\w-]+\.js/, (route) => route.abort());
  await page.goto('/compare/house-rules/hong-kong/#v=1&with=minimum-fan:0&end');
  const again = page.getByRole('button', { name: cover.retry });
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await expect(page.getByRole('combobox', { name: 'The minimum', exact: true })).toHaveValue('0');
  await expect(again).toHaveCount(0);
  withoutBlocked(faults);
});

test('settings that do not come say so, and come when the panel is opened again', async ({
  page,
  faults,
}) => {
  await page.goto('/glossary/', { waitUntil: 'networkidle' });
  await page.route(/\/Settings\.[\w-]+\.js/, (route) => route.abort());
  const button = page.locator('[popovertarget="settings"]').filter({ visible: true }).first();
  await button.click();
  const panel = page.locator('#settings');
  await expect(panel).toContainText('could not be loaded');
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Escape');
  await button.click();
  await expect(panel.getByRole('radio').first()).toBeVisible();
  await expect(panel).not.toContainText('could not be loaded');
  withoutBlocked(faults);
});

test('the play table says that it is being loaded', async ({ page }) => {
  const letGo = await holdBack(page, /\/LoadedPlay\./);
  await page.goto(table, { waitUntil: 'commit' });
  const waiting = page.getByText('The table is being loaded');
  await expect(waiting).toBeVisible();
  await letGo();
  await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeVisible();
  await expect(waiting).toBeHidden();
});

test('a widget of a lesson that does not come says so; a press lets it come, and is done', async ({
  page,
  faults,
}) => {
  const shown = widget(page, 'Scene').first();
  const next = shown.getByRole('button', { name: 'Next' });
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto(lesson);
  await next.click();
  // Astro tries a second time by itself.
  await expect(shown).toHaveAttribute('data-failed', '');
  await page.unrouteAll({ behavior: 'wait' });
  await next.click();
  await expect(shown.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step [12] of/);
  await expect(shown.getByRole('alert')).toHaveCount(0);
  withoutBlocked(faults);
});

test('a widget whose rules do not come offers to try again; what was pressed meanwhile is done then', async ({
  page,
  faults,
}) => {
  await page.route(/\/two-five-eight\.[\w-]+\.js/, (route) => route.abort());
  await page.goto('/');
  const warmUp = widget(page, 'WarmUp');
  const again = warmUp.getByRole('button', { name: cover.retry });
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeVisible();
  // Any press tries again, too, and is kept.
  await warmUp.getByRole('button', { name: /^Hooo/ }).click();
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await expect(warmUp.getByText('You win.')).toBeVisible();
  withoutBlocked(faults);
});

test('an answer whose rules do not come is counted when they do, however often they fail', async ({
  page,
  faults,
}) => {
  await page.route(/\/hong-kong\.[\w-]+\.js/, (route) => route.abort());
  await page.goto('/practice/hong-kong/win/');
  await page.keyboard.press('y');
  const again = page.getByRole('button', { name: cover.retry });
  for (let times = 1; times <= 2; times++) {
    await expect(again).toBeVisible();
    await expect(page.getByText(practice.session.place(1, 10))).toBeVisible();
    await again.click();
  }
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await expect(page.locator('.practice-verdict .slip')).toHaveAttribute('data-kind', /good|refused/);
  await expect(page.getByText(practice.session.place(1, 10))).toBeVisible();
  await expect(page.locator('.practice-count')).toContainText(/[01] of 1 right/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(practice.session.place(2, 10))).toBeVisible();
  withoutBlocked(faults);
});

test('a shared question of another kind whose scripts do not come is asked when they do', async ({
  page,
  faults,
}) => {
  const known = await scriptsOf(page, '/practice/hong-kong/mixed/');
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && !known.includes(pathname),
    (route) => route.abort(),
  );
  await page.goto('about:blank');
  await page.goto('/practice/hong-kong/mixed/#v=1&seed=heron&asks=win&at=4&end');
  const again = page.getByRole('button', { name: cover.retry });
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await expect(askingIn(page)).toBeVisible();
  await expect(page).toHaveURL(/seed=heron/);
  await page.keyboard.press('y');
  await expect(page.locator('.practice-verdict .slip')).toHaveAttribute('data-kind', /good|refused/);
  withoutBlocked(faults);
});

test('a rule’s scene that does not come when it is opened says so', async ({ page, faults }) => {
  await page.goto(rulebook, { waitUntil: 'networkidle' });
  await page.route(/\/scenes\/[^/]*\.json/, (route) => route.abort());
  const rule = page.getByRole('article', { name: 'Calling Pung' });
  await rule.getByText('See it at the table').click();
  await expect(rule.getByRole('button', { name: cover.retry })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await rule.getByRole('button', { name: cover.retry }).click();
  await expect(rule.getByRole('slider')).toBeVisible();
  withoutBlocked(faults);
});

for (const path of [table, '/score/hong-kong/', '/search/', '/', lesson, rulebook]) {
  test(`whichever script of ${path} does not come, the page says so`, async ({ page, faults }) => {
    test.setTimeout(900_000);
    const scripts = await scriptsOf(page, path);
    expect(scripts.length).toBeGreaterThan(0);
    // All of them in the long run; else one, another with each commit.
    const tried = LONG ? scripts : [scripts[Math.abs(hashSeed(SEED, path)) % scripts.length] ?? ''];
    for (const script of tried) {
      await page.route(`**${script}*`, (route) => route.abort());
      await page.goto(path);
      // At the head of the page for what it is for, else at each widget that needs it.
      const said = page.locator('main :is(.notice, .slip)').filter({ visible: true });
      await expect(said.first(), `${path} without ${script}`).toContainText('could not be');
      await page.unrouteAll({ behavior: 'wait' });
    }
    withoutBlocked(faults);
  });
}

test('without its fonts a page is read in the reader’s own, and nothing is said to be missing', async ({
  page,
  faults,
}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(lesson, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(shown).toEqual([]);
  await expect(notice(page)).toBeHidden();
  await stepOn(firstScene(page));
  withoutBlocked(faults);
});

test('the list of discards that does not come says so, and comes when it is asked for again', async ({
  page,
  faults,
}) => {
  await page.route('**/_astro/discard-lines.*.js*', (route) => route.abort());
  await page.goto(won());
  const list = page.locator('.each-discard');
  await list.locator('summary').click();
  await expect(list.locator('[data-retry]')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await list.locator('[data-retry]').click();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  withoutBlocked(faults);
});

test('players whose script does not come once are seated by the next press', async ({ page, faults }) => {
  let isLost = true;
  await page.route(/\/lazy-bot\.[^/]*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/play/two-five-eight/');
  const tiles = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
  await tiles.first().click();
  await tiles.first().click();
  await expect(page.locator('html')).toHaveAttribute('data-failed', '');
  isLost = false;
  await page.keyboard.press('n');
  await expect(page.getByRole('log').getByRole('listitem').nth(1)).toBeVisible();
  // The browser complains of the script that was lost.
  faults.length = 0;
});

test('where the drawings of tiles do not come, the page says so, and every tile has its name', async ({
  page,
  faults,
}) => {
  await page.route(/\/tiles\.[\w-]+\.svg/, (route) => route.abort());
  await page.goto('/rules/hong-kong/');
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('main [role="img"][aria-label]').first()).toBeAttached();
  withoutBlocked(faults);
});
