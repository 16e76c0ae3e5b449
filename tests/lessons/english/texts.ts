/** Every text that a reader may see, with the file and the line it begins on. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { proseOf, tagsIn } from '../../../src/lessons/tags.ts';
import type { Kind } from './words.ts';

export interface Text {
  readonly file: string;
  readonly line: number;
  readonly kind: Kind;
  readonly text: string;
}

/** Keys of content files whose values are sentences or titles. */
const SENTENCES = new Set([
  'agreed',
  'chapter',
  'head',
  'label',
  'reason',
  'ruling',
  'says',
  'sentence',
  'text',
  'title',
  'unshown',
  'why',
]);

/** Keys of a rulebook whose values are rows of sentences. */
const LISTS = new Set(['list', 'table']);

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** Titles and sentences of a rulebook, a course or a scene; in a scene what stands after the colon of a line too. */
function inYaml(source: string, file: string): Text[] {
  const counter = new LineCounter();
  const kind: Kind = file.includes('/scenes/') ? 'caption' : 'rulebook';
  const texts: Text[] = [];
  const visit = (node: Node | null, key: string, parent: string): void => {
    if (isMap(node)) {
      for (const { key: name, value } of node.items) {
        visit(value as Node | null, isScalar(name) ? String(name.value) : '', key);
      }
    } else if (isSeq(node)) {
      for (const item of node.items) visit(item as Node, key, parent);
    } else if (isScalar(node) && typeof node.value === 'string' && node.range) {
      const isCaption = kind === 'caption' && parent === 'script' && key !== 'script';
      if (node.value === '…') return;
      if (!isCaption && !SENTENCES.has(key) && !LISTS.has(key) && parent !== 'parts') return;
      texts.push({ file, line: counter.linePos(node.range[0]).line, kind, text: node.value });
    }
  };
  visit(parseDocument(source, { lineCounter: counter }).contents, '', '');
  return texts;
}

/** Components that stand in a line of text, and how they are read. */
const INLINE = new Set(['T', 'Term', 'Pays', 'Worth']);
/** Attributes that are read as sentences. */
const TEXT_FIELDS = ['ask', 'label', 'title', 'note'];

