/** Lessons, walked as a reader goes: every move at every board is made, and every book written rightly and otherwise. */
import type { Locator } from '@playwright/test';
import { book as sayBook } from '#i18n/book.ts';
import { lesson } from '#i18n/lesson.ts';
import { tableControls } from '#i18n/table-controls.ts';
import { words } from '#i18n/words.ts';
import type { Action } from '../../src/engine/action.ts';
import { linesToShow } from '../../src/islands/Book/judge-line.ts';
import type { BookProps } from '../../src/islands/Book/props.ts';
import type { TurnProps } from '../../src/islands/YourTurn/props.ts';
import { someOf } from '../scale.ts';
import { courses } from './lessons.ts';
import { isReason, isSentence, toldIn, verdictIn } from './question-of.ts';
import { expect, test } from './site.ts';
import { given, hydrate, widgets } from './widgets.ts';

/** The calls in the order of the bar. */
const BAR = ['win', 'kong', 'pung', 'chow', 'pass'] as const;

const call = (root: Locator, called: (typeof BAR)[number]): Promise<void> =>
  root.locator('.actions > button').nth(BAR.indexOf(called)).click();

/** Presses the tiles of one's own hand, of two alike each once. */
async function pressTiles(root: Locator, tiles: readonly number[]): Promise<void> {
  const hand = root.getByRole('toolbar', { name: /hand$/ });
  for (const [i, tile] of tiles.entries()) {
    const alike = hand.getByRole('button', { name: new RegExp(`^${words.tileName(tile)}(,|$)`) });
    await alike.nth(tiles.slice(0, i).filter((each) => each === tile).length).click();
  }
}

/** Says this word with what comes next, and no other. */
async function speak(root: Locator, word: string | undefined): Promise<void> {
  for (const button of await root.locator('.sayings button').all()) {
    const isIt =
      word !== undefined && ((await button.textContent()) ?? '').includes(tableControls.saying(word));
    if (isIt !== ((await button.getAttribute('aria-pressed')) === 'true')) await button.click();
  }
}

async function make(root: Locator, action: Action, { terms }: TurnProps): Promise<void> {
  switch (action.do) {
    case 'discard':
      await speak(root, action.says);
      await pressTiles(root, [action.tile]);
      return pressTiles(root, [action.tile]);
    case 'exchange':
      await pressTiles(root, action.tiles);
      return root.locator('.actions > .primary').click();
    case 'show':
      return root.locator('.actions > .primary').click();
    case 'say':
      return root
        .locator('.sayings')
        .getByRole('button', { name: tableControls.saying(action.word) })
        .click();
    default: {
      await call(root, action.do);
      // Where there are several ways one is asked which.
      const chooser = root.locator('.chooser');
      if (await chooser.isVisible())
        await chooser.getByRole('button', { name: words.actionName(action, terms), exact: true }).click();
    }
  }
}

test.describe('each move at an exercise is answered: what is asked is done, all else is told why', () => {
  const lessons = courses.flatMap(({ lessons: all }) =>
    all.flatMap(({ address, boards }) => (boards.has('turn') ? [address] : [])),
  );
  for (const address of someOf('walk of moves', lessons, 2)) {
    test(address, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      for (const root of await widgets(page, 'YourTurn')) {
        const turn = await given<TurnProps>(root);
        const { ask, goals, wrong, following } = turn;
        await hydrate(root);
        const slip = root.locator('.acting-reply .slip');
        for (const { action } of wrong) {
          await make(root, action, turn);
          const told = await toldIn(slip);
          const where = `${address}: ${ask} ${JSON.stringify(action)} ${JSON.stringify(told)}`;
          expect(told.head, where).toBe(lesson.yourTurn.unwise);
          expect.soft(isReason(told, ask), where).toBe(true);
        }
        const allowed = new Set([...goals, ...wrong].map(({ action }) => action.do));
        for (const called of BAR.filter((each) => !allowed.has(each))) {
          await call(root, called);
          const told = await toldIn(slip);
          const where = `${address}: ${ask} ${called} ${JSON.stringify(told)}`;
          expect(told.kind, where).toBe('refused');
          expect(isReason(told, ask) && told.rules.length === 1, where).toBe(true);
          // A mistake with a price may be insisted on, and is never called allowed.
          const anyway = slip.getByRole('button', { name: new RegExp(`^${tableControls.anyway('')}`) });
          if ((await anyway.count()) === 0) continue;
          await anyway.click();
          await expect(slip.locator('.ruling-head'), where).toContainText(lesson.yourTurn.mistake(''));
        }
        for (const { action, scripted } of goals) {
          await make(root, action, turn);
          const told = await toldIn(slip);
          const where = `${address}: ${ask} ${JSON.stringify(action)} ${JSON.stringify(told)}`;
          expect(told, where).toMatchObject({
            kind: 'good',
            head: goals.length > 1 ? lesson.yourTurn.rightToo : lesson.yourTurn.right,
          });
          for (const { text } of scripted ? following : []) {
            await root.getByRole('button', { name: lesson.yourTurn.onward }).click();
            await expect(slip, where).toContainText(text);
          }
          await root.getByRole('button', { name: lesson.yourTurn.again }).click();
          await expect(slip).toHaveCount(0);
        }
      }
    });
  }
});

