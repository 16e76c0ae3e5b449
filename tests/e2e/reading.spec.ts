/** The site without JavaScript: everything that can be read is there to be read. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { site } from '#i18n/site.ts';
import { someOf } from '../scale.ts';
import { courses, tried } from './lessons.ts';
import { goesSideways } from './pages.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly ruling?: string;
  readonly reason?: string;
  readonly scene?: string;
}

const rulesIn = (book: string): readonly Entry[] =>
  (parse(readFileSync(`content/${book}/rulebook.yaml`, 'utf8')) as { rules: Entry[] }).rules;
const one = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const { title, lesson } of someOf('courses read without scripts', courses, 2).flatMap((course) =>
  tried(course).map((lesson) => ({ title: course.title, lesson })),
)) {
  test(`${title}: “${lesson.title}” reads from its title to the next lesson`, async ({ page }) => {
    await page.goto(lesson.address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title);
    await expect(page.getByRole('heading', { name: site.lesson.rules })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
    // Nothing can be pressed in vain.
    const pressed = await page
      .locator('main button:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).pointerEvents !== 'none')
          .map((each) => each.textContent),
      );
    expect(pressed).toEqual([]);
    for (const doing of lesson.doings) {
      if (doing.is === 'scene') {
        const scene = page.getByRole('region', { name: `Scene: ${doing.title}`, exact: true });
        const steps = scene.getByRole('list', { name: 'Steps of this scene' });
        await expect(steps).toBeVisible();
        expect(await steps.evaluate((list) => list.tagName)).toBe('OL');
        const all = steps.locator('> li:not(.opening)');
        expect(await all.count()).toBeGreaterThan(0);
        // What is far from the window is laid out when one comes near it.
        await steps.scrollIntoViewIfNeeded();
        const read = (items: Element[]) =>
          items.every(
            (step) => step instanceof HTMLElement && step.checkVisibility() && step.innerText.length > 10,
          );
        await expect.poll(() => all.evaluateAll(read)).toBe(true);
        await expect(scene.getByRole('img').first()).toBeVisible();
      } else if (doing.is === 'turn') {
        const turn = page.getByRole('group', { name: doing.ask });
        await expect(turn.getByText('It needs JavaScript.')).toBeVisible();
        await expect(turn.getByRole('toolbar', { name: /hand$/ }).getByRole('button').first()).toBeVisible();
        const shown = page.locator('.breakout').filter({ has: turn }).locator('details');
        await expect(shown.getByText('Show the answer')).toBeVisible();
        // What is done, and why or what comes of it: "You pass." alone is no answer.
        const told = (await shown.evaluate((element) => element.textContent)) ?? '';
        expect(told.replace('Show the answer', '').trim().length, told).toBeGreaterThan(20);
      } else {
        // Several hands may be asked about in the same words.
        const place = lesson.doings
          .filter((each) => each.is === 'check' && each.ask.source === doing.ask.source)
          .indexOf(doing);
        const question = page
          .locator('.question')
          .filter({ has: page.getByText(doing.ask) })
          .nth(place);
        await expect(question).toBeVisible();
        const shown = question.locator('details');
        await expect(shown.locator('> div').first()).toBeHidden();
        // The page may still move under the pointer while what is above is laid out.
        await expect(async () => {
          if (await shown.locator('> div').first().isHidden())
            await shown.getByText('Show the answer').click();
          await expect(shown.locator('> div').first()).toBeVisible({ timeout: 1000 });
        }).toPass();
      }
    }
    for (const answer of lesson.answers.filter((text) => !text.includes('<'))) {
      await expect(page.locator('details').getByText(answer, { exact: true }).first()).toBeVisible();
    }
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await goesSideways(page), `at ${width} px`).toEqual([]);
    }
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page).not.toHaveURL(new RegExp(`${lesson.address}$`));
  });
}

test('a book that goes on shows what is owed already, by whom and why', async ({ page }) => {
  await page.goto('/learn/hk-taiwanese/the-dealers-streak/');
  const lines = page.locator('.book-line').filter({ has: page.locator('input[value]:not([value=""])') });
  expect(await lines.count()).toBeGreaterThan(0);
  for (const line of await lines.all())
    for (const choice of await line.locator('select').all()) expect(await choice.inputValue()).not.toBe('');
});

for (const { game, title, address: course, lessons } of someOf('rulebooks read', courses, 2)) {
  test(`the rulebook of ${title} is complete: every rule with its sentence, its ruling, its reason, its scene in words`, async ({
    page,
  }) => {
    await page.goto(`/rules/${game}/`);
    const told = await page
      .getByRole('article')
      .evaluateAll((all) =>
        all.map((one) => [one.id, (one.textContent ?? '').replace(/\s+/g, ' ')] as const),
      );
    const texts = new Map(told);
    const own = rulesIn(game);
    for (const rule of [...own, ...rulesIn('common')]) {
      const text = texts.get(rule.id) ?? '';
      for (const part of [rule.title, rule.sentence, rule.ruling, rule.reason]) {
        if (part !== undefined) expect(text, rule.id).toContain(one(part));
      }
    }
    const shown = own.find(({ id, scene }) => scene === id) ?? own.find(({ scene }) => scene !== undefined);
    const rule = page.locator(`article[id="${shown?.id}"]`);
    await rule.getByText('See it at the table').click();
    const steps = rule.getByRole('list').getByRole('listitem');
    await expect(steps.first()).toBeVisible();
    expect(await steps.count()).toBeGreaterThan(1);
  });

  test(`the course of ${title} lists its lessons, its play page says what it needs`, async ({ page }) => {
    await page.goto(course);
    for (const { title, address } of lessons) {
      // By its address: the title of one lesson may stand in that of another.
      const link = page.getByRole('main').locator(`a[href="${address}"]`).filter({ hasText: title });
      await expect(link.first()).toBeVisible();
    }
    await page.goto(`/play/${game}/`);
    await expect(page.getByText(/^The table needs JavaScript\./)).toBeVisible();
  });
}

test('the home page leads to the courses', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Learn', exact: true }).first()).toBeVisible();
});
