/** Pictures of embeds, and hands that a page draws itself: what is there without a frame, a script or a screen. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { embedOf, hrefOf, stillsOf } from '../../src/embed/markdown/blocks.ts';
import { someOf } from '../scale.ts';
import { frameOf, here, open, serveHost, show } from './embed-host.ts';
import { folder } from './pages.ts';
import { expect, unwatched as test } from './site.ts';

serveHost();

/** Every frame of these kinds, as `<kind>/<game>/<name>`. */
const named = ['scene', 'rule', 'question'].flatMap((kind) =>
  readdirSync(`${folder}/embed/frame/${kind}`).flatMap((game) =>
    readdirSync(`${folder}/embed/frame/${kind}/${game}`).map((name) => `${kind}/${game}/${name}`),
  ),
);
const games = ['play', 'score'].flatMap((kind) =>
  readdirSync(`${folder}/embed/frame/${kind}`).map((game) => `${kind}/${game}`),
);

/** The element with what a plugin writes into it. */
function elementOf(block: string): string {
  const embed = embedOf(block, { site: here.site });
  const { table } = stillsOf(embed, { site: here.site });
  const image = table ? `<img src="${table.src}" width="640" height="400" alt="">` : '';
  const written = Object.entries(embed.attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<mahjong-embed${written.join('')}><a href="${hrefOf(embed, { site: here.site })}">${image}${embed.fallback}</a></mahjong-embed>`;
}

/** What is wrong with a picture; each of its many uses as an expectation of its own would take a minute. */
function faultsOf(of: string): readonly string[] {
  const file = `${folder}/embed/picture/${of}.svg`;
  if (!existsSync(file)) return [`${of}: there is none`];
  const svg = readFileSync(file, 'utf8');
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const lost = [...svg.matchAll(/href="#([^"]+)"/g)].filter(([, id]) => !ids.has(id));
  return [
    ...(/^<svg [^>]*viewBox="0 0 640 400"[^>]*><title>[^<]+<\/title>/.test(svg) ? [] : [`${of}: its head`]),
    ...(/var\(|href="(?!#)/.test(svg) ? [`${of}: needs another file`] : []),
    ...lost.map(([, id]) => `${of}: uses ${id}, which is not in it`),
  ];
}

test('every scene, rule, question, deal and score has a picture of its own, which needs no other file', () => {
  expect(named.length).toBeGreaterThan(1000);
  expect([...named, ...games].flatMap(faultsOf)).toEqual([]);
});

test('pictures are drawn, and those of a table have its tiles', async ({ page }) => {
  for (const of of someOf('stills', [...named, ...games], 12)) {
    await page.goto(`${here.site}embed/picture/${of}.svg`);
    const drawn = await page.evaluate(() =>
      [...document.querySelectorAll('svg > g use, svg > text, svg > g text')].every((each) => {
        const { width, height } = each.getBoundingClientRect();
        return width > 0 && height > 0;
      }),
    );
    expect(drawn, of).toBe(true);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows the picture, and a link to what it is of', async ({ page }) => {
    await show(page, elementOf('scene: british/robbing-the-kong\ntitle: Robbing the Kong'));
    const link = page.getByRole('link', { name: 'Robbing the Kong' });
    await expect(link).toHaveAttribute('href', /\/embed\/frame\/scene\/british\/robbing-the-kong\/$/);
    await expect
      .poll(() => link.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(640);
  });

  test('no frame has a button that does nothing; what needs a script says so and shows the picture', async ({
    page,
  }) => {
    const frames = [...someOf('bare', named, 6), ...games, 'drill/hong-kong', 'hand/riichi', 'text/british'];
    for (const of of [...frames, 'question/changchun/win']) {
      await page.goto(`${here.site}embed/frame/${of}/`);
      await expect(page.locator('button:visible, input:visible, select:visible'), of).toHaveCount(0);
      const [kind = ''] = of.split('/');
      if (kind !== 'scene' && kind !== 'rule')
        await expect(page.getByText(/needs JavaScript/), of).toBeVisible();
      if (['question', 'play', 'score', 'scene'].includes(kind)) {
        const picture = page.locator('img.still-picture');
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), { message: of })
          .toBe(640);
      }
    }
  });
});

test('on paper the picture stands where the frame was', async ({ page }) => {
  const { heard } = await open(page, elementOf('scene: british/robbing-the-kong\ntitle: A scene'));
  await expect.poll(() => heard.map(({ name }) => name)).toContain('ready');
  await expect(page.locator('mahjong-embed img')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('mahjong-embed img')).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
});

const HAND = '<mahjong-embed hand="340p 55z [EEE^] +5s" title="Ready">A hand</mahjong-embed>';

test('a hand is drawn in the page: no frame, one request, under a strict policy', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { heard, faults } = await open(page, HAND);
  const hand = page.getByRole('img', { name: /^Ready: 3 of dots, 4 of dots, red 5 of dots, white dragon/ });
  await expect(hand).toBeVisible();
  await expect.poll(() => heard.map(({ name }) => name)).toEqual(['ready']);
  await expect(page.locator('iframe')).toHaveCount(0);
  // On paper it stands once, without the link.
  await page.emulateMedia({ media: 'print' });
  await expect(hand).toBeVisible();
  await expect(page.locator('mahjong-embed slot').first()).toBeHidden();
  const after = asked.slice(asked.findIndex((path) => path.endsWith('/mahjong.js')) + 1);
  expect(after.length).toBeLessThanOrEqual(3);
  const bytes = after.map((path) => brotliCompressSync(readFileSync(`${folder}${path}`)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(15_000);
  expect(faults).toEqual([]);
});

test('it has the light of its page, and changes with its attributes', async ({ page }) => {
  await open(page, HAND);
  const hand = page.locator('mahjong-embed [role="img"]');
  const face = () =>
    hand.evaluate((figure) => {
      const body = figure.querySelector('[id="t"] rect:last-child');
      return body ? getComputedStyle(body).fill : '';
    });
  await expect(hand).toBeVisible();
  const light = await face();
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark';
  });
  await expect.poll(face).not.toBe(light);
  await page.locator('mahjong-embed').evaluate((embed) => embed.setAttribute('hand', '123m'));
  await expect(
    page.getByRole('img', { name: 'Ready: 1 of characters, 2 of characters, 3 of characters' }),
  ).toBeVisible();
  await expect(hand).toHaveCount(1);
  // A question about it is asked in a frame.
  await page.locator('mahjong-embed').evaluate((embed) => {
    embed.setAttribute('hand', '123m 567p 888p 34s 55s');
    embed.setAttribute('ask', 'waits');
  });
  await frameOf(page, 'hand');
  await expect(hand).toHaveCount(0);
});

test('a hand that cannot be read says which character, and how honours are written', async ({ page }) => {
  await open(
    page,
    '<mahjong-embed hand="123q">A hand</mahjong-embed><mahjong-embed hand="123m 東">A hand</mahjong-embed>',
  );
  const notes = page.locator('mahjong-embed p');
  await expect(notes.first()).toHaveText(/honours.*E S W N C F P.*found "q"/);
  await expect(notes.last()).toHaveText(/1z to 7z.*without “東”, its character 6/);
});

test('a hand that is drawn and then changed into none leaves its link', async ({ page }) => {
  await open(page, '<mahjong-embed hand="123m"><a href="https://example.org/">A hand</a></mahjong-embed>');
  await expect(page.getByRole('img', { name: /^1 of characters/ })).toBeVisible();
  await page.locator('mahjong-embed').evaluate((embed) => embed.setAttribute('hand', '123q'));
  await expect(page.locator('mahjong-embed p')).toContainText('found "q"');
  await expect(page.getByRole('link', { name: 'A hand' })).toBeVisible();
});

test('the room of a hand is its own from the start', async ({ page }) => {
  const hands = [
    '123m 567p 888p 34s 55s +2s',
    '1122334455667m',
    '19m 19p 19s ESWNCFP +E',
    '[234m<] 55z 340p',
  ];
  const html = hands.map((hand) => `<mahjong-embed hand="${hand}">A hand</mahjong-embed>`).join('');
  const heights = () =>
    page
      .locator('mahjong-embed')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  for (const width of [320, 500, 740]) {
    await page.setViewportSize({ width: width + 16, height: 2000 });
    // The script that draws is kept back until the room is read.
    let release = () => {};
    const kept = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/embed/v1/hand.js', async (route) => {
      await kept;
      await route.continue();
    });
    await show(page, html);
    const before = await heights();
    release();
    await expect(page.locator('mahjong-embed [role="img"]')).toHaveCount(hands.length);
    for (const [i, height] of (await heights()).entries())
      expect(Math.abs(height - (before[i] ?? 0)), `${hands[i]} at ${width}`).toBeLessThanOrEqual(24);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('where the script that draws does not come, the hand stands in a frame', async ({ page }) => {
  await page.route('**/embed/v1/hand.js', (route) => route.abort());
  await open(page, HAND);
  const frame = await frameOf(page, 'hand');
  await expect(frame.locator('.hand-picture .tile').first()).toBeVisible();
});

test('what is far out of sight is let go, and is back at its step with its room', async ({ page }) => {
  const far = '<p>Text</p>'.repeat(300);
  const { heard } = await open(
    page,
    `${elementOf('scene: british/robbing-the-kong')}${far}<h2 id="end">End</h2>`,
  );
  const frame = await frameOf(page, 'scene');
  const next = frame.getByRole('button', { name: 'Next' });
  await expect(next).toBeEnabled();
  await next.press('Enter');
  await expect.poll(() => heard.filter(({ name }) => name === 'step').length).toBeGreaterThan(0);
  const height = () =>
    page.locator('mahjong-embed').evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  await page.evaluate(() => scrollTo(0, 0));
  const again = await frameOf(page, 'scene');
  await expect(again.getByText('1 of 3', { exact: true })).toBeVisible();
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
});

test('what is let go keeps its room, also where its picture is higher', async ({ page }) => {
  const far = '<p>Text</p>'.repeat(300);
  const { heard } = await open(page, `${elementOf('question: changchun/win')}${far}`);
  await expect.poll(() => heard.map(({ name }) => name)).toContain('ready');
  const heights = () =>
    page
      .locator('mahjong-embed')
      .evaluate((embed) => [embed.clientHeight, embed.querySelector('img')?.getAttribute('height')]);
  const [shown = 0, picture] = await heights();
  expect(shown).toBeLessThan(Number(picture));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await heights()).toEqual([shown, picture]);
});

test('a scene that its reader plays on from stays, with what was played', async ({ page }) => {
  const far = '<p>Text</p>'.repeat(300);
  await open(page, `${elementOf('scene: british/robbing-the-kong')}${far}`);
  const frame = await frameOf(page, 'scene');
  await frame.getByRole('button', { name: 'Try something else from here' }).click();
  const own = frame.getByRole('heading', { name: 'Your own way' });
  await expect(own).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(own).toBeVisible();
});

test('a question that its reader has touched stays', async ({ page }) => {
  const far = '<p>Text</p>'.repeat(300);
  const { heard } = await open(
    page,
    `<mahjong-embed question="changchun/win">A question</mahjong-embed>${far}`,
  );
  const frame = await frameOf(page, 'question');
  const answer = frame.getByRole('button', { name: /^Yes/ });
  await expect(answer).toBeEnabled();
  await answer.press('Enter');
  await expect.poll(() => heard.map(({ name }) => name)).toContain('answered');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(frame.locator('.practice-verdict .slip')).toBeVisible();
});
