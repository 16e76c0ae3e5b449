/** Lessons, walked as a reader goes: boards, exercises, checks and predictions show what they ask, and tell why. */
import type { Locator } from '@playwright/test';
import type { Random } from '../../src/engine/random.ts';
import { seenBy } from '../../src/engine/view.ts';
import type { TurnProps } from '../../src/islands/YourTurn/props.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { frameAt, goTo } from '../../src/sessions/hand-history.ts';
import type { CheckAnswer } from '../../src/sessions/props.ts';
import { playRecording } from '../../src/sessions/replay.ts';
import { LONG, randomOf, someOf } from '../scale.ts';
import { heardIn, textOf } from './accessibility-tree.ts';
import { courses } from './lessons.ts';
import {
  answersTo,
  differences,
  differing,
  give,
  isReason,
  isSentence,
  lyingBefore,
  seatsIn,
  verdictIn,
} from './question-of.ts';
import { expect, test } from './site.ts';
import { given, hydrate, widgets } from './widgets.ts';

/** How often each board of a drill is answered wrongly, each time in another way; then it is answered rightly. */
const ROUNDS = LONG ? 6 : 1;

const lessons = courses.flatMap(({ lessons: all }) => all);
const asking = lessons.filter(({ boards }) => boards.has('predict'));

/** Each board of a drill shows its question, its key is right, and all else is told why. */
async function walkDrill(root: Locator, address: string, round: number, random: Random): Promise<void> {
  const { boards } = await given<{ boards: readonly { question: Question }[] }>(root);
  await hydrate(root);
  const place = root.locator('.drill-question');
  const order = boards.map(({ question }) => ({ question, isNew: true }));
  for (let board = order.shift(); board; board = order.shift()) {
    const { question, isNew } = board;
    const where = `${address}: ${question.spec.concept} ${JSON.stringify(question.subject)}`;
    await expect(place).toBeVisible();
    expect(differences(question, await heardIn(place)), where).toEqual([]);
    const { right, wrong } = answersTo(question);
    const other = ROUNDS > 1 ? wrong[round] : wrong[random.below(Math.max(1, wrong.length))];
    const isMissed = isNew && other !== undefined;
    await give(place, question, isMissed ? other : right);
    const verdict = await verdictIn(root);
    const told = `${where} ${(isMissed ? other : right).join(' ')}: ${JSON.stringify(verdict)}`;
    expect(verdict.isRight, told).toBe(!isMissed);
    if (isMissed) {
      expect.soft(isReason(verdict), told).toBe(true);
      order.push({ question, isNew: false });
    }
    if (order.length > 0) await root.getByRole('button', { name: /^Next/ }).click();
  }
}

/** Each answer to a quick check is told why. */
async function walkCheck(root: Locator): Promise<void> {
  const { ask, answers } = await given<{ ask: string; answers: readonly CheckAnswer[] }>(root);
  await hydrate(root);
  expect(answers.filter(({ right }) => right).length, ask).toBeGreaterThan(0);
  for (const [i, { right, rule }] of answers.entries()) {
    await root.getByRole('button').nth(i).click();
    const verdict = await verdictIn(root);
    const told = `${ask} ${JSON.stringify(verdict)}`;
    expect(verdict.isRight, told).toBe(right);
    if (right) continue;
    expect(isSentence(verdict, ask), told).toBe(true);
    // What the rules answer, and no author, leads to them.
    if (rule) expect(verdict.rules, told).toEqual([`§ ${rule.id}`]);
  }
}

/** An exercise shows the table that it is about, as the page has drawn it and once it lives. */
async function walkTable(root: Locator, address: string): Promise<void> {
  const turn = await given<TurnProps>(root);
  const { ask, seat } = turn;
  const { setting, history } = playRecording(await loadGame(turn.game), turn, turn.recording);
  const first = seenBy(setting.ruleset, frameAt(goTo(history, turn.at)).table, seat);
  for (const isAlive of [false, true]) {
    if (isAlive) await hydrate(root);
    const heard = await heardIn(root);
    expect(differing(lyingBefore(first, seat), seatsIn(heard)), `${address}: ${ask}`).toEqual([]);
  }
}

test.describe('the boards, checks and tables of a lesson show what they ask, and tell why', () => {
  for (const { address } of someOf('walk of lessons', lessons, 4)) {
    test(address, async ({ page }) => {
      const random = randomOf(`walk of ${address}`);
      await page.goto(address);
      for (const root of await widgets(page, 'YourTurn')) await walkTable(root, address);
      for (const root of await widgets(page, 'QuickCheck')) await walkCheck(root);
      for (let round = 0; round < ROUNDS; round++) {
        if (round > 0) await page.reload();
        for (const root of await widgets(page, 'Drill')) await walkDrill(root, address, round, random);
      }
    });
  }
});

interface Staged {
  readonly steps: readonly {
    readonly text: string;
    readonly tried: readonly { head: string; text: string }[];
  }[];
}

interface Asked {
  readonly step: number;
  readonly ask: string;
  readonly lead: string;
  readonly answers: readonly { right: boolean; why: string }[];
}

/** Sentences of a text, without markup: what is told in one of them is told. */
const sentencesIn = (html: string): string[] =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 3);

test.describe('what a prediction asks stands nowhere before it is answered, and each answer is told why', () => {
  for (const { address } of someOf('walk of predictions', asking, 5)) {
    test(address, async ({ page }) => {
      await page.goto(address);
      for (const root of await widgets(page, 'Scene')) {
        const { predictions = [], steps } = await given<{ predictions?: readonly Asked[] } & Staged>(root);
        if (predictions.length === 0) continue;
        // What the page has drawn tells as little.
        for (const isAlive of [false, true]) {
          if (isAlive) await hydrate(root);
          for (const asked of predictions) {
            const { text = '', tried = [] } = steps[asked.step - 2] ?? {};
            const next = root.getByRole('button', { name: 'Next', exact: true });
            const group = root.getByRole('group', { name: asked.ask, exact: true });
            for (let step = 0; isAlive && !(await group.isVisible()); step++) {
              expect(step, `${address}: ${asked.ask} is not come to`).toBeLessThan(60);
              await next.click();
            }
            const secret = [
              ...sentencesIn(text),
              ...tried.flatMap(({ head, text: why }) => [head, ...sentencesIn(why)]),
              ...sentencesIn(steps[asked.step - 1]?.text ?? ''),
              ...asked.answers.flatMap(({ why }) => sentencesIn(why)),
            ].filter((sentence) => !`${asked.ask} ${asked.lead}`.includes(sentence));
            const read = textOf(await heardIn(root));
            const where = `${address}: ${asked.ask}`;
            expect(
              secret.filter((sentence) => read.includes(sentence)),
              where,
            ).toEqual([]);
            if (!isAlive) continue;
            const order = [...asked.answers.entries()].sort(
              ([, a], [, b]) => Number(a.right) - Number(b.right),
            );
            for (const [i, { right }] of order) {
              await group.getByRole('button').nth(i).click();
              const verdict = await verdictIn(group);
              expect(verdict.isRight, `${where} ${JSON.stringify(verdict)}`).toBe(right);
              if (!right)
                expect(isSentence(verdict, asked.ask), `${where} ${JSON.stringify(verdict)}`).toBe(true);
            }
          }
        }
      }
    });
  }
});
