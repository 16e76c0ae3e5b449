/** What real tools make of one file of fenced blocks (`npm run hosts -- --keep` wrote it): each page asks for the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readEmbed } from '../../src/notation/embed.ts';
import { ADDRESSES, OWN_SCENE, wantedOf } from '../hosts/blocks.ts';
import { open, serveHost } from './embed-host.ts';

serveHost();

const FOLDER = 'tests/hosts/built';
const pages = readdirSync(FOLDER).map((file) => file.replace(/\.html$/, ''));

test('tools of several kinds are kept', () => {
  expect(pages.length).toBeGreaterThanOrEqual(12);
});

for (const name of pages) {
  test(`what ${name} built asks for what every block says`, async ({ page }) => {
    const { faults } = await open(page, readFileSync(`${FOLDER}/${name}.html`, 'utf8'), ' data-fences');
    const embeds = page.locator('mahjong-embed');
    await expect(embeds).toHaveCount(ADDRESSES.length);
    const found = await embeds.evaluateAll((elements) =>
      elements.map((element) => ({
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        block: element.querySelector('pre')?.textContent ?? null,
      })),
    );
    const wanted = found.map(({ attributes, block }) =>
      block === null ? readEmbed(attributes) : wantedOf(block),
    );
    expect(wanted.map(({ address }) => address)).toEqual(ADDRESSES);
    expect(wanted.flatMap(({ faults: wrong }) => wrong)).toEqual([]);
    // Quotes, indentation and empty lines came through.
    expect(wanted.at(-1)?.text?.trim()).toBe(OWN_SCENE.trim());
    expect(await page.locator('pre:not(mahjong-embed pre):visible').count()).toBe(0);
    await expect(embeds.first().locator('iframe')).toHaveAttribute('data-ready', '');
    expect(faults).toEqual([]);
  });
}