/** Writes a line of a book. */
async function write(
  root: Locator,
  place: number,
  line: BookProps['lines'][number],
  of: BookProps,
): Promise<void> {
  const seats = ({ from, to }: typeof line) => [
    [sayBook.from(place), from] as const,
    [sayBook.to(place), to] as const,
  ];
  for (const [label, seat] of seats(line))
    await root.getByLabel(label, { exact: true }).selectOption(String(seat));
  await root.getByLabel(sayBook.amount(place, of.money), { exact: true }).fill(String(line.amount));
  const title = of.rules.find(({ id }) => id === line.rule)?.title ?? sayBook.unchanged;
  await root.getByLabel(sayBook.reason(place), { exact: true }).selectOption({ label: title });
}

test.describe('a book is right by its key, and a line that is otherwise is told why', () => {
  const lessons = courses.flatMap(({ lessons: all }) =>
    all.flatMap(({ address, exercises }) =>
      exercises.some((name) => /\/book\//.test(name)) ? [address] : [],
    ),
  );
  test('there are books to walk', () => {
    expect(lessons.length).toBeGreaterThan(5);
  });
  for (const address of someOf('walk of books', lessons, 1)) {
    test(address, async ({ page }) => {
      await page.goto(address);
      for (const root of await widgets(page, 'Book')) {
        const book = await given<BookProps>(root);
        const { ask, rules, kind } = book;
        const lines = linesToShow(kind, book.lines);
        await hydrate(root);
        const check = root.getByRole('button', { name: sayBook.check });
        const told = async (): Promise<Awaited<ReturnType<typeof verdictIn>>> => {
          await check.click();
          return verdictIn(root);
        };
        for (let at = await root.locator('.book-line').count(); at < lines.length; at++)
          await root.getByRole('button', { name: sayBook.more }).click();
        for (const [i, line] of lines.entries()) await write(root, i + 1, line, book);
        for (const [i, line] of lines.entries()) {
          const reason =
            rules.find(
              ({ id }) =>
                !book.lines.some(({ from, to, rule }) => rule === id && from === line.from && to === line.to),
            )?.id ?? null;
          const isPaid = (from: number, to: number) =>
            kind === 'debts'
              ? lines.some((each) => each.from === from && each.to === to)
              : lines.some((each) => each.from === from) && lines.some((each) => each.to === to);
          const pair = [0, 1, 2, 3].flatMap((from) =>
            [0, 1, 2, 3].flatMap((to) => (from === to || isPaid(from, to) ? [] : [{ from, to }])),
          )[0];
          const others = [
            {
              slip: line.rule === null ? sayBook.slips.unchanged : sayBook.slips.amount,
              other: { ...line, amount: line.amount + 1 },
            },
            { slip: sayBook.slips.rule, other: { ...line, rule: reason } },
            ...(pair
              ? [{ slip: sayBook.slips.nobody[kind], other: { ...line, ...pair } as typeof line }]
              : []),
          ];
          for (const { slip, other } of others) {
            // Two lines of one pair are told apart by their reasons.
            const alike = lines.filter(({ from, to }) => from === other.from && to === other.to);
            if (alike.length > 1) continue;
            await write(root, i + 1, other, book);
            const verdict = await told();
            const where = `${ask} ${JSON.stringify(other)} ${JSON.stringify(verdict)}`;
            expect(verdict.isRight, where).toBe(false);
            expect(verdict.text, where).toContain(`${i + 1}: ${slip}`);
            await expect(root.locator('.book-line').nth(i).locator('.book-slip')).toHaveText(slip);
            expect(isSentence(verdict, ask), where).toBe(true);
            // The rule that was named is to be read there.
            expect(verdict.rules, where).toEqual(other.rule === null ? [] : [`§ ${other.rule}`]);
            await write(root, i + 1, line, book);
          }
        }
        const verdict = await told();
        expect(verdict, ask).toMatchObject({ isRight: true, head: sayBook.right });
        expect(verdict.rules, ask).toEqual(book.reasons.map(({ rule }) => `§ ${rule}`));
      }
    });
  }
});
