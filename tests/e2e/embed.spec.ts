/** Embeds in a page of another origin, under a strict policy, from a host that sends no CORS header. */
import { expect, test } from '@playwright/test';
import { LONG } from '../scale.ts';
import { frameOf, here, open, serveHost } from './embed-host.ts';
import { findings, wear } from './looks.ts';

serveHost();

const SCENE =
  '<mahjong-embed scene="british/robbing-the-kong"><a href="https://example.org/">A scene</a></mahjong-embed>';

test('a scene is stepped through in a page of another origin, and the page is told', async ({ page }) => {
  const { heard, faults } = await open(page, SCENE);
  const frame = await frameOf(page, 'scene');
  await frame.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => heard.map(({ name }) => name)).toEqual(['ready', 'step']);
  expect(heard[1]?.detail).toEqual({ version: 1, step: 1, of: 3 });
  expect(faults).toEqual([]);
});

test('a question is solved there: right or wrong, and by which rule', async ({ page }) => {
  const { heard, faults } = await open(
    page,
    '<mahjong-embed question="changchun/win" seed="a"><a href="https://example.org/">A question</a></mahjong-embed>',
  );
  const frame = await frameOf(page, 'question');
  // The question of the address is being dealt at first.
  await expect(async () => {
    const no = frame.locator('.practice button').filter({ hasText: /^No/ });
    if (await no.isEnabled()) await no.click({ timeout: 1000 });
    await expect.poll(() => heard.map(({ name }) => name), { timeout: 1000 }).toContain('answered');
  }).toPass();
  const { detail } = heard.find(({ name }) => name === 'answered') ?? {};
  expect(detail?.['version']).toBe(1);
  expect(typeof detail?.['right']).toBe('boolean');
  expect(faults).toEqual([]);
});

test('each kind stands there, as high as what it holds', async ({ page }) => {
  const { heard, faults } = await open(
    page,
    `${SCENE}
    <mahjong-embed rule="two-five-eight/jong-258">A rule</mahjong-embed>
    <mahjong-embed question="hong-kong/waits">A question</mahjong-embed>
    <mahjong-embed play="two-five-eight" seed="heron">A hand</mahjong-embed>
    <mahjong-embed score="british" hand="123m 456m 789m EEE 55m">A score</mahjong-embed>
    <mahjong-embed hand="123m 567p 888p 34s 55s" ask="waits">A hand</mahjong-embed>
    <mahjong-embed drill="hong-kong/win" count="3">A drill</mahjong-embed>
    <mahjong-embed text="title: x">A text</mahjong-embed>`,
  );
  for (const element of await page.locator('mahjong-embed').all()) await element.scrollIntoViewIfNeeded();
  await expect.poll(() => heard.filter(({ name }) => name === 'ready').length).toBe(8);
  for (const width of [320, 600, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    for (const kind of ['scene', 'rule', 'question', 'play', 'score', 'hand', 'drill', 'text']) {
      const frame = await frameOf(page, kind);
      // What is out of sight is laid out when it comes in sight.
      await page.locator(`mahjong-embed[${kind}]`).last().scrollIntoViewIfNeeded();
      await expect
        .poll(
          () => frame.evaluate(() => Math.abs(document.body.getBoundingClientRect().height - innerHeight)),
          { message: `${kind} at ${width}` },
        )
        .toBeLessThanOrEqual(1);
    }
  }
  expect(faults).toEqual([]);
});

test('it follows the light and the size of text of its page', async ({ page }) => {
  await open(page, SCENE);
  const frame = await frameOf(page, 'scene');
  const look = () =>
    frame.evaluate(() => {
      const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
      return `${colorScheme} ${fontSize}`;
    });
  await expect.poll(look).toContain('16px');
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark';
    document.body.style.fontSize = '20px';
  });
  await expect.poll(look).toBe('dark 20px');
  await page.evaluate(() => document.querySelector('mahjong-embed')?.setAttribute('theme', 'light'));
  await expect.poll(look).toBe('light 20px');
});

test('it is told to go, to begin again, and to take the focus; by itself it takes none', async ({ page }) => {
  const { heard } = await open(page, SCENE);
  const frame = await frameOf(page, 'scene');
  await expect.poll(() => heard.length).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() =>
    (document.querySelector('mahjong-embed') as unknown as { go(step: number): void }).go(2),
  );
  await expect(frame.getByText('2 of 3', { exact: true })).toBeVisible();
  await page.evaluate(() =>
    (document.querySelector('mahjong-embed') as unknown as { focusTable(): void }).focusTable(),
  );
  await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  await page.evaluate(() =>
    (document.querySelector('mahjong-embed') as unknown as { reset(): void }).reset(),
  );
  await expect.poll(() => heard.filter(({ name }) => name === 'ready').length).toBe(2);
});

test('a wrong attribute is named, and something works all the same', async ({ page }) => {
  const { heard } = await open(
    page,
    '<mahjong-embed scene="nowhere" colour="<b>red</b>">A scene</mahjong-embed>',
  );
  await expect(page.locator('mahjong-embed p')).toHaveText(/scene="nowhere": a game and a name.*“colour”/);
  await expect.poll(() => heard.map(({ name }) => name)).toContain('ready');
});

