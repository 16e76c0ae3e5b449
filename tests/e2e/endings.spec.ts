/** Where something ends its result is what the reader sees: in the window, with the focus, and with no empty room below. */
import type { Locator, Page } from '@playwright/test';
import { drill as sayDrill } from '#i18n/drill.ts';
import { practice as sayPractice } from '#i18n/practice.ts';
import { LONG, someOf } from '../scale.ts';
import { answerSomehow } from './answer-questions.ts';
import { courses } from './lessons.ts';
import { askingIn, onOnePage } from './pages.ts';
import { expect, test } from './site.ts';
import { hydrate, islandOf } from './widgets.ts';

test.skip(!LONG, 'geometry is measured in the long run');

/** A phone and a desk. */
const WIDTHS = [360, 1280];
/** What a panel may have below the last thing in it, in pixels. */
const EDGE = 40;

const lessons = courses.flatMap((course) => course.lessons);
const drilled = lessons.filter(({ exercises }) => exercises.some((name) => name.includes('/drill/')));
/** On a phone one whose boards are all of a kind of hand that is not the ordinary one. */
const drillAt = (width: number) =>
  width < 700
    ? drilled.filter(({ address }) => address.endsWith('/british/jokers/'))
    : someOf('drills ended', drilled, 1);

/** How much of a panel lies below whatever is seen in it. */
const emptyBelow = (panel: Locator): Promise<number> =>
  panel.evaluate((element) => {
    const seen = [...element.querySelectorAll('*')]
      .filter((each) => each.children.length === 0 && each.checkVisibility({ visibilityProperty: true }))
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    return Math.round(element.getBoundingClientRect().bottom - Math.max(...seen.map(({ bottom }) => bottom)));
  });

/** What tells the result stands in the window and has the focus, or is told by what has just changed. */
async function inSight(told: Locator, panel: Locator, where: string): Promise<void> {
  await expect(told, where).toBeInViewport({ ratio: 1 });
  expect(await emptyBelow(panel), `${where}: empty room`).toBeLessThanOrEqual(EDGE);
}

/** Answers a drill to its end. False where it is a single board, which may be tried for ever. */
async function throughDrill(page: Page, drill: Locator): Promise<boolean> {
  await hydrate(islandOf(drill));
  const result = drill.locator('.drill-result');
  for (let asked = 0; (await result.count()) === 0; asked += 1) {
    expect(asked, 'a drill ends').toBeLessThan(60);
    await answerSomehow(page, drill, drill.locator('.drill-question'));
    await expect(drill.locator('.drill-answer .slip')).toBeInViewport();
    // Where it is pressed is where the reader looks.
    const on = drill.locator('.drill-answer > .button');
    if ((await on.textContent())?.startsWith(sayDrill.againOne)) return false;
    await on.click();
  }
  return true;
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 700 ? 740 : 900 } });

    test('the end of a drill tells its result where its last question stood', async ({ page }) => {
      test.setTimeout(900_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { address, title } of drillAt(width)) {
        await onOnePage(page);
        await page.goto(address);
        const drill = page.locator('[data-drill] .drill').first();
        if (!(await throughDrill(page, drill))) continue;
        const result = drill.locator('.drill-result .ask');
        await expect(result).toBeFocused();
        await inSight(result, drill, title);
        await expect(drill.getByRole('button', { name: sayDrill.again })).toBeInViewport();
      }
    });

    test('the end of a session of practice tells how it went', async ({ page }) => {
      for (const { game } of someOf(`sessions ended at ${width}`, courses, 1)) {
        await page.goto(`/practice/${game}/win/`);
        await page.getByLabel('Length').selectOption('5');
        await throughSession(page, 5);
        const title = page.getByRole('heading', { level: 1, name: sayPractice.end.title(9, 5).slice(1) });
        await expect(title).toBeFocused();
        await inSight(title, page.locator('.practice-end'), game);
        expect(await emptyBelow(page.locator('.practice')), game).toBeLessThan(160);
      }
    });

    test('a quick check answers in the window, wherever its answer was pressed', async ({ page }) => {
      const checked = lessons.filter(({ doings }) => doings.some(({ is }) => is === 'check'));
      for (const { address, title } of someOf(`checks at ${width}`, checked, 1)) {
        await onOnePage(page);
        await page.goto(address);
        await expect(page.locator('html')).not.toHaveAttribute('data-below');
        for (const check of await page.locator('.check:not(.scene *)').all()) {
          const answer = check.getByRole('button').last();
          await atTheFoot(answer);
          await answer.click();
          await inSight(check.locator('.slip .ruling-head'), check, title);
        }
      }
    });
  });
}

/** As far down as it can stand in the window. */
const atTheFoot = (control: Locator): Promise<void> =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    scrollBy(0, -4);
  });

async function throughSession(page: Page, questions: number): Promise<void> {
  const practice = page.locator('.practice');
  for (let at = 1; at <= questions; at++) {
    await expect(askingIn(page)).toBeVisible();
    await answerSomehow(page, practice, practice.locator('.practice-question'));
    await expect(practice.locator('.practice-dock .slip').first()).toBeVisible();
    await practice.locator('.practice-dock .button.primary').first().click();
  }
}
