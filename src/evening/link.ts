/**
 * The link of a whole evening, in a URL fragment. Example: two deals, of which Bob draws his tile for 5 and nobody wins:
 * `v=1&names=Ann,Bob,Cy,Di&with=minimum-fan:1&deals=w-$1s5/n&end`
 */
import type { Json } from '../engine/table.ts';
import type { JsonFields } from '../evaluation/told/fields.ts';
import { isFields } from '../evaluation/told/fields.ts';
import { fromBase64Url, toBase64Url } from '../notation/base64url.ts';
import { match, need, type TextReader, take, wrong } from '../notation/reader.ts';
import { formatChosen, readChosen } from '../notation/share-fields.ts';
import { formatLink, parseLink } from '../notation/share-frame.ts';
import { type EnteredDeal, type Evening, eveningFields, readEvening } from './evening.ts';

const KEYS = ['names', 'with', 'each', 'deals'] as const;

/** Recognises the link of an evening. */
export const isEveningLink = (text: string): boolean => /^#?v=\d+&names=/.test(text);

/** Formats the fragment, without “#”. The page gives the game. */
export function formatEveningLink({ names, chosen, stakes, deals }: Evening): string {
  return formatLink<(typeof KEYS)[number]>([
    ['names', names.map(formatText).join(',')],
    Object.keys(chosen).length > 0 ? ['with', formatChosen(chosen)] : null,
    stakes && ['each', `${stakes.each}:${formatText(stakes.unit)}`],
    deals.length > 0 ? ['deals', deals.map((deal) => deal.map(formatEvent).join(';')).join('/')] : null,
  ]);
}

/**
 * Parses a fragment, with or without “#”.
 * @throws ShareError with the place of the error
 * @throws QuestionError for names, stakes or a number of deals that no evening has
 */
export function parseEveningLink(text: string, game: string): Evening {
  const read = parseLink(text, KEYS, (value) => ({
    names: value<readonly string[]>('names', [], (reader) => readNames(reader)),
    chosen: value('with', {}, readChosen),
    stakes: value<Evening['stakes']>('each', null, readStakes),
    deals: value<readonly EnteredDeal[]>('deals', [], readDeals),
  }));
  // What a name or a deal may be is said in one place.
  return readEvening(
    { ...eveningFields({ ...read, game, names: ['', '', '', ''] }), names: read.names },
    game,
  );
}

/** Signs that mean something in the link are escaped in a text. */
const formatText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('.', '%2E')
    .replaceAll('%20', '.');

