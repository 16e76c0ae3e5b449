import { describe, expect, test } from 'vitest';
import { places, withPlaces } from '../../src/lessons/position.ts';
import { tagsIn } from '../../src/lessons/tags.ts';

const FILE = 'content/two-five-eight/03-a-turn.mdx';
const placed = (source: string): string => withPlaces(source, FILE);

describe('the tags of a lesson learn where they stand', () => {
  test.each([
    ['<Scene id="a-turn" />', `<Scene at="${FILE}:1" id="a-turn" />`],
    ['one\ntwo <T>5p</T> three', `one\ntwo <T at="${FILE}:2">5p</T> three`],
    ['<T>1p</T><T>2p</T>', `<T at="${FILE}:1">1p</T><T at="${FILE}:1">2p</T>`],
    ['<Hand\n  tiles="1m"\n/>', `<Hand at="${FILE}:1"\n  tiles="1m"\n/>`],
    ['---\ntitle: <T>\n---\n\n<T>5p</T>', `---\ntitle: <T>\n---\n\n<T at="${FILE}:5">5p</T>`],
    [
      '<Check ask="a > b"><Answer right>x</Answer></Check>',
      `<Check at="${FILE}:1" ask="a > b"><Answer at="${FILE}:1" right>x</Answer></Check>`,
    ],
    [
      '<YourTurn step={3}>\n  <Wrong try="x">y</Wrong>\n</YourTurn>',
      `<YourTurn at="${FILE}:1" step={3}>\n  <Wrong at="${FILE}:2" try="x">y</Wrong>\n</YourTurn>`,
    ],
    ['> a quote with <T>5p</T>', `> a quote with <T at="${FILE}:1">5p</T>`],
    ['- a list\n  with `code` and <T>5p</T>', `- a list\n  with \`code\` and <T at="${FILE}:2">5p</T>`],
  ])('%j', (source, expected) => {
    expect(placed(source)).toBe(expected);
  });
});

describe('what is no tag of a component stays as it is', () => {
  test.each([
    ['other components', '<Aside>x</Aside> <Why>y</Why>'],
    ['plain elements', '<table><Tr></Tr></table>'],
    ['names that only begin alike', '<Tile>5p</Tile> <Handy />'],
    ['closing tags', '</T>'],
    ['a fence', '```mdx\n<T>5p</T>\n```\n'],
    ['a longer fence around a shorter one', '````\n```\n<T>5p</T>\n```\n<T>5p</T>\n````\n'],
    ['a fence of tildes, never closed', '~~~\n<T>5p</T>\n'],
    ['code in a line', 'write `<T>5p</T>` or ``<T>`</T>``'],
    ['code over two lines', 'write `<T>\n5p</T>` here'],
    ['a comment', '{/* <T>5p</T>\n<Scene id="x" /> */}'],
    ['an escaped bracket', '\\<T>5p</T>'],
    ['an import', "import T from '../scenes/T.astro'; // <T>"],
    ['a tag inside an attribute', '<Aside title="<T>5p</T>" other={"<T>"}>x</Aside>'],
    ['a tag that has a place', '<T at="elsewhere:1">5p</T>'],
  ])('%s', (_what, source) => {
    expect(placed(source)).toBe(source);
  });

  test('and what follows it still learns its place', () => {
    const source = '```\n<T>x</T>\n```\n\nA backtick ` alone, and <T>5p</T>.\n\nAnother ` here.';
    expect(placed(source)).toContain(`<T at="${FILE}:5">5p</T>`);
    expect(placed('{/* ` */} <T>5p</T> {/* ` */}')).toContain(`<T at="${FILE}:1">`);
    expect(placed('<Hand tiles={"a } b"} wins={true} /> <T>5p</T>')).toContain(`<T at="${FILE}:1">`);
  });

  test('no line moves', () => {
    const source = '# x\n\n<T>5p</T>\n\n<Hand\n tiles="1m"\n/>\n';
    expect(placed(source).split('\n')).toHaveLength(source.split('\n').length);
  });
});

describe('a tag is read with its attributes and what it holds', () => {
  const [check, answer] = tagsIn(
    '<Check\n  ask="Who draws?" n={3} yes no={false} f={(x) => x} s={"q"}>\n<Answer right>South</Answer>\n</Check>',
  );
  test('of every kind', () => {
    expect(
      Object.fromEntries([...(check?.attributes ?? [])].map(([name, { value }]) => [name, value])),
    ).toEqual({
      ask: 'Who draws?',
      n: 3,
      yes: true,
      no: false,
      f: undefined,
      s: 'q',
    });
  });
  test('and lines', () => {
    expect(check).toMatchObject({ line: 1, innerLine: 2 });
    expect(answer).toMatchObject({ name: 'Answer', line: 3, inner: 'South' });
    expect(check?.inner.trim()).toBe('<Answer right>South</Answer>');
  });
});

describe('the plugin', () => {
  const plugin = places();
  plugin.configResolved({ root: '/home/somebody/school' });
  const run = (id: string) => plugin.transform.handler('<T>5p</T>', id)?.code;
  test('names files as the project does', () => {
    expect(run('/home/somebody/school/content/a/01-b.mdx')).toBe('<T at="content/a/01-b.mdx:1">5p</T>');
    expect(run('/home/somebody/school/content/a/01-b.mdx?astroPropagatedAssets')).toContain(
      'content/a/01-b.mdx:1',
    );
  });
  test('leaves everything else alone', () => {
    expect(run('/home/somebody/school/src/pages/x.mdx')).toBeUndefined();
  });
});
