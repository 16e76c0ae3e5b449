/** Practice, walked as a reader goes: what stands there is the question, its key is right, and all else is told why. */
import type { Locator, Page } from '@playwright/test';
import type { Question } from '../../src/puzzles/question.ts';
import { PAIRS } from '../puzzles/concepts.ts';
import { LONG, randomOf, someOf } from '../scale.ts';
import { heardIn } from './accessibility-tree.ts';
import { askingIn } from './pages.ts';
import { answersTo, differences, type Given, give, isReason, questionAt, verdictIn } from './question-of.ts';
import { expect, test } from './site.ts';
import { given, widget } from './widgets.ts';

/** How many questions in a row, and of how many of them every other answer is given. */
const IN_A_ROW = LONG ? 60 : 3;
const OTHERWISE = LONG ? 10 : 1;
/** How many other answers to one question. */
const MOST = LONG ? 40 : 3;

const placeIn = (page: Page): Locator => page.locator('.practice-question');

/** The question that stands there: by its address, or as the page has brought it. */
async function standing(page: Page, ruleset: string, concept: string): Promise<Question> {
  const fragment = new URL(page.url()).hash.slice(1);
  if (fragment !== '') return questionAt(ruleset, concept, fragment);
  return (await given<{ first: Question }>(widget(page, 'Practice'))).first;
}

async function answer(page: Page, question: Question, given: Given) {
  await give(placeIn(page), question, given);
  return verdictIn(page.locator('.practice-verdict'));
}

/** Has the session go on for as long as it is answered; the page is opened anew, so that it begins as it does for everybody. */
async function endlessly(page: Page): Promise<void> {
  const lengths = page.getByLabel('Length');
  await lengths.selectOption({ index: (await lengths.getByRole('option').count()) - 1 });
  await page.goto(new URL(page.url()).pathname);
  await expect(askingIn(page)).toBeVisible();
}

const linkOf = (page: Page): string => new URL(page.url()).hash;

for (const [concept, ruleset] of someOf('walk of practice', PAIRS, 8)) {
  test(`every question shows what it asks, and its key is right: ${concept}, ${ruleset}`, async ({
    page,
  }) => {
    const random = randomOf(`walk of ${concept}, ${ruleset}`);
    await page.goto(`/practice/${ruleset}/${concept}/`);
    await expect(askingIn(page)).toBeVisible();
    if (LONG) await endlessly(page);
    const seen = new Set<string>();
    const links: string[] = [];
    for (let n = 0; n < IN_A_ROW; n++) {
      await expect(askingIn(page)).toBeVisible();
      await expect(placeIn(page)).not.toHaveAttribute('aria-busy', 'true');
      const question = await standing(page, ruleset, concept);
      const where = `${n + 1}: ${page.url()}`;
      const heard = await heardIn(placeIn(page));
      expect(differences(question, heard), where).toEqual([]);
      const shown = JSON.stringify(concept === 'tile' ? question.key : heard);
      // A tile is one of a few.
      if (concept !== 'tile') expect(seen, where).not.toContain(shown);
      seen.add(shown);
      links.push(linkOf(page));
      const { right } = answersTo(question);
      const verdict = await answer(page, question, right);
      expect(verdict, `${where} ${right.join(' ')}`).toMatchObject({ isRight: true });
      if (n < IN_A_ROW - 1) await page.getByRole('button', { name: /^Next question/ }).click();
    }
    for (const link of links.filter((each) => each !== '').slice(0, OTHERWISE)) {
      const question = questionAt(ruleset, concept, link.slice(1));
      const { wrong } = answersTo(question);
      const some =
        wrong.length <= MOST
          ? wrong
          : Array.from({ length: MOST }, () => wrong[random.below(wrong.length)] ?? []);
      for (const given of some) {
        await page.evaluate((to) => {
          location.hash = '';
          location.hash = to;
        }, link);
        await expect(askingIn(page)).toBeVisible();
        await expect(placeIn(page)).not.toHaveAttribute('aria-busy', 'true');
        const verdict = await answer(page, question, given);
        const where = `${link} ${given.join(' ')}: ${JSON.stringify(verdict)}`;
        expect(verdict, where).toMatchObject({ isRight: false });
        expect.soft(isReason(verdict, await placeIn(page).innerText()), where).toBe(true);
      }
    }
  });
}
