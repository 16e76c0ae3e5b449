/** The end of a course, walked as a reader goes: its test of twelve, and its hands that are played out. */
import type { Page } from '@playwright/test';
import { courseDeals } from '#i18n/course-deals.ts';
import { words } from '#i18n/words.ts';
import { botAction } from '../../src/bots/bot.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { courseDealsOf } from '../../src/components/practice/course-deals.ts';
import { seenBy } from '../../src/engine/view.ts';
import { formatQuestionLink, parseQuestionLink } from '../../src/notation/question-link.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { LAST_DRAWS, lastDraws } from '../../src/puzzles/deals-to-win.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { roomFor } from '../puzzles/concepts.ts';
import { LONG, randomOf, someOf } from '../scale.ts';
import { heardIn } from './accessibility-tree.ts';
import { courses } from './lessons.ts';
import { ownHand } from './pages.ts';
import {
  answersTo,
  differences,
  differing,
  type Given,
  give,
  isReason,
  lyingBefore,
  questionAt,
  seatsIn,
  toldIn,
  verdictIn,
} from './question-of.ts';
import { expect, test } from './site.ts';
import { given, hydrate, widget } from './widgets.ts';

/** How often a test is gone through, each time with other answers that are not right. */
const ROUNDS = LONG ? 16 : 1;

interface Planned {
  readonly first: Question;
  readonly plan: readonly { readonly concept: string; readonly rules: readonly string[] }[];
}

/** Goes through a test of twelve: each question shows what it asks; it is given this answer. */
async function throughTest(
  page: Page,
  game: string,
  answer: (question: Question, place: number) => { readonly given: Given; readonly isRight: boolean },
): Promise<number> {
  await page.goto(`/learn/${game}/test/`);
  const root = widget(page, 'Practice');
  const { first, plan } = await given<Planned>(root);
  await hydrate(root);
  const place = root.locator('.practice-question');
  let right = 0;
  for (const [i, { concept, rules }] of plan.entries()) {
    await expect(root.getByText(`Question ${i + 1} of ${plan.length}`)).toBeVisible();
    await expect(root.locator('.practice')).not.toHaveAttribute('data-answered');
    await expect(place).not.toHaveAttribute('aria-busy', 'true');
    // The address leads to the whole test; its questions stand in a row after the first.
    const asked = (link: ReturnType<typeof parseQuestionLink>): string =>
      formatQuestionLink({ ...link, number: i, rules });
    const question =
      i === 0
        ? first
        : questionAt(game, concept, asked(parseQuestionLink(new URL(page.url()).hash.slice(1))));
    const ask = await place.innerText();
    expect(differences(question, await heardIn(place)), page.url()).toEqual([]);
    const { given: own, isRight } = answer(question, i);
    await give(place, question, own);
    const verdict = await verdictIn(root.locator('.practice-verdict'));
    const where = `${i + 1}: ${page.url()} ${own.join(' ')} ${JSON.stringify(verdict)}`;
    expect(verdict.isRight, where).toBe(isRight);
    if (isRight) right++;
    else expect.soft(isReason(verdict, ask), where).toBe(true);
    await root.getByRole('button', { name: /^(Next question|See how)/ }).click();
  }
  return right;
}

