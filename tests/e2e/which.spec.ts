/** “Which game do we play?”: asked by keyboard, taken back, shared by its address, and read without scripts. */
import type { Locator, Page } from '@playwright/test';
import { houseRules } from '#i18n/house-rules.ts';
import { more } from '#i18n/more.ts';
import { which } from '#i18n/which.ts';
import { answersFragment } from '../../src/compare/which/link.ts';
import { formatTableLink } from '../../src/notation/table-link.ts';
import { askedGames, foreignGames, questions } from '../compare/which-content.ts';
import { press } from './keys.ts';
import { looksRight } from './looks.ts';
import { goesSideways } from './pages.ts';
import { expect, test } from './site.ts';

const PATH = 'which/';

const asking = (page: Page): Locator => page.locator('.which-asking');
const question = (page: Page): Locator => asking(page).getByRole('heading');
const answers = (page: Page): Locator => page.getByRole('region', { name: which.yours });
const result = (page: Page): Locator => page.locator('.which-result');
const linkOf = (given: Readonly<Record<string, string | null>>): string =>
  answersFragment(Object.entries(given).map(([id, answer]) => ({ question: id, answer })));

/** What a table of the Hong Kong game answers whose house rules are these. */
const OWN = { 'discard-payment': 'shared', tiles: 'flowers', flowers: 'hand', minimum: 'one' };
/** Eight answers: a game with house rules, something that differs, and something that is not known. */
const ALL = {
  ...OWN,
  'drawn-deal': 'passes',
  'several-winners': 'all',
  chow: 'anyone',
  'seven-pairs': null,
};
const CHOSEN = {
  'several-winners': true,
  'minimum-fan': 1,
  'discard-payment': 'shared',
  'drawn-deal': 'passes',
};
const FRAGMENT = `#${formatTableLink(CHOSEN)}`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every question is there with what each game answers, and each answer leads to its rule', async ({
    page,
  }) => {
    await page.goto(PATH);
    const table = page.getByRole('table', { name: which.all });
    await expect(table.getByRole('rowheader')).toHaveCount(questions.length);
    await expect(table.getByRole('cell')).toHaveCount(questions.length * askedGames.length);
    await expect(table.locator('td > a[href*="/rules/"]')).toHaveCount(questions.length * askedGames.length);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await goesSideways(page), `${width} px`).toEqual([]);
    }
  });
});

test('by keyboard alone: every answer leads to the next question, and at last to a game', async ({
  page,
}) => {
  await page.goto(PATH);
  for (let asked = 1; await asking(page).isVisible(); asked++) {
    expect(asked).toBeLessThanOrEqual(8);
    await expect(asking(page)).toContainText(which.place(asked, 8));
    const text = await question(page).textContent();
    // What has just been asked is the group's name, and whoever has answered is there.
    await expect(page.getByRole('group', { name: text ?? '' })).toBeVisible();
    if (asked > 1) await expect(question(page)).toBeFocused();
    await press(page, asking(page).getByRole('button').first());
    await expect(answers(page).getByRole('listitem')).toHaveCount(asked);
  }
  await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused();
  const name = await result(page).getByRole('heading', { level: 2 }).textContent();
  await expect(page.locator('.which-status')).toHaveText(name ?? '');
  await press(page, result(page).getByRole('link', { name: /^Learn .* mahjong$/ }));
  await expect(page).toHaveURL(/\/learn\/[a-z-]+\/$/);
});

