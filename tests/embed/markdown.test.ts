// @vitest-environment jsdom
/** An example page, built as a site of either engine builds it. */

import { readFileSync } from 'node:fs';
import markdownit from 'markdown-it';
import { remark } from 'remark';
import remarkHtml from 'remark-html';
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { names } from '#i18n/names.ts';
import { embedOf, hrefOf, nameOf, piecesOf } from '../../src/embed/markdown/blocks.ts';
import { markdownItMahjong } from '../../src/embed/markdown/markdown-it.ts';
import { remarkMahjong } from '../../src/embed/markdown/remark.ts';
import { satteriMahjong } from '../../src/embed/markdown/satteri.ts';
import { KINDS } from '../../src/engine/tiles.ts';
import { readEmbed } from '../../src/notation/embed.ts';
import { formatTile } from '../../src/notation/tile-text.ts';
import { scriptOf } from '../../src/packages/embed/head.ts';

const page = readFileSync('tests/embed/markdown/page.md', 'utf8');
const options = { site: 'https://school.example/', game: 'hong-kong' };

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

const ENGINES = {
  remark: (text: string): string =>
    String(remark().use(remarkMahjong, options).use(remarkHtml, { sanitize: false }).processSync(text)),
  'markdown-it': (text: string): string => markdownit().use(markdownItMahjong, options).render(text),
  Sätteri: (text: string): string =>
    String(markdownToHtml(text, { mdastPlugins: [satteriMahjong(options)] }).html),
};

test('a page is the same with or without a slash at the end of the site’s address', () => {
  const built = (site: string): string =>
    String(
      remark()
        .use(remarkMahjong, { ...options, site })
        .use(remarkHtml, { sanitize: false })
        .processSync(page),
    );
  expect(built('https://school.example')).toBe(built('https://school.example/'));
  expect(scriptOf({ site: 'https://school.example/sub' })).toBe(
    'https://school.example/sub/embed/v1/mahjong.js',
  );
});

test('a plugin that is told of no site says what is missing', () => {
  const none = JSON.parse('{ "game": "hong-kong" }') as typeof options;
  expect(() => markdownit().use(markdownItMahjong, none).render(page)).toThrow('“site” is missing');
  expect(() => scriptOf(none)).toThrow('“site” is missing');
});

describe.each(Object.entries(ENGINES))('A page built with %s', (_, build) => {
  const { document } = { document: parsed(build(page)) };
  const embeds = [...document.querySelectorAll('mahjong-embed')];
  const attributesOf = (embed: Element | undefined) =>
    Object.fromEntries([...(embed?.attributes ?? [])].map(({ name, value }) => [name, value]));

  test('has an element for each block, which the loader understands', () => {
    expect(embeds.map((embed) => readEmbed(attributesOf(embed)))).toEqual([
      expect.objectContaining({ kind: 'text', address: 'text/two-five-eight/', faults: [] }),
      expect.objectContaining({ kind: 'question', faults: [] }),
      expect.objectContaining({
        kind: 'hand',
        address: expect.stringMatching(/^hand\/hong-kong\//),
        faults: [],
      }),
    ]);
  });

  test('keeps a scene’s text as it was written, and says what it is to readers without scripts', () => {
    expect(attributesOf(embeds[0])['text']).toBe(/```mahjong\n(game[^`]*)\n```/.exec(page)?.[1]);
    expect(embeds.map((embed) => embed.querySelector('a')?.textContent?.trim())).toEqual([
      'A "Pung" & more',
      'changchun/win',
      '123m 567p 888p 34s 55s +2s',
    ]);
  });

  test('has a picture for each tile between colons, and none in code or in a time of day', () => {
    const tiles = [...document.querySelectorAll<HTMLImageElement>('p > img')];
    expect(tiles.map((tile) => [tile.getAttribute('src'), tile.alt])).toEqual([
      ['https://school.example/embed/tiles/2s.svg', '2 of bamboo'],
      ['https://school.example/embed/tiles/5s.svg', '5 of bamboo'],
      ['https://school.example/embed/tiles/E.svg', 'east wind'],
    ]);
    expect(document.querySelector('p')?.textContent).toBe(
      'A hand that waits for  and never for . At 10:30: nothing.',
    );
    expect(document.querySelector('pre')?.textContent).toBe('":5p:" is code, and so is `:5p:`\n');
  });

  test('shows a picture to readers without scripts: of its table, or of the tiles of its hand', () => {
    const stills = embeds.map((embed) =>
      [...embed.querySelectorAll('img')].map((image) =>
        image.getAttribute('src')?.replace('https://school.example/embed/', ''),
      ),
    );
    expect(stills[0]).toEqual([]);
    expect(stills[1]).toEqual(['picture/question/changchun/win.svg']);
    expect(stills[2]?.slice(0, 3)).toEqual(['tiles/1m.svg', 'tiles/2m.svg', 'tiles/3m.svg']);
    expect(stills[2]).toHaveLength(14);
    // A script draws the hand itself, and asks for none of these.
    expect([...(embeds[2]?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['A', 'NOSCRIPT']);
  });

  test('never makes markup of what stands in a block', () => {
    const html = build('```mahjong\n<img src=x onerror=alert(1)>"\'\n```\n\n:5p:<b>');
    const { document: other } = { document: parsed(html) };
    expect(other.querySelectorAll('mahjong-embed [src=x]')).toHaveLength(0);
    expect(other.querySelectorAll('[onerror]')).toHaveLength(0);
  });
});

