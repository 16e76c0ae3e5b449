/** Controls before their scripts are there: they cannot be pressed, or what is pressed is done once they are. */
import type { Page } from '@playwright/test';
import { check as sayCheck } from '#i18n/check.ts';
import { scene as sayScene } from '#i18n/scene.ts';
import { holdBack, SCRIPTS } from './hold-back.ts';
import { onCalls } from './lessons.ts';
import { rulebook, table } from './pages.ts';
import { expect, test } from './site.ts';
import { stepOn, widget } from './widgets.ts';

const lesson = onCalls;
if (!lesson) throw new Error('there is no lesson on calls');

const main = (page: Page) => page.getByRole('main');
const scene = (page: Page) =>
  main(page)
    .getByRole('region', { name: /^Scene: / })
    .first();
const turn = (page: Page) =>
  page.getByRole('group', {
    name: lesson.doings.flatMap((doing) => (doing.is === 'turn' ? doing.ask : []))[0] ?? '',
  });
const check = (page: Page) =>
  page.getByRole('group', {
    // One below the scene: what it tells moves nothing that is pressed meanwhile.
    name: lesson.doings.flatMap((doing) => (doing.is === 'check' ? doing.ask : [])).at(-1) ?? '',
  });

test('all of a lesson is laid out once it has come, though it begins with its first board', async ({
  page,
}) => {
  const answer = await page.goto(lesson.address);
  // What the script of the page does is tried by itself: tests/site/below.browser.test.tsx.
  expect(await answer?.text()).toContain('.dataset.below=');
  await expect(page.locator('html')).not.toHaveAttribute('data-below');
  const pieces = main(page).locator('.step > .breakout');
  expect(await pieces.count()).toBeGreaterThan(2);
  expect(
    await pieces.evaluateAll((all) => all.map((each) => getComputedStyle(each).contentVisibility)),
  ).not.toContain('auto');
});

test('what is pressed before a widget can answer is done when it can, each press once', async ({ page }) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto(lesson.address, { waitUntil: 'commit' });
  const next = scene(page).getByRole('button', { name: 'Next' });
  await next.click();
  await next.click();
  const answer = check(page).getByRole('button').first();
  await answer.click();
  const hand = turn(page).getByRole('toolbar', { name: /hand$/ });
  await hand.getByRole('button').nth(2).click();
  await turn(page).getByRole('button', { name: /^Hooo/ }).click();
  await expect(scene(page).getByRole('slider')).toHaveAttribute('aria-valuetext', 'Before the first step');
  await expect(page.locator('astro-island[aria-busy]')).toHaveCount(3);
  await letGo();
  await expect(turn(page).getByRole('link', { name: /^§/ })).toBeVisible();
  // The call was refused, and let go of the tile that was pressed before.
  await expect(hand.getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'false');
  await scene(page).scrollIntoViewIfNeeded();
  await expect(scene(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 2 of/);
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toHaveAttribute('aria-pressed', 'true');
  const verdict = check(page).getByText(sayCheck.yes).or(check(page).getByText(sayCheck.no));
  await expect(verdict.first()).toBeVisible();
  await expect(page.locator('astro-island[aria-busy]')).toHaveCount(0);
});

test('a widget that was pressed answers, though the page was scrolled on before its scripts came', async ({
  page,
}) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto(lesson.address, { waitUntil: 'commit' });
  await turn(page).getByRole('button', { name: /^Hooo/ }).click();
  await check(page).scrollIntoViewIfNeeded();
  await expect(turn(page)).not.toBeInViewport();
  await letGo();
  await expect(turn(page).getByRole('link', { name: /^§/ })).toBeAttached();
  await expect(page.locator('astro-island[aria-busy]')).toHaveCount(0);
});

test('hydration keeps what the page has drawn, after a press as before it', async ({ page }) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto(lesson.address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => {
    for (const drawn of document.querySelectorAll('astro-island *')) Object.assign(drawn, { drawn: true });
  });
  await letGo();
  const islands = page.locator('astro-island');
  for (let at = 0; at < (await islands.count()); at += 1) {
    const island = islands.nth(at);
    // With its first press Solid would take all hydration for done.
    if (at === 1) await page.locator('astro-island').first().getByRole('button').last().click();
    await island.locator(':scope > *').first().scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
    const anew = await island.evaluate(
      (element) =>
        [...element.querySelectorAll('button, li, svg')].filter((each) => !('drawn' in each)).length,
    );
    if (at !== 0) expect(anew, `island ${at}`).toBeLessThanOrEqual(1);
  }
});

