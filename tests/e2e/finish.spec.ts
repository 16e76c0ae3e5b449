/** Every reader knows what is left of a lesson, and when a course is done. */
import type { Page } from '@playwright/test';
import { courseEnd } from '#i18n/course-end.ts';
import { drill as sayDrill } from '#i18n/drill.ts';
import { site } from '#i18n/site.ts';
import { someOf } from '../scale.ts';
import { answerSomehow } from './answer-questions.ts';
import { courses } from './lessons.ts';
import { goesSideways } from './pages.ts';
import { expect, test } from './site.ts';
import { solve } from './solved.ts';
import { hydrate, widget } from './widgets.ts';

/** Lessons that have a drill and something beside it. */
const mixed = courses
  .flatMap((course) => course.lessons)
  .filter(({ exercises }) => exercises.length > 1 && exercises.some((name) => name.includes('/drill/')));

const foot = (page: Page) => page.locator('[data-foot]');
const goOn = (page: Page) => page.getByRole('link', { name: /^Go on/ });

for (const { title, address, exercises } of someOf('lessons left', mixed, 1)) {
  test(`“${title}” says what is left of it, leads there, and says when it is done`, async ({ page }) => {
    await page.goto(address);
    await expect(foot(page)).toContainText(site.lesson.left(exercises.length));
    await expect(foot(page).getByRole('link')).toHaveCount(exercises.length);
    await expect(goOn(page)).toHaveText(site.lesson.goOnAnyway, { useInnerText: true });

    const [last = ''] = exercises.slice(-1);
    await solve(page, exercises.slice(0, -1));
    await page.reload();
    await expect(foot(page)).toContainText(site.lesson.left(1));
    await expect(foot(page).locator('.sparrow')).toBeHidden();
    const link = foot(page).getByRole('link');
    await expect(link).toHaveAttribute('href', `#${last}`);
    await link.press('Enter');
    await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await goesSideways(page), `at ${width} px`).toEqual([]);
    }

    await solve(page, exercises);
    await page.reload();
    await expect(foot(page).getByText(site.lesson.done, { exact: true })).toBeVisible();
    await expect(foot(page).getByText(site.lesson.left(1))).toBeHidden();
    await expect(foot(page).locator('.sparrow')).toBeVisible();
    await expect(goOn(page)).toHaveText(site.lesson.goOn, { useInnerText: true });
  });
}

const drilled = mixed.filter(({ boards }) => boards.has('win'));

for (const { title, address, exercises } of someOf('drills left', drilled, 1)) {
  test(`a drill of “${title}” that was left is gone on with, and counts board by board`, async ({ page }) => {
    const name = exercises.find((each) => each.includes('/drill/')) ?? '';
    const place = page.locator(`[id="${name}"]`);
    const drill = place.locator('.drill');
    await page.goto(address);
    await hydrate(widget(place, 'Drill'));
    await answerSomehow(page, drill, drill.locator('.drill-question'));
    await expect(drill.locator('.drill-answer .slip')).toBeVisible();
    const second = await drill.getByText(/^Question 1 of/).textContent();
    await expect(foot(page).locator('[data-part]:visible')).toHaveCount(1);

    await page.goto('/learn/');
    await expect(page.getByText(site.progress.onlyBegun(1)).first()).toBeVisible();
    await page.goto('/');
    const resume = page.getByRole('link', { name: /^Continue with/ });
    await expect(resume).toHaveAttribute('href', new RegExp(`^${address}#`));
    await page.goto(address);
    await hydrate(widget(place, 'Drill'));
    await expect(drill.getByText(/^Question 2 of/)).toBeVisible();
    await expect(drill.getByText(second ?? '')).toHaveCount(0);
    await expect(drill.getByRole('button', { name: sayDrill.letGo })).toHaveCount(0);
  });
}

test('the sparrow hops in beside a lesson that is done, and stands there at once for who wants it still', async ({
  page,
}) => {
  const [lesson] = mixed;
  await page.goto(lesson?.address ?? '');
  await solve(page, lesson?.exercises ?? []);
  for (const [reducedMotion, moves] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.reload();
    const sparrow = foot(page).locator('.sparrow > *');
    await expect(sparrow).toBeVisible();
    const moving = await sparrow.evaluate((tile) =>
      tile.getAnimations().map(({ effect }) => effect?.getTiming().duration),
    );
    expect(moving, reducedMotion).toHaveLength(moves);
  }
});

for (const course of someOf('courses finished', courses, 1)) {
  test(`the course of ${course.title} is done without what stands beside it, and says so`, async ({
    page,
  }) => {
    await page.goto(course.address);
    const own = await page.locator('ol [data-lesson]').evaluateAll((all) => all.length);
    expect(own).toBe(course.lessons.length);
    const counted = course.lessons.filter(({ extra }) => !extra);
    const names = counted.flatMap(({ exercises }) => exercises);
    await solve(page, names);
    await page.reload();
    await expect(page.getByText(site.progress.all(counted.length))).toBeVisible();
    await expect(page.locator('[data-lesson][data-done]')).toHaveCount(counted.length);
    await page.goto(counted.at(-1)?.address ?? '');
    await expect(foot(page).getByText(site.lesson.courseDone(counted.length))).toBeVisible();
    await goOn(page).press('Enter');
    await page.waitForURL('**/recap/');
    const { left } = courseEnd;
    await expect(page.getByRole('heading', { name: courseEnd.finished.title(counted.length) })).toBeVisible();
    await expect(page.locator('[data-end] .sparrow')).toBeVisible();

    await solve(page, names.slice(1));
    await page.reload();
    await expect(page.getByRole('heading', { name: left(1) })).toBeVisible();
    await expect(page.getByRole('heading', { name: courseEnd.finished.title(counted.length) })).toBeHidden();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is said to be done, and nothing to be left', async ({ page }) => {
    const [lesson] = mixed;
    await page.goto(lesson?.address ?? '');
    await expect(foot(page)).toBeHidden();
    await expect(page.getByRole('link', { name: site.lesson.goOn, exact: true })).toBeVisible();
    await page.goto(`${courses[0]?.address}recap/`);
    await expect(page.locator('[data-end]')).toBeHidden();
  });
});
