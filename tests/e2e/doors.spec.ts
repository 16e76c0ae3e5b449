/** From what stands on a page of the site to the lines that put it on another page, and to its address. */
import { scene as sayScene } from '#i18n/scene.ts';
import { onCalls } from './lessons.ts';
import { expect, unwatched as test } from './site.ts';

const element = '[data-snippet="element"]';

test('a scene is embedded at the step where it stands, and its address is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(onCalls?.address.slice(1) ?? '');
  const doors = page.locator('[data-doors="scene"]').first();
  await page
    .getByRole('region', { name: /^Scene: / })
    .first()
    .getByRole('button', { name: 'Next' })
    .click();
  await expect(page).toHaveURL(/#[a-z-]+=1$/);
  // The chart, the link and the embed of a scene stand behind one button.
  await expect(doors).toBeHidden();
  const more = page.getByRole('button', { name: sayScene.more }).first();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await doors.getByRole('link', { name: 'Link to this' }).click();
  await expect(doors.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const scene = /#([a-z-]+)=1$/.exec(page.url())?.[1];
  await doors.getByRole('link', { name: 'Embed' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/embed\/#v=1&scene=/);
  await expect(page.locator(element)).toContainText(`/${scene}"`);
});

test('a rule and a question are embedded as they stand', async ({ page }) => {
  await page.goto('rules/british/#fishing-first');
  await page.locator('#fishing-first').getByRole('link', { name: 'Embed' }).click();
  await expect(page.locator(element)).toContainText('<mahjong-embed rule="british/fishing-first">');
  await page.goto('practice/changchun/waits/#v=1&seed=swift&at=2&end');
  const embed = page.locator('[data-doors="question"]').getByRole('link', { name: 'Embed' });
  await expect(embed).toBeVisible();
  await embed.click();
  await expect(page.locator(element)).toContainText('question="changchun/waits"');
  await expect(page.locator(element)).toContainText('seed="swift"');
});

test('a hand that is scored is embedded as it is laid', async ({ page }) => {
  await page.goto('score/hong-kong/');
  await page.locator('.examples a').first().click();
  await expect(page).toHaveURL(/#.*hand=/);
  await page.locator('[data-doors="score"]').getByRole('link', { name: 'Embed' }).click();
  await expect(page.locator(element)).toContainText(/score="hong-kong" hand="[^"]+"/);
});
