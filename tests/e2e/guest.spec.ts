/** An embed is a guest: what it leaves alone in the page of its host, and what its maker sees of it at /embed/. */
import { frameOf, here, open, serveHost } from './embed-host.ts';
import { expect, unwatched as test } from './site.ts';

serveHost();

const SCENE =
  '<mahjong-embed scene="british/robbing-the-kong"><a href="https://example.org/">A scene</a></mahjong-embed>';

test('it takes neither the wheel nor the keys of who only passes by, and keeps nothing', async ({ page }) => {
  const { heard, faults } = await open(page, `${SCENE}${'<p>Much more.</p>'.repeat(100)}`);
  const frame = await frameOf(page, 'scene');
  await expect.poll(() => heard.length).toBe(1);
  await page.mouse.move(300, 300);
  // A turn of the wheel is lost while a frame is only being put in its place.
  const turned = async () => {
    await page.mouse.wheel(0, 200);
    return page.evaluate(() => scrollY);
  };
  await expect.poll(turned).toBeGreaterThan(0);
  for (const key of ['ArrowRight', 'End', 'Home', ' ']) await page.keyboard.press(key);
  await frame.getByRole('button', { name: 'Next' }).press('Enter');
  // Whatever the keys before had done would have been told before this.
  await expect.poll(() => heard.map(({ detail }) => detail['step'])).toEqual([undefined, 1]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  const kept = frame.evaluate(() => localStorage.length);
  await expect(kept).rejects.toThrow('keeps nothing');
  expect(faults).toEqual([]);
});

test('on paper it is what its author wrote into it', async ({ page }) => {
  const { heard } = await open(page, SCENE);
  await expect.poll(() => heard.length).toBe(1);
  const link = page.getByRole('link', { name: 'A scene' });
  const frame = page.locator('mahjong-embed iframe');
  await expect(frame).toBeVisible();
  await expect(link).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeVisible();
  await expect(frame).toBeHidden();
});

test('its maker sees it wide and narrow, by day and by night, and it never loads again', async ({ page }) => {
  await page.goto(`${here.site}embed/#v=1&scene=british%2Frobbing-the-kong`);
  const frame = await frameOf(page, 'scene');
  await frame.getByRole('button', { name: 'Next' }).press('Enter');
  const events = page.getByRole('log');
  await expect(events).toContainText('mahjong-step {"version":1,"step":1,"of":3}');
  const scheme = () => frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const wide = () => frame.evaluate(() => innerWidth);
  for (const light of ['dark', 'light']) {
    await page.locator('select[name="theme"]').selectOption(light);
    await expect.poll(scheme).toBe(light);
    for (const width of ['320', '600']) {
      await page.locator('select[name="width"]').selectOption(width);
      await expect.poll(wide).toBe(Number(width));
    }
    await page.locator('select[name="width"]').selectOption('full');
    await expect.poll(wide).toBeGreaterThan(600);
  }
  // A frame that had loaded again would stand at the beginning.
  await expect(frame.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 1 of/);
  await expect(events.getByText('mahjong-ready')).toHaveCount(1);
});

test('each form of what one pastes is copied with one press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${here.site}embed/`);
  for (const form of ['once', 'element', 'iframe', 'markdown', 'mdx']) {
    const snippet = page.locator('.snippet').filter({ has: page.locator(`[data-snippet="${form}"]`) });
    await snippet.getByRole('button', { name: 'Copy' }).press('Enter');
    await expect(snippet.getByRole('status')).toHaveText('Copied.');
    const line = (await snippet.locator('code').textContent()) ?? '';
    expect(line).not.toBe('');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(line);
  }
});
