/** Reads the components of a lesson's source: names, attributes, content and positions. */
import { createProcessor } from '@mdx-js/mdx';
import { LessonError } from '../scenes/error.ts';

/** A position in a file; line and column count from 1. */
interface TextPosition {
  readonly line: number;
  readonly column: number;
}

interface Attribute extends TextPosition {
  /** The attribute's text or plain literal; undefined for any other expression. */
  readonly value: string | number | boolean | null | undefined;
}

export interface Tag extends TextPosition {
  readonly name: string;
  /** Offsets in the source: of `<`, after the name, and after `>`. */
  readonly start: number;
  readonly nameEnd: number;
  readonly end: number;
  readonly attributes: ReadonlyMap<string, Attribute>;
  /** The text between the opening and closing tag; '' for a self-closing tag. */
  readonly inner: string;
  /** Offset after the whole element. */
  readonly close: number;
  /** Index of the enclosing tag; null at the top level. */
  readonly parent: number | null;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const withoutFrontmatter = (source: string): string =>
  source.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, blank);

/**
 * Blanks the frontmatter, code, comments and imports with spaces. Offsets and line breaks do not change. Example: “Use
 * `<T>` here” → “Use here”.
 */
export function proseOf(source: string): string {
  let text = withoutFrontmatter(source);
  text = text.replace(/^( {0,3})(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|(?![\s\S]))/gm, blank);
  text = text.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, blank);
  text = text.replace(/(?<![\\`])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank);
  return text.replace(/^(?:import|export)\s[^\n]*$/gm, blank);
}

const mdx = createProcessor();

type Root = ReturnType<typeof mdx.parse>;
type Node = Root | Root['children'][number];
type JsxElement = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type JsxAttribute = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>;

/** Cache by source: every page of a course asks for all of its lessons. */
const tagsCache = new Map<string, readonly Tag[]>();

/**
 * Returns every opening component tag (capitalised name), in order. Example: `<Hand tiles="12m" />` → name `Hand`,
 * attribute `tiles` with value `12m`, inner ''.
 * @param source the whole file
 * @param file its path, for the message to its author
 * @throws LessonError where MDX cannot read the source
 */
export function tagsIn(source: string, file = 'a lesson'): readonly Tag[] {
  const tags = tagsCache.get(source) ?? readTags(source, file);
  tagsCache.set(source, tags);
  return tags;
}

function readTags(source: string, file: string): Tag[] {
  const tags: Tag[] = [];
  const read = (node: Node, parent: number | null): void => {
    const isTag = isElement(node) && /^[A-Z]/.test(node.name ?? '');
    const index = isTag ? tags.push(tagOf(node, source, parent)) - 1 : parent;
    if ('children' in node) for (const child of node.children) read(child, index);
  };
  read(parse(source, file), null);
  return tags;
}

function parse(source: string, file: string): Root {
  try {
    return mdx.parse(withoutFrontmatter(source));
  } catch (error) {
    if (!isParseError(error)) throw error;
    const { reason } = error;
    // @mdx-js/mdx 3.1.1 (mdast-util-mdx-jsx) gives an element that is left open no place but in its words.
    const [, ...opened] = /\((\d+):(\d+)/.exec(reason) ?? [];
    const [line = 1, column] = error.line === undefined ? opened.map(Number) : [error.line, error.column];
    throw new LessonError({ file, line, column }, 'MDX cannot read this', reason);
  }
}

/** What the parser throws: a message with its place. */
const isParseError = (
  error: unknown,
): error is { readonly reason: string; readonly line?: number; readonly column?: number } =>
  error instanceof Error && 'reason' in error && 'place' in error;

const isElement = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function tagOf(node: JsxElement, source: string, parent: number | null): Tag {
  const { start, end: close, ...spot } = placeOf(node);
  const name = node.name ?? '';
  const nameEnd = start + 1 + name.length;
  const last = node.attributes.at(-1);
  const end = source.indexOf('>', last ? placeOf(last).end : nameEnd) + 1;
  const inner = end === close ? '' : source.slice(end, source.lastIndexOf('</', close - 1));
  const attributes = new Map(
    node.attributes.flatMap((each): (readonly [string, Attribute])[] => {
      if (each.type !== 'mdxJsxAttribute') return [];
      const { line, column } = placeOf(each);
      return [[each.name, { value: valueOfAttribute(each), line, column }]];
    }),
  );
  return { name, start, nameEnd, end, ...spot, attributes, inner, close, parent };
}

/** The offsets between which a node stands in its source, and the line and column of the first. */
interface NodePlace extends TextPosition {
  readonly start: number;
  readonly end: number;
}

function placeOf({ position }: Pick<Node | JsxAttribute, 'position'>): NodePlace {
  const { offset: start, line, column } = position?.start ?? {};
  const { offset: end } = position?.end ?? {};
  if (start === undefined || end === undefined || line === undefined || column === undefined)
    throw new TypeError('the node was not parsed from a text');
  return { start, end, line, column };
}

/** Converts an offset into line and column. */
export function spotAt(source: string, index: number): TextPosition {
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The text, or the literal that stands alone in braces; undefined for any other expression. */
function valueOfAttribute({ value }: JsxAttribute): Attribute['value'] {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const inner = value.value.trim();
  if (/^(['"`])[^'"`\\$]*\1$/.test(inner)) return inner.slice(1, -1);
  try {
    const literal: unknown = JSON.parse(inner);
    return literal === null || typeof literal === 'boolean' || typeof literal === 'number'
      ? literal
      : undefined;
  } catch {
    return undefined;
  }
}
