/**
 * The address of a hand that is to be scored, in a URL's fragment.
 * `v=1&hand=123m.456p.55m.%5BEEE%5E%5D.+5s&seat=s&came=kong&with=minimum-fan:1&end`
 * The hand is kept as it was typed, mistakes too: a reload loses nothing.
 */
import type { Chosen } from '../engine/game.ts';
import type { BySeat, Wind } from '../engine/seats.ts';
import { type Kind, PLAYED } from '../engine/tiles.ts';
import { formatBriefSeat, readBriefSeat } from './brief.ts';
import { NotationError } from './error.ts';
import { match, type TextReader, take, wrong } from './reader.ts';
import { endValue, formatChosen, readChosen, readId, readWhole } from './share-fields.ts';
import { fieldsOf, SHARE_VERSION, ShareError, unreadable } from './share-frame.ts';
import { formatTiles } from './tile-text.ts';
import { readTiles } from './tiles.ts';

export { ShareError };

/** What the last tile was drawn for: in its turn, after a kong, after a bonus tile, after a second kong in a row. */
export const SUPPLEMENTS = ['none', 'kong', 'bonus', 'double'] as const;
export type SupplementMark = (typeof SUPPLEMENTS)[number];

/** How a winning tile comes, and from where its taker sees it come. */
export const WAYS = [
  'draw',
  'left',
  'across',
  'right',
  'robbing-left',
  'robbing-across',
  'robbing-right',
] as const;
export type SpecialWin = (typeof WAYS)[number];

export interface ScoreLink {
  /** The hand in the notation of `hand.ts`, or what was typed instead. */
  readonly hand: string;
  readonly seat: Wind;
  readonly round: Wind;
  /** How the winning tile will come, while the hand has none. */
  readonly way: SpecialWin;
  readonly supplement: SupplementMark;
  /** It was the wall's last tile, or was discarded after it. */
  readonly last: boolean;
  /** It came before anything else had happened. */
  readonly first: boolean;
  /** Which of its game's kinds of hand it is. */
  readonly under: string;
  /** What is further true of the winner, each named by a clause. */
  readonly facts: readonly string[];
  /** How many deals in a row the dealer has won before this one, where the game remembers it. */
  readonly dealerWins: number;
  /** The indicators that lie open, and those under them, in a game that has such. */
  readonly indicators: readonly Kind[];
  readonly beneath: readonly Kind[];
  /** How many counters lie on the table, and what in the pot. */
  readonly counters: number;
  readonly pot: number;
  /** The hands of those who did not win, as they were typed, seat by seat; empty where they are not given. */
  readonly others: BySeat<string>;
  /** Only what differs from the game's own choice need be here. */
  readonly chosen: Chosen;
}

/** No hand yet: East in the East round, everything as usual. */
export const EMPTY_SCORE: ScoreLink = {
  hand: '',
  seat: 0,
  round: 0,
  way: 'draw',
  supplement: 'none',
  last: false,
  first: false,
  under: 'ordinary',
  facts: [],
  dealerWins: 0,
  indicators: [],
  beneath: [],
  counters: 0,
  pot: 0,
  others: ['', '', '', ''],
  chosen: {},
};

/** The fields of a score link, in their order. */
export const SCORE_KEYS = [
  'v',
  'hand',
  'seat',
  'round',
  'by',
  'came',
  'last',
  'first',
  'under',
  'facts',
  'kept',
  'open',
  'beneath',
  'counters',
  'pot',
  'east',
  'south',
  'west',
  'north',
  'with',
] as const;
type Key = (typeof SCORE_KEYS)[number];

/** The seats as the fields of their hands are called. */
const OTHERS = ['east', 'south', 'west', 'north'] as const;

/** A longer streak than anybody sees. */
export const MOST_KEPT = 20;

/** More indicators than any game turns, more counters than a match has deals, and a larger pot than anybody sees. */
export const MOST_INDICATORS = 5;
export const MOST_COUNTERS = 99;
export const MOST_POT = 99_000;

/** The fragment, without “#”. */
export const formatScoreLink = (link: ScoreLink): string => [...formatScoreFields(link), 'end'].join('&');

/** The fields of a link as they stand in it, “v=” first. */
export function formatScoreFields(link: ScoreLink): string[] {
  const fields: (readonly [key: Key, value: string] | null)[] = [
    ['v', String(SHARE_VERSION)],
    link.hand === '' ? null : ['hand', formatTyped(link.hand)],
    link.seat === 0 ? null : ['seat', formatBriefSeat(link.seat, 0)],
    link.round === 0 ? null : ['round', formatBriefSeat(link.round, 0)],
    link.way === 'draw' ? null : ['by', link.way],
    link.supplement === 'none' ? null : ['came', link.supplement],
    link.last ? ['last', 'yes'] : null,
    link.first ? ['first', 'yes'] : null,
    link.under === 'ordinary' ? null : ['under', link.under],
    link.facts.length === 0 ? null : ['facts', link.facts.map(hyphened).join(',')],
    link.dealerWins === 0 ? null : ['kept', String(link.dealerWins)],
    link.indicators.length === 0 ? null : ['open', formatTiles(link.indicators)],
    link.beneath.length === 0 ? null : ['beneath', formatTiles(link.beneath)],
    link.counters === 0 ? null : ['counters', String(link.counters)],
    link.pot === 0 ? null : ['pot', String(link.pot)],
    ...OTHERS.map((key, seat) => {
      const text = link.others[seat] ?? '';
      return text === '' ? null : ([key, formatTyped(text)] as const);
    }),
    Object.keys(link.chosen).length > 0 ? ['with', formatChosen(link.chosen)] : null,
  ];
  return fields.flatMap((field) => (field ? [field.join('=')] : []));
}

