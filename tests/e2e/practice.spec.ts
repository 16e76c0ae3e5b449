/** Practice as readers meet it: with a keyboard alone, without scripts, and from a link that somebody sent. */
import type { Page } from '@playwright/test';
import { practice as sayPractice } from '#i18n/practice.ts';
import { SCALE } from '../scale.ts';
import { held } from './heap.ts';
import { holdBack, SCRIPTS } from './hold-back.ts';
import { askingIn, game, goesSideways } from './pages.ts';
import { expect, test } from './site.ts';
import { widget } from './widgets.ts';

const win = `/practice/${game}/win/`;

/** The page, once its widget is alive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(askingIn(page)).toBeVisible();
}

const tilesOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.practice .board .tile')
    .evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')));

test('a session by keyboard: five questions, an end, and what was missed is due on other days', async ({
  page,
}) => {
  await open(page, win);
  const practice = page.locator('.practice');
  await page.getByLabel(sayPractice.session.length).selectOption('5');
  for (let question = 1; question <= 5; question++) {
    await expect(practice).not.toHaveAttribute('data-answered');
    await expect(page.getByText(`Question ${question} of 5`)).toBeVisible();
    // The one that stands there is on its way out while the next is dealt.
    await expect(page.locator('.practice-question')).not.toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('y');
    await expect(page.locator('.practice-verdict .slip')).toBeVisible();
    // Nothing has left the window: the verdict and the way on are where one looks.
    await expect(page.getByRole('button', { name: /Next question|See how it went/ })).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: /of 5 right$/ })).toBeVisible();
  const cards = await page.evaluate(() => localStorage.getItem('sparrow:practice'));
  expect(cards).toContain(`${game}/win/`);
  await page.goto('/practice/');
  await expect(page.locator('[data-due-text]')).not.toBeEmpty();
  await page.goto(`/practice/${game}/`);
  await expect(page.locator('[data-grasp-count="new"]')).not.toBeEmpty();
  expect(
    await page.locator('[data-rule][data-grasp="held"], [data-rule][data-grasp="shaky"]').count(),
  ).toBeGreaterThan(0);
});

test('a key that is pressed before the page’s widget lives is not lost', async ({ page }) => {
  const letGo = await holdBack(page, SCRIPTS);
  await page.goto(win, { waitUntil: 'commit' });
  await expect(widget(page, 'Practice').locator('.practice')).toBeVisible();
  await page.keyboard.press('y');
  await expect(page.locator('.practice-verdict .slip')).toHaveCount(0);
  await letGo();
  await expect(page.locator('.practice-verdict .slip')).toBeVisible();
});

test('whoever comes back never sees a question that is not asked', async ({ page }) => {
  await open(page, win);
  const first = await tilesOf(page);
  await page.keyboard.press('y');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sparrow:practice'))).not.toBeNull();
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto(win, { waitUntil: 'commit' });
  const question = page.locator('.practice .practice-question');
  await expect(question).toBeAttached();
  await expect(question).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open(page, win);
  await expect(question).toBeVisible();
  expect(await tilesOf(page)).not.toEqual(first);
});

test('on a phone the verdict and the way on stand where the answer was given', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, win);
  const yes = page.getByRole('button', { name: /^Yes/ });
  await expect(yes).toBeEnabled();
  await expect(yes).toBeInViewport({ ratio: 1 });
  const before = await page.locator('.practice .board').boundingBox();
  await yes.click();
  const next = page.getByRole('button', { name: /^Next/ });
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(await page.locator('.practice .board').boundingBox()).toEqual(before);
  expect(await goesSideways(page)).toEqual([]);
});

/** How many questions a page is asked in one session: five hundred in the long run. */
const MANY = Math.round(500 * SCALE);
/** So many first: code is compiled, words are fetched, what is kept is kept. */
const FIRST = 20;

test('at a laptop the answers about a table are in sight with it, and so is the verdict', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const kind of ['may', 'safe']) {
    await page.goto(`/practice/riichi/${kind}/`);
    const answers = askingIn(page).locator('.choices');
    await expect(answers).toBeInViewport({ ratio: 1 });
    const table = page.locator('.may-table');
    await expect(table).toBeInViewport({ ratio: 1 });
    const place = await table.boundingBox();
    await answers.getByRole('button').first().click();
    const verdict = page.locator('.practice-verdict .slip');
    await expect(verdict).toBeInViewport();
    expect(await table.boundingBox()).toEqual(place);
    expect((await verdict.boundingBox())?.x).toBeGreaterThan((place?.x ?? 0) + (place?.width ?? 0));
  }
});

