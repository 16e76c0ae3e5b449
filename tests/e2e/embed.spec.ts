/** Embeds in a page of another origin, under a strict policy, from a host that sends no CORS header. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { cover } from '#i18n/cover.ts';
import { play } from '#i18n/play.ts';
import { records } from '#i18n/records.ts';
import { shuffle } from '../../src/engine/random.ts';
import { readEmbed } from '../../src/notation/embed.ts';
import { escapeHtml } from '../../src/notation/markup.ts';
import { SANDBOX } from '../../src/notation/snippets.ts';
import { replayDeal } from '../../src/records/agreement.ts';
import { linkOfDeal } from '../../src/records/link.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import { botsMatch, rulesAt, TABLES } from '../records/bots-match.ts';
import { LONG, randomOf, SEED, someOf } from '../scale.ts';
import { frameOf, here, open, press, serveHost, show } from './embed-host.ts';
import { findings, looksFor, wear } from './looks.ts';
import { folder } from './pages.ts';
import { expect, unwatched as test } from './site.ts';

serveHost();

const SCENE =
  '<mahjong-embed scene="british/robbing-the-kong"><a href="https://example.org/">A scene</a></mahjong-embed>';

test('a scene is stepped through in a page of another origin, and the page is told', async ({ page }) => {
  const { heard, faults } = await open(page, SCENE);
  const frame = await frameOf(page, 'scene');
  await press(frame.getByRole('button', { name: 'Next' }));
  await expect.poll(() => heard.map(({ name }) => name)).toEqual(['ready', 'step']);
  expect(heard[1]?.detail).toEqual({ version: 1, step: 1, of: 3 });
  expect(faults).toEqual([]);
});

test('the drawings of tiles are one file, which frames and the site share', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { faults } = await open(page, SCENE.replace('>', ' tiles="plain">') + SCENE);
  const frame = await frameOf(page, 'scene');
  await expect(frame.locator('.tile use').first()).toBeAttached();
  const hrefs = await frame
    .locator('.tile use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.replace(/#.*/, '')));
  const [file = ''] = hrefs;
  expect(new Set(hrefs)).toEqual(new Set([expect.stringMatching(/^\/_astro\/tiles\.[\w-]+\.svg$/)]));
  await expect.poll(() => new Set(asked).has(file)).toBe(true);
  const drawings = readFileSync(`dist${file}`, 'utf8');
  const ids = await frame
    .locator('.tile use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.replace(/.*#/, '') ?? ''));
  for (const id of new Set(ids)) expect(drawings).toContain(`id="${id}"`);
  expect(faults).toEqual([]);
});

