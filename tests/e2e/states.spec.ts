/** Every state of every widget, as axe sees it in every look; and on the smallest phone none is too wide. */
import type { Locator, Page } from '@playwright/test';
import { check } from '#i18n/check.ts';
import { scene as sayScene } from '#i18n/scene.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { crossings, PIECES } from '../fixtures/boxes.ts';
import { someOf } from '../scale.ts';
import { stepwise } from './hinted.ts';
import { courses, type Doing, type LessonFile, type Move } from './lessons.ts';
import { looksRight } from './looks.ts';
import { askingIn, goesSideways, onOnePage, rulebook, table } from './pages.ts';
import {
  claimWindow,
  contest,
  drawn,
  everyoneScores,
  exchange,
  hiddenKong,
  owed,
  ownTurn,
  sayable,
  won,
} from './positions.ts';
import { expect, test } from './site.ts';
import { firstScene, stepOn } from './widgets.ts';

/** A desk, a tablet and a phone; and the smallest phone, which is asked about every state. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;
const SMALLEST = { width: 320, height: 640 };

/** Nowhere too wide, and nothing that lies on something else or is cut: what is below the bar of a phone scrolls free. */
async function judged(page: Page, state: string): Promise<void> {
  await looksRight(page, state);
  for (const size of [...someOf(`sizes of ${state}`, SIZES, 1), SMALLEST]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const where = `${state}, ${size.width} px`;
    expect.soft(await goesSideways(page), `${where}: how far it goes sideways`).toEqual([]);
    expect.soft(await page.evaluate(crossings, PIECES), `${where}: what lies on what`).toEqual([]);
  }
}

const doings = <Is extends Doing['is']>(lesson: LessonFile, is: Is) =>
  lesson.doings.filter((doing): doing is Doing & { is: Is } => doing.is === is);
const sceneOf = (page: Page, title: string) =>
  page.getByRole('region', { name: `Scene: ${title}`, exact: true });
const groupOf = (page: Page, ask: RegExp) => page.getByRole('group', { name: ask });
const slip = (within: Locator) => within.getByRole('link', { name: /^§/ });

/** Makes a move of an exercise, with the pointer. */
async function make(group: Locator, { verb, tile }: Move): Promise<void> {
  if (verb === 'discards') {
    const hand = group.getByRole('toolbar', { name: /hand$/ });
    await hand
      .getByRole('button', { name: new RegExp(`^${tile}(,|$)`) })
      .first()
      .click();
    await group.getByRole('button', { name: /^Discard/ }).click();
  } else {
    const call = { pungs: terms.pung, kongs: terms.kong, wins: terms.win, passes: 'Pass' }[verb] ?? '';
    await group.getByRole('button', { name: new RegExp(`^${call}`) }).click();
  }
}

/** Its scenes, first those that can be stepped through without being asked. */
const scenesOf = (of: LessonFile) => doings(of, 'scene').sort((one, other) => other.free - one.free || 0);
/** A lesson with several scenes, a move of the reader's own turn and checks: four of a kind in Changchun. */
const lesson = courses
  .flatMap(({ game, lessons }) => lessons.map((each) => ({ ...each, game })))
  .find(({ address }) => address === '/learn/changchun/gang/');
if (!lesson) throw new Error('there is no lesson');
const { terms } = rulesetOf(await loadGame(lesson.game));
const scenes = scenesOf(lesson);
const [turn] = doings(lesson, 'turn');
const checks = doings(lesson, 'check');
if (!turn || scenes.length < 3 || scenes[1]?.free !== Infinity || checks.length < 2)
  throw new Error('no lesson has enough of everything');
/** A lesson of the same game with two exercises. */
const exercises = courses
  .flatMap(({ lessons }) => lessons)
  .find(({ address }) => address === '/learn/changchun/two-shapes/');
if (!exercises) throw new Error('there is no lesson with exercises');
const [wrong, right] = doings(exercises, 'turn');
const unwise = wrong?.unwise[0];
if (!wrong || !unwise || !right) throw new Error('no exercise can be answered unwisely');

