/**
 * Splits a share link into its fields. A link has a version first, its fields in fixed order, and a final `end`, which
 * proves that nothing was cut off.
 */
import { NotationError } from './error.ts';
import { read, type TextReader, wrong } from './reader.ts';
import { endValue, readWhole } from './share-fields.ts';

/** The version this code writes, and the only one it reads. */
export const SHARE_VERSION = 1;

/** What every link must begin with. */
const VERSIONED = '“v=” and a version';

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

/** Returns the message for a link with broken notation. */
export const unreadable = (error: NotationError): string => `This link cannot be read: ${error.message}.`;

const KEYS = [
  'v',
  'game',
  'with',
  'bots',
  'under',
  'seed',
  'tiles',
  'dice',
  'dealer',
  'round',
  'cash',
  'debts',
  'memory',
  'do',
  'at',
  'seat',
] as const;
export type ShareKey = (typeof KEYS)[number];

/**
 * Splits a link into readers for the fields' values. Example: `v=1&game=riichi&end` → v: `1`, game: `riichi`.
 * @param keys all possible fields in their fixed order, `v` first
 * @throws ShareError for a link that is cut, too long or of another version
 * @throws NotationError for an unknown field or a wrong order
 */
export function fieldsOf(text: string): Map<ShareKey, TextReader>;
export function fieldsOf<K extends string>(
  text: string,
  keys: readonly ('v' | K)[],
): Map<'v' | K, TextReader>;
export function fieldsOf(text: string, keys: readonly string[] = KEYS): Map<string, TextReader> {
  const fields = new Map<string, TextReader>();
  let from = text.startsWith('#') ? 1 : 0;
  let ended = false;
  while (from < text.length && !ended) {
    const found = text.indexOf('&', from);
    const to = found < 0 ? text.length : found;
    ended = text.slice(from, to) === 'end' && fields.has('v');
    if (/^end[^a-z=]/.test(text.slice(from, to))) throw wrong(read(text), 'nothing after “end”', from + 3);
    if (!ended) addField(fields, keys, text, from, to);
    from = to + 1;
  }
  if (!fields.has('v')) throw wrong(read(text), VERSIONED, text.startsWith('#') ? 1 : 0);
  const after = wrong(read(text), ended ? 'nothing after “end”' : '“&end”', Math.min(from - 1, text.length));
  if (!ended)
    throw new ShareError(
      'cut',
      after,
      `This link is cut off at its end: “&end” is missing after “${text.slice(-12)}”.`,
    );
  if (from <= text.length) throw after;
  if (text.length > LONGEST) {
    const at = wrong(read(text), 'the end', LONGEST);
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
    fields.set(key, read(text, from + equals + 1, to));
    // Checked at once: another version may write its other fields differently, and the version is the error to report.
    if (key === 'v') checkVersion(read(text, from + equals + 1, to));
  } else if (!cut || fields.size === 0) {
    const next = keys.slice(last ? keys.indexOf(last) + 1 : 0).map((each) => `${each}=`);
    throw wrong(read(text), last ? `one of ${next.join(' ')} end` : VERSIONED, from);
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
