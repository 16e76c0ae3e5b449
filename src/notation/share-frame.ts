/**
 * The frame of every link in a URL fragment: a version first, its fields in fixed order, and a final `end`, which proves
 * that nothing was cut off. Example: `v=1&seed=heron-412&end`. What the fields are is each link's own affair.
 */
import { NotationError } from './error.ts';
import { shorten } from './quotation.ts';
import { type TextReader, textReader, wrong } from './reader.ts';
import { endValue, readWhole } from './share-fields.ts';

/** The version this code writes, and the only one it reads. */
export const SHARE_VERSION = 1;

/** What every link must begin with. */
const VERSION_FIELD = '“v=” and a version';

/** The greatest length of a link, in characters. A whole hand with every tile written out takes a sixth of it. */
const LONGEST = 10_000;

/** Says why a link cannot be read: cut off, an older or newer version, or broken notation. */
export class ShareError extends NotationError {
  readonly why: 'cut' | 'older' | 'newer' | 'broken';

  constructor(why: ShareError['why'], at: NotationError, message: string) {
    super(at.text, at.column, at.expected);
    this.name = 'ShareError';
    this.why = why;
    this.message = message;
  }
}

/** The most characters of a link that its message quotes. */
const QUOTED = 20;

/**
 * Returns the message for a link with broken notation. It is for whoever followed the link, who knows nothing of its
 * fields; what was expected, and where, is in the error.
 */
export function unreadable({ text, column }: NotationError): string {
  const rest = text.slice(column - 1);
  const where = rest === '' ? 'to its end' : `from “${shorten(rest, QUOTED)}” on`;
  return `This link cannot be read ${where}. Something in it was lost or changed: copy it again where you found it.`;
}

/** One field to write; null where it has its usual value and is left out. */
export type LinkField<Key extends string> = readonly [key: Key, value: string] | null;

/** Formats a fragment, without “#”. */
export const formatLink = <Key extends string>(fields: readonly LinkField<Key>[]): string =>
  [`v=${SHARE_VERSION}`, ...fields.flatMap((field) => (field ? [field.join('=')] : [])), 'end'].join('&');

/** Reads the value of a field to its end, or returns the fallback where the link has no such field. */
export type FieldReader<Key extends string> = <T, Other = T>(
  key: Key,
  fallback: Other,
  item: (reader: TextReader) => T,
) => T | Other;

/**
 * Parses a fragment, with or without “#”.
 * @param keys all possible fields in their fixed order
 * @param read makes the link of its fields
 * @throws ShareError with the place of the error
 */
export function parseLink<Key extends string, Link>(
  text: string,
  keys: readonly Key[],
  read: (value: FieldReader<Key>) => Link,
): Link {
  try {
    const fields = fieldsOf(text, ['v', ...keys]);
    return read((key, fallback, item) => {
      const reader = fields.get(key);
      if (!reader) return fallback;
      const result = item(reader);
      endValue(reader);
      return result;
    });
  } catch (error) {
    if (error instanceof ShareError || !(error instanceof NotationError)) throw error;
    throw new ShareError('broken', error, unreadable(error));
  }
}

/**
 * Splits a link into readers for the fields' values. Example: `v=1&game=riichi&end` → v: `1`, game: `riichi`.
 * @param keys all possible fields in their fixed order, `v` first
 * @throws ShareError for a link that is cut, too long or of another version
 * @throws NotationError for an unknown field or a wrong order
 */
function fieldsOf(text: string, keys: readonly string[]): Map<string, TextReader> {
  const fields = new Map<string, TextReader>();
  let from = text.startsWith('#') ? 1 : 0;
  let ended = false;
  while (from < text.length && !ended) {
    const found = text.indexOf('&', from);
    const to = found < 0 ? text.length : found;
    ended = text.slice(from, to) === 'end' && fields.has('v');
    if (/^end[^a-z=]/.test(text.slice(from, to)))
      throw wrong(textReader(text), 'nothing after “end”', from + 3);
    if (!ended) addField(fields, keys, text, from, to);
    from = to + 1;
  }
  if (!fields.has('v')) throw wrong(textReader(text), VERSION_FIELD, text.startsWith('#') ? 1 : 0);
  const after = wrong(
    textReader(text),
    ended ? 'nothing after “end”' : '“&end”',
    Math.min(from - 1, text.length),
  );
  if (!ended)
    throw new ShareError(
      'cut',
      after,
      `This link is cut off at its end: “&end” is missing after “${text.slice(-12)}”.`,
    );
  if (from <= text.length) throw after;
  if (text.length > LONGEST) {
    const at = wrong(textReader(text), 'the end', LONGEST);
    throw new ShareError(
      'broken',
      at,
      'This link cannot be read: it is longer than any that this site makes.',
    );
  }
  return fields;
}

function addField(
  fields: Map<string, TextReader>,
  keys: readonly string[],
  text: string,
  from: number,
  to: number,
): void {
  const equals = text.slice(from, to).indexOf('=');
  const key = keys.find((each) => each === text.slice(from, from + Math.max(0, equals)));
  const last = [...fields.keys()].at(-1);
  const cut = to === text.length;
  if (key && keys.indexOf(key) > (last ? keys.indexOf(last) : -1)) {
    fields.set(key, textReader(text, from + equals + 1, to));
    // Checked at once: another version may write its other fields differently, and the version is the error to report.
    if (key === 'v') checkVersion(textReader(text, from + equals + 1, to));
  } else if (!cut || fields.size === 0) {
    const next = keys.slice(last ? keys.indexOf(last) + 1 : 0).map((each) => `${each}=`);
    throw wrong(textReader(text), last ? `one of ${next.join(' ')} end` : VERSION_FIELD, from);
  }
}

function checkVersion(reader: TextReader): void {
  const version = readWhole(reader, 0, Number.MAX_SAFE_INTEGER, 'a version');
  endValue(reader);
  if (version === SHARE_VERSION) return;
  const at = wrong(reader, `version ${SHARE_VERSION}`, reader.text.indexOf('=') + 1);
  throw version > SHARE_VERSION
    ? new ShareError(
        'newer',
        at,
        `This link needs version ${version}; this page reads version ${SHARE_VERSION}. Reload the page to get the newest.`,
      )
    : new ShareError(
        'older',
        at,
        `This link is of version ${version}, which is no longer read; this page reads version ${SHARE_VERSION}.`,
      );
}
