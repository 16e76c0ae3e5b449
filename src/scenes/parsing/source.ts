/** Reads a YAML file into values that know their line number, so that errors can point at it. */
import { isMap, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseDocument } from 'yaml';
import { LessonError, type SourcePlace } from '../error.ts';
import type { SceneText } from '../scene.ts';

/** A YAML value, with its file and the line it begins on (from 1). */
export interface Source {
  readonly file: string;
  readonly node: Node | null;
  readonly lines: LineCounter;
  /** The value's line. A missing value gets the line of its key. */
  readonly line: number;
}

/** Errors of a line that should be a key and a value. */
const WITHOUT_COLON = /^Implicit (?:map )?keys need/;
/** A map in braces right after its key, where a colon or a space is missing: `given { turn: south }`. */
const OPENS_AT_ONCE = /^\s*(?:- )?([\w -]+?) ?(:?)\{/;
const COLON = 'A colon and a space come after its first words: “title: …”, “- south discards 5m: …”.';

/** Parses a YAML text. @throws LessonError on a YAML syntax error */
export function readYaml(text: string, file: string): Source {
  const lines = new LineCounter();
  const document = parseDocument<ParsedNode>(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const line = lines.linePos(error.pos[0]).line;
    const [, word, colon] = OPENS_AT_ONCE.exec(text.split('\n')[line - 1] ?? '') ?? [];
    if (colon === ':')
      throw new LessonError({ file, line }, `after “${word}:” there is no space`, `Write “${word}: …”.`);
    if (WITHOUT_COLON.test(error.message) || word !== undefined)
      throw new LessonError({ file, line }, 'this line has no colon', COLON);
    throw new LessonError(
      { file, line },
      `this is no YAML: ${error.message}`,
      'A text with “: ” or “#” in it stands in quotes or after >-.',
    );
  }
  return { file, node: document.contents, lines, line: 1 };
}

export const placeOf = (source: Source): SourcePlace => ({ file: source.file, line: source.line });

/** Builds the error for this place in the file; the caller throws it. */
export const fail = (source: Source, what: string, hint: string): LessonError =>
  new LessonError(placeOf(source), what, hint);

function at(parent: Source, node: Node | null, keyLine: number): Source {
  const from = node?.range?.[0];
  return { ...parent, node, line: from === undefined ? keyLine : parent.lines.linePos(from).line };
}

interface SourceEntry {
  readonly key: string;
  readonly keySource: Source;
  readonly value: Source;
}

/** Returns the entries of a map in file order. @throws LessonError when the value is not a map */
export function entriesOf(source: Source, what: string): SourceEntry[] {
  if (isScalar(source.node)) checkSpaced(String(source.node.value), source);
  if (!isMap(source.node))
    throw fail(source, `${what} is no map`, 'It is written as “key: value” lines, or as { key: value }.');
  return source.node.items.map((pair) => {
    const keyNode = pair.key as Node;
    const keySource = at(source, keyNode, source.line);
    if (!isScalar(keyNode)) throw fail(keySource, `a key of ${what} is no text`, 'Keys are plain words.');
    return {
      key: String(keyNode.value),
      keySource,
      value: at(source, pair.value as Node | null, keySource.line),
    };
  });
}

/**
 * Returns the fields of a map by key. A missing key is absent in the result.
 * @throws LessonError for a key that is not in `keys`
 */
export function fieldsOf<Key extends string>(
  source: Source,
  what: string,
  keys: readonly Key[],
): Partial<Record<Key, Source>> {
  const fields: Partial<Record<Key, Source>> = {};
  for (const { key, keySource, value } of entriesOf(source, what)) {
    const known = keys.find((each) => each === key);
    const meant = keys.find((each) => key.startsWith(`${each} `));
    checkSpaced(key, keySource);
    if (meant) throw fail(keySource, `“${meant}” has no colon`, `Write “${meant}: …”.`);
    if (!known) throw fail(keySource, `${what} has no “${key}”`, `It can have: ${keys.join(', ')}.`);
    fields[known] = value;
  }
  return fields;
}

/** @throws LessonError for a key that runs into its value, as in `turn:south` */
export function checkSpaced(key: string, keySource: Source): void {
  const [, word] = /^([\w-]+):\S/.exec(key) ?? [];
  if (word !== undefined) throw fail(keySource, `after “${word}:” there is no space`, `Write “${word}: …”.`);
}

/** Returns the items of a list. @throws LessonError when the value is not a list */
export function itemsOf(source: Source, what: string): Source[] {
  if (!isSeq(source.node))
    throw fail(source, `${what} is no list`, 'It is written as lines that begin with “- ”.');
  return source.node.items.map((item) => at(source, item as Node, source.line));
}

/**
 * Returns the value as trimmed text; a number is accepted and turned into text.
 * @throws LessonError when it is neither text nor number
 */
export function textOf(source: Source, what: string): string {
  const { node } = source;
  if (!isScalar(node) || (typeof node.value !== 'string' && typeof node.value !== 'number')) {
    throw fail(source, `${what} is no text`, 'A text is expected; in doubt write it in quotes.');
  }
  return String(node.value).trim();
}

/** Reads a text together with its line, for texts whose own parser reports faults. @throws LessonError for no text */
export const writtenOf = (source: Source, what: string): SceneText => ({
  text: textOf(source, what),
  line: source.line,
});

/** @throws LessonError when the value is not a number */
export function numberOf(source: Source, what: string): number {
  if (isScalar(source.node) && typeof source.node.value === 'number') return source.node.value;
  throw fail(source, `${what} is no number`, 'A number is expected.');
}

/** Converts the value to plain data (JSON); a missing value is null. */
export function plainOf(source: Source): unknown {
  return source.node?.toJSON() ?? null;
}

/** True for a key without a value (`wall:`), which YAML reads as null. */
export const isNothing = (source: Source): boolean =>
  source.node === null || (isScalar(source.node) && source.node.value === null);
export const isText = (source: Source): boolean =>
  isScalar(source.node) && typeof source.node.value === 'string';
export const isList = (source: Source): boolean => isSeq(source.node);
