// @vitest-environment jsdom
/** Blocks by somebody whom the page's author does not trust: in a comment, a wiki, a proposed change. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embedOf } from '../../src/embed/markdown/blocks.ts';
import { readEmbed } from '../../src/notation/embed.ts';
import { PIPELINES } from './pipelines.ts';

const KINDS = {
  scene: 'british/robbing-the-kong',
  rule: 'british/one-chow',
  question: 'changchun/win',
  drill: 'hong-kong/win',
  hand: '123m 567p 888p 34s 55s +2s',
  score: 'hong-kong',
  play: 'changchun',
};

/** What an element knows: nothing else is an attribute of it. */
const KNOWN = new Set(
  'scene rule question drill hand score play text game step seed at grade rules count ask theme tiles words title background v-pre'.split(
    ' ',
  ),
);

const HANDLERS = [
  'onmouseover',
  'onclick',
  'onfocus',
  'onload',
  'onerror',
  'onanimationstart',
  'onpointerenter',
];
const OTHERS = [
  ...HANDLERS,
  ...'style id class slot is nonce contenteditable href src srcdoc tabindex lang hidden part role autofocus'.split(
    ' ',
  ),
  ...'constructor prototype innerhtml children dangerouslysetinnerhtml ref key xmlns popover accesskey'.split(
    ' ',
  ),
];
const VALUES = [
  'alert(1)',
  'position:fixed;inset:0;z-index:9;background:red',
  'javascript:alert(1)',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  '&quot; onclick=&quot;alert(1)',
  '</mahjong-embed><script>alert(1)</script>',
];

/** Two hundred blocks, each with a line that no element knows or a value that is markup. */
const blocks = Array.from({ length: 200 }, (_, i) => {
  const kinds = Object.entries(KINDS);
  const [kind, of] = kinds[i % kinds.length] ?? ['scene', KINDS.scene];
  const name = OTHERS[i % OTHERS.length] ?? 'style';
  const value = VALUES[i % VALUES.length] ?? '';
  const lines = [
    [`${kind}: ${of}`, `${name}: ${value}`],
    [`${name}: ${value}`, `${kind}: ${of}`],
    [`${kind}: ${value}`, 'seed: 1'],
    [`${kind}: ${of}`, `theme: ${value}`, `${name}:${value}`],
    [`title: ${value}`, `${name}: ${value}`, 'deal: east 1m'],
    [`${kind}: ${of}`, `${kind}: ${value}`],
    [value, `${name}=${value}`],
  ][Math.floor(i / kinds.length) % 7];
  return (lines ?? []).join('\n');
});

const HARMLESS = new Set(['MAHJONG-EMBED', 'A', 'P', 'IMG', 'BR', 'NOSCRIPT']);
const PLAIN = new Set(['href', 'class', 'v-pre', 'src', 'alt', 'width', 'height', 'loading']);

test.each(Object.entries(PIPELINES))(
  'in a page by %s a hostile block becomes the element with what it knows, and its other lines are told',
  async (_, build) => {
    for (const block of blocks) {
      const html = await build(`Before\n\n\`\`\`mahjong\n${block}\n\`\`\`\n`);
      const page = new DOMParser().parseFromString(html, 'text/html');
      const made = [...page.body.querySelectorAll('*')];
      expect(
        made.filter(({ tagName }) => !HARMLESS.has(tagName)),
        block,
      ).toEqual([]);
      const [embed, ...more] = page.querySelectorAll('mahjong-embed');
      expect(more).toEqual([]);
      const names = embed?.getAttributeNames() ?? [];
      expect(
        names.filter((name) => !KNOWN.has(name)),
        block,
      ).toEqual([]);
      const others = made.flatMap((element) => (element === embed ? [] : element.getAttributeNames()));
      expect(
        others.filter((name) => !PLAIN.has(name)),
        block,
      ).toEqual([]);
      for (const picture of page.querySelectorAll('img'))
        expect(picture.getAttribute('src'), block).toMatch(
          /^https:\/\/school\.example\/embed\/(?:tiles\/\w+|picture\/[a-z0-9/-]+)\.svg$/,
        );
      const isOwnText =
        names.includes('text') || !/^(?:scene|rule|question|drill|hand|score|play): /m.test(block);
      const unknown = block.split('\n').findIndex((line) => {
        const name = /^([a-z]+): */.exec(line)?.[1];
        return name === undefined || !KNOWN.has(name);
      });
      if (!isOwnText && unknown >= 0)
        expect(page.querySelector('.mahjong-fault')?.textContent, block).toContain(`line ${unknown + 1}: `);
    }
  },
);

test('whatever the lines are, an element has only attributes that the loader knows', () => {
  const line = fc.oneof(
    fc.constantFrom(...Object.entries(KINDS).map((pair) => pair.join(': '))),
    fc.tuple(fc.constantFrom(...OTHERS, ...KNOWN), fc.string()).map((pair) => pair.join(': ')),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      const { attributes } = embedOf(lines.join('\n'), { site: '/' });
      expect(Object.keys(attributes).filter((name) => !KNOWN.has(name))).toEqual([]);
    }),
  );
});

test('what a block may say of its element is what the loader takes: no line is refused that it knows', () => {
  const values: Record<string, string> = {
    step: '2',
    seed: 'a1',
    at: '3',
    grade: '2',
    rules: 'one-chow',
    count: '5',
    game: 'changchun',
    ask: 'waits',
    theme: 'dark',
    tiles: 'plain',
    words: 'own',
    hand: KINDS.hand,
    seat: 'south',
    round: 'east',
    riichi: 'double',
    dora: '3m 5z',
    ura: 'E',
    preset: 'wrc',
  };
  for (const [kind, of] of Object.entries(KINDS))
    for (const [name, value] of Object.entries(values)) {
      if (name === kind) continue;
      const { faults } = embedOf(`${kind}: ${of}\n${name}: ${value}`, { site: '/' });
      // The loader has faults with what is not its own; a block says so in the page.
      const takes = readEmbed({ [kind]: of, [name]: value }).faults.length === 0;
      expect({ kind, name, isTaken: faults.length === 0 }).toEqual({ kind, name, isTaken: takes });
    }
});

test('a colon beside a colon is no tile', async () => {
  for (const build of [PIPELINES['markdown-it'], PIPELINES['remark with tables']])
    expect(await build?.('A `std::N` and std::N::M, but :N: and (:5p:)')).toMatch(
      /^(?:(?!<img).)*std::N::M(?:(?!<img).)*<img[^>]*>[^<]*<img/,
    );
});
