/** On a phone the reader sees at once what is asked, the hand or table it is about, and every answer; then the verdict. */
import type { Locator } from '@playwright/test';
import { LONG, someOf } from '../scale.ts';
import { answerSomehow } from './answer-questions.ts';
import { courses } from './lessons.ts';
import { onOnePage } from './pages.ts';
import { expect, test } from './site.ts';
import { given, hydrate, islandOf } from './widgets.ts';

test.skip(!LONG, 'geometry is measured in the long run');

const PHONE = { width: 360, height: 740 };
/** The head of a verdict and its first line, in pixels. */
const BEGINNING = 56;

const lessons = courses.flatMap((course) => course.lessons);
const kinds = [...new Set(lessons.flatMap(({ boards }) => [...boards]))].sort();

/** How high it is from the top of the first to the bottom of the last that is drawn of these, in pixels. */
const extent = (board: Locator, first: string, last: string, most: number | null = null) =>
  board.evaluate(
    (element, [first, last, most]) => {
      const drawn = (what: string) =>
        [...element.querySelectorAll(what)]
          .map((each) => each.getBoundingClientRect())
          .filter(({ height }) => height > 0);
      const [top, bottom] = [drawn(first)[0], drawn(last).at(-1)];
      if (!top || !bottom) return Number.NaN;
      return Math.round(
        (most === null ? bottom.bottom : Math.min(bottom.bottom, bottom.top + most)) - top.top,
      );
    },
    [first, last, most] as const,
  );

/** Buttons in it that are lower than a finger. */
const low = (board: Locator): Promise<readonly string[]> =>
  board.locator('button.button').evaluateAll((all) =>
    all
      .map((each) => ({ name: each.textContent ?? '', high: each.getBoundingClientRect().height }))
      .filter(({ high }) => high > 0 && high < 43.5)
      .map(({ name, high }) => `${name}: ${high}`),
  );

/** That all of it has room, from the question to the answers. */
async function fits(board: Locator, where: string, first: string, answers: string): Promise<void> {
  const high = await extent(board, first, answers);
  expect.soft(high, `${where}: from the question to the last answer`).toBeGreaterThan(0);
  expect.soft(high, `${where}: from the question to the last answer`).toBeLessThanOrEqual(PHONE.height);
  expect.soft(await low(board), `${where}: answers too low for a finger`).toEqual([]);
}

/** That the beginning of what is told has room beside all of it. */
async function tells(board: Locator, where: string, first: string, told: string): Promise<void> {
  const slip = board.locator(told).last();
  await expect(slip).toBeVisible();
  const high = await extent(board, first, told, BEGINNING);
  expect.soft(high, `${where}: from the question to the verdict`).toBeLessThanOrEqual(PHONE.height);
}

async function turn(board: Locator, where: string): Promise<void> {
  await fits(board, where, '.ask', '.acting-bar');
  await hydrate(islandOf(board));
  // Whatever a pass is at this table, it is answered, once the rules are there.
  const pass = board.getByRole('toolbar', { name: 'What you can do' }).getByRole('button').nth(4);
  await expect(pass).toBeEnabled();
  await pass.press('Enter');
  await tells(board, where, '.ask', '.acting-reply .slip');
}

async function check(board: Locator, where: string): Promise<void> {
  await fits(board, where, '.ask', '.answers');
  await board.locator('.answers').getByRole('button').first().press('Enter');
  await tells(board, where, '.ask', '.verdict .slip');
}

/** The table is above what is asked of it. */
async function predict(board: Locator, where: string): Promise<void> {
  const asks = board.locator('.scene-asks');
  await board.locator('.next-button').focus();
  await expect
    .poll(async () => {
      if ((await asks.count()) === 0) await board.page().keyboard.press('ArrowRight');
      return asks.count();
    })
    .toBe(1);
  await fits(board, where, '.scene-table', '.scene-asks .answers');
  await asks.getByRole('button').first().press('Enter');
  await tells(board, where, '.scene-table', '.scene-asks .slip');
}

/** Every board of a drill, as long as none comes a second time. */
async function drill(board: Locator, where: string): Promise<void> {
  await hydrate(islandOf(board));
  const next = board.locator('.drill-answer > .button');
  for (let place = 1; ; place++) {
    const here = `${where}, board ${place}`;
    // “You try this: …” says what is asked, whatever stands above it.
    const first = (await board.locator('.may-ask').count()) > 0 ? '.may-ask' : '.ask';
    await fits(board, here, first, '.drill-question > *, .choices');
    await answerSomehow(board.page(), board, board.locator('.drill-question'));
    await tells(board, here, first, '.drill-answer .slip');
    if ((await next.count()) === 0) return;
    await next.press('Enter');
    if ((await board.locator('.drill-head > .aside, .drill-result').count()) > 0) return;
  }
}

const WIDGETS: Readonly<Record<string, readonly [what: string, goThrough: typeof turn]>> = {
  turn: ['.your-turn', turn],
  check: ['.question:has(> .tiles)', check],
  predict: ['.scene', predict],
};

test.describe('on a phone a board of a lesson is one screen', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  for (const kind of someOf('kinds of boards', kinds, 4)) {
    test(`where the question is “${kind}”`, async ({ page }) => {
      test.setTimeout(900_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await onOnePage(page);
      const having = lessons.filter(({ boards }) => boards.has(kind));
      for (const { address, title } of someOf(`lessons with ${kind}`, having, 1)) {
        await page.goto(address);
        const [what, goThrough] = WIDGETS[kind] ?? ['.drill', drill];
        let asked = 0;
        for (const board of await page.locator(what).all()) {
          if (!(await asks(board, kind))) continue;
          asked += 1;
          await goThrough(board, `${title}, ${kind} ${asked}`);
        }
        expect(asked, title).toBeGreaterThan(0);
      }
    });
  }
});

/** Whether a widget asks this: not every scene stops, and a drill has boards of one kind or of several. */
async function asks(board: Locator, kind: string): Promise<boolean> {
  // A check is no island: its page shows it whole.
  if (kind === 'check') return true;
  const { predictions = [], boards } = await given<{
    predictions?: readonly unknown[];
    boards?: readonly { readonly question: { readonly asking: { readonly concept: string } } }[];
  }>(islandOf(board));
  if (boards) return boards.some(({ question }) => question.asking.concept === kind);
  return kind !== 'predict' || predictions.length > 0;
}
