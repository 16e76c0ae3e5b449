import { courseEnd } from '#i18n/course-end.ts';
import { practice } from '#i18n/practice.ts';
import { someOf } from '../scale.ts';
import { courses } from './lessons.ts';
import { askingIn, goesSideways } from './pages.ts';
import { expect, test } from './site.ts';
import { solve } from './solved.ts';

for (const { title, address, lessons } of someOf('courses ended', courses, 1)) {
  test(`the last lesson of ${title} leads to the end of the course, and that to a test of twelve`, async ({
    page,
  }) => {
    await page.goto(lessons.at(-1)?.address ?? '');
    // What is below the first board is laid out a moment later: until then the foot of the page moves.
    await expect(page.locator('html')).not.toHaveAttribute('data-below');
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page).toHaveURL(new RegExp(`${address}recap/$`));
    for (const lesson of lessons) {
      await expect(
        page.locator('.remember').getByRole('link', { name: lesson.title, exact: true }),
      ).toBeVisible();
    }
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await goesSideways(page), `at ${width} px`).toEqual([]);
    }
    await page.getByRole('link', { name: courseEnd.test.action }).click();
    await expect(askingIn(page)).toBeVisible();
    await expect(page.getByText(practice.session.place(1, 12))).toBeVisible();
    await expect(page.getByLabel(practice.session.length)).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the test is twelve questions with their answers folded away', async ({ page }) => {
    const [course] = courses;
    await page.goto(`${course?.address}test/`);
    await page.waitForURL('**/test/twelve/');
    await expect(page.locator('.twelve > li')).toHaveCount(12);
    await expect(page.locator('.twelve > li:has(details)')).toHaveCount(12);
  });
});

test('whoever has done the first lesson in one course is told so in the next, and led on', async ({
  page,
}) => {
  const [one, other] = courses;
  const [first] = one?.lessons ?? [];
  const address = other?.lessons[0]?.address ?? '';
  await page.goto(address);
  await expect(page.locator('.done-before span')).toBeHidden();
  await solve(page, first?.exercises ?? []);
  await page.goto(address);
  await expect(page.locator('.done-before')).toContainText('You have done this lesson before');
  await page.locator('.done-before').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${other?.lessons[1]?.address}$`));
});