test('a scene in its middle with its chart, one at its end, one left for a refused call; an exercise refused; checks right and wrong', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await onOnePage(page);
  await page.goto(lesson.address);
  // The one that asks is stepped into, and no further.
  const [end, branched, middle] = scenes.map(({ title }) => sceneOf(page, title));
  if (!middle || !end || !branched) return;
  await middle.locator('.next-button').click();
  await middle.getByRole('button', { name: sayScene.more }).click();
  await middle.getByRole('button', { name: /chart$/i }).click();
  await expect(middle.getByRole('list', { name: 'The machine' })).toBeAttached();

  await end.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('End');
  await expect(end.getByRole('button', { name: 'Again' })).toBeVisible();

  await branched.getByRole('button', { name: 'Next' }).click();
  await branched.getByRole('button', { name: /try (?:something else|here)/i }).click();
  await expect(branched.getByRole('heading', { name: 'Your own way' })).toBeFocused();
  await branched.getByRole('button', { name: new RegExp(`^${terms.win}`) }).click();
  await expect(slip(branched)).toBeVisible();

  await groupOf(page, turn.ask)
    .getByRole('button', { name: new RegExp(`^${terms.chow}`) })
    .click();
  await expect(slip(groupOf(page, turn.ask))).toBeVisible();

  const [one, other] = checks.map(({ ask }) => groupOf(page, ask));
  await answered(one, check.yes);
  await answered(other, check.no);
  await judged(page, 'refused');
});

test('an exercise with an unwise answer, and one that is solved', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await onOnePage(page);
  await page.goto(exercises.address);
  await make(groupOf(page, wrong.ask), unwise);
  await expect(groupOf(page, wrong.ask).getByText(unwise.told)).toBeVisible();
  await make(groupOf(page, right.ask), right.goal);
  await expect(groupOf(page, right.ask).getByText(/^Done\./)).toBeVisible();
  await judged(page, 'exercises');
});

/** Presses answers until the verdict is this one. */
async function answered(group: Locator | undefined, verdict: string): Promise<void> {
  if (!group) throw new Error('there is no such check');
  for (const button of await group.getByRole('button').all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    if (await group.getByText(verdict).isVisible()) return;
  }
  throw new Error('no answer has this verdict');
}

