/** What of a lesson's page is there before it is awake. */
import { expect, test } from './site.ts';

test('a word has its button before the page is awake', async ({ page }) => {
  await page.goto('/learn/british/fishing/');
  const turn = page.locator('.your-turn').first();
  await expect(turn.getByRole('button', { name: /Fishing/ })).toBeVisible();
});

test('whoever does the first lesson is not told that they have done it before', async ({ page }) => {
  await page.goto('/learn/two-five-eight/draw-one-discard-one/');
  await expect(page.locator('.done-before')).toHaveCount(0);
});

for (const game of ['two-five-eight', 'british', 'riichi']) {
  test(`on a phone a refusal in ${game} stands on the bar, which does not move`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/play/${game}/#v=1&game=${game}&seed=wagtail-258&seat=e&end`);
    const bar = page.locator('.play-actions');
    const told = page.locator('.play-told');
    const kong = bar.getByRole('button').nth(1);
    // Until the reader's own turn the table goes on by itself, and the bar has other buttons then.
    await expect(bar.getByRole('button', { name: 'Discard' })).toBeVisible();
    const before = await bar.boundingBox();
    await kong.click();
    await expect(told.locator('.slip')).toBeVisible();
    const after = await bar.boundingBox();
    const sheet = await told.boundingBox();
    expect(after?.y).toBe(before?.y);
    expect(Math.abs((sheet?.y ?? 0) + (sheet?.height ?? 0) - (after?.y ?? 0))).toBeLessThan(1);
  });
}

test('in Riichi the declaration is in view, and on a phone all that is told above the bar', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = '/play/riichi/#v=1&game=riichi&seed=wagtail-258&seat=e&end';
  const bar = page.locator('.play-actions');
  for (const height of [800, 860]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(table);
    const word = await bar.getByRole('button', { name: /Riichi/ }).boundingBox();
    expect((word?.y ?? height) + (word?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const note = await page.locator('.claims-note').boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((note?.y ?? top) + (note?.height ?? 0)).toBeLessThanOrEqual(top);
});
