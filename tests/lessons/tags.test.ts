import { describe, expect, test } from 'vitest';
import { withPlaces } from '../../src/build/lesson-integration.ts';
import { tagsIn } from '../../src/lessons/tags.ts';

const FILE = 'content/two-five-eight/03-a-turn.mdx';
const placed = (source: string): string => withPlaces(source, tagsIn(source), FILE);

describe('the tags of a lesson learn where they stand', () => {
  test.each([
    ['<Scene id="a-turn" />', ['1:1']],
    ['one\ntwo <T>5p</T> three', ['2:5']],
    ['<T>1p</T><T>2p</T>', ['1:1', '1:10']],
    ['<Hand\n  tiles="1m"\n/>', ['1:1']],
    ['---\ntitle: <T>\n---\n\n<T>5p</T>', ['5:1']],
    ['<Check ask="a > b"><Answer right>x</Answer></Check>', ['1:1', '1:20']],
    ['<YourTurn step={3}>\n  <Wrong try="x">y</Wrong>\n</YourTurn>', ['1:1', '2:3']],
    ['> a quote with <T>5p</T>', ['1:16']],
    ['- a list\n  with `code` and <T>5p</T>', ['2:19']],
    ['<Aside title="<T>5p</T>" other={"<T>"}>x</Aside>', ['1:1']],
    ['```\n<T>x</T>\n```\n\nA backtick ` alone, and <T>5p</T>.\n\nAnother ` here.', ['5:25']],
    ['{/* ` */} <T>5p</T> {/* ` */}', ['1:11']],
    ['<Hand tiles={"a } b"} wins={true} /> <T>5p</T>', ['1:1', '1:38']],
  ])('%j', (source, places) => {
    const written = placed(source);
    expect([...written.matchAll(/ at="([^"]*)"/g)].map(([, at]) => at)).toEqual(
      places.map((place) => `${FILE}:${place}`),
    );
    expect(written.replace(/ at="[^"]*"( part="\w+")?/g, '')).toBe(source);
  });

  test('behind their names', () => {
    expect(placed('<T>5p</T> <Scene id="x" />')).toBe(
      `<T at="${FILE}:1:1">5p</T> <Scene at="${FILE}:1:11" id="x" />`,
    );
  });

  test('and so do parts of others', () => {
    expect(placed('<Check ask="x"><Answer right>y</Answer></Check>')).toBe(
      `<Check at="${FILE}:1:1" ask="x"><Answer at="${FILE}:1:16" right>y</Answer></Check>`,
    );
  });
});

describe('what is no tag of a component stays as it is', () => {
  test.each([
    ['plain elements', '<table><tr></tr></table>'],
    ['a fence', '```mdx\n<T>5p</T>\n```\n'],
    ['a longer fence around a shorter one', '````\n```\n<T>5p</T>\n```\n<T>5p</T>\n````\n'],
    ['a fence of tildes, never closed', '~~~\n<T>5p</T>\n'],
    ['code in a line', 'write `<T>5p</T>` or ``<T>`</T>``'],
    ['code over two lines', 'write `<T>\n5p</T>` here'],
    ['a comment', '{/* <T>5p</T>\n<Scene id="x" /> */}'],
    ['an escaped bracket', '\\<T>5p'],
    ['an import', "import T from './T.astro'; // <T>"],
  ])('%s', (_what, source) => {
    expect(placed(source)).toBe(source);
  });
});

test.each([
  ['a tag that is never closed', 'one\n\n<Check ask="x">\n', 3],
  ['one that was never opened', 'one\n\ntwo</T>', 3],
  ['a brace that is never closed', '<T>{5p</T>', 1],
])('%s is told with its place', (_what, source, line) => {
  expect(() => tagsIn(source, FILE)).toThrow(new RegExp(`^${FILE}:${line}:\\d+: `));
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
    expect(check).toMatchObject({ line: 1, column: 1, parent: null });
    expect(check?.attributes.get('n')).toMatchObject({ line: 2, column: 20 });
    expect(answer).toMatchObject({ name: 'Answer', line: 3, column: 1, inner: 'South', parent: 0 });
    expect(check?.inner.trim()).toBe('<Answer right>South</Answer>');
  });
});