/** Whatever is asked there: the page hears the rule that its reader is led to. */
const ANSWERED: readonly (readonly [
  what: string,
  kind: string,
  html: string,
  button: RegExp,
  slip: string,
])[] = [
  [
    'a question',
    'question',
    '<mahjong-embed question="hong-kong/win" seed="a">A question</mahjong-embed>',
    /^No/,
    '.practice-verdict .slip',
  ],
  [
    'a question without a seed',
    'question',
    '<mahjong-embed question="british/win">A question</mahjong-embed>',
    /^Yes/,
    '.practice-verdict .slip',
  ],
  [
    'a drill',
    'drill',
    '<mahjong-embed drill="changchun/win" count="2">A drill</mahjong-embed>',
    /^No/,
    '.slip',
  ],
  [
    'a hand',
    'hand',
    '<mahjong-embed hand="123m 567p 888p 34s 55s 5s" game="changchun" ask="win">A hand</mahjong-embed>',
    /^Yes/,
    '.slip',
  ],
];
for (const [what, kind, html, button, slip] of ANSWERED)
  test(`the page hears the rule that whoever answers is led to: ${what}`, async ({ page }) => {
    const { heard, faults } = await open(page, html);
    const frame = await frameOf(page, kind);
    const link = frame.locator(`${slip} .rule-id`).first();
    await expect(async () => {
      const choice = frame.getByRole('button', { name: button }).first();
      if (await choice.isEnabled()) await choice.press('Enter', { timeout: 1000 });
      await expect(link).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect.poll(() => heard.map(({ name }) => name)).toContain('answered');
    const { detail } = heard.find(({ name }) => name === 'answered') ?? {};
    expect(detail).toEqual({
      version: 1,
      right: expect.any(Boolean),
      rule: expect.any(String),
      question: expect.stringMatching(/^[\w-]+\/[\w-]+\/[^/]*\/\d+$/),
      choices: expect.arrayContaining([expect.any(String)]),
      tries: 1,
      seconds: expect.any(Number),
    });
    expect(await link.textContent()).toBe(`§ ${detail?.['rule']}`);
    expect(faults).toEqual([]);
  });

test('a deal begins when its reader wants it, and is played through their own eyes; nothing is loaded for it before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { faults } = await open(page, '<mahjong-embed play="hong-kong" seed="heron">A deal</mahjong-embed>');
  const frame = await frameOf(page, 'play');
  const deal = frame.getByRole('button', { name: cover.begin.deal });
  await expect(deal).toBeEnabled();
  const rules = () => asked.filter((path) => /\/hong-kong\.[\w-]+\.js$/.test(path));
  expect(rules()).toEqual([]);
  await press(deal);
  await expect(frame.getByRole('toolbar', { name: 'Actions' })).toBeVisible();
  await expect(deal).toHaveCount(0);
  // Whoever pressed it by a key goes on at the table.
  await expect(frame.locator('astro-island :focus')).toHaveCount(1);
  // Of the others nobody sees more than the backs of their tiles.
  const others = frame.locator('.seat:not([data-side="bottom"]) .rack .tile');
  await expect(others.first()).toBeVisible();
  await expect(others.and(frame.locator(':not([data-face="standing"])'))).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a desk to score hands at is empty; a hand that its page names lies there, and is scored when its reader wants it', async ({
  page,
}) => {
  const { faults } = await open(
    page,
    `<mahjong-embed score="hong-kong">A hand</mahjong-embed>
     <mahjong-embed score="british" hand="123m 555m 777m EEE 9m +9m">A hand</mahjong-embed>`,
  );
  const empty = await frameOf(page, 'score/hong-kong');
  const tile = empty.getByRole('button', { name: /^5 of dots/ });
  await expect(tile).toBeEnabled();
  await press(tile);
  await expect(empty.locator('.built .tile')).toHaveCount(1);
  const named = await frameOf(page, 'score/british');
  await expect(named.locator('.cover .tile')).toHaveCount(14);
  await expect(named.locator('.score-page')).toHaveCount(0);
  await press(named.getByRole('button', { name: cover.begin.score }));
  await expect(named.locator('.score-result')).toBeVisible();
  // Whoever pressed it by a key goes on at what the rules say of the hand.
  await expect(named.locator('.verdict :focus')).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('a hand to score is told with its riichi, its indicators and the table’s rules by name', async ({
  page,
}) => {
  const { faults } = await open(
    page,
    '<mahjong-embed score="riichi" hand="345m 678m 23p 456s 99s +4p" seat="south" riichi dora="3p" preset="online">A hand</mahjong-embed>',
  );
  const frame = await frameOf(page, 'score/riichi');
  await press(frame.getByRole('button', { name: cover.begin.score }));
  const result = frame.locator('.score-result');
  await expect(result).toBeVisible();
  await expect(result).toContainText('Riichi');
  await expect(result).toContainText(/dora/i);
  await expect(frame.getByText(/no option|is none of/)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a question of a seed lies face down until its reader wants it', async ({ page }) => {
  const { heard, faults } = await open(
    page,
    '<mahjong-embed question="hong-kong/waits" seed="heron">A question</mahjong-embed>',
  );
  const frame = await frameOf(page, 'question');
  const button = frame.getByRole('button', { name: cover.begin.hidden, exact: true });
  await expect(button).toBeEnabled();
  const room = () => page.locator('iframe').evaluate((element) => element.clientHeight);
  const before = await room();
  await press(button);
  await expect(frame.locator('.practice-question .tile').first()).toBeVisible();
  await expect(button).toHaveCount(0);
  // What was pressed is gone: the focus is where one reads on.
  await expect(frame.locator('main :focus')).toHaveCount(1);
  expect(await room()).toBeGreaterThanOrEqual(Math.floor(before));
  expect(heard.map(({ name }) => name)).toEqual(['ready']);
  expect(faults).toEqual([]);
});

/** What its address asks: its attributes, and what stands there. */
const STANDS: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [{ drill: 'hong-kong/waits', seed: 'heron', count: '3' }, '.drill .tile'],
  [{ hand: '123m 555m 777m EEE 9m +9m', game: 'british', ask: 'worth' }, '.drill [aria-pressed]'],
];
for (const [attributes, stands] of STANDS) {
  const line = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  test(`${line.join(' ')} stands there by itself, and takes no focus`, async ({ page }) => {
    const { heard, faults } = await open(page, `<mahjong-embed ${line.join(' ')}>A hand</mahjong-embed>`);
    const [kind = ''] = Object.keys(attributes);
    const frame = await frameOf(page, kind);
    await expect(frame.locator(stands).first()).toBeVisible();
    await expect(frame.locator('main :focus')).toHaveCount(0);
    expect(heard.map(({ name }) => name)).toEqual(['ready']);
    expect(faults).toEqual([]);
  });
}

test('a question without a seed is judged and proved', async ({ page }) => {
  const { heard } = await open(page, '<mahjong-embed question="changchun/win">A question</mahjong-embed>');
  const frame = await frameOf(page, 'question');
  const answer = frame.getByRole('button', { name: /^Yes/ });
  await expect(answer).toBeEnabled();
  await press(answer);
  await expect(frame.locator('.practice-verdict .slip')).toBeVisible();
  await expect.poll(() => heard.map(({ name }) => name)).toContain('answered');
});

/** Every width that a host may give: all of them in the long run, else some, other ones with each commit. */
const WIDTHS = Array.from({ length: 23 }, (_, i) => 320 + 40 * i);
const widthsFor = (use: string, many: number): readonly number[] => someOf(use, WIDTHS, many);

/** An embed of each kind. */
const EACH = `${SCENE}
  <mahjong-embed rule="two-five-eight/jong-258">A rule</mahjong-embed>
  <mahjong-embed question="hong-kong/waits">A question</mahjong-embed>
  <mahjong-embed play="two-five-eight" seed="heron">A hand</mahjong-embed>
  <mahjong-embed score="british" hand="123m 456m 789m EEE 55m">A score</mahjong-embed>
  <mahjong-embed hand="123m 567p 888p 34s 55s" ask="waits">A hand</mahjong-embed>
  <mahjong-embed drill="hong-kong/win" count="3">A drill</mahjong-embed>
  <mahjong-embed card="riichi">A card</mahjong-embed>
  <mahjong-embed text="title: x">A text</mahjong-embed>`;
const KINDS = ['scene', 'rule', 'question', 'play', 'score', 'hand', 'drill', 'card', 'text'];

test('each kind stands there, as high as what it holds, after its first word and every resize', async ({
  page,
}) => {
  // What is out of sight is laid out when it comes in sight: all of it is in sight.
  await page.setViewportSize({ width: 1200, height: 14_000 });
  const { heard, faults } = await open(page, EACH);
  await expect.poll(() => heard.filter(({ name }) => name === 'ready').length).toBe(KINDS.length);
  const frames = await Promise.all(KINDS.map((kind) => frameOf(page, kind)));
  for (const width of widthsFor('resize', 3)) {
    await page.setViewportSize({ width, height: 14_000 });
    await expect
      .poll(
        async () => {
          const off = await Promise.all(
            frames.map((frame) =>
              frame.evaluate(() => Math.abs(document.body.getBoundingClientRect().height - innerHeight)),
            ),
          );
          return KINDS.filter((_, i) => (off[i] ?? 0) > 1);
        },
        { message: `at ${width}` },
      )
      .toEqual([]);
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

test('a link within the page ends where it leads, past embeds that are not loaded yet', async ({ page }) => {
  const text = '<p>Text</p>'.repeat(20);
  await open(
    page,
    `<a href="#end">To the end</a>${text.repeat(4)}${SCENE.repeat(4)}<h2 id="end">The end</h2>${text.repeat(4)}`,
  );
  await page.getByRole('link', { name: 'To the end' }).click();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.locator('#end').evaluate((end) => Math.abs(Math.round(end.getBoundingClientRect().top))))
    .toBeLessThanOrEqual(2);
});

test('being told to go to a step leaves nothing in the page’s history', async ({ page }) => {
  await open(page, SCENE);
  const frame = await frameOf(page, 'scene');
  await expect(frame.getByRole('button', { name: 'Next' })).toBeEnabled();
  const before = await page.evaluate(() => history.length);
  for (const step of [1, 2, 1, 3]) {
    await page.evaluate(
      (step) => (document.querySelector('mahjong-embed') as unknown as { go(step: number): void }).go(step),
      step,
    );
    await expect(frame.getByText(`${step} of 3`, { exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('what is not there is named, and what cannot be loaded is said to be so', async ({ page }) => {
  const { faults } = await open(page, SCENE.replace('robbing-the-kong', 'robbing-the-bank'));
  const note = page.locator('mahjong-embed p');
  await expect(note).toHaveText(/nothing here is called “british\/robbing-the-bank”/);
  // The page of a lost address asks for no focus.
  expect(faults.filter((fault) => /autofocus/i.test(fault))).toEqual([]);
  await page.route(/\/embed\/frame\/scene\//, (route) => route.abort());
  await page.goto(here.address);
  await expect(note).toHaveText(/could not be loaded/);
  await expect(page.getByRole('link', { name: 'A scene' })).toBeVisible();
});

test('where no frame is there at all, it is said, and nothing is looked for without end', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.url().includes('/embed/frame/'))
      asked.push(request.url());
  });
  await page.route(/\/embed\/frame\/\w+\/[^.]*$/, async (route) => {
    const lost = await page.request.get(`${here.site}nowhere/`);
    await route.fulfill({ status: 404, contentType: 'text/html', body: await lost.text() });
  });
  await open(page, SCENE);
  await expect(page.locator('mahjong-embed p')).toHaveText(/could not be loaded/);
  expect(asked.length).toBe(2);
});

test('in a shadow root it follows the light and the text size around it', async ({ page }) => {
  await open(page, '<div id="host"></div>');
  await page.evaluate((scene) => {
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = scene;
  }, SCENE);
  const frame = await frameOf(page, 'scene');
  await expect(frame.getByRole('button', { name: 'Next' })).toBeEnabled();
  await page.evaluate(() => {
    document.body.style.colorScheme = 'dark';
    document.body.style.fontSize = '22px';
  });
  await expect
    .poll(() =>
      frame.evaluate(() => {
        const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
        return `${colorScheme} ${fontSize}`;
      }),
    )
    .toBe('dark 22px');
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
  await press(frame.getByRole('button', { name: 'Next' }));
  await expect.poll(() => heard.length).toBe(2);
  expect(await page.locator('mahjong-embed').evaluate((element) => element.clientHeight)).toBe(height);
});

test('removed and added again, and in what is folded away, it loads when it is seen', async ({ page }) => {
  const { heard } = await open(page, `<details><summary>More</summary>${SCENE}</details>`);
  await page.waitForLoadState('networkidle');
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

test('on a page that isolates itself it runs, where the site’s files say that others may have them', async ({
  page,
}) => {
  const asked = `${here.site}embed/v1/mahjong.js`;
  await page.route(asked, async (route) => {
    const response = await route.fetch();
    // What `_headers` says of every file; the test’s server sends none of these.
    const headers = { ...response.headers(), 'cross-origin-resource-policy': 'cross-origin' };
    await route.fulfill({ response, headers });
  });
  await show(page, '<mahjong-embed scene="british/robbing-the-kong"></mahjong-embed>', '', {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const frame = await frameOf(page, 'scene');
  await press(frame.getByRole('button', { name: 'Next' }));
  await expect(frame.getByText('1 of 3', { exact: true })).toBeVisible();
});

test('a plain iframe works without the script', async ({ page }) => {
  await open(
    page,
    `<iframe src="${here.site}embed/frame/rule/two-five-eight/jong-258/" sandbox="${SANDBOX}" title="x" width="600" height="700"></iframe>
    <iframe src="${here.site}embed/frame/scene/british/robbing-the-kong/" sandbox="${SANDBOX}" title="x" width="600" height="700"></iframe>`,
  );
  const frame = await frameOf(page, 'scene');
  await press(frame.getByRole('button', { name: 'Next' }));
  await expect(frame.getByText('1 of 3', { exact: true })).toBeVisible();
  // A link opens beside the page.
  const rule = await frameOf(page, 'rule');
  const opened = page.waitForEvent('popup');
  await rule.locator(`a[href^="/"]`).first().click();
  expect(new URL((await opened).url()).origin).toBe(new URL(here.site).origin);
});

/** What a reader begins, by the attributes of its element. */
const COVERED: readonly Readonly<Record<string, string>>[] = [
  { question: 'hong-kong/waits', seed: 'heron' },
  { drill: 'british/claim', seed: 'heron' },
  { hand: '123m 555m 777m EEE 9m +9m', game: 'british', ask: 'worth' },
  { score: 'hong-kong', hand: '123m 456m 789m EEE 5m +5m' },
];

test('axe finds nothing in a frame of any kind', async ({ page }) => {
  for (const kind of [
    'scene/british/robbing-the-kong/',
    'rule/two-five-eight/jong-258/',
    'question/changchun/win/',
    'score/british/',
    'play/hong-kong/',
    'hand/hong-kong/',
    'drill/hong-kong/',
    'text/hong-kong/',
    ...COVERED.map((attributes) => readEmbed(attributes).address),
  ]) {
    for (const look of looksFor(kind)) {
      await wear(page, look);
      await page.goto('about:blank');
      await page.goto(`${here.site}embed/frame/${kind}`);
      if (kind.includes('#')) await expect(page.locator('.cover, .drill')).toBeVisible();
      expect.soft(await findings(page), `${kind}, ${look.colorScheme}, ${look.width} px`).toEqual([]);
    }
  }
});

test('the page that tells of it writes lines that work', async ({ page }) => {
  await page.goto(`${here.site}embed/`);
  await page.locator('select[name="kind"]').selectOption('question');
  await page.locator('select[name="game"]').selectOption('changchun');
  const snippet = page.locator('[data-snippet="element"]');
  await expect(snippet).toContainText('question="changchun/');
  const line = await snippet.textContent();
  const { heard, faults } = await open(page, line ?? '');
  await expect.poll(() => heard.map(({ name }) => name)).toContain('ready');
  expect(faults).toEqual([]);
  expect(await page.locator('mahjong-embed p').textContent()).toBe('');
});

/** What asks, in every way and game, and a few that ask nothing. */
const ASKED = readdirSync(`${folder}/embed/frame/question`).flatMap((game) =>
  readdirSync(`${folder}/embed/frame/question/${game}`).map((of) => `${game}/${of}`),
);
const KNOWN: readonly Readonly<Record<string, string>>[] = [
  ...ASKED.flatMap((question, i) => [
    { question, seed: `${SEED}${i}` },
    { drill: question, seed: `${SEED}${i}` },
  ]),
  { hand: '123m 567p 888p 34s 55s', game: 'two-five-eight', ask: 'waits' },
  { play: 'hong-kong', seed: 'heron' },
  { score: 'british', hand: '123m 456m 789m EEE 55m' },
  { scene: 'british/robbing-the-kong' },
  { scene: 'hong-kong/which-seung' },
  { rule: 'two-five-eight/jong-258' },
];

test('the room that a frame is given before it is there is hardly ever more than a quarter off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 14_000 });
  await open(page, '');
  const known = shuffle(KNOWN, randomOf('room'));
  const many = LONG ? 12 : 5;
  const off: unknown[] = [];
  let all = 0;
  for (const [i, width] of widthsFor('room', 3).entries()) {
    const some = Array.from({ length: many }, (_, n) => known[(many * i + n) % known.length] ?? {});
    const rooms = await page.evaluate(
      async ([all, wide]) => {
        const elements = all.map((attributes) => {
          const element = document.createElement('mahjong-embed');
          element.style.width = `${wide}px`;
          element.textContent = 'What stands here until the frame does';
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          return element;
        });
        const height = (of: HTMLElement): number =>
          Number.parseFloat(of.shadowRoot?.querySelector('iframe')?.style.height ?? '');
        const ready = elements.map(
          (each) => new Promise((resolve) => each.addEventListener('mahjong-ready', resolve, { once: true })),
        );
        document.body.replaceChildren(...elements);
        while (!elements.every(height)) await new Promise((resolve) => setTimeout(resolve, 1));
        const before = elements.map(height);
        // What waits to be shown must not make its page wider than it is.
        const beyond = document.documentElement.scrollWidth - innerWidth;
        await Promise.all(ready);
        // What is woken by itself takes its own height a moment later.
        let now = '';
        for (let still = 0; still < 10; still++) {
          const then = elements.map(height).join(' ');
          if (then !== now) still = 0;
          now = then;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        return { beyond, of: elements.map((each, n) => ({ before: before[n] ?? 0, after: height(each) })) };
      },
      [some, width] as const,
    );
    expect(rooms.beyond, `a page with embeds of ${width} px goes sideways`).toBeLessThanOrEqual(0);
    all += rooms.of.length;
    for (const [n, { before, after }] of rooms.of.entries())
      if (Math.abs(before - after) > after / 4) off.push({ of: some[n], width, before, after });
  }
  // Some questions are longer than all others of their kind.
  expect(off.length, JSON.stringify(off)).toBeLessThanOrEqual(Math.max(1, all / 20));
});

test('the loader is one script of at most 7.2 kB', async ({ request }) => {
  const loader = await (await request.get(`${here.site}embed/v1/mahjong.js`)).body();
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(7200);
});

test('a deal of a real game opens at the table, by the link of any of its moments', async ({ page }) => {
  const [deal] = botsMatch(rulesAt(TABLES.tenhou), 'embed', 1);
  if (!deal) throw new Error('no deal');
  const link = linkOfDeal(riichi, replayDeal(riichi, rulesAt(TABLES.tenhou), deal, null), 6);
  await open(page, `<mahjong-embed record="${escapeHtml(link)}">A deal</mahjong-embed>`);
  const frame = await frameOf(page, 'play');
  await expect(frame.getByText(cover.record)).toBeVisible();
  await press(frame.getByRole('button', { name: cover.begin.record }));
  await expect(frame.getByRole('region', { name: records.table.label })).toContainText(records.table.course);
  await expect(frame.getByRole('button', { name: play.back })).toBeEnabled();
});
