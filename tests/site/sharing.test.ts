import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishedPage } from '../../src/build/page/page.ts';
import { embedOn, tilesOn } from '../../src/build/page/social-card.ts';
import { tagsOf } from '../../src/build/page/tags.ts';
import { writeShared } from '../../src/build/social-cards.ts';
import { readEmbed } from '../../src/notation/embed.ts';
import { heightFor } from '../../src/notation/embed-heights.ts';
import { parseTile } from '../../src/notation/tiles.ts';
import { CARD, cardMarkup, MOST } from '../../src/ui/Tile/faces/card.ts';

const home = 'https://school.example/x/';
const html = (title: string, main = ''): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title} · Sparrow School</title><meta property="og:site_name" content="Sparrow School"><link rel="canonical" href="${home}"></head><body><main>${main}</main></body></html>`;
const use = (...tiles: readonly string[]): string =>
  tiles.map((tile) => `<use href="/_astro/tiles.svg#t-${tile}"></use>`).join('');

let folder = '';
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sparrow-sharing-'));
  const pages: Readonly<Record<string, string>> = {
    'play/british/index.html': html('Play &amp; learn · British', use('5p', '5p', '5p')),
    'embed/frame/play/british/index.html': html('Play British', use('1m')),
    'embed/frame/hand/british/index.html': html('A hand'),
    'glossary/index.html': html('Glossary'),
    'embed/frame/scene/british/a-win/index.html': html('A win'),
    '404.html': html('Lost').replace(/<link rel="canonical"[^>]*>/, ''),
  };
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), finishedPage(text, path.replace('index.html', ''), home));
  }
  await writeShared(folder, home);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('A page that somebody links to', () => {
  test('has a picture of its own tiles, or, without three of them, of the site’s', () => {
    const cardOf = (path: string) =>
      /og:image" content="https:\/\/school\.example\/x\/([^"]+)"/.exec(read(path))?.[1] ?? '';
    const own = cardOf('play/british/index.html');
    const common = cardOf('glossary/index.html');
    expect(own).not.toBe(common);
    for (const card of [own, common]) {
      const png = readFileSync(join(folder, card));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
    }
  });

  test('leads to how its table is embedded, and so does the frame itself', () => {
    const link = `<link rel="alternate" type="application/json+oembed" href="${home}oembed/play/british.json" title="`;
    expect(read('play/british/index.html')).toContain(`${link}Play &amp; learn · British">`);
    expect(read('embed/frame/play/british/index.html')).toContain(`${link}Play British">`);
    expect(JSON.parse(read('oembed/play/british.json'))).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Play British',
      provider_name: 'Sparrow School',
      provider_url: home,
      width: 640,
      height: heightFor(readEmbed({ play: 'british' }), 640),
      html: expect.stringMatching(
        `^<iframe src="${home}embed/frame/play/british/" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox" title="Play British" width="100%" height="\\d+" loading="lazy"></iframe>$`,
      ),
    });
  });

  test('is embedded as high as what it shows is at that width', () => {
    const heights = ['scene/british/a-win', 'play/british'].map((embed) => {
      const { height, html: iframe } = JSON.parse(read(`oembed/${embed}.json`));
      expect(iframe).toContain(` height="${height}"`);
      return height;
    });
    expect(new Set(heights).size).toBe(2);
  });

  test('is not told of where it cannot be found, and no frame is where there is none', () => {
    expect(read('404.html')).not.toContain('og:image');
    expect(read('glossary/index.html')).not.toContain('oembed');
    expect(existsSync(join(folder, 'oembed/glossary.json'))).toBe(false);
    expect(read('embed/frame/hand/british/index.html')).not.toContain('oembed');
  });
});

test('A page that promises a frame which there is not stops the build', async () => {
  const lost = mkdtempSync(join(tmpdir(), 'sparrow-sharing-'));
  mkdirSync(join(lost, 'play/british'), { recursive: true });
  writeFileSync(join(lost, 'play/british/index.html'), finishedPage(html('Play'), 'play/british/', home));
  await expect(writeShared(lost, home)).rejects.toThrow('/play/british/ can be embedded as play/british');
  rmSync(lost, { recursive: true });
});

describe('What can be embedded of a page', () => {
  test.each([
    ['play/hong-kong/', '', 'play/hong-kong'],
    ['practice/changchun/waits/', '', 'question/changchun/waits'],
    ['practice/changchun/', '', null],
    ['practice/changchun/mixed/', '', null],
    ['embed/frame/rule/british/kongs/', '', 'rule/british/kongs'],
    ['learn/british/kongs/', '<div data-scene="common/a-kong">', 'scene/common/a-kong'],
    ['learn/british/kongs/', '', null],
    ['rules/british/', '<div data-scene="british/a-kong">', null],
  ])('%s', (address, page, embed) => {
    expect(embedOn(address, tagsOf(page))).toBe(embed);
  });
});

describe('The card of a page', () => {
  test('shows the tiles that lie face up on it, in their order', () => {
    const page = `<header>${use('9s')}</header><main>${use('E', '5p', '1f')}</main>`;
    expect(tilesOn(tagsOf(page))).toEqual(['E', '5p', '1f'].map(parseTile));
  });

  test('has room for a hand, and its inks need no page', () => {
    const card = cardMarkup(Array.from({ length: 20 }, () => parseTile('5m')));
    expect(card.match(/fill="#2c8068"/g)).toHaveLength(MOST);
    expect(card).not.toMatch(/var\(|<text/);
  });
});