test('what is held down while a widget is hydrated is pressed when it is let go', async ({ page }) => {
  const one = scene(page);
  const see = one.getByRole('button', { name: sayScene.more });
  for (const press of [
    { down: () => page.mouse.down(), up: () => page.mouse.up() },
    { down: () => page.keyboard.down(' '), up: () => page.keyboard.up(' ') },
  ]) {
    const letGo = await holdBack(page, SCRIPTS);
    await page.goto('about:blank');
    await page.goto(lesson.address, { waitUntil: 'commit' });
    await one.getByRole('button', { name: 'Next' }).click();
    await see.hover();
    await see.focus();
    await press.down();
    await letGo();
    await expect(widget(page, 'Scene').first()).not.toHaveAttribute('ssr');
    await expect(one.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Before the first step');
    await press.up();
    await expect(one.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 1 of/);
    await expect(see).toHaveAttribute('aria-expanded', 'true');
  }
});

test('a call’s key is not lost before an exercise can answer, wherever the focus is', async ({ page }) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto(lesson.address, { waitUntil: 'commit' });
  const exercise = widget(page, 'YourTurn').first();
  const win = exercise.locator('[aria-keyshortcuts]').first();
  await exercise.locator('button:not([aria-keyshortcuts])').first().focus();
  await page.keyboard.press((await win.getAttribute('aria-keyshortcuts')) ?? '');
  await letGo();
  await expect(exercise.locator('.slip')).toBeVisible();
});

test('what is typed and moved before a widget can answer stays, and is answered', async ({ page }) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto('/learn/hk-taiwanese/the-pull/', { waitUntil: 'commit' });
  const book = page.locator('.book').first();
  const amount = book.getByRole('textbox').first();
  await amount.scrollIntoViewIfNeeded();
  await amount.focus();
  await amount.fill('90');
  await book.getByRole('combobox').first().selectOption({ index: 1 });
  await book.getByRole('button').last().press('Enter');
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  // The page is whole by now, and nothing of it has answered.
  const lines = await book.getByRole('textbox').count();
  await letGo();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 1 of/);
  await amount.scrollIntoViewIfNeeded();
  await expect(amount).toHaveValue('90');
  await expect(book.getByRole('textbox')).toHaveCount(lines + 1);
});

test('a widget that could not be fetched is fetched at the next press', async ({
  page,
  faults,
  browserName,
}) => {
  const letGo = await holdBack(page, SCRIPTS);
  // A press does not fetch the widget: coming into view does, and that may be later than the press.
  const fetched = page.waitForRequest(/\/Scene\.[\w-]+\.js/);
  await page.goto(lesson.address, { waitUntil: 'commit' });
  const next = scene(page).getByRole('button', { name: 'Next' });
  await next.click();
  await fetched;
  // What was asked for is lost, and what is asked for now does not come either.
  await page.context().setOffline(true);
  await letGo(true);
  await expect(widget(page, 'Scene').first()).toHaveAttribute('data-failed', '');
  await expect(page.locator('astro-island[aria-busy]')).toHaveCount(0);
  await page.context().setOffline(false);
  // Other browsers remember that a module failed: there the page offers to be loaded again.
  if (browserName !== 'chromium') await main(page).getByRole('alert').getByRole('link').click();
  await next.click();
  // The press that failed is not lost either.
  await expect(scene(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 2 of/);
  // The browser itself complains of the network that was taken away.
  faults.splice(
    0,
    faults.length,
    ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error hydrating/.test(fault)),
  );
});

test('a press on the warm-up is done when its rules are there', async ({ page }) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  const warmUp = page.getByRole('region', { name: 'A hand of five tiles to try' });
  await warmUp.getByRole('button', { name: /^Hooo/ }).click();
  await letGo();
  await expect(warmUp.getByText('You win.')).toBeVisible();
});

test('the play table shows nothing to press before it can answer', async ({ page }) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto(table, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(main(page).locator('button:enabled').filter({ visible: true })).toHaveCount(0);
  await letGo();
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: /^Hooo/ }).click();
  await expect(page.getByRole('link', { name: /^§/ })).toBeVisible();
});

test('what was asked before the search could answer is answered', async ({ page }) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto('/search/', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('kong');
  await letGo();
  // The page's own: before its style is there, what else may have to be told is not hidden.
  await expect(main(page).locator('[role="status"]:not(.notice)')).toContainText('“kong”');
  await expect(page.getByRole('searchbox')).toHaveValue('kong');
});

test('the panel that was opened before its script is filled', async ({ page }) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto(lesson.address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await letGo();
  await expect(page.getByRole('radio', { name: 'Evening' })).toBeVisible();
});

test('a rule’s scene that is opened at once comes as soon as it can', async ({ page }) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto(rulebook, { waitUntil: 'commit' });
  const rule = page.getByRole('article', { name: 'Calling Pung' });
  await rule.getByText('See it at the table').click();
  await expect(rule.locator('button:enabled')).toHaveCount(0);
  await letGo();
  await stepOn(rule);
});

test('an answer of practice is proved with what the page has loaded', async ({ page }) => {
  await page.goto('practice/hong-kong/win/', { waitUntil: 'networkidle' });
  await holdBack(page, SCRIPTS);
  await main(page).getByRole('group').getByRole('button').first().click();
  await expect(main(page).locator('.practice-verdict .slip')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Next question/ })).toBeFocused();
});
