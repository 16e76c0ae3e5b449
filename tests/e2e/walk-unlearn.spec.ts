/** One game for who knows another, walked as a reader goes: each answer to each point is told why. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { LONG, someOf } from '../scale.ts';
import { differences, isReason, questionAt, verdictIn } from './asked.ts';
import { heardIn } from './heard.ts';
import { pages } from './pages.ts';
import { expect, test } from './site.ts';

/** A page for each pair: `/compare/<known>/<learnt>/`. */
const pairs = pages.filter((path) => /^\/compare\/(?!deal|house-rules)[^/]+\/[^/]+\/$/.test(path));

/** By the game that is learnt and the game that is known, the boards of each point. */
type Boards = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>;

const boards = parse(readFileSync('content/common/unlearn-boards.yaml', 'utf8')) as Boards;

test('there are pages to walk', () => {
  expect(pairs.length).toBeGreaterThan(1);
});

for (const path of someOf('walk of pairs', pairs, 2)) {
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
        const [board = ''] = boards[learnt]?.[known]?.[id] ?? [];
        const [, concept = '', fragment = ''] = /^(\w+) (v=.*end)$/.exec(board) ?? [];
        if (round === 0 && fragment !== '') {
          const heard = await heardIn(point.locator('.picture'));
          expect(differences(questionAt(learnt, concept, fragment), heard), where).toEqual([]);
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
        if (!isRight) expect(isReason(verdict), `${where} ${JSON.stringify(verdict)}`).toBe(true);
      }
    }
  });
}