test.describe('the play table', () => {
  const action = (page: Page, name: RegExp) =>
    page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name });
  const refusal = (page: Page) => page.locator('.play-told .slip').getByRole('link', { name: /^§/ });

  test('on the own turn, with what the next hand is dealt by, with the link to it, with a closer look at what lies before another seat, with a hint and a tile chosen, then refused', async ({
    page,
  }) => {
    await page.goto(ownTurn());
    await expect(action(page, /^Discard/)).toBeVisible();
    /** Judges it so, and then lets it be shut and used at a desk again. */
    const judgedOpen = async (state: string): Promise<void> => {
      await judged(page, state);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    await judgedOpen('own turn');

    await page.getByRole('button', { name: /^Setup/ }).click();
    await expect(page.getByRole('dialog', { name: 'The deal' })).toBeVisible();
    await judgedOpen('setup');
    await page.getByRole('button', { name: /^Share/ }).click();
    await expect(page.getByRole('textbox', { name: 'Link to this position' })).toBeVisible();
    await judgedOpen('share');
    await page.getByRole('button', { name: /^Lark\b/ }).click();
    await expect(page.getByRole('dialog', { name: 'Lark, West' })).toBeVisible();
    await judgedOpen('closer');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('t');
    await expect(page.locator('.play-told .slip')).toBeVisible();
    await judgedOpen('hint');
    await action(page, /^Hooo/).click();
    await expect(refusal(page)).toBeVisible();
    await judged(page, 'refused');
  });

  test('with the claim window open, then resolved', async ({ page }) => {
    await page.goto(claimWindow());
    await expect(page.getByRole('heading', { name: /^Who gets/ })).toBeVisible();
    await judged(page, 'claim window');
    await action(page, /^Pung/).click();
    await expect(action(page, /^Discard/)).toBeVisible();
    await judged(page, 'resolved');
  });

  test('with a call that was lost', async ({ page }) => {
    await page.goto(contest());
    await stepwise(page);
    await action(page, /^Pung/).click();
    await page.keyboard.press('n');
    await expect(page.locator('.play-told').getByRole('link', { name: '§ priority' })).toBeVisible();
    await judged(page, 'lost call');
  });

  test('at the end, won and with nobody’s win', async ({ page }) => {
    await page.goto(won());
    await expect(page.getByRole('heading', { name: 'Who pays whom' })).toBeVisible();
    await judged(page, 'won');
    await page.goto(drawn());
    await expect(page.getByText('Nobody wins', { exact: true })).toBeVisible();
    await judged(page, 'drawn');
  });

  test('with the ledger of a match', async ({ page }) => {
    await page.goto(owed());
    await expect(page.locator('.ledger').first()).toBeVisible();
    await judged(page, 'ledger');
  });

  test('with a Kong to be shown, and the price of not showing it', async ({ page }) => {
    await page.goto(hiddenKong());
    await expect(action(page, /^Show/)).toBeVisible();
    await judged(page, 'hidden Kong');
    await action(page, /^Pass/).click();
    await expect(page.getByRole('button', { name: /^Declare it anyway/ })).toBeVisible();
    await judged(page, 'priced mistake');
  });

  test('with tiles to give away', async ({ page }) => {
    await page.goto(exchange());
    await expect(action(page, /^Give/)).toBeVisible();
    await judged(page, 'exchange');
  });

  test('with words to say', async ({ page }) => {
    await page.goto(sayable());
    const word = page.getByRole('button', { name: /^“Fishing”/ });
    await expect(word).toBeVisible();
    await word.click();
    await expect(word).toHaveAttribute('aria-pressed', 'true');
    await judged(page, 'words');
  });

  test('at the end of a hand in which everyone scores', async ({ page }) => {
    await page.goto(everyoneScores());
    await expect(page.getByRole('heading', { name: 'Who pays whom' })).toBeVisible();
    // Folds lie in folds.
    await page.locator('.play-told details').evaluateAll((all) => {
      for (const fold of all) fold.setAttribute('open', '');
    });
    await judged(page, 'receipts');
  });

  test('with a link that leads nowhere', async ({ page }) => {
    await page.goto(`${table}#hello`);
    await expect(page.getByText('This link does not lead to a deal.')).toBeVisible();
    await judged(page, 'damaged link');
  });

  test('open, all four hands seen', async ({ page }) => {
    await page.goto(claimWindow());
    await page.getByRole('button', { name: /^Setup/ }).click();
    await page.getByRole('radio', { name: 'All four hands' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Lark, West' }).getByRole('img').first()).toBeVisible();
    await judged(page, 'open table');
  });
});

test('the warm-up won, and refused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const warmUp = page.getByRole('region', { name: 'A hand of five tiles to try' });
  const win = warmUp.getByRole('button', { name: /^Hooo/ });
  await win.click();
  await expect(warmUp.getByText('You win.')).toBeVisible();
  await judged(page, 'warm-up won');
  await warmUp.getByRole('button', { name: 'Another hand' }).click();
  await win.click();
  await expect(slip(warmUp)).toBeVisible();
  await judged(page, 'warm-up refused');
  for (let turns = 0; turns < 2; turns++) {
    const seven = warmUp.getByRole('toolbar').getByRole('button', { name: /^7 of bamboo/ });
    await seven.first().click();
    await seven.first().click();
    await expect(warmUp.getByText(/^You drew|^That is a complete hand/)).toBeVisible();
  }
  await win.click();
  await expect(warmUp.getByText('You win.')).toBeVisible();
});

test('the panel of tiles, words and light', async ({ page }) => {
  await page.goto('/learn/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Plain' }).waitFor();
  await judged(page, 'panel');
});

test('a search with results, and one without', async ({ page }) => {
  await page.goto('/search/?q=kong');
  await expect(page.getByRole('status')).toContainText('kong');
  await judged(page, 'results');
  await page.goto('/search/?q=xyzzyx');
  await expect(page.getByRole('status')).toContainText('xyzzyx');
  await judged(page, 'no results');
});

test('a rulebook with a scene open, stepped through', async ({ page }) => {
  await page.goto(rulebook);
  const rule = page.getByRole('article', { name: 'Calling Pung' });
  await rule.getByText('See it at the table').click();
  await stepOn(firstScene(rule));
  await judged(page, 'a rule’s scene');
});

test('practice with its keys shown, and at its end', async ({ page }) => {
  await page.goto('/practice/two-five-eight/tile/');
  await expect(askingIn(page)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await judged(page, 'keys');
  await page.keyboard.press('Escape');
  await page.getByLabel('Length').selectOption('5');
  for (let question = 1; question <= 5; question++) {
    await expect(page.getByText(`Question ${question} of 5`)).toBeVisible();
    await expect(askingIn(page)).toBeVisible();
    await page.keyboard.press('1');
    // What proves it comes with the first answer.
    await expect(page.locator('.practice-verdict .slip')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: /of 5 right$/ })).toBeVisible();
  await judged(page, 'end');
});
