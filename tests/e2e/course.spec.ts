/** The whole courses with the keyboard alone: nothing here presses anything but keys. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { check } from '#i18n/check.ts';
import { site } from '#i18n/site.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { callKeys } from '../../src/ui/input/keys.ts';
import { someOf } from '../scale.ts';
import { goTo, goToTile, press } from './keys.ts';
import { type CourseFiles, courses, type Doing, type LessonFile, type Move, tried } from './lessons.ts';
import { expect, test } from './site.ts';
import { solve } from './solved.ts';

/** What a course is gone through by: the key of each verb, and the rules that its answers may name. */
interface Way {
  readonly keys: Readonly<Record<string, string>>;
  readonly rulebook: string;
  readonly rules: ReadonlySet<string>;
}

async function wayThrough({ game }: CourseFiles): Promise<Way> {
  const { win, kong, pung, chow } = callKeys(rulesetOf(await loadGame(game)).terms);
  const rules = ['common', game].flatMap((book) => {
    const { rules: own, options = [] } = parse(readFileSync(`content/${book}/rulebook.yaml`, 'utf8')) as {
      rules: { id: string }[];
      options?: { id: string }[];
    };
    return [...own, ...options].map(({ id }) => id);
  });
  return {
    keys: { wins: win, kongs: kong, pungs: pung, chows: chow, passes: 'x' },
    rulebook: `/rules/${game}/`,
    rules: new Set(rules),
  };
}

async function stepThrough(page: Page, { title }: Doing & { is: 'scene' }): Promise<void> {
  const scene = page.getByRole('region', { name: `Scene: ${title}`, exact: true });
  const scrubber = scene.getByRole('slider', { name: 'Step' });
  const captions = scene.getByRole('list', { name: 'Steps of this scene' }).locator('> li');
  const steps = (await captions.count()) - 1;
  expect(steps).toBeGreaterThan(0);
  await goTo(page, scene.getByRole('button', { name: 'Next' }));
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press('ArrowRight');
    await expect(scrubber).toHaveAttribute('aria-valuetext', `Step ${step} of ${steps}`);
  }
  await expect(scene.getByRole('button', { name: 'Again' })).toBeFocused();
  await expect(captions.last()).toHaveAttribute('aria-current', 'step');
}

async function make(page: Page, group: Locator, move: Move, { keys }: Way): Promise<void> {
  const { verb, tile, says, given } = move;
  if (given) {
    const hand = group.getByRole('toolbar', { name: /hand$/ });
    for (const name of given) {
      await goToTile(page, hand, name);
      await page.keyboard.press('Enter');
    }
    // With all of them chosen, the same key gives them.
    await page.keyboard.press('Enter');
    return;
  }
  if (verb === 'discards' || verb === 'says') {
    await say(page, group, says);
    if (verb === 'says') return;
    const hand = group.getByRole('toolbar', { name: /hand$/ });
    await goToTile(page, hand, tile);
    // A tile that is chosen already is discarded at once.
    if ((await hand.locator(':focus').getAttribute('aria-pressed')) !== 'true')
      await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    return;
  }
  await page.keyboard.press(keys[verb] ?? '?');
  // Where there are several ways one is asked which.
  const way = group.getByRole('button', { name: new RegExp(`${tile}$`) });
  if (verb === 'chows' && (await way.isVisible())) await press(page, way);
}

/** Presses the key of the word that is to be said, or of the one that is not to be said any more. */
async function say(page: Page, group: Locator, word: string): Promise<void> {
  for (const button of await group.locator('.sayings button').all()) {
    const wanted = new RegExp(`“${word}”`, 'i').test((await button.textContent()) ?? '');
    if (wanted === ((await button.getAttribute('aria-pressed')) === 'true')) continue;
    if (!wanted && word !== '') continue;
    await page.keyboard.press((await button.getAttribute('aria-keyshortcuts')) ?? '?');
    // It takes the place of the one before it, or is said at once: then the keys are gone.
    if (wanted) return;
  }
}

async function doTurn(page: Page, { ask, goal, unwise }: Doing & { is: 'turn' }, way: Way): Promise<void> {
  const group = page.getByRole('group', { name: ask });
  const rule = group.getByRole('link', { name: /^§/ });
  await goTo(page, group.getByRole('toolbar', { name: /hand$/ }).getByRole('button').first());
  // A call that cannot be right here is refused by a rule of this game.
  const allowed = [goal, ...unwise].map(({ verb }) => verb);
  const forbidden = ['wins', 'chows', 'kongs', 'pungs'].find((verb) => !allowed.includes(verb)) ?? '';
  await page.keyboard.press(way.keys[forbidden] ?? '?');
  await expect(rule).toHaveText(/^§/);
  const id = (await rule.textContent())?.replace(/^§\s/, '') ?? '';
  expect(way.rules).toContain(id);
  expect(await rule.getAttribute('href')).toBe(`${way.rulebook}#${id}`);
  const [first] = unwise;
  if (first) {
    await make(page, group, first, way);
    await expect(group.getByText(first.told)).toBeVisible();
    await expect(rule).toHaveCount(0);
  }
  await make(page, group, goal, way);
  await expect(group.getByText(/^Done\./)).toBeVisible();
  const onward = group.getByRole('button', { name: 'See what happens next' });
  const again = group.getByRole('button', { name: 'Try it again' });
  await expect(onward.or(again).first()).toBeFocused();
  while (await onward.isVisible()) await page.keyboard.press('Enter');
  await expect(again).toBeFocused();
}

