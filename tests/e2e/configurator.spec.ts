/** The page that tells how to embed: what is chosen or written there stands there at once, and as lines to paste. */
import { expect, unwatched as test } from './site.ts';

test('a scene that is written there is played there, and its mistakes are told, without another frame', async ({
  page,
}) => {
  await page.goto('embed/');
  await page.locator('select[name="kind"]').selectOption('text');
  const text = page.locator('textarea[name="text"]');
  await expect(text).toHaveValue(/^game: [a-z-]+\ntitle: /);
  const frame = page.frameLocator('mahjong-embed iframe');
  await expect(frame.getByRole('button', { name: 'Next' })).toBeVisible();
  const before = await page.locator('[data-snippet="element"]').textContent();
  expect(before).toContain('<pre>');
  await text.fill(`${await text.inputValue()}\nblue: 1`);
  await expect(frame.getByRole('alert')).toContainText('a scene has no “blue”');
  await expect(page.locator('[data-snippet="element"]')).toContainText('blue: 1');
});

test('what a line says is what one would call it, and a plain iframe is as high as what stands there', async ({
  page,
}) => {
  await page.goto('embed/#v=1&scene=british%2Frobbing-the-kong');
  const embed = page.locator('mahjong-embed');
  await expect(page.locator('[data-snippet="element"]')).toContainText(
    '>Robbing the Kong · British, on Sparrow School</a>',
  );
  const iframe = page.locator('[data-snippet="iframe"]');
  await expect(iframe).toContainText('title="Robbing the Kong · British, on Sparrow School"');
  await expect(async () => {
    const height = await embed
      .locator('iframe[data-ready]')
      .evaluate((frame: HTMLElement) => frame.offsetHeight);
    expect(await iframe.textContent()).toContain(` height="${height}"`);
  }).toPass();
  await expect(page.frameLocator('mahjong-embed iframe').locator('h1')).toHaveText(
    'Robbing the Kong · British',
  );
});
