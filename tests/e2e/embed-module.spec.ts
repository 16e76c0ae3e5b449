/** The element as a module that the host page has installed: it is defined when the page says so, for the site that it names. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundlePackage } from '../../src/packages/bundle.ts';
import { EMBED } from '../../src/packages/list.ts';
import { expect, unwatched as test } from './site.ts';

let host: Server;
let address = '';
/** What the host serves, by path. */
const files = new Map<string, string>();

test.beforeAll(async ({ baseURL }) => {
  for (const { path, text } of await bundlePackage(EMBED)) files.set(`/${path}`, text);
  files.set(
    '/',
    `<!doctype html><html lang="en"><title>Docs</title><h1>Docs</h1>
<pre><code class="language-mahjong">rule: british/one-chow</code></pre>
<button>Show</button>
<script type="module">
  import { define } from './index.js';
  document.querySelector('button').onclick = () => define({ site: '${baseURL}', fences: true });
</script>`,
  );
  host = createServer(({ url = '/' }, response) => {
    const text = files.get(url);
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response
      .writeHead(text === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` })
      .end(text);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
});
test.afterAll(() => new Promise((resolve) => host.close(resolve)));

test('nothing happens when it is imported; once it is defined, it shows frames of its site', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(address);
  expect(await page.evaluate(() => customElements.get('mahjong-embed'))).toBeUndefined();
  await expect(page.locator('pre')).toBeVisible();
  // Twice is once.
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Show' }).press('Enter');
  await expect(page.locator('iframe[data-ready]')).toHaveCount(1);
  const frame = page.locator('iframe').first();
  expect(await frame.getAttribute('src')).toContain(
    `${new URL(baseURL ?? '').href}embed/frame/rule/british/one-chow/`,
  );
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
