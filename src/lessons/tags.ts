/** Parses the components of a lesson source without compiling it: names, attributes, content and positions. */

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

/**
 * Blanks the frontmatter, code, comments and imports with spaces. Offsets and line breaks do not change. Example: “Use
 * `<T>` here” → “Use here”.
 */
export function proseOf(source: string): string {
  let text = source.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, blank);
  text = text.replace(/^( {0,3})(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|(?![\s\S]))/gm, blank);
  text = text.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, blank);
  text = text.replace(/(?<![\\`])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank);
  return text.replace(/^(?:import|export)\s[^\n]*$/gm, blank);
}

/** Cache by source: every page of a course asks for all of its lessons. */
const tagsCache = new Map<string, readonly Tag[]>();

/**
 * Returns every opening component tag (capitalised name), in order. Example: `<Hand tiles="12m" />` → name `Hand`,
 * attribute `tiles` with value `12m`, inner ''.
 */
export function tagsIn(source: string): readonly Tag[] {
  const tags = tagsCache.get(source) ?? readTags(source);
  tagsCache.set(source, tags);
  return tags;
}

function readTags(source: string): Tag[] {
  const text = proseOf(source);
  const tags: Tag[] = [];
  const open: number[] = [];
  const found = /\\.|<(\/?)([A-Z][\w.]*)/g;
  for (let match = found.exec(text); match; match = found.exec(text)) {
    const [whole, slash, name] = match;
    if (name === undefined) continue;
    const start = match.index;
    if (slash) {
      closeTag(text, tags, open, name, start);
      continue;
    }
    const nameEnd = start + whole.length;
    const { attributes, end, closed } = readAttributes(text, source, nameEnd);
    const parent = open.at(-1) ?? null;
    if (!closed) open.push(tags.length);
    const spot = spotAt(source, start);
    tags.push({ name, start, nameEnd, end, ...spot, attributes, inner: '', close: end, parent });
    found.lastIndex = end;
  }
  return tags;
}

function closeTag(text: string, tags: Tag[], open: number[], name: string, at: number): void {
  for (let i = open.length - 1; i >= 0; i--) {
    const index = open[i] ?? 0;
    const tag = tags[index];
    if (tag?.name !== name) continue;
    const close = text.indexOf('>', at) + 1 || text.length;
    tags[index] = { ...tag, inner: text.slice(tag.end, at), close };
    open.length = i;
    return;
  }
}

/** Converts an offset into line and column. */
export function spotAt(source: string, index: number): TextPosition {
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

interface TagAttributes {
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly end: number;
  /** True for a self-closing tag. */
  readonly closed: boolean;
}

function readAttributes(text: string, source: string, from: number): TagAttributes {
  const attributes = new Map<string, Attribute>();
  let at = from;
  while (at < text.length) {
    const [spaces = ''] = /^\s+/.exec(text.slice(at, at + 200)) ?? [];
    at += spaces.length;
    if (text.startsWith('/>', at)) return { attributes, end: at + 2, closed: true };
    if (text[at] === '>') return { attributes, end: at + 1, closed: false };
    const name = /^[A-Za-z_][\w:.-]*/.exec(text.slice(at, at + 100))?.[0];
    if (name === undefined) {
      at = text[at] === '{' ? afterBraces(text, at) : at + 1;
      continue;
    }
    const spot = spotAt(source, at);
    at += name.length;
    const equals = /^\s*=\s*/.exec(text.slice(at, at + 50))?.[0];
    if (equals === undefined) {
      attributes.set(name, { value: true, ...spot });
      continue;
    }
    at += equals.length;
    const end = text[at] === '{' ? afterBraces(text, at) : afterQuote(text, at);
    // Read from the source: quoted text that looks like code was blanked in `text`.
    attributes.set(name, { value: valueOfAttribute(source.slice(at, end)), ...spot });
    at = end;
  }
  return { attributes, end: at, closed: true };
}

function afterQuote(text: string, at: number): number {
  const quote = text[at];
  if (quote !== '"' && quote !== "'") return at + 1;
  const to = text.indexOf(quote, at + 1);
  return to < 0 ? text.length : to + 1;
}

/** Returns the offset after the matching closing brace. Braces in strings do not count. */
function afterBraces(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const next = text[at];
    if (next === '"' || next === "'" || next === '`') at = text.indexOf(next, at + 1);
    if (at < 0) return text.length;
    if (next === '{') depth++;
    if (next === '}' && --depth === 0) return at + 1;
  }
  return text.length;
}

function valueOfAttribute(text: string): Attribute['value'] {
  if (text.startsWith('"') || text.startsWith("'")) return text.slice(1, -1).replaceAll('&quot;', '"');
  const inner = text.slice(1, -1).trim();
  if (/^(['"`])[^'"`\\$]*\1$/.test(inner)) return inner.slice(1, -1);
  try {
    const value: unknown = JSON.parse(inner);
    return value === null || typeof value === 'boolean' || typeof value === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
