/** The components in a lesson's source, without compiling it: names, attributes, what stands between, and lines. */

/** A line and a column of a file, both from 1. */
interface TextPosition {
  readonly line: number;
  readonly column: number;
}

interface Attribute extends TextPosition {
  /** A text, or the value of an expression that is a plain literal; undefined for any other expression. */
  readonly value: string | number | boolean | null | undefined;
}

export interface Tag extends TextPosition {
  readonly name: string;
  /** Indexes into the source: of `<`, after the name, after `>`. */
  readonly start: number;
  readonly nameEnd: number;
  readonly end: number;
  readonly attributes: ReadonlyMap<string, Attribute>;
  /** What stands between the opening and the closing tag; '' where it closes itself. */
  readonly inner: string;
  /** Where the whole element ends. */
  readonly close: number;
  /** Which of the tags it stands in; null where it stands in none. */
  readonly parent: number | null;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The source with its head, code, comments and imports blanked out; every other character stays in its place. */
export function proseOf(source: string): string {
  let text = source.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, blank);
  text = text.replace(/^( {0,3})(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|(?![\s\S]))/gm, blank);
  text = text.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, blank);
  text = text.replace(/(?<![\\`])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank);
  return text.replace(/^(?:import|export)\s[^\n]*$/gm, blank);
}

/** What was read already: every page of a course asks for every lesson of it. */
const known = new Map<string, readonly Tag[]>();

/** Every opening tag of a component (a name with a capital), in order. */
export function tagsIn(source: string): readonly Tag[] {
  const tags = known.get(source) ?? readTags(source);
  known.set(source, tags);
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

/** Where an index of the source lies. */
export function spotAt(source: string, index: number): TextPosition {
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

interface TagAttributes {
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly end: number;
  /** Whether the tag closes itself. */
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
    // What stands in quotes may look like code and have been blanked: the source has it.
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

/** The index after the brace that closes the one here; braces in strings do not count. */
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
