/** Lines that were pasted into other people's pages: as they were written then, and alive there today. */
import { readFileSync } from 'node:fs';
import { someOf } from '../scale.ts';
import { here, open, serveHost } from './embed-host.ts';
import { expect, unwatched as test } from './site.ts';

serveHost();

/** All in the long run; else three, others with another commit. */
const tried = someOf(
  'pasted',
  ['scene', 'text', 'hand', 'question', 'drill', 'rule', 'play', 'score', 'card'],
  3,
);

/** What a page of version 1 holds, with this build for the site that it names. */
const pasted = (name: string): string =>
  readFileSync(`tests/fixtures/pasted/v1-${name}.html`, 'utf8').replaceAll(
    'https://school.example/',
    here.site,
  );

test(`the elements of version 1 stand there: ${tried.join(', ')}`, async ({ page }) => {
  const { heard, faults } = await open(page, tried.map(pasted).join('<hr>'));
  for (const [at, kind] of tried.entries()) {
    const embed = page.locator('mahjong-embed').nth(at);
    await embed.evaluate((element) => element.scrollIntoView());
    await expect(embed.locator('iframe[data-ready]'), kind).toBeVisible();
    // Nothing of what was written is unknown today.
    await expect(embed.locator('p'), kind).toBeHidden();
  }
  expect(heard.filter(({ name }) => name === 'ready')).toHaveLength(tried.length);
  expect(faults).toEqual([]);
});

// An old frame has no origin of its own: its browser fetches scripts for it only where the host of the site lets it.
test(`the frames of version 1 stand there: ${tried.join(', ')}`, async ({ page }) => {
  await page.route(`${here.site}**`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  const { faults } = await open(page, tried.map((kind) => pasted(`${kind}.frame`)).join('<hr>'));
  for (const [at, kind] of tried.entries()) {
    const frame = page.locator('iframe').nth(at);
    await frame.evaluate((element) => element.scrollIntoView());
    await expect(frame.contentFrame().locator('main :is(.tile, button)').first(), kind).toBeVisible();
    await expect(frame.contentFrame().locator('[data-notice="failed"]'), kind).toBeHidden();
    // Its tiles refer to drawings in its own page.
    await expect
      .poll(
        () =>
          frame
            .contentFrame()
            .locator('.tile use')
            .evaluateAll((uses) =>
              uses
                .map((use) => use.getAttribute('href') ?? '')
                .filter((href) => !href.startsWith('#') || !document.getElementById(href.slice(1))),
            ),
        kind,
      )
      .toEqual([]);
  }
  // The browser complains of the tiles that such a frame came with, before its script has mended them.
  expect(faults.filter((fault) => !/^Unsafe attempt to load URL \S+tiles/.test(fault))).toEqual([]);
});

test('where it does not, an old frame tells its steps, and says that something could not be loaded', async ({
  page,
}) => {
  await open(page, pasted('scene.frame'));
  const frame = page.locator('iframe').contentFrame();
  await expect(frame.locator('main li').first()).toBeVisible();
  await expect(frame.getByRole('alert')).toContainText('could not be loaded');
});