/** Tries every answer: each has a verdict, and one of them is right. */
async function answer(page: Page, doing: Doing & { is: 'check' }, { doings }: LessonFile): Promise<void> {
  const { ask } = doing;
  // Several hands may be asked about in the same words.
  const place = doings.filter((each) => each.is === 'check' && each.ask.source === ask.source).indexOf(doing);
  const group = page.getByRole('group', { name: ask }).nth(place);
  const verdict = group.getByText(check.yes).or(group.getByText(check.no));
  const verdicts: string[] = [];
  for (const each of await group.getByRole('button').all()) {
    await press(page, each, 'Space');
    await expect(each).toHaveAttribute('aria-pressed', 'true');
    await expect(verdict).toHaveCount(1);
    verdicts.push((await verdict.textContent()) ?? '');
  }
  expect(verdicts.filter((told) => told.includes(check.yes))).toHaveLength(1);
}

/** A scene that stops and asks is not walked through step by step: it has tests of its own. */
const isWalked = (doing: Doing): boolean => doing.is !== 'scene' || doing.free === Infinity;

/** Whether a lesson asks for moves at its tables alone. */
const isDoneByMoves = ({ exercises }: LessonFile): boolean =>
  exercises.length > 0 && exercises.every((name) => !/\/(?:drill|book)\//.test(name));

/** Whether one of its exercises is a move at a table. */
const hasTable = ({ doings }: LessonFile): boolean => doings.some(({ is }) => is === 'turn');

for (const course of someOf('courses by keyboard', courses, 2)) {
  test(`the course of ${course.title} is gone through with the keyboard alone`, async ({ page }) => {
    test.setTimeout(900_000);
    const { lessons } = course;
    const way = await wayThrough(course);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(course.address);
    await press(page, page.getByRole('link', { name: 'Start the first lesson' }));
    await expect(page).toHaveURL(new RegExp(`${lessons[0]?.address}$`));
    for (const lesson of tried(course)) {
      await test.step(lesson.title, async () => {
        if (!page.url().endsWith(lesson.address)) await page.goto(lesson.address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title);
        for (const doing of lesson.doings.filter(isWalked)) {
          if (doing.is === 'scene') await stepThrough(page, doing);
          else if (doing.is === 'turn') await doTurn(page, doing, way);
          else await answer(page, doing, lesson);
        }
        const next = lesson.extra
          ? undefined
          : lessons.slice(lessons.indexOf(lesson) + 1).find(({ extra }) => !extra);
        await press(page, page.getByRole('link', { name: /^Go on/ }));
        await page.waitForURL((url) =>
          next ? url.pathname.endsWith(next.address) : !url.pathname.endsWith(lesson.address),
        );
      });
    }
    // Drills have a test of their own; a lesson that has one is not done here.
    const counted = lessons.filter(({ extra }) => !extra);
    const gone = tried(course).filter(({ extra }) => !extra);
    const done = gone.filter(isDoneByMoves).length;
    // A board at a table was solved in each of the others that has one.
    const begun = gone.filter((lesson) => !isDoneByMoves(lesson) && hasTable(lesson)).length;
    const { notStarted, some, all, begun: also, onlyBegun } = site.progress;
    const said = done === 0 ? notStarted : done === counted.length ? all(done) : some(done, counted.length);
    const told = begun === 0 ? said : done === 0 ? onlyBegun(begun) : `${said}, ${also(begun)}`;
    await page.goto(course.address);
    await expect(page.getByText(told)).toBeVisible();
    await page.goto('/learn/');
    await expect(page.getByText(told).first()).toBeVisible();
  });
}

test('the rules of a course are tiles that turn up as its lessons are done', async ({ page }) => {
  const [course] = courses;
  await page.goto(course?.address ?? '');
  const growth = page.getByRole('region', { name: 'The rules you know' });
  await expect(growth).toBeHidden();
  const needs = (await page.locator('[data-growth]').getAttribute('data-growth')) ?? '';
  const [first = ''] = needs.split(' ').filter((text) => !text.startsWith('~'));
  await solve(page, (first.split('=')[1] ?? '').split(','));
  await page.reload();
  await expect(growth).toBeVisible();
  await expect(growth.locator('[data-state="known"]').first()).toBeVisible();
  await expect(growth.getByRole('link', { name: /, known$/ }).first()).toBeVisible();
  await expect(growth.getByText('You have been here on one day.')).toBeVisible();
});
