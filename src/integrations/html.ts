/** Reading the built pages: enough of HTML's grammar for what the build itself writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { unescaped } from '../notation/markup.ts';

/** A built page: its file, its address below the site's root ("learn/"), its text. */
export interface BuiltPage {
  readonly file: string;
  readonly address: string;
  readonly html: string;
}

/** A start tag: its name in lower case and its attributes, entities decoded. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where the tag starts and where the first character behind it stands. */
  readonly start: number;
  readonly end: number;
}

/** Every file below a folder, by its path from there with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Every page below the build's folder. */
export function builtPages(folder: string): BuiltPage[] {
  return filesBelow(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({
      file: join(folder, path),
      address: path.replace(/(^|\/)index\.html$/, '$1'),
      html: readFileSync(join(folder, path), 'utf8'),
    }));
}

/** Most tags are passed over for their name: what stands in one is read when it is asked for. */
class StartTag implements Tag {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly #text: string;
  #attributes: ReadonlyMap<string, string> | null = null;

  constructor(name: string, text: string, start: number, end: number) {
    this.name = name;
    this.#text = text;
    this.start = start;
    this.end = end;
  }

  get attributes(): ReadonlyMap<string, string> {
    this.#attributes ??= attributesOf(this.#text);
    return this.#attributes;
  }
}

const tagPattern = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Every start tag of a page in order; what stands inside scripts, styles and comments is no tag. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  tagPattern.lastIndex = 0;
  for (let match = tagPattern.exec(html); match !== null; match = tagPattern.exec(html)) {
    if (match[1] === undefined) continue;
    const name = match[1].toLowerCase();
    const end = tagPattern.lastIndex;
    tags.push(new StartTag(name, match[2] ?? '', match.index, end));
    if (name === 'script' || name === 'style') tagPattern.lastIndex = end + textOf(html, name, end).length;
  }
  return tags;
}

/** The text of a script or style from behind its start tag to its end tag. */
export function textOf(html: string, name: string, from: number): string {
  const close = new RegExp(`</${name}`, 'gi');
  close.lastIndex = from;
  return html.slice(from, close.exec(html)?.index ?? html.length);
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const match of text.matchAll(attributePattern)) {
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    attributes.set((match[1] ?? '').toLowerCase(), unescaped(value));
  }
  return attributes;
}
