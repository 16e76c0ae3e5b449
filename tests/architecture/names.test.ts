/** Names: one type a name, and no word that says nothing of what it stands for. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
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

/** What a file calls its variables, parameters and functions. Keys of data are not among them: links and events have theirs. */
function namesIn(file: string, text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node);
    if (isNamed && node.name && ts.isIdentifier(node.name)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return names;
}

test('no variable, parameter or function is called by a participle or a pronoun alone', () => {
  const found = files
    .filter((path) => path.startsWith('src/') && /\.tsx?$/.test(path))
    .flatMap((path) =>
      namesIn(path, readFileSync(path, 'utf8')).flatMap((name) =>
        NO_NAMES.includes(name) ? [`${path}: ${name}`] : [],
      ),
    );
  expect(found).toEqual([]);
});

/** One word that is a participle, regular or not: a function is a verb with its object, or a noun. */
const PARTICIPLE =
  /^(?:[a-z]+(?:ed|ing)|begun|broken|built|chosen|done|drawn|found|gone|heard|hidden|laid|left|lost|met|paid|seen|shown|spoken|taken|thrown|won|written)$/;
/** Nouns and verbs that end like one, and the words by which tables of rules are written: `required(text, …)`. */
const NO_PARTICIPLES = ['need', 'required', 'concealed', 'drawn', 'opening', 'ending', 'string', 'read'];

/** The functions that stand at the head of a file, by whatever syntax. */
function functionsIn(file: string, text: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer) ? name.text : [],
    );
  });
}

test('no function of a file is called by a participle alone', () => {
  const found = files
    .filter((path) => path.startsWith('src/') && /\.tsx?$/.test(path))
    .flatMap((path) =>
      functionsIn(path, readFileSync(path, 'utf8')).flatMap((name) =>
        PARTICIPLE.test(name) && !NO_PARTICIPLES.includes(name) ? [`${path}: ${name}`] : [],
      ),
    );
  expect(found).toEqual([]);
});

test('functions are found, whether declared or assigned, and nothing else', () => {
  const text = 'export const told = () => 1; function won() { const met = () => 2; } const paid = 3;';
  expect(functionsIn('a.ts', text)).toEqual(['told', 'won']);
});

test('names are found where they are declared', () => {
  const text = 'const a = 1; function b(c: { d: 1 }, { e, f: g }: X) { return [a, (h) => h.i]; }';
  expect(namesIn('a.ts', text)).toEqual(['a', 'b', 'c', 'e', 'g', 'h']);
});

/** Files whose exports Astro reads, and no import names. */
const READ_BY_ASTRO = /^src\/(?:pages\/|middleware\.ts|content\.config\.ts)/;

test('what is exported is named by another file', () => {
  const code = [...files.filter((path) => !path.endsWith('.css')), 'astro.config.mjs'];
  const named = new Map<string, number>();
  for (const path of code)
    for (const word of new Set(readFileSync(path, 'utf8').match(/[A-Za-z_$][\w$]*/g)))
      named.set(word, (named.get(word) ?? 0) + 1);
  const alone = code
    .filter((path) => path.startsWith('src/') && /\.tsx?$/.test(path) && !READ_BY_ASTRO.test(path))
    .flatMap((path) =>
      [
        ...readFileSync(path, 'utf8').matchAll(
          /^export (?:async )?(?:const|function\*?|interface|type|class|let) (\w+)/gm,
        ),
      ].flatMap(([, name = '']) => (named.get(name) === 1 ? [`${path}: ${name}`] : [])),
    );
  expect(alone).toEqual([]);
});

test('a type that is declared is found', () => {
  const text = 'export interface A {}\ninterface B {}\nexport type C<T> = T;\nconst type = 1;\n';
  expect(declaredIn('a.ts', text).map(({ name, isExported }) => [name, isExported])).toEqual([
    ['A', true],
    ['B', false],
    ['C', true],
  ]);
});
