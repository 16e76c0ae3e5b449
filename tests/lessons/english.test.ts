/** What readers see is said as a native would say it, as far as a program can tell. The rest is for a second pair of eyes. */
import { describe, expect, test } from 'vitest';
import { faultsOf } from './english/check.ts';
import { allTexts, inCode, inDocs, inLesson, inPage, inYaml, type Text } from './english/texts.ts';
import { AVOIDED, type Kind } from './english/words.ts';

const texts = allTexts();
const of = (kind: Kind, text: string): Text => ({ file: 'a.file', line: 3, kind, text });

test('no text says what a native would not', () => {
  expect(texts.flatMap(faultsOf)).toEqual([]);
});

describe('the check', () => {
  test('reads every kind of text', () => {
    const kinds: readonly Kind[] = ['lesson', 'caption', 'rulebook', 'words', 'error', 'docs'];
    for (const kind of kinds) {
      expect(texts.filter((text) => text.kind === kind).length, kind).toBeGreaterThan(100);
    }
  });

  test('says what to write instead of every word that it knows', () => {
    for (const { found, say } of AVOIDED) {
      expect(found.flags, String(found)).toBe('');
      expect(say).not.toBe('');
    }
  });

  test.each([
    ['lesson', 'Each of them is there four times.', 'There are four of each.'],
    ['caption', 'A Peng that is none costs money.', 'false'],
    ['rulebook', 'A 4 and a 5 make no pair.', 'does not make a'],
    ['rulebook', 'Nobody wins, and the next hand begins.', 'deal'],
    ['words', 'That is a whole hand.', 'a complete hand'],
    ['caption', 'South claims it.', 'call'],
    ['caption', 'And discards it.', 'only what the picture shows'],
    ['caption', 'North draws.', 'only what the picture shows'],
    ['lesson', 'One may pass.', 'you'],
    ['lesson', 'It holds for all, also when nobody wins.', 'even, including'],
    ['caption', `South ${'draws and '.repeat(13)}waits.`, 'a sentence of 28 words'],
    ['caption', 'South draws, and waits for it. '.repeat(7), 'a paragraph of 42 words'],
    ['rulebook', 'You draw, and wait for it. '.repeat(7), 'a paragraph of 42 words'],
  ] as const)('%s: “%s”', (kind, text, say) => {
    expect(faultsOf(of(kind, text)).join('\n')).toContain(say);
    expect(faultsOf(of(kind, text))[0]).toMatch(/^a\.file:3: /);
  });

  test.each([
    ['lesson', 'There are four of each. This one can be called, and nobody else wants it.'],
    ['caption', 'South draws the 5 of dots and discards it again.'],
    ['error', 'the claim of south names a tile that is not there'],
    ['rulebook', 'Dealing stops when everyone has thirteen tiles, and a pair of 4s does not count.'],
  ] as const)('leaves alone, in a %s: “%s”', (kind, text) => {
    expect(faultsOf(of(kind, text))).toEqual([]);
  });

  const places = (all: readonly Text[]): string[] => all.map(({ line, text }) => `${line} ${text}`);

  test('knows typed quotes from those of print', () => {
    const told = (text: string, kind: 'caption' | 'docs') => faultsOf({ file: 'a', line: 1, kind, text });
    expect(told('South says "Pung".', 'caption')).toEqual(['a:1: “"P”: write ’, or “ and ”']);
    expect(told("South's turn.", 'caption')).toEqual(["a:1: “h'”: write ’, or “ and ”"]);
    expect(told('South’s turn, and South says “Pung”.', 'caption')).toEqual([]);
    expect(told("South's turn.", 'docs')).toEqual([]);
  });

  test('finds the texts of a lesson with their lines', () => {
    const source =
      '---\ntitle: A turn\n---\n\nDraw <T>5p</T> and\nwait.\n\n<Check ask="Is it?">\n<Answer>No.</Answer>\n</Check>\n';
    expect(places(inLesson(source, 'a.mdx'))).toEqual([
      '2 A turn',
      '8 Is it?',
      '5 Draw 5p and\nwait.',
      '9 No.',
    ]);
  });

  test('finds the texts of a scene, and of a rulebook', () => {
    const scene =
      'title: One\nscript:\n  - south draws 3p: He draws.\n    refuse:\n      east wins: a-rule\n';
    expect(places(inYaml(scene, 'content/x/scenes/a.yaml'))).toEqual(['1 One', '3 He draws.']);
    const book = 'rules:\n  - id: a-rule\n    sentence: >-\n      It is so.\n    parts: { closed: No set }\n';
    expect(places(inYaml(book, 'content/x/rulebook.yaml'))).toEqual(['3 It is so.', '5 No set']);
    const more = 'rules:\n  - id: a-rule\n    table:\n      - [One, Two]\n    list:\n      - It is so.\n';
    expect(places(inYaml(more, 'content/x/rulebook.yaml'))).toEqual(['4 One', '4 Two', '6 It is so.']);
  });

  test('finds the texts of a program, a page and a readme', () => {
    const program = `import a from 'b c';\nconst t = { a: 'one', b: \`Take \${a} out\`, c: 'Go on.' };\n`;
    expect(places(inCode(program, 'a.ts', 'words'))).toEqual(['2 Take X out', '2 Go on.']);
    const page = "---\nconst title = 'A page';\n---\n<style>p { a: b c }</style>\n<p>No tile\nhere.</p>\n";
    expect(places(inPage(page, 'a.astro'))).toEqual(['2 A page', '5 No tile\nhere.']);
    const readme = '# Title here\n\nTake `a b` out.\n\n```\nno text\n```\n\n| a cell | and one |\n';
    expect(places(inDocs(readme, 'a.md'))).toEqual([
      '1 Title here',
      '3 Take It out.',
      '9 a cell',
      '9 and one',
    ]);
  });
});
