/** A question that is answered, as axe sees it: some kinds with every commit, and all kinds in the long run. */
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { conceptIds, loadConcept } from '../../src/questions/registry.node.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { someOf } from '../scale.ts';
import { answerSomehow } from './answer-questions.ts';
import { looksRight } from './looks.ts';
import { askingIn } from './pages.ts';
import { expect, test } from './site.ts';

/** How many kinds are looked at with each commit. */
const SOME = 4;

const games = await Promise.all(
  gameIds.map(async (game) => ({ game, ...createGeneratorContext(await loadGame(game)) })),
);

for (const concept of someOf('kinds of questions', conceptIds, SOME)) {
  const { has } = await loadConcept(concept);
  const [asking] = someOf(
    `games of ${concept}`,
    games.filter(({ ruleset }) => has(ruleset)),
    1,
  );
  if (!asking) throw new Error(`no game asks ${concept}`);
  test(`${concept}, ${asking.game}: asked and answered`, async ({ page }) => {
    await page.goto(`/practice/${asking.game}/${concept}/`);
    await expect(askingIn(page)).toBeVisible();
    const practice = page.locator('.practice');
    await answerSomehow(page, practice, practice.locator('.practice-question'));
    await expect(page.locator('.practice-verdict .slip')).toBeVisible();
    await looksRight(page, `${concept} answered`);
  });
}