test('however many questions one page asks, it does not grow', async ({ page }) => {
  await open(page, win);
  await page.getByLabel(sayPractice.session.length).selectOption('endless');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const answer = async (questions: number): Promise<void> => {
    await page.evaluate(async (wanted) => {
      const until = async (what: string): Promise<HTMLElement> => {
        for (;;) {
          const found = document.querySelector<HTMLElement>(what);
          if (found) return found;
          await new Promise((painted) => requestAnimationFrame(painted));
        }
      };
      for (let n = 0; n < wanted; n++) {
        await until('.practice:not([data-answered], [data-coming])');
        const key = n % 2 === 0 ? 'y' : 'n';
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await until('.practice-verdict .slip');
        (await until('.practice-dock .button.primary')).click();
      }
    }, questions);
    await expect(askingIn(page)).toBeVisible();
  };
  await answer(FIRST);
  const before = await held(session);
  await answer(MANY);
  const after = await held(session);
  const grown = (metric: string): number => Number(after[metric]) - Number(before[metric]);
  console.info(
    `${MANY} questions: ${Math.round(grown('JSHeapUsedSize') / 1024)} kB of heap, ${grown('Nodes')} nodes, ${grown('JSEventListeners')} listeners more`,
  );
  // Which question was asked is remembered, of a thousand of them, in a line each.
  expect(grown('JSHeapUsedSize')).toBeLessThan(REMEMBERED + MANY * LINE);
  // One question has more to show than another.
  expect(grown('Nodes')).toBeLessThan(400);
  expect(grown('JSEventListeners')).toBeLessThan(60);
});

test('twelve questions can be printed, each with the answer that is open', async ({ page }) => {
  await page.goto(win);
  await page.getByRole('link', { name: sayPractice.twelve.action }).click();
  await expect(page.getByRole('button', { name: sayPractice.twelve.print })).toBeVisible();
  const [first] = await page.locator('.twelve details').all();
  await first?.locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.twelve .board')).toHaveCount(12);
  await expect(page.locator('.twelve details:visible')).toHaveCount(1);
  await expect(page.locator('.twelve summary:visible')).toHaveCount(0);
});

/**
 * Bytes: what bots remember of the suits that they have worked out while they played the deals, which they forget once it is too
 * much, with what one question's heap differs from another's by; and a question that is remembered.
 */
const REMEMBERED = 6 * 1024 * 1024;
const LINE = 2 * 1024;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there are twelve questions, each with its answer folded away', async ({ page }) => {
    await page.goto(win);
    // One is led there at once, wherever the browser follows.
    await page.waitForURL(`**${win}twelve/`);
    await expect(page.locator('.twelve > li > details')).toHaveCount(12);
    const [first] = await page.locator('.twelve details').all();
    const rule = first?.locator('.rule-id').first();
    await expect(rule ?? page.locator('h1')).toBeHidden();
    await first?.locator('summary').click();
    await expect(rule ?? page.locator('h1')).toBeVisible();
  });
});

test('a kind of question has one name: on its link, and as the heading of its page', async ({ page }) => {
  await page.goto('/practice/');
  const { kinds, differing } = await page.evaluate(async () => {
    const named = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/practice/"]:not([aria-current])'),
    ]
      // A mixed session is headed by its question, and has its name over it.
      .filter(({ pathname }) => !/^\/practice\/$|\/mixed\/$/.test(pathname));
    const pages = await Promise.all(
      links.map(async (link) => {
        const text = await (await fetch(link.pathname)).text();
        const head = document.createElement('div');
        head.innerHTML = /<h1.*?<\/h1>/s.exec(text)?.[0] ?? '';
        const heading = named(head);
        return heading === named(link) ? [] : [`${link.pathname}: “${named(link)}”, “${heading}”`];
      }),
    );
    return { kinds: links.length, differing: pages.flat() };
  });
  expect(kinds).toBeGreaterThan(40);
  expect(differing).toEqual([]);
});