const TEXT = /(?:[A-Za-z0-9_.!~*'()-]|%[0-9A-Fa-f]{2})*/y;

function readText(reader: TextReader): string {
  const from = reader.at;
  try {
    return decodeURIComponent((match(reader, TEXT) ?? '').replaceAll('.', '%20'));
  } catch {
    throw wrong(reader, 'a text', from);
  }
}

function readNames(reader: TextReader): readonly string[] {
  const names = [readText(reader)];
  while (take(reader, ',')) names.push(readText(reader));
  return names;
}

function readStakes(reader: TextReader): Evening['stakes'] {
  const from = reader.at;
  const each = Number(match(reader, /\d+(?:\.\d+)?/y) ?? Number.NaN);
  if (!Number.isFinite(each)) throw wrong(reader, 'what a point is worth', from);
  need(reader, ':');
  return { each, unit: readText(reader) };
}

/** Formats an event: in a few signs where its form is a usual one, and otherwise as it is. */
function formatEvent(event: JsonFields): string {
  const brief = briefOf(event);
  if (brief !== null) {
    const again = eventOf({ text: brief, at: 0, end: brief.length });
    if (again !== null && isAlike(again, event)) return brief;
  }
  return `j${toBase64Url(JSON.stringify(event))}`;
}

/** Do two values say the same, whatever the order of their fields? */
const isAlike = (one: Json | undefined, other: Json | undefined): boolean => {
  if (isFields(one) && isFields(other)) {
    const keys = Object.keys(one);
    return keys.length === Object.keys(other).length && keys.every((key) => isAlike(one[key], other[key]));
  }
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isAlike(each, other[at]));
  return one === other;
};

const KONGS = { claimed: 'kc', promoted: 'kp', concealed: 'ks' } as const;

function briefOf(event: JsonFields): string | null {
  const { type, seat, from, to, tile, rule } = event;
  switch (type) {
    case 'kong': {
      const kind = Object.entries(KONGS).find(([each]) => each === event['kind']);
      return kind ? `${kind[1]}${seat}${from ?? ''}` : null;
    }
    case 'bonus':
      return `f${seat}${tile}`;
    case 'discard':
      return `d${seat}${tile}`;
    case 'claim':
      return `c${seat}${from}`;
    case 'dice':
      return Array.isArray(event['values']) ? `o${event['values'].join('')}` : null;
    case 'mistake':
      return `m${seat}${to ?? ''}-${rule}`;
    case 'chombo':
      return `x${seat}`;
    case 'drawn':
      return `n${listOf(event['ready'])}${event['rivers'] ? `.${listOf(event['rivers'])}` : ''}${rule === undefined ? '' : `-${rule}`}`;
    case 'win':
      return briefWin(event);
    default:
      return typeof type === 'string' && /^[a-z]+$/.test(type) ? `r${seat}${type}` : null;
  }
}

const listOf = (value: Json | undefined): string => (Array.isArray(value) ? value.join('') : '');

function briefWin({ winners, from, losers }: JsonFields): string | null {
  if (!Array.isArray(winners)) return null;
  const each = winners.filter(isFields).map((winner) => `$${winner['seat']}${briefWorth(winner)}`);
  const others = Object.entries(isFields(losers) ? losers : {}).map(([seat, value]) =>
    typeof value === 'string' ? `$${seat}T${formatHandText(value, false)}` : `$${seat}S${value}`,
  );
  return `w${from ?? '-'}${each.join('')}${others.join('')}`;
}

function briefWorth({ hand, score, han, fu, yakuman, liable, liableFor }: JsonFields): string {
  if (typeof hand === 'string') return `t${formatHandText(hand, true)}`;
  if (score !== undefined) return `s${score}`;
  if (yakuman !== undefined)
    return `y${yakuman}${liable === undefined ? '' : `l${liable}${liableFor === undefined ? '' : `-${liableFor}`}`}`;
  return han === undefined ? '' : `h${han}f${fu}`;
}

/**
 * Signs of hands that would take three characters or five, and what stands for them. A text that has such a sign of its
 * own is not read as it was, and so is written as it is.
 */
const HAND_SIGNS: Readonly<Record<string, string>> = {
  '5B': '~',
  '5D': "'",
  '5E': '!',
  '3C': '_',
  '3E': '?',
  '2B': '+',
};
/** Signs of the link of a score. */
const LINK_SIGNS: Readonly<Record<string, string>> = { '26': '@', '3D': '=', '2C': ',', '3A': ':' };

/** A space, in a hand; the link of a score has its own sign for it. */
const SPACE = { '20': '.' };

/** A written hand; or the link of a score without its frame, in which the signs of the hand are escaped already. */
const formatHandText = (text: string, isLink: boolean): string =>
  encodeURIComponent(text)
    .replace(isLink ? /%25(\w\w)/g : /%(\w\w)/g, (code, sign) => HAND_SIGNS[sign] ?? code)
    .replace(/%(\w\w)/g, (code, sign) => signsOf(isLink)[sign] ?? code);

/** The signs that stand for a single escape. */
const signsOf = (isLink: boolean): Readonly<Record<string, string>> =>
  isLink ? LINK_SIGNS : { ...LINK_SIGNS, ...SPACE };

const signOf = (signs: Readonly<Record<string, string>>, put: string): string | undefined =>
  Object.keys(signs).find((sign) => signs[sign] === put);

function readHandText(reader: TextReader, isLink: boolean): string {
  const from = reader.at;
  const text = match(reader, /(?:[A-Za-z0-9_.!~*'()@=,+:?-]|%[0-9A-Fa-f]{2})*/y) ?? '';
  const escaped = text.replace(isLink ? /[~'!_?+@=,:]/g : /[~'!_?+@=,:.]/g, (put) => {
    const sign = signOf(HAND_SIGNS, put);
    return sign === undefined ? `%${signOf(signsOf(isLink), put)}` : `${isLink ? '%25' : '%'}${sign}`;
  });
  try {
    return decodeURIComponent(escaped);
  } catch {
    throw wrong(reader, 'a hand', from);
  }
}

function readDeals(reader: TextReader): readonly EnteredDeal[] {
  const deals = [readDeal(reader)];
  while (take(reader, '/')) deals.push(readDeal(reader));
  return deals;
}

function readDeal(reader: TextReader): EnteredDeal {
  const events: JsonFields[] = [];
  do {
    const from = reader.at;
    const event = eventOf(reader);
    if (event === null) throw wrong(reader, 'something that happens in a deal', from);
    events.push(event);
  } while (take(reader, ';'));
  return events;
}

/** Reads one event; null where none begins here. */
function eventOf(reader: TextReader): JsonFields | null {
  switch (match(reader, /k[cps]|[fdcomxnwrj]/y)) {
    case 'kc':
      return { type: 'kong', kind: 'claimed', ...seatsOf(reader) };
    case 'kp':
      return { type: 'kong', kind: 'promoted', ...seatsOf(reader) };
    case 'ks':
      return { type: 'kong', kind: 'concealed', ...seatsOf(reader) };
    case 'f':
      return { type: 'bonus', ...seatsOf(reader), tile: match(reader, /[A-Za-z0-9]+/y) ?? '' };
    case 'd':
      return { type: 'discard', ...seatsOf(reader), tile: match(reader, /[A-Za-z0-9]+/y) ?? '' };
    case 'c':
      return { type: 'claim', ...seatsOf(reader) };
    case 'o':
      return { type: 'dice', values: digitsOf(reader) };
    case 'm': {
      const { seat, from } = seatsOf(reader);
      return {
        type: 'mistake',
        seat: seat ?? null,
        ...(from !== undefined && { to: from }),
        ...ruleOf(reader),
      };
    }
    case 'x':
      return { type: 'chombo', ...seatsOf(reader) };
    case 'n': {
      const ready = digitsOf(reader);
      const rivers = take(reader, '.') ? digitsOf(reader) : [];
      return {
        type: 'drawn',
        ...(ready.length > 0 && { ready }),
        ...(rivers.length > 0 && { rivers }),
        ...ruleOf(reader),
      };
    }
    case 'r': {
      const [seat = null] = digitOf(reader);
      return { type: match(reader, /[a-z]+/y) ?? '', seat };
    }
    case 'w':
      return winOf(reader);
    case 'j':
      return readJson(reader);
    default:
      return null;
  }
}

const digitOf = (reader: TextReader): number[] => {
  const digit = match(reader, /\d/y);
  return digit === null ? [] : [Number(digit)];
};
const digitsOf = (reader: TextReader): number[] => [...(match(reader, /\d+/y) ?? '')].map(Number);
const ruleOf = (reader: TextReader): { readonly rule?: string } =>
  take(reader, '-') ? { rule: match(reader, /[a-z0-9-]+/y) ?? '' } : {};

/** One seat or two: whose it is, and whose tile it was. */
function seatsOf(reader: TextReader): { readonly seat?: number; readonly from?: number } {
  const [seat] = digitOf(reader);
  // A tile may begin with a figure; only the events of two seats have nothing else after the first.
  const [from] = /^\d(?![a-zA-Z])/.test(reader.text.slice(reader.at, reader.end)) ? digitOf(reader) : [];
  return { ...(seat !== undefined && { seat }), ...(from !== undefined && { from }) };
}

function winOf(reader: TextReader): JsonFields {
  const [from = null] = take(reader, '-') ? [] : digitOf(reader);
  const winners: JsonFields[] = [];
  const losers: Record<string, Json> = {};
  while (take(reader, '$')) {
    const [seat = null] = digitOf(reader);
    if (take(reader, 'S')) losers[String(seat)] = numberOf(reader);
    else if (take(reader, 'T')) losers[String(seat)] = readHandText(reader, false);
    else winners.push({ seat, ...worthOf(reader) });
  }
  return { type: 'win', winners, from, ...(Object.keys(losers).length > 0 && { losers }) };
}

const numberOf = (reader: TextReader): number => Number(match(reader, /\d+(?:\.\d+)?/y) ?? 0);

function worthOf(reader: TextReader): JsonFields {
  if (take(reader, 't')) return { hand: readHandText(reader, true) };
  if (take(reader, 's')) return { score: numberOf(reader) };
  if (take(reader, 'h')) {
    const han = numberOf(reader);
    return take(reader, 'f') ? { han, fu: numberOf(reader) } : { han };
  }
  if (!take(reader, 'y')) return {};
  const yakuman = numberOf(reader);
  if (!take(reader, 'l')) return { yakuman };
  const [liable = null] = digitOf(reader);
  const { rule: liableFor } = ruleOf(reader);
  return { yakuman, liable, ...(liableFor !== undefined && { liableFor }) };
}

function readJson(reader: TextReader): JsonFields {
  const from = reader.at;
  try {
    const value: Json = JSON.parse(fromBase64Url(match(reader, /[A-Za-z0-9_-]+/y) ?? ''));
    if (isFields(value)) return value;
  } catch {
    // The error is thrown below.
  }
  throw wrong(reader, 'something that happens in a deal', from);
}