/** What a fragment says, with or without “#”. @throws ShareError, which names the place */
export const parseScoreLink = (text: string): ScoreLink =>
  asShared(() => readScoreFields(fieldsOf<Key>(text, SCORE_KEYS)));

/** What reading a link gives. @throws ShareError for what is not as links are written */
export function asShared<T>(reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    if (error instanceof ShareError || !(error instanceof NotationError)) throw error;
    throw new ShareError('broken', error, unreadable(error));
  }
}

/** What the fields of a score link say. @throws NotationError */
export function readScoreFields(fields: { readonly get: (key: Key) => TextReader | undefined }): ScoreLink {
  const value = <T>(key: Key, fallback: T, item: (reader: TextReader) => T): T => {
    const reader = fields.get(key);
    if (!reader) return fallback;
    const result = item(reader);
    endValue(reader);
    return result;
  };
  return {
    hand: value('hand', '', readTyped),
    seat: value<Wind>('seat', 0, (reader) => readBriefSeat(reader, 0)),
    round: value<Wind>('round', 0, (reader) => readBriefSeat(reader, 0)),
    way: value<SpecialWin>('by', 'draw', (reader) => readWord(reader, WAYS)),
    supplement: value<SupplementMark>('came', 'none', (reader) => readWord(reader, SUPPLEMENTS)),
    last: value('last', false, readYes),
    first: value('first', false, readYes),
    under: value('under', 'ordinary', (reader) => readId(reader, 'the name of a kind of hand')),
    facts: value<readonly string[]>('facts', [], readFacts),
    dealerWins: value('kept', 0, readDealerWins),
    indicators: value<readonly Kind[]>('open', [], readIndicators),
    beneath: value<readonly Kind[]>('beneath', [], readIndicators),
    counters: value('counters', 0, (reader) => readWhole(reader, 1, MOST_COUNTERS, 'a number of counters')),
    pot: value('pot', 0, (reader) => readWhole(reader, 1, MOST_POT, 'an amount')),
    others: [
      value('east', '', readTyped),
      value('south', '', readTyped),
      value('west', '', readTyped),
      value('north', '', readTyped),
    ],
    chosen: value('with', {}, readChosen),
  };
}

const hyphened = (fact: string): string => fact.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const unhyphened = (id: string): string => id.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

function readFacts(reader: TextReader): string[] {
  const facts: string[] = [];
  do facts.push(unhyphened(readId(reader, 'a fact')));
  while (take(reader, ','));
  return facts;
}

function readIndicators(reader: TextReader): Kind[] {
  const from = reader.at;
  const tiles = readTiles(reader);
  const are = tiles.every((kind) => kind >= 0 && kind < PLAYED);
  if (are && tiles.length > 0 && tiles.length <= MOST_INDICATORS) return tiles;
  throw wrong(reader, `one to ${MOST_INDICATORS} tiles`, from);
}

function readDealerWins(reader: TextReader): number {
  const from = reader.at;
  const count = Number(match(reader, /\d{1,2}/y) ?? Number.NaN);
  if (count >= 1 && count <= MOST_KEPT) return count;
  throw wrong(reader, `a number from 1 to ${MOST_KEPT}`, from);
}

/** Spaces as dots; what an address or a chat would change, escaped. */
const formatTyped = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('.', '%2E')
    .replaceAll('%20', '.')
    .replace(/%(2B|2C|3D|3A)/g, decodeURIComponent);

/** The longest hand that can be typed, in characters. */
export const LONGEST_HAND = 200;

function readTyped(reader: TextReader): string {
  const from = reader.at;
  const text = match(reader, /(?:[A-Za-z0-9_.!~*'()+,=:-]|%[0-9A-Fa-f]{2})+/y) ?? '';
  let hand: string;
  try {
    hand = decodeURIComponent(text.replaceAll('.', '%20'));
  } catch {
    throw wrong(reader, 'a hand', from);
  }
  if (hand.length <= LONGEST_HAND) return hand;
  throw wrong(reader, `a hand of at most ${LONGEST_HAND} characters`, from);
}

function readWord<T extends string>(reader: TextReader, known: readonly T[]): T {
  const word = match(reader, /[a-z-]+/y);
  const found = known.find((each) => each === word);
  if (found) return found;
  throw wrong(reader, `one of ${known.join(' ')}`, reader.at - (word?.length ?? 0));
}

function readYes(reader: TextReader): boolean {
  if (match(reader, /yes/y) === null) throw wrong(reader, 'yes');
  return true;
}