/** Paragraphs, headings and list items of a lesson, and what its components say. */
function inLesson(source: string, file: string): Text[] {
  const texts: Text[] = [];
  const add = (text: string, at: number): void => {
    if (/\p{L}/u.test(text)) texts.push({ file, line: lineAt(source, at), kind: 'lesson', text });
  };
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? '';
  for (const match of head.matchAll(/^(?:title|goal): *(.+)$/gm)) {
    add((match[1] ?? '').replace(/^"(.*)"$/, '$1'), source.indexOf(match[0]));
  }
  for (const tag of tagsIn(source)) {
    for (const name of TEXT_FIELDS) {
      const value = tag.attributes.get(name)?.value;
      if (typeof value === 'string') add(value, tag.start);
    }
  }
  // Every line is told its number before tags are taken out, since those may run over several.
  const lines = proseOf(source).split('\n');
  const numbered = lines.map((text, index) => `{${index + 1}}${text}`).join('\n');
  const numbers = (tag: string): string => (tag.match(NUMBER) ?? []).join('');
  const read = numbered
    .replace(/<(?:Pays|Worth)\b[^>]*\/>/g, (tag) => `5 points${numbers(tag)}`)
    .replace(/<\/?([A-Z]\w*)\b(?:"[^"]*"|\{[^}]*\}|[^>"{])*>/g, (tag, name: string) =>
      // A component of its own ends the paragraph: what stands in it is read by itself.
      INLINE.has(name) ? numbers(tag) : `\n\n${numbers(tag)}`,
    );
  let line = 1;
  for (const block of read.split(/\n(?=(?:\{\d+\})?[ \t]*\n)|\n(?=(?:\{\d+\})?\s*(?:[-*|#]|\d+\.) )/)) {
    const [before = ''] = block.split(/[^\s{}\d]/);
    line = Number(before.match(NUMBER)?.at(-1)?.slice(1, -1) ?? line);
    const text = block
      .replace(NUMBER, '')
      .replace(/^[\s>]*(?:#+|[-*]|\d+\.)? +/, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim();
    if (/\p{L}/u.test(text)) texts.push({ file, line, kind: 'lesson', text });
    line = Number(block.match(NUMBER)?.at(-1)?.slice(1, -1) ?? line);
  }
  return texts;
}

/** The number of a line, as it stands in a lesson while its tags are taken out. */
const NUMBER = /\{\d+\}/g;

/** Paragraphs, list items and cells of a file for authors or programmers, without its code. */
function inDocs(source: string, file: string): Text[] {
  const code = source.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
  const texts: Text[] = [];
  let line = 1;
  for (const block of code.split(/(\n[ \t]*\n|\n(?=\s*(?:[-*|#]|\d+\.) ))/)) {
    const began = line + (/^\n*/.exec(block)?.[0].length ?? 0);
    line += block.split('\n').length - 1;
    const cells = block.startsWith('|') ? block.split(/(?<!\\)\|/) : [block];
    for (const cell of cells) {
      const text = cell
        .replace(/^[\s>]*(?:#+|[-*]|\d+\.)? */, '')
        .replace(/`[^`]*`/g, 'It')
        .replace(/“[^”]*”/g, 'It')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim();
      if (/\p{L}{2}/u.test(text)) texts.push({ file, line: began, kind: 'docs', text });
    }
  }
  return texts;
}

/** Two words or more: a text, and neither a name nor a list of words. */
const isText = (text: string): boolean =>
  /\p{L}\S*\s+\S*\p{L}/u.test(text) && (/[^\p{L} ]/u.test(text) || text.split(' ').length < 30);

/** The texts between the quotation marks of a program. What is put in is read as one word. */
function inCode(source: string, file: string, kind: Kind): Text[] {
  const texts: Text[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const add = (text: string, at: number): void => {
    if (isText(text)) texts.push({ file, line: lineAt(source, at), kind, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      add(node.text, node.getStart(tree));
    else if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ literal }) => literal.text);
      add([node.head.text, ...spans].join('X'), node.getStart(tree));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

/** What stands between the tags of a page, and in its texts. */
function inPage(source: string, file: string): Text[] {
  const fence = /^---\n([\s\S]*?)\n---\n/.exec(source);
  const body = source
    .slice(fence?.[0].length ?? 0)
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, (block) => block.replace(/[^\n]/g, ''));
  const before = lineAt(source, fence?.[0].length ?? 0) - 1;
  const texts = inCode(fence?.[1] ?? '', file, 'words').map((one) => ({ ...one, line: one.line + 1 }));
  for (const match of body.matchAll(/>([^<>{}]*\p{L}{2}[^<>{}]*)</gu)) {
    const text = (match[1] ?? '').trim();
    if (isText(text)) texts.push({ file, line: before + lineAt(body, match.index), kind: 'words', text });
  }
  return texts;
}

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => ending.test(name))
    .sort();

/** Rooms of the program whose texts are errors for authors, and for those who write to the judge and the referee. */
const ERRORS = [
  'src/scenes',
  'src/lessons',
  'src/judge',
  'src/referee',
  'src/evaluation',
  'src/notation',
  'src/build',
];

const read = (file: string): string => readFileSync(file, 'utf8');

/** All of them. */
export function allTexts(): Text[] {
  return [
    ...files('content', /\.ya?ml$/).flatMap((file) => inYaml(read(file), file)),
    ...files('content', /\.mdx$/).flatMap((file) => inLesson(read(file), file)),
    ...[
      ...files('src/i18n', /\.ts$/),
      ...files('src/rulesets', /\.ts$/),
      ...files('src/puzzles', /\.ts$/),
    ].flatMap((file) => inCode(read(file), file, 'words')),
    ...['src/pages', 'src/components', 'src/layouts'].flatMap((folder) =>
      files(folder, /\.astro$/).flatMap((file) => inPage(read(file), file)),
    ),
    ...ERRORS.flatMap((folder) => files(folder, /\.ts$/)).flatMap((file) =>
      inCode(read(file), file, 'error'),
    ),
    ...['README.md', 'content/CONVENTIONS.md'].flatMap((file) => inDocs(read(file), file)),
  ];
}

export { inCode, inDocs, inLesson, inPage, inYaml };