test('the last answer is taken back, and all of them; a reload keeps them', async ({ page }) => {
  await page.goto(PATH);
  const first = (await question(page).textContent()) ?? '';
  await asking(page).getByRole('button').first().click();
  await expect(question(page)).not.toHaveText(first);
  const second = (await question(page).textContent()) ?? '';
  await asking(page).getByRole('button', { name: which.dontKnow }).click();
  await expect(answers(page).getByRole('listitem').last()).toContainText(`${second} ${which.notKnown}`);
  await page.reload();
  await expect(answers(page).getByRole('listitem')).toHaveCount(2);
  await answers(page).getByRole('button', { name: which.back }).click();
  await expect(question(page)).toHaveText(second);
  await expect(question(page)).toBeFocused();
  await expect(page).toHaveURL(/#v=1&answers=[^,]+&end$/);
  await asking(page).getByRole('button').first().click();
  await answers(page).getByRole('button', { name: which.again }).click();
  await expect(question(page)).toHaveText(first);
  await expect(question(page)).toBeFocused();
  await expect(answers(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/${PATH}$`));
});

test('any answer is changed by keyboard, and the others stay; what makes no sense after it goes', async ({
  page,
}) => {
  await page.goto(PATH + linkOf({ tiles: 'flowers', flowers: 'hand', chow: 'anyone' }));
  const change = (id: string) =>
    answers(page).getByRole('button', {
      name: which.changeOf(questions.find((each) => each.id === id)?.ask ?? ''),
    });
  const labelOf = (id: string, answer: string) =>
    questions.find((each) => each.id === id)?.answers.find((each) => each.id === answer)?.label ?? '';
  await press(page, change('chow'));
  await expect(question(page)).toBeFocused();
  await expect(asking(page)).toContainText(which.changing);
  await expect(asking(page).getByRole('button', { pressed: true })).toHaveText(labelOf('chow', 'anyone'));
  // Whoever changes nothing is asked the next question.
  await press(page, answers(page).getByRole('button', { name: which.leave }));
  await expect(asking(page)).toContainText(which.place(4, 8));
  await press(page, change('chow'));
  await press(page, asking(page).getByRole('button', { name: labelOf('chow', 'next'), exact: true }));
  await expect(asking(page)).toContainText(which.place(4, 8));
  await expect(page).toHaveURL(/answers=tiles:flowers,flowers:hand,chow:next&end$/);
  // Without flowers nobody can say what they are worth.
  await press(page, change('tiles'));
  await press(page, asking(page).getByRole('button', { name: labelOf('tiles', 'honours'), exact: true }));
  await expect(page).toHaveURL(/answers=tiles:honours,chow:next&end$/);
  await expect(question(page)).toBeFocused();
});

test('a shared link opens its result: house rules, what differs, what is open, and the ways on', async ({
  page,
}) => {
  await page.goto(PATH + linkOf(ALL));
  await expect(result(page).getByRole('heading', { level: 2 })).toHaveText(which.near('Hong Kong'));
  const own = result(page).getByRole('region', { name: which.houseRules }).getByRole('listitem');
  await expect(own).toHaveCount(4);
  await expect(own.filter({ hasText: 'The minimum' })).toContainText('1 fan');
  const differs = result(page).getByRole('region', { name: which.differs }).getByRole('listitem');
  await expect(differs).toHaveCount(1);
  await expect(differs).toContainText(which.byTable('Yes, from anybody'));
  const open = result(page).getByRole('region', { name: which.open }).getByRole('listitem');
  await expect(open.filter({ hasText: 'Do seven pairs win?' })).toHaveCount(1);
  await result(page).locator('summary').click();
  expect(await result(page).locator('a[href*="/rules/"][href*="#"]').count()).toBeGreaterThan(10);
  await expect(result(page).getByRole('link', { name: which.play(true) })).toHaveAttribute(
    'href',
    `/play/hong-kong/${FRAGMENT}`,
  );
  await result(page)
    .getByRole('link', { name: which.set(true) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/compare/house-rules/hong-kong/${FRAGMENT}$`));
  await expect(page.getByRole('region', { name: houseRules.yours })).toContainText(
    houseRules.differing('4', false),
  );
});

test('a table whose game is not taught here is told which it is, and which is nearest', async ({ page }) => {
  await page.goto(PATH + linkOf({ tiles: 'jokers' }));
  await expect(asking(page)).toBeVisible();
  await expect(page.locator('.which-status')).not.toBeEmpty();
  const american = foreignGames.find(({ id }) => id === 'american');
  if (!american) throw new Error('nothing is said of the American game');
  while (await asking(page).isVisible()) {
    const text = await question(page).textContent();
    const asked = questions.find(({ ask }) => ask === text);
    const answer = american.answers[asked?.id ?? '']?.[0];
    const label = asked?.answers.find(({ id }) => id === answer)?.label ?? '';
    await asking(page).getByRole('button', { name: label, exact: true }).click();
  }
  await expect(result(page).getByRole('heading', { level: 2 })).toHaveText(which.soundsLike(american.title));
  await expect(result(page)).toContainText(american.says);
  await expect(result(page)).toContainText(which.notTaught);
  // What comes nearest is told, and not recommended.
  await expect(result(page).getByRole('link', { name: which.course('British') })).toBeVisible();
  await expect(result(page).getByRole('link', { name: which.play(false) })).toHaveCount(0);
  await expect(result(page).locator('.button.primary')).toHaveCount(0);
  // A game that fits every answer is the result, and the other is told beside it.
  await page.goto('about:blank');
  await page.goto(PATH + linkOf({ tiles: 'flowers', hand: 'sixteen' }));
  await expect(page.locator('.which-status')).toHaveText(
    which.possibleForeign(foreignGames.find(({ id }) => id === 'taiwanese')?.title ?? ''),
  );
});

test('a table that knows nothing is told so, and may begin anywhere', async ({ page }) => {
  await page.goto(PATH);
  for (let n = 1; n <= 8; n++) await asking(page).getByRole('button', { name: which.dontKnow }).click();
  await expect(result(page).getByRole('heading', { level: 2 })).toHaveText(which.anyGame);
  await expect(result(page)).toContainText(which.nothingKnown);
  await expect(result(page).getByRole('link', { name: 'Learn Two-Five-Eight mahjong' })).toBeVisible();
});

test('back from a result asks the last question again', async ({ page }) => {
  await page.goto(PATH + linkOf(ALL));
  await answers(page).getByRole('button', { name: which.back }).click();
  await expect(asking(page)).toContainText(which.place(8, 8));
  await expect(question(page)).toBeFocused();
});

test('it begins with what is called out, and shows tiles where it asks about tiles', async ({ page }) => {
  await page.goto(PATH);
  await expect(question(page)).toHaveText(questions.find(({ id }) => id === 'word')?.ask ?? '');
  await expect(asking(page).locator('.tile')).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(PATH + linkOf({ word: 'hu', hand: 'thirteen' }));
  await expect(question(page)).toHaveText(questions.find(({ id }) => id === 'tiles')?.ask ?? '');
  await expect(
    asking(page).getByRole('button', { name: 'Only the three suits' }).locator('.tile'),
  ).toHaveCount(3);
});

test('a link that cannot be used says why, and is gone with the first answer', async ({ page }) => {
  for (const [fragment, why] of [
    ['#v=1&answers=tiles:flours&end', 'which is no answer to it'],
    ['#v=1&answers=tiles:flowers', 'cut off at its end'],
    [`#${'a'.repeat(400)}`, 'cannot be read from “aaa'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(PATH + fragment);
    await expect(page.getByRole('alert').filter({ hasText: which.broken })).toContainText(why);
    await expect(asking(page)).toContainText(which.place(1, 8));
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await goesSideways(page)).toEqual([]);
  }
  await asking(page).getByRole('button').first().click();
  await expect(page.getByText(which.broken)).toHaveCount(0);
  await expect(page).toHaveURL(/#v=1&answers=[^,]+&end$/);
});

test('the page is found from home, from the comparison and, by every foot, from More', async ({ page }) => {
  for (const path of ['', 'compare/']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: which.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: which.title })).toBeVisible();
  }
  await page.goto('glossary/');
  await page.getByRole('contentinfo').getByRole('link', { name: more.nav }).click();
  await page.getByRole('main').getByRole('link', { name: which.title }).click();
  await expect(question(page)).toBeVisible();
});

test('it looks right in the middle and at the end, and fits the smallest phone', async ({ page }) => {
  for (const given of [OWN, ALL]) {
    await page.goto('about:blank');
    await page.goto(PATH + linkOf(given));
    await expect(answers(page)).toBeVisible();
    await looksRight(page, `which ${Object.keys(given).length}`);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await goesSideways(page), `${width} px`).toEqual([]);
    }
  }
});
