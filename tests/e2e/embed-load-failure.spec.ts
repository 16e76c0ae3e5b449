/** What a frame in another page says where a part of it does not come: it stands there, and what it needs is asked for again. */
import { cover } from '#i18n/cover.ts';
import { scene } from '#i18n/scene.ts';
import { frameOf, open, serveHost } from './embed-host.ts';
import { expect, unwatched as test } from './site.ts';

serveHost();

/** What is embedded, which of its files does not come, and what stands in the frame once it does. */
const KINDS: readonly (readonly [attributes: string, kind: string, missing: RegExp, there: string])[] = [
  ['scene="british/robbing-the-kong"', 'scene', /\/scenes\/[^/]*\.json/, '.scene'],
  ['scene="hong-kong/added-gong"', 'scene', /\/hong-kong\.[\w-]+\.js/, '.scene'],
  ['rule="two-five-eight/jong-258"', 'rule', /\/scenes\/[^/]*\.json/, '.scene'],
  ['score="hong-kong"', 'score', /\/hong-kong\.[\w-]+\.js/, '.score-page'],
  ['drill="hong-kong/win"', 'drill', /\/hong-kong\.[\w-]+\.js/, '.drill'],
  ['question="hong-kong/win"', 'question', /\/hong-kong\.[\w-]+\.js/, '.practice .choices'],
  ['text="game: hong-kong"', 'text', /\/check-scene\.[\w-]+\.js/, '.own-line, .slip[data-kind="refused"]'],
];

for (const [attributes, kind, missing, there] of KINDS) {
  test(`${attributes}: what does not come is told, and comes when it is tried again`, async ({ page }) => {
    await page.route(missing, (route) => route.abort());
    await open(page, `<mahjong-embed ${attributes}>A link</mahjong-embed>`);
    await expect(page.locator('iframe[data-ready]')).toBeVisible();
    const frame = await frameOf(page, kind);
    const again = frame.getByRole('button', { name: cover.retry });
    await expect(again).toBeVisible();
    await again.press('Enter');
    await expect(again).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await again.press('Enter');
    await expect(frame.locator(there).first()).toBeVisible();
    await expect(again).toHaveCount(0);
  });
}

test('a scene whose own script does not come tells its steps', async ({ page }) => {
  await page.route(/\/FetchedScene\.[\w-]+\.js/, (route) => route.abort());
  await open(page, '<mahjong-embed scene="british/robbing-the-kong">A link</mahjong-embed>');
  await expect(page.locator('iframe[data-ready]')).toBeVisible();
  const frame = await frameOf(page, 'scene');
  await expect(frame.locator('main li').first()).toBeVisible();
  await expect(frame.getByRole('alert').first()).toContainText('could not be loaded');
});

test('a scene’s chart that does not come says so where it was opened, and comes when it is tried again', async ({
  page,
}) => {
  await page.route(/\/charts\/[\w-]+\.json/, (route) => route.abort());
  await open(page, '<mahjong-embed scene="british/robbing-the-kong">A link</mahjong-embed>');
  const frame = await frameOf(page, 'scene');
  await frame.getByRole('button', { name: scene.chart }).click();
  const again = frame.locator('.scene-chart').getByRole('button', { name: cover.retry });
  await again.click();
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await expect(frame.getByRole('list', { name: 'The machine' })).toBeAttached();
});