test('messages that are none change nothing', async ({ page }) => {
  const { heard } = await open(page, SCENE);
  const frame = await frameOf(page, 'scene');
  await expect.poll(() => heard.length).toBe(1);
  const height = await page.locator('mahjong-embed').evaluate((element) => element.clientHeight);
  await page.evaluate(() => {
    postMessage({ mahjong: 1, type: 'size', height: 9 }, '*');
    for (const odd of [null, 7, 'go', { mahjong: 1, type: 'go', step: 'x' }, { mahjong: 1, type: 'nothing' }])
      frames[0]?.postMessage(odd, '*');
  });
  await frame.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => heard.length).toBe(2);
  expect(await page.locator('mahjong-embed').evaluate((element) => element.clientHeight)).toBe(height);
});

test('removed and added again, and in what is folded away, it loads when it is seen', async ({ page }) => {
  const { heard } = await open(page, `<details><summary>More</summary>${SCENE}</details>`);
  await page.waitForTimeout(500);
  expect(heard).toEqual([]);
  await page.getByText('More').click();
  await expect.poll(() => heard.length).toBe(1);
  await page.evaluate(() => {
    const element = document.querySelector('mahjong-embed');
    const parent = element?.parentElement;
    element?.remove();
    if (element) parent?.append(element);
  });
  await expect.poll(() => heard.length).toBe(2);
});

test('a plain iframe works without the script', async ({ page }) => {
  await open(
    page,
    `<iframe src="${here.site}embed/frame/scene/british/robbing-the-kong/" sandbox="allow-scripts" title="x" width="600" height="700"></iframe>`,
  );
  const frame = await frameOf(page, 'scene');
  await frame.getByRole('button', { name: 'Next' }).click();
  await expect(frame.getByText('1 of 3', { exact: true })).toBeVisible();
});

for (const kind of [
  'scene/british/robbing-the-kong',
  'rule/two-five-eight/jong-258',
  'question/changchun/win',
  'score/british',
  'play/hong-kong',
  'hand/hong-kong',
  'drill/hong-kong',
  'text/hong-kong',
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${kind}, ${colorScheme}`, async ({ page }) => {
      for (const width of [360, 1280]) {
        await wear(page, { colorScheme, width });
        await page.goto(`${here.site}embed/frame/${kind}/`);
        expect(await findings(page)).toEqual([]);
      }
    });
  }
}

test('the page that tells of it writes lines that work', async ({ page }) => {
  await page.goto(`${here.site}embed/`);
  await page.locator('select[name="kind"]').selectOption('question');
  await page.locator('select[name="game"]').selectOption('changchun');
  const line = await page.locator('[data-snippet="element"]').textContent();
  expect(line).toContain('question="changchun/');
  const { heard, faults } = await open(page, line ?? '');
  await expect.poll(() => heard.map(({ name }) => name)).toContain('ready');
  expect(faults).toEqual([]);
  expect(await page.locator('mahjong-embed p').textContent()).toBe('');
});

for (const [kind, of, more] of [
  ['scene', 'british/robbing-the-kong', {}],
  ['rule', 'two-five-eight/jong-258', {}],
  ['score', 'british', { hand: '123m 456m 789m EEE 55m' }],
  ['drill', 'hong-kong/win', { count: '3', seed: 'a' }],
] as const) {
  test(`the room that a ${kind} takes before it is there is at most a tenth off`, async ({ page }) => {
    await open(page, '');
    const widths = LONG ? Array.from({ length: 23 }, (_, i) => 320 + 40 * i) : [320, 480, 720, 960, 1200];
    await page.setViewportSize({ width: 1400, height: 900 });
    for (const width of widths) {
      const { before, after } = await page.evaluate(
        async ([name, value, others, wide]) => {
          document.querySelector('mahjong-embed')?.remove();
          const element = document.createElement('mahjong-embed');
          element.style.width = `${wide}px`;
          element.setAttribute(name, value);
          for (const [each, is] of Object.entries(others)) element.setAttribute(each, is);
          const frame = () => element.shadowRoot?.querySelector('iframe');
          const ready = new Promise((resolve) =>
            element.addEventListener('mahjong-ready', resolve, { once: true }),
          );
          document.body.append(element);
          while (!frame()) await new Promise((resolve) => setTimeout(resolve, 5));
          const reserved = Number.parseFloat(frame()?.style.height ?? '');
          await ready;
          // What is woken by itself takes its own height a moment later.
          let height = 0;
          for (let still = 0; still < 10; still++) {
            const now = Number.parseFloat(frame()?.style.height ?? '');
            if (now !== height) still = 0;
            height = now;
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
          return { before: reserved, after: height };
        },
        [kind, of, more, width] as const,
      );
      expect(
        Math.abs(before - after) / after,
        `${kind} at ${width}: ${before}, ${after}`,
      ).toBeLessThanOrEqual(0.1);
    }
  });
}
