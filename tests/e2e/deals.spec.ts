/** Deals that a course sets: won as the hints advise, they are marked, and lead on to the next. */
import type { Locator, Page } from '@playwright/test';
import { courseDeals } from '#i18n/course-deals.ts';
import { duel } from '#i18n/duel.ts';
import { words } from '#i18n/words.ts';
import { botAction } from '../../src/bots/bot.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { discardOfDay } from '../../src/puzzles/discard-of-day.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { someOf } from '../scale.ts';
import { playHinted, stepwise } from './hinted.ts';
import { courses } from './lessons.ts';
import { goesSideways, handTiles } from './pages.ts';
import { expect, test } from './site.ts';
import { solve } from './solved.ts';

/** The last button of the bar, once the deal is over. */
const leads = (page: Page, label: string) =>
  page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: label });

async function begin(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await stepwise(page);
  await handTiles(page).first().focus();
}

/** That the button which names the next lesson holds its words at every width, however long the title is. */
async function staysInside(page: Page, button: Locator): Promise<void> {
  const titles = courses.flatMap(({ lessons }) => lessons.map(({ title }) => title));
  const longest = titles.reduce((one, other) => (other.length > one.length ? other : one));
  const words = await button.elementHandle();
  const own = await words?.evaluate((each, text) => {
    const [span] = each.children;
    const before = span?.textContent ?? '';
    if (span) span.textContent = text;
    return before;
  }, courseDeals.onward(longest));
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [320, 360, 520, 700, 768, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await words?.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
    expect(await goesSideways(page), `at ${width} px`).toEqual([]);
  }
  await words?.evaluate((each, text) => {
    const [span] = each.children;
    if (span) span.textContent = text;
  }, own ?? '');
  await page.setViewportSize(size);
}

for (const { game, title, address, lessons, deals } of someOf('short deals', courses, 1)) {
  test(`the short deal of ${title} is won after the lesson on calls, and leads to the next lesson`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const at = lessons.findIndex((lesson) => lesson.address.endsWith(`/${deals.short.after}/`));
    const next = lessons[at + 1];
    await page.goto(lessons[at]?.address ?? '');
    await page.getByRole('link', { name: courseDeals.short.action }).click();
    await begin(page);
    const onward = leads(page, courseDeals.onward(next?.title ?? ''));
    await playHinted(page, onward);
    await expect(page.locator('.set-deal')).toContainText(courseDeals.count(1, 1));
    await staysInside(page, onward);
    await onward.click();
    await expect(page).toHaveURL(new RegExp(`${next?.address}$`));
    // In the course's list it stands after the lesson that leads to it, and is ticked.
    await page.goto(address);
    const deal = page.locator(`ol > [data-deal="${game}/deal/${deals.short.seed}"]`);
    await expect(deal).toHaveAttribute('data-done');
    await expect(deal.getByRole('link', { name: courseDeals.short.title })).toBeVisible();
    await expect(deal.locator('xpath=preceding-sibling::li[1]')).toHaveAttribute(
      'data-lesson',
      `${game}/${deals.short.after}`,
    );
  });
}

for (const { game, title, address, deals } of someOf('last draws won', courses, 1)) {
  test(`the last draws of ${title} lead from one that is won, and is marked, to the next`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [first, second, ...rest] = deals.last.map((seed) => `${game}/deal/${seed}`);
    // All but the first two are solved.
    await page.goto(address);
    await solve(page, rest);
    await page.goto(`${address}recap/`);
    await expect(
      page.getByText(courseDeals.counted(rest.length, deals.last.length), { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: courseDeals.action(1), exact: true }).click();
    await begin(page);
    const goOn = leads(page, courseDeals.goOn(2));
    await playHinted(page, goOn);
    await goOn.click();
    await expect(page.locator('.set-deal')).toContainText(
      courseDeals.place(courseDeals.last.title, 2, deals.last.length),
    );
    // The pace is the one that was chosen before.
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await page.goto(address);
    for (const name of [first, ...rest])
      await expect(page.locator(`[data-deal="${name}"]`).getByText(courseDeals.solved)).toBeVisible();
    await expect(page.locator(`[data-deal="${second}"]`).getByText(courseDeals.solved)).toBeHidden();
  });
}

test('a deal that is not won is tried again from where the reader sat down, and the table that was left stays', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const [course] = courses;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${course?.address}recap/`);
  await page.getByRole('link', { name: courseDeals.action(1), exact: true }).click();
  await begin(page);
  const held = await handTiles(page).allTextContents();
  const again = leads(page, courseDeals.again);
  // Whoever only waits and discards what was drawn does not win.
  for (let pressed = 0; !(await again.isVisible()); pressed++) {
    expect(pressed).toBeLessThan(400);
    const isTurn = await page.evaluate(() => {
      const tile = document.querySelector<HTMLElement>('[data-side="bottom"] .hand button');
      const isAsked = document.querySelector('main h2')?.textContent?.startsWith('Your turn') === true;
      if (isAsked) tile?.focus();
      return isAsked && tile !== null;
    });
    for (const key of isTurn ? ['Enter', 'Enter'] : ['x', 'n']) await page.keyboard.press(key);
  }
  await expect(page.locator('.set-deal')).toContainText(courseDeals.unsolved);
  // Who has won stands where the reader looks.
  await expect(page.locator('.play-told .slip .ruling-head').first()).toBeInViewport();
  await again.click();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  expect(await handTiles(page).allTextContents()).toEqual(held);
  await page.goto('/');
  await expect(page.locator('[data-way="table"]')).toBeHidden();
});

for (const { game, title } of someOf('discards of today', courses, 1)) {
  test(`today's discard of ${title} is held beside the bot's, and another one as well`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(new Date(2026, 10, 27, 12));
    await page.goto('/practice/');
    const there = page.locator(`[data-ruleset="${game}"]`);
    const today = there.getByRole('link', { name: duel.title });
    if (await today.isHidden()) await there.locator('summary').click();
    await today.click();
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    const slip = page.locator('.duel');
    await expect(slip).toContainText(duel.title);
    const ruleset = rulesetOf(await loadGame(game));
    const { table } = discardOfDay(ruleset, 'duel-2026-11-27', 0);
    const best = botAction(sensible, ruleset, table, 0);
    const bots = best.do === 'discard' ? words.theTile(best.tile) : '';
    const named = best.do === 'discard' ? words.tileName(best.tile) : '';
    const discard = async (name: RegExp) => {
      const tile = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button', { name }).first();
      await tile.click();
      await tile.click();
    };
    await discard(new RegExp(`^${named}(,|$)`));
    await expect(slip).toContainText(duel.same(bots));
    await page.keyboard.press('u');
    await discard(new RegExp(`^(?!${named})`));
    await expect(slip).toContainText(duel.other(bots));
    await expect(slip.getByRole('listitem')).toHaveCount(2);
    // On a phone both discards are seen with the hand, above the bar.
    await page.keyboard.press('u');
    await page.setViewportSize({ width: 360, height: 740 });
    await discard(new RegExp(`^(?!${named})`));
    await expect(slip.getByRole('listitem')).toHaveCount(2);
    const bar = page.getByRole('toolbar', { name: 'Actions' });
    await expect
      .poll(async () => {
        const [last, below] = [
          await slip.getByRole('listitem').last().boundingBox(),
          await bar.boundingBox(),
        ];
        return (last?.y ?? 0) + (last?.height ?? 0) - (below?.y ?? 0);
      })
      .toBeLessThanOrEqual(0);
    await expect(
      page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').last(),
    ).toBeInViewport();
  });
}
