/** On a phone a lesson is shown a step at a time: each has room in the window, and what leads on is under the thumb. */
import type { Page } from '@playwright/test';
import { site as say } from '#i18n/site.ts';
import { someOf } from '../scale.ts';
import { courses } from './lessons.ts';
import { looksRight } from './looks.ts';
import { onOnePage } from './pages.ts';
import { expect, test } from './site.ts';
import { hydrate, widget } from './widgets.ts';

const address = courses.flatMap(({ lessons }) => lessons).find(({ boards }) => boards.has('turn'))?.address;
if (address === undefined) throw new Error('no lesson has an exercise');
const lesson = address;
const { steps: said } = say.lesson;
const PHONE = { width: 360, height: 740 };

const on = (page: Page) => page.getByRole('button', { name: said.on });
const back = (page: Page) => page.getByRole('button', { name: said.back, exact: true });
const parts = (page: Page) => page.locator('.step, .lesson-deal, .lesson-end');
const shown = (page: Page) => page.locator(':is(.step, .lesson-deal, .lesson-end):not([hidden])');

/** Until the page has its first step. */
async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-steps', 'on');
  await expect(shown(page)).toHaveCount(1);
}

interface ShownStep {
  readonly id: string;
  /** How far what a reader needs of the step reaches below what leads on, in pixels. */
  readonly hiddenBelow: number;
}

/** Goes through an open lesson step by step. All of it in the page: a press from here looks for its button among all of the lesson. */
const stepsOf = (page: Page, goOn: string): Promise<readonly ShownStep[]> =>
  page.evaluate(async (goOn) => {
    const hiddenBelow = (step: Element, dock: Element): number => {
      // What has just happened is told once more under the answers, for who wants it.
      const bottoms = [
        ...step.querySelectorAll('p, li, button, td, .tile, summary, input, select, figure, .receipt > *'),
      ]
        .filter(
          (each) =>
            !each.closest('.may-since, .unseen') && each.checkVisibility({ visibilityProperty: true }),
        )
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ bottom }) => bottom + scrollY);
      return Math.round(
        Math.max(0, Math.max(0, ...bottoms) - (innerHeight - dock.getBoundingClientRect().height)),
      );
    };
    const isOn = (button: Element): boolean => button.textContent?.trim() === goOn;
    const steps: ShownStep[] = [];
    for (;;) {
      const shown = document.querySelectorAll(':is(.step, .lesson-deal, .lesson-end):not([hidden])');
      const dock = document.querySelector('.dock');
      const [step] = shown;
      if (!step || !dock || shown.length > 1) throw new Error(`${shown.length} steps are shown`);
      // Its widgets come to life where they are seen.
      while (step.querySelector('astro-island[ssr]')) await new Promise(requestAnimationFrame);
      steps.push({ id: step.id, hiddenBelow: hiddenBelow(step, dock) });
      const on = [...dock.querySelectorAll('button')].find(isOn);
      if (!on?.checkVisibility({ visibilityProperty: true })) return steps;
      on.click();
      while (!step.hasAttribute('hidden')) await new Promise(requestAnimationFrame);
    }
  }, goOn);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a lesson begins with its title and one step; Continue leads to its end, and from there on', async ({
    page,
  }) => {
    await opened(page, lesson);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(on(page)).toBeInViewport();
    await expect(back(page)).toBeHidden();
    const all = await parts(page).count();
    expect(all).toBeGreaterThan(4);
    for (let step = 1; step < all; step += 1) {
      await on(page).click();
      await expect(shown(page)).toHaveAccessibleName(said.place(String(step + 1), String(all)));
      await expect(shown(page)).toBeFocused();
    }
    await expect(on(page)).toBeHidden();
    await expect(page.getByRole('link', { name: say.lesson.goOn })).toBeInViewport();
    await back(page).click();
    await expect(shown(page)).toHaveAccessibleName(said.place(String(all - 1), String(all)));
  });

  test('a reload keeps the step; an address within the lesson, or a link to it, shows the step that it is in', async ({
    page,
  }) => {
    await opened(page, lesson);
    await on(page).click();
    await on(page).click();
    const id = await shown(page).getAttribute('id');
    await page.reload();
    await expect(shown(page)).toHaveAttribute('id', id ?? '');
    const exercise = page.locator('.step [id]:is(.breakout)').last();
    const name = (await exercise.getAttribute('id')) ?? '';
    await page.evaluate((hash) => {
      location.hash = hash;
    }, name);
    await expect(shown(page).locator(`[id="${name}"]`)).toBeVisible();
    // An address that names no place of the lesson, or cannot be read, begins it.
    await page.goto('about:blank');
    await opened(page, `${lesson}#%E0%A4`);
    await expect(shown(page)).toHaveAttribute('id', 'step-1');
    await page.goto('about:blank');
    await opened(page, `${lesson}#${name}`);
    await expect(shown(page).locator(`[id="${name}"]`)).toBeVisible();
  });

  test('by keyboard alone: a step is read on from its beginning, and its board answers', async ({ page }) => {
    await opened(page, lesson);
    const turn = widget(shown(page), 'YourTurn');
    while ((await turn.count()) === 0) {
      await on(page).focus();
      await page.keyboard.press('Enter');
      await expect(shown(page)).toBeFocused();
    }
    await hydrate(turn);
    await page.keyboard.press('Tab');
    expect(await shown(page).evaluate((step) => step.contains(document.activeElement))).toBe(true);
  });

  test('who would rather have a lesson on one page has it so', async ({ page }) => {
    await onOnePage(page);
    await page.goto(lesson);
    await expect(parts(page).last()).toBeVisible();
    await expect(on(page)).toBeHidden();
    await expect(page.locator('[hidden="until-found"]')).toHaveCount(0);
  });

  test('a window that grows has all of the lesson, and one that shrinks a step', async ({ page }) => {
    await opened(page, lesson);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(on(page)).toBeHidden();
    await expect(parts(page).last()).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(shown(page)).toHaveCount(1);
  });

  test('a step looks right', async ({ page }) => {
    await opened(page, lesson);
    await on(page).click();
    await looksRight(page, 'a step of a lesson');
  });

  test('all of a printed lesson is on paper', async ({ page }) => {
    await opened(page, lesson);
    await page.emulateMedia({ media: 'print' });
    for (const step of await parts(page).all())
      expect((await step.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  });

  for (const { title, lessons } of courses) {
    test(`no step needs to be scrolled: ${title}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      let steps = 0;
      for (const { address } of someOf(`lessons in steps of ${title}`, lessons, 2)) {
        await opened(page, address);
        const all = await stepsOf(page, said.on);
        steps += all.length;
        const hidden = all.filter(({ hiddenBelow }) => hiddenBelow > 0);
        expect.soft(hidden, address).toEqual([]);
      }
      expect(steps).toBeGreaterThan(lessons.length > 1 ? 10 : 1);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('a lesson is one page', async ({ page }) => {
    await page.goto(lesson);
    await expect(parts(page).last()).toBeVisible();
    await expect(on(page)).toBeHidden();
  });
});
