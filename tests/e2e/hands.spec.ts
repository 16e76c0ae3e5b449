/** Fingers, eyes and nerves: targets large enough, a focus that is seen, motion only for who likes it. */
import type { Page } from '@playwright/test';
import { courses, onCalls } from './lessons.ts';
import { onOnePage, rulebook, table } from './pages.ts';
import { claimWindow, ownTurn, won } from './positions.ts';
import { expect, test } from './site.ts';

/** What may be pressed and is smaller than this under the finger. */
const tooSmall = (page: Page, width: number, height: number, what: string) =>
  page.locator(what).evaluateAll(
    (all, [width, height]) =>
      all.flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        if (box.width === 0 || (box.width >= width && box.height >= height)) return [];
        // The target may be larger than what is drawn: it is felt for, from the middle outwards.
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const isIt = (dx: number, dy: number) => {
          const at = document.elementFromPoint(x + dx, y + dy);
          return at !== null && element.contains(at);
        };
        const reach = (dx: number, dy: number) => {
          let far = 0;
          while (far < 60 && isIt(dx * (far + 0.25), dy * (far + 0.25))) far += 0.25;
          return far;
        };
        const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
        return wide >= width - 0.5 && high >= height - 0.5 ? [] : [`${name}: ${wide} × ${high}`];
      }),
    [width, height] as const,
  );

/** Links within sentences and lists of text are as large as their words. */
const PRESSED =
  'button, select, input:not([type="hidden"]), summary, a[href]:not(.rule-id, p a, li a, .skip)';

test.describe('at 360 px everything at the table is large enough for a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const [state, address] of [
    ['own turn', ownTurn],
    ['claim window', claimWindow],
    ['end', won],
  ] as const) {
    test(state, async ({ page }) => {
      await page.goto(address());
      // Once it is over nothing of the hand is pressed any more: the bar leads on.
      const waits = state === 'end' ? 'Actions' : 'Your hand';
      const bar = page.getByRole('toolbar', { name: waits });
      await expect(bar.getByRole('button').first()).toBeVisible();
      expect.soft(await tooSmall(page, 44, 58, '.hand button')).toEqual([]);
      expect.soft(await tooSmall(page, 44, 44, PRESSED)).toEqual([]);
    });
  }

  test('what opens over it', async ({ page }) => {
    await page.goto(ownTurn());
    await page.getByRole('button', { name: /^Setup/ }).click();
    await expect(page.getByRole('dialog', { name: 'The deal' })).toBeVisible();
    expect(await tooSmall(page, 44, 44, '[role="dialog"]:popover-open :is(button, select, input)')).toEqual(
      [],
    );
  });

  test('and in a lesson', async ({ page }) => {
    await onOnePage(page);
    await page.goto(onCalls?.address ?? '/learn/');
    expect(await tooSmall(page, 44, 44, PRESSED)).toEqual([]);
  });

  for (const { title, address, lessons } of courses) {
    test(`a call is no narrower than its word: ${title}`, async ({ page }) => {
      await onOnePage(page);
      const called = lessons.find(({ doings }) => doings.some(({ is }) => is === 'turn'));
      await page.goto(called?.address ?? address);
      const calls = page.locator('.actions .button:not(.primary)');
      await expect(calls.first()).toBeVisible();
      const cut = await calls.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
    });
  }
});

for (const [what, path] of [
  ['home', () => '/'],
  ['a lesson', () => onCalls?.address ?? '/learn/'],
  ['the rulebook', () => rulebook],
  ['the table', ownTurn],
] as const) {
  test(`every stop of the Tab key is seen: ${what}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path(), { waitUntil: 'networkidle' });
    const unseen: string[] = [];
    for (let stop = 0; stop < 400; stop++) {
      await page.keyboard.press('Tab');
      const told = await page.evaluate(() => {
        const at = document.activeElement;
        if (!(at instanceof HTMLElement) || at === document.body) return null;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
        const marks = [at, ...at.querySelectorAll('*')].some((one) =>
          ['::before', '::after'].some((part) => {
            const { outlineStyle: style, content, boxShadow: shadow } = getComputedStyle(one, part);
            return content !== 'none' && (style !== 'none' || shadow !== 'none');
          }),
        );
        const label = at.closest('label');
        const isMarked =
          (outlineStyle !== 'none' && outlineWidth !== '0px') ||
          boxShadow !== 'none' ||
          marks ||
          label !== null;
        const { top, bottom, left, right } = (label ?? at).getBoundingClientRect();
        const isThere = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        const first = at.dataset['seen'] === undefined;
        at.dataset['seen'] = '';
        const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40)}`;
        return {
          first,
          fault: isMarked && isThere ? null : `${name}: ${isMarked ? 'out of sight' : 'not marked'}`,
        };
      });
      if (told?.fault) unseen.push(told.fault);
      if (stop > 3 && (told === null || !told.first)) break;
    }
    expect(unseen).toEqual([]);
  });
}

test.describe('motion', () => {
  const scene = (page: Page) => page.getByRole('region', { name: /^Scene: / }).first();
  /** Notes what a script moves, by more than a blink; fading is no motion. */
  const count = (page: Page) =>
    page.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const duration = typeof options === 'number' ? options : Number(options?.duration ?? 0);
        const told = JSON.stringify(frames);
        if (duration > 20 && /transform|translate|rotate|scale|offset/.test(told)) moves.push(told);
        return animate.call(this, frames, options);
      };
    });
  const moved = (page: Page) => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
  /** What a style sheet moves at this moment. */
  const going = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame))
        .filter((property) => /transform|translate|rotate|scale|offsetDistance/.test(property)),
    );

  test('tiles travel', async ({ page }) => {
    await count(page);
    await page.goto(onCalls?.address ?? '');
    for (let step = 0; step < 3; step++) await scene(page).getByRole('button', { name: 'Next' }).click();
    await expect(scene(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 3 of/);
    await expect.poll(async () => (await moved(page)).length).toBeGreaterThan(0);
  });

  test('nothing moves for a reader who wants it still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await count(page);
    await page.goto(onCalls?.address ?? '');
    for (let step = 1; step <= 3; step++) {
      await scene(page).getByRole('button', { name: 'Next' }).click();
      await expect(scene(page).getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^Step ${step} of`),
      );
      expect(await going(page)).toEqual([]);
    }
    expect(await moved(page)).toEqual([]);
    await page.goto(table);
    const hand = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
    await hand.first().click();
    await hand.first().click();
    await expect(hand).toHaveCount(13);
    expect(await going(page)).toEqual([]);
    expect(await moved(page)).toEqual([]);
  });
});
