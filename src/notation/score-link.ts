/**
 * Parses and formats the link of a hand to be scored, in a URL fragment. The hand is kept as typed, with its mistakes,
 * so that a reload loses nothing. Example:
 * `v=1&hand=123m.456p.55m.%5BEEE%5E%5D.+5s&seat=s&came=kong&with=minimum-fan:1&end`
 */
import type { Chosen } from '../engine/game.ts';
import type { BySeat, Wind } from '../engine/seats.ts';
import { type Kind, PLAYED } from '../engine/tiles.ts';
import { formatBriefSeat, readBriefSeat } from './brief.ts';
import { match, type TextReader, wrong } from './reader.ts';
import { formatChosen, readChosen, readId, readList, readWhole } from './share-fields.ts';
import { type FieldReader, formatLink, type LinkField, parseLink, ShareError } from './share-frame.ts';
import { formatTiles } from './tile-text.ts';
import { readTiles } from './tiles.ts';
import { SUPPLEMENTS, type SupplementMark, type WinMarks } from './win-ways.ts';

export { ShareError };

/** How the winning tile comes: by draw, or from which side as the winner sees it. */
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

export interface ScoreLink extends WinMarks {
  /** The hand in the notation of `hand.ts`, or any other text that was typed. */
  readonly hand: string;
  readonly seat: Wind;
  readonly round: Wind;
  /** How the winning tile will come, as long as the hand does not mark it. */
  readonly way: SpecialWin;
  /** The kind of hand. */
  readonly under: string;
  /** Facts about the winner, each named by a clause. */
  readonly facts: readonly string[];
  /** The number of deals in a row the dealer has won before this one, in games that count it. */
  readonly dealerWins: number;
  /** The dora indicators (`indicators` face up, `beneath` under them), in games that have them. */
  readonly indicators: readonly Kind[];
  readonly beneath: readonly Kind[];
  /** The number of counters on the table, and the amount in the pot. */
  readonly counters: number;
  readonly pot: number;
  /** The losers' hands as typed, by seat; '' when not given. */
  readonly others: BySeat<string>;
  /** The chosen options. Those equal to the game's default may be left out. */
  readonly chosen: Chosen;
}

/** The empty form: no hand, east seat in the east round, everything else at its default. */
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

/** The fields of a score link, in their fixed order. */
export const SCORE_KEYS = [
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

/** The field names of the losers' hands, in seat order. */
const OTHERS = ['east', 'south', 'west', 'north'] as const;

/** The longest streak a link may state; real ones are shorter. */
export const MOST_KEPT = 20;

/** The greatest values a link may state; each is above what any game reaches. */
export const MOST_INDICATORS = 5;
export const MOST_COUNTERS = 99;
export const MOST_POT = 99_000;

/** Formats the link as a fragment, without “#”. */
export const formatScoreLink = (link: ScoreLink): string => formatLink(scoreFields(link));

/** Formats the single fields. */
export function scoreFields(link: ScoreLink): LinkField<Key>[] {
  return [
    link.hand === '' ? null : ['hand', formatTyped(link.hand)],
    link.seat === 0 ? null : ['seat', formatBriefSeat(link.seat, 0)],
    link.round === 0 ? null : ['round', formatBriefSeat(link.round, 0)],
    link.way === 'draw' ? null : ['by', link.way],
    link.supplement === 'none' ? null : ['came', link.supplement],
    link.last ? ['last', 'yes'] : null,
    link.first ? ['first', 'yes'] : null,
    link.under === 'ordinary' ? null : ['under', link.under],
    link.facts.length === 0 ? null : ['facts', link.facts.map(hyphenate).join(',')],
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
}

/** Parses a fragment, with or without “#”. @throws ShareError with the place of the error */
export const parseScoreLink = (text: string): ScoreLink => parseLink(text, SCORE_KEYS, readScoreFields);

/** Reads the fields of a score link. @throws NotationError */
export function readScoreFields(value: FieldReader<Key>): ScoreLink {
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
    dealerWins: value('kept', 0, (reader) =>
      readWhole(reader, 1, MOST_KEPT, `a number from 1 to ${MOST_KEPT}`),
    ),
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

const hyphenate = (fact: string): string => fact.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const toCamelCase = (id: string): string => id.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const readFacts = (reader: TextReader): string[] =>
  readList(reader, ',', (each) => toCamelCase(readId(each, 'a fact')));

function readIndicators(reader: TextReader): Kind[] {
  const from = reader.at;
  const tiles = readTiles(reader);
  const are = tiles.every((kind) => kind >= 0 && kind < PLAYED);
  if (are && tiles.length > 0 && tiles.length <= MOST_INDICATORS) return tiles;
  throw wrong(reader, `one to ${MOST_INDICATORS} tiles`, from);
}

/**
 * Writes typed text for a URL: spaces become dots, and signs that an address bar or a chat would change are escaped.
 */
const formatTyped = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('.', '%2E')
    .replaceAll('%20', '.')
    .replace(/%(2B|2C|3D|3A)/g, decodeURIComponent);

/** The greatest length of a typed hand, in characters. */
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
