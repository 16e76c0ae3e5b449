/** Fenced blocks as engines without a plugin write them: with the loader's consent they are embeds. */
import { expect, test } from '@playwright/test';
import { frameOf, open, serveHost } from './embed-host.ts';

serveHost();

const RULE = 'rule: british/one-chow\ntitle: Only one Chow';
const lines = (of: (line: string) => string): string => RULE.split('\n').map(of).join('');
/** What several engines make of one fenced block. */
const FORMS: Readonly<Record<string, string>> = {
  'CommonMark, Hugo': `<pre><code class="language-mahjong">${RULE}\n</code></pre>`,
  pandoc: `<pre class="mahjong"><code>${RULE}</code></pre>`,
  Jekyll: `<div class="language-mahjong highlighter-rouge"><div class="highlight"><pre class="highlight"><code>${RULE}\n</code></pre></div></div>`,
  Sphinx: `<div class="highlight-mahjong notranslate"><div class="highlight"><pre><span></span>${RULE}\n</pre></div></div>`,
  Asciidoctor: `<div class="listingblock"><div class="content"><pre class="highlight"><code class="language-mahjong" data-lang="mahjong">${RULE}</code></pre></div></div>`,
  Docsify: `<pre data-lang="mahjong"><code class="lang-mahjong">${RULE}</code></pre>`,
  nbconvert: `<pre><code>mahjong\n${RULE}\n</code></pre>`,
  'Expressive Code': `<div class="expressive-code"><figure class="frame"><pre data-language="mahjong"><code>${lines((line) => `<div class="ec-line">${line}</div>`)}</code></pre></figure></div>`,
};

for (const [engine, html] of Object.entries(FORMS)) {
  test(`a block as written by ${engine} is shown as an embed, once`, async ({ page }) => {
    const { faults } = await open(page, html, ' data-fences');
    const frame = await frameOf(page, 'rule');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('mahjong-embed')).toHaveCount(1);
    await expect(page.locator('mahjong-embed > pre')).toBeHidden();
    await expect(page.locator('iframe')).toHaveAttribute('title', /./);
    expect(await page.locator('pre:visible').count()).toBe(0);
    expect(faults).toEqual([]);
  });
}

test('without its consent a block stays a block', async ({ page }) => {
  const [html = ''] = Object.values(FORMS);
  await open(page, html);
  await expect(page.locator('mahjong-embed')).toHaveCount(0);
  await expect(page.locator('pre')).toBeVisible();
});

test('a block that a framework adds later is shown', async ({ page }) => {
  const [html = ''] = Object.values(FORMS);
  await open(page, '<main></main>', ' data-fences');
  await page.locator('main').evaluate((main, block) => {
    main.innerHTML = block;
  }, html);
  await frameOf(page, 'rule');
});

test('an element that a page moves keeps its step', async ({ page }) => {
  const { heard } = await open(
    page,
    '<div id="a"><mahjong-embed scene="two-five-eight/calling-a-pung"></mahjong-embed></div><div id="b"></div>',
  );
  const next = async () => (await frameOf(page, 'scene')).getByRole('button', { name: 'Next' });
  await (await next()).press('Enter');
  const place = async () => (await frameOf(page, 'scene')).locator('.stepper .place');
  await expect(await place()).toContainText('1');
  // The frame tells its page of the step a moment after it is shown.
  await expect.poll(() => heard.some(({ name }) => name === 'step')).toBe(true);
  await page.evaluate(() => {
    const embed = document.querySelector('mahjong-embed');
    if (embed) document.querySelector('#b')?.append(embed);
  });
  await expect.poll(async () => (await place()).textContent()).toContain('1');
});

test('on a page that is dark by its text alone it is dark', async ({ page }) => {
  await open(page, '<mahjong-embed rule="british/one-chow"></mahjong-embed>');
  const frame = await frameOf(page, 'rule');
  const scheme = () => frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(scheme).toBe('light');
  await page.evaluate(() => {
    document.body.style.color = '#eee';
    document.body.style.background = '#111';
  });
  await expect.poll(scheme).toBe('dark');
});
