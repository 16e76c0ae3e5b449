// @vitest-environment jsdom
/** Lines that were pasted once work for ever: what stands here, and in `fixtures/pasted`, is only added to. */
import { readdirSync, readFileSync } from 'node:fs';
import markdownit from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { markdownItMahjong } from '../../src/embed/markdown/markdown-it.ts';
import { readEmbed } from '../../src/notation/embed.ts';

/** Version 1, as the site wrote them when it was new: attributes, and the frame they lead to. */
const PASTED: readonly (readonly [attributes: Readonly<Record<string, string>>, address: string])[] = [
  [{ scene: 'british/robbing-the-kong' }, 'scene/british/robbing-the-kong/'],
  [
    { scene: 'british/robbing-the-kong', step: '3', theme: 'dark' },
    'scene/british/robbing-the-kong/#robbing-the-kong=3',
  ],
  [
    { rule: 'two-five-eight/jong-258', words: 'chi', tiles: 'plain' },
    'rule/two-five-eight/jong-258/?tiles=plain&words=chi',
  ],
  [
    { question: 'changchun/win', seed: 'heron', at: '4', grade: '2', rules: 'three-suits yao-jiu' },
    'question/changchun/win/#v=1&seed=heron&at=4&grade=2&rules=three-suits,yao-jiu&end',
  ],
  [{ question: 'changchun/win' }, 'question/changchun/win/#v=1&seed=a&end'],
  [{ play: 'hong-kong' }, 'play/hong-kong/'],
  [{ play: 'hong-kong', seed: 'heron-412' }, 'play/hong-kong/#v=1&game=hong-kong&seed=heron-412&end'],
  [{ score: 'hong-kong', hand: '123m 55s +9s' }, 'score/hong-kong/#v=1&hand=123m.55s.%2B9s&end'],
  [{ text: 'game: british\ntitle: x', step: '2' }, 'text/british/#scene=2'],
  [{ text: 'title: x', game: 'changchun' }, 'text/changchun/'],
  [
    { hand: '123m 55s +9s', game: 'hong-kong', ask: 'win' },
    'hand/hong-kong/#hand=123m%2055s%20%2B9s&ask=win',
  ],
  [
    { drill: 'hong-kong/waits', seed: 'heron', grade: '2', rules: 'a b', count: '5' },
    'drill/hong-kong/#of=waits&seed=heron&grade=2&rules=a,b&count=5',
  ],
];

describe('Version 1', () => {
  test.each(PASTED)('%j leads to %s', (attributes, address) => {
    const found = readEmbed(attributes);
    expect(found.faults).toEqual([]);
    expect(found.address).toBe(address);
  });

  test('says so of an attribute that a later version may have', () => {
    for (const [attributes, address] of PASTED) {
      const later = readEmbed({ ...attributes, panorama: 'wide' });
      expect(later.faults).toEqual([`“panorama” is nothing that version 1 of ${later.kind} knows`]);
      expect(later.address).toBe(address);
    }
  });
});

/** The lines as the site gave them to be copied: an element with its script, a plain iframe, a block of Markdown. */
const FOLDER = 'tests/fixtures/pasted';
const pasted = (file: string): Document =>
  new DOMParser().parseFromString(readFileSync(`${FOLDER}/${file}`, 'utf8'), 'text/html');
const kinds = readdirSync(FOLDER).flatMap((file) => /^v1-(\w+)\.html$/.exec(file)?.[1] ?? []);

/** What an element asks for, as the loader reads it: attributes, or the text inside. */
function asked(page: Document): ReturnType<typeof readEmbed> {
  const embed = page.querySelector('mahjong-embed');
  const attributes = Object.fromEntries(
    [...(embed?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );
  const text = embed?.querySelector('script, pre')?.textContent;
  return readEmbed(text === null || text === undefined ? attributes : { ...attributes, text });
}

describe('What was copied from the site', () => {
  test('is there for each kind', () => {
    expect(kinds.sort()).toEqual([
      'card',
      'drill',
      'hand',
      'play',
      'question',
      'rule',
      'scene',
      'score',
      'text',
    ]);
  });

  test.each(kinds)('is understood today, and all three forms lead to the same: %s', (kind) => {
    const page = pasted(`v1-${kind}.html`);
    expect(page.querySelector('script')?.getAttribute('src')).toBe(
      'https://school.example/embed/v1/mahjong.js',
    );
    const { faults, address } = asked(page);
    expect(faults).toEqual([]);
    expect(address).toMatch(new RegExp(`^${kind}/`));
    const src = pasted(`v1-${kind}.frame.html`).querySelector('iframe')?.getAttribute('src') ?? '';
    const [path = ''] = address.split('#');
    expect(src.startsWith(`https://school.example/embed/frame/${path}`)).toBe(true);
    const block = markdownit()
      .use(markdownItMahjong, { site: 'https://school.example/' })
      .render(readFileSync(`${FOLDER}/v1-${kind}.md`, 'utf8'));
    expect(asked(new DOMParser().parseFromString(block, 'text/html')).address).toBe(address);
  });
});
