/** One game for who knows another, walked as a reader goes: each answer to each point is told why. */
import type { UnlearnBoard } from '../../src/compare/unlearn/boards.ts';
import { boardQuestion, shownAs } from '../../src/compare/unlearn/question.ts';
import { boardsOf } from '../compare/unlearn-boards.ts';
import { conceptFor, roomFor } from '../puzzles/concepts.ts';
import { LONG, someOf } from '../scale.ts';
import { heardIn } from './accessibility-tree.ts';
import { pages } from './pages.ts';
import { differences, isReason, verdictIn } from './question-of.ts';
import { expect, test } from './site.ts';

/** A page for each pair: `/compare/<known>/<learnt>/`. */
const pairs = pages.filter((path) => /^\/compare\/(?!deal|house-rules)[^/]+\/[^/]+\/$/.test(path));

/** What comes after a question of its point, and the habit is right there. */
const ALIKE = '-alike';

/** The board of a point, by the name that it has on the page; nothing where a fact is asked. */
const boardOf = (known: string, learnt: string, id: string): UnlearnBoard | undefined =>
  boardsOf(known, learnt)[id.replace(ALIKE, '')]?.[id.endsWith(ALIKE) ? 1 : 0];

test('there are pages to walk', () => {
  expect(pairs.length).toBeGreaterThan(1);
});

for (const path of someOf('walk of pairs', pairs, 1)) {
  test(`each point shows its question, one answer is right, and all else is told why: ${path}`, async ({
    page,
  }) => {
    const [, , known = '', learnt = ''] = path.split('/');
    let most = 1;
    for (let round = 0; round < most; round++) {
      // The first answer stands: each round begins as for somebody who has not been there.
      await page.goto(path);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      const points = await page.locator('[data-point]').all();
      for (const point of points) {
        const id = (await point.getAttribute('data-point')) ?? '';
        const where = `${path}#${id}`;
        const board = boardOf(known, learnt, id);
        if (round === 0 && board) {
          const heard = await heardIn(point.locator('.picture'));
          const question = boardQuestion(
            board,
            conceptFor(shownAs(board.kind)),
            roomFor(learnt),
            roomFor(known).ruleset,
          );
          const asking = { ...question.spec, concept: shownAs(board.kind) };
          expect.soft(differences({ ...question, spec: asking }, heard), where).toEqual([]);
        }
        const choices = point.locator('button[data-choice]');
        const count = await choices.count();
        if (LONG) most = Math.max(most, count);
        const rights = await point.locator('button[data-right]').count();
        expect(rights, where).toBeGreaterThan(0);
        const choice = choices.nth((round + (LONG ? 0 : id.length)) % count);
        const isRight = (await choice.getAttribute('data-right')) !== null;
        await choice.click();
        const verdict = await verdictIn(point.locator('.verdict [data-told]:not([hidden])'));
        expect(verdict.isRight, `${where} ${JSON.stringify(verdict)}`).toBe(isRight);
        const ask = await point.locator('.ask').innerText();
        // What both games say stands below, each with its rules: no answer need say it again.
        const sides = await point.locator('[data-after] .sides .rule-id').allInnerTexts();
        if (isRight) continue;
        const told = { ...verdict, rules: [...verdict.rules, ...sides.map((rule) => `§ ${rule}`)] };
        expect.soft(isReason(told, ask), `${where} ${JSON.stringify(told)}`).toBe(true);
      }
    }
  });
}
