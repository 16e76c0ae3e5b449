/** Names: one type a name, and no word that says nothing of what it stands for. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:tsx?|astro|css)$/.test(path)),
);

interface DeclaredType {
  readonly name: string;
  readonly file: string;
  readonly isExported: boolean;
}

const declaredIn = (file: string, text: string): DeclaredType[] =>
  [...text.matchAll(/^(export )?(?:interface|type) (\w+)/gm)].map(([, exported, name = '']) => ({
    name,
    file,
    isExported: exported !== undefined,
  }));

const types = files
  .filter((path) => path.startsWith('src/') && /\.tsx?$/.test(path))
  .flatMap((path) => declaredIn(path, readFileSync(path, 'utf8')));

/** Participles and pronouns: whoever reads one has to look up what it is. */
const NO_NAMES = [
  'told',
  'asked',
  'said',
  'made',
  'given',
  'held',
  'kept',
  'elsewhere',
  'otherwise',
  'standing',
  'whoever',
];

test('no two exported types have the same name', () => {
  const exported = types.filter(({ isExported }) => isExported);
  const shared = exported.flatMap(({ name, file }, at) =>
    exported.slice(0, at).some((each) => each.name === name) ? [`${name}: ${file}`] : [],
  );
  expect(shared).toEqual([]);
});

test('no file and no type is called by a participle or a pronoun alone', () => {
  expect(
    files.filter((path) => NO_NAMES.includes(basename(path).split('.')[0]?.toLowerCase() ?? '')),
  ).toEqual([]);
  expect(types.filter(({ name }) => NO_NAMES.includes(name.toLowerCase()))).toEqual([]);
});

test('a type that is declared is found', () => {
  const text = 'export interface A {}\ninterface B {}\nexport type C<T> = T;\nconst type = 1;\n';
  expect(declaredIn('a.ts', text).map(({ name, isExported }) => [name, isExported])).toEqual([
    ['A', true],
    ['B', false],
    ['C', true],
  ]);
});