test('a title is what readers without scripts read, and the link leads to what the block shows', () => {
  const blocks = {
    'rule: british/one-chow\ntitle: Only one Chow': 'https://school.example/rules/british/#one-chow',
    'scene: british/robbing-the-kong': 'https://school.example/embed/frame/scene/british/robbing-the-kong/',
    'question: changchun/win': 'https://school.example/practice/changchun/win/',
    'play: riichi': 'https://school.example/play/riichi/',
    'score: hong-kong\nhand: 123m 55p': 'https://school.example/score/hong-kong/',
    '123m 55p': 'https://school.example/embed/#v=1&hand=123m%2055p',
    'drill: hong-kong/win': 'https://school.example/practice/hong-kong/win/',
  };
  for (const [block, href] of Object.entries(blocks)) {
    const embed = embedOf(block, options);
    expect(embed.faults, block).toEqual([]);
    expect(hrefOf(embed, options), block).toBe(href);
  }
  expect(embedOf('rule: british/one-chow\ntitle: Only one Chow', options).fallback).toBe('Only one Chow');
});

test('an empty block, and one whose first line is misspelt, say so and are no hand', () => {
  expect(embedOf('\n', options).faults).toEqual(['the block is empty']);
  const { attributes, faults } = embedOf('scne: british/x', options);
  expect(attributes).toEqual({});
  expect(faults).toEqual([expect.stringContaining('“scne” is none of scene, rule')]);
});

test('red fives between colons are written as 0 or r5', () => {
  const tiles = piecesOf('a :340p: :r5m: b', options)
    .flat()
    .filter((piece) => typeof piece !== 'string');
  expect(tiles.map(({ src, alt }) => [src.replace(/.*\//, ''), alt])).toEqual([
    ['3p.svg', '3 of dots'],
    ['4p.svg', '4 of dots'],
    ['0p.svg', 'red 5 of dots'],
    ['0m.svg', 'red 5 of characters'],
  ]);
});

test('tiles are called what the site calls them', () => {
  for (let kind = 0; kind < KINDS; kind++) expect(nameOf(formatTile(kind))).toBe(names.tileName(kind));
});

test('honours between colons are also read by number, as everywhere else', () => {
  const { document } = { document: parsed(ENGINES['markdown-it'](':25s1234567z:')) };
  const pictures = [...document.querySelectorAll('img')].map((tile) => tile.getAttribute('src'));
  expect(pictures.map((src) => /([^/]+)\.svg$/.exec(src ?? '')?.[1])).toEqual([
    '2s',
    '5s',
    ...['E', 'S', 'W', 'N', 'P', 'F', 'C'],
  ]);
});

test('VitePress, which compiles a page as a template, is told to leave what a block holds as it is', () => {
  const html = ENGINES['markdown-it']('```mahjong\nscene: {{ 7 * 7 }}\nblue: {{ x.y }}\n```');
  const { document } = { document: parsed(html) };
  for (const part of document.querySelectorAll('mahjong-embed, .mahjong-fault'))
    expect(part.hasAttribute('v-pre'), part.outerHTML).toBe(true);
});