for (const { game } of someOf('walk of tests', courses, 1)) {
  test(`each question of the test of twelve shows what it asks, its key is right, and all else is told why: ${game}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const random = randomOf(`walk of the test of ${game}`);
    for (let round = 0; round < ROUNDS; round++) {
      const right = await throughTest(page, game, (question, place) => {
        const { right, wrong } = answersTo(question);
        const other =
          wrong[LONG ? (round >> 1) % Math.max(1, wrong.length) : random.below(Math.max(1, wrong.length))];
        // Every other one rightly.
        const isRight = other === undefined || (place + round) % 2 === 0;
        return { given: isRight ? right : other, isRight };
      });
      await expect(page.getByRole('heading', { name: new RegExp(`\\b${right} of 12`) })).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    }
  });
}

const hands = courses.flatMap(({ game, address, deals }) =>
  deals.last.map((seed, hand) => ({ game, address, deals, seed, hand })),
);

/** The calls in the order of the bar. */
const BAR = ['win', 'kong', 'pung', 'chow', 'pass'] as const;

for (const { game, address, deals, seed, hand } of someOf('walk of last draws', hands, 1)) {
  test(`the last draws of hand ${hand + 1} are those of their deal, and end: ${game}`, async ({ page }) => {
    const { ruleset } = roomFor(game);
    const dealt = lastDraws(ruleset, seed, 0);
    const shown = courseDealsOf(await loadGame(game), deals).last[hand];
    if (!dealt || !shown) throw new Error(`${game} has no hand ${hand + 1}`);
    const { table } = dealt;
    const view = seenBy(ruleset, table, 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}recap/`);
    const link = page.getByRole('link', { name: courseDeals.action(hand + 1) });
    expect(await link.getAttribute('href')).toContain(shown.link);
    const drawn = await page
      .locator('.set-deals li')
      .nth(hand)
      .locator('.tile')
      .evaluateAll((tiles) =>
        tiles.map(
          (tile) =>
            tile
              .querySelector('use')
              ?.getAttribute('href')
              ?.replace(/^.*#t-/, '') ?? '',
        ),
      );
    expect(drawn.flatMap((tile) => parseTiles(tile)).sort()).toEqual([...table.seats[0].concealed].sort());
    await link.click();
    const play = page.locator('.play');
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
    await expect(play).toContainText(new RegExp(`${LAST_DRAWS}\\s*in the wall`));
    expect(differing(lyingBefore(view, 0), seatsIn(await heardIn(play)))).toEqual([]);
    // What may not be done there is told by its rule, and nothing is lost by trying.
    const slip = play.locator('.play-told .slip').first();
    const may = new Set(view.legal.map((action) => action.do));
    for (const called of BAR.filter((each) => !may.has(each))) {
      await play.locator('.actions > button').nth(BAR.indexOf(called)).click();
      const told = await toldIn(slip);
      const where = `${game} ${hand + 1}: ${called} ${JSON.stringify(told)}`;
      expect(told.kind, where).toBe('refused');
      expect(isReason(told) && told.rules.length > 0, where).toBe(true);
    }
    const action = botAction(sensible, ruleset, table, 0);
    if (action.do === 'win') await play.locator('.actions > button').nth(BAR.indexOf('win')).click();
    else if (action.do === 'discard') await discard(page, words.tileName(action.tile));
    // What was refused is taken away; a win is told in its place.
    await expect(play.locator('.play-told .slip[data-kind="refused"]')).toHaveCount(0);
    // Bots take their time: a table that is played to its end is looked at by another test in the gate.
    if (!LONG) return;
    await playOut(page);
    const told = await toldIn(slip);
    expect(told.head, `${game} ${hand + 1}: ${JSON.stringify(told)}`).not.toBe('');
    expect(isReason(told), `${game} ${hand + 1}: ${JSON.stringify(told)}`).toBe(true);
  });
}

async function discard(page: Page, tile: string): Promise<void> {
  const button = ownHand(page)
    .getByRole('button', { name: new RegExp(`^${tile}(,|$)`) })
    .first();
  await button.click();
  await button.click();
}

/** Wins where one may; else discards whatever was drawn, and passes, until the deal is over. */
async function playOut(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Next deal' });
  const isMine = page.getByRole('heading', { name: 'Your turn' });
  const win = page.locator('.actions > button:first-child[data-possible]');
  // While others act a pass that nobody asked for would only keep them waiting.
  const goOn = page.locator('.actions > button.primary');
  await expect(async () => {
    if (await win.isVisible()) await win.click({ timeout: 1000 });
    else if (await isMine.isVisible()) {
      await ownHand(page).getByRole('button').last().focus({ timeout: 1000 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    } else if (await goOn.isVisible()) await goOn.click({ timeout: 1000 });
    else await page.keyboard.press('x');
    await expect(again).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 240_000, intervals: [100] });
}
