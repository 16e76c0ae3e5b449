/**
 * Parses and formats share links: one hand in a URL fragment, readable and almost without escapes. Only players'
 * actions are written; the referee's moves follow from them. Example:
 * `v=1&game=two-five-eight&seed=heron-412&do=e5m.s-.npung&at=7&seat=s&end`
 */
import type { Action } from '../engine/action.ts';
import type { Chosen } from '../engine/game.ts';
import type { Book, Debt } from '../engine/payment.ts';
import { hashSeed, type Seed } from '../engine/random.ts';
import { type Seat, seatOfWind, type Wind } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import type { Kind } from '../engine/tiles.ts';
import { formatBrief, formatBriefSeat, readBrief, readBriefSeat, readSome } from './brief.ts';
import { match, type TextReader, textReader, wrong } from './reader.ts';
import {
  formatBook,
  formatChosen,
  formatDebts,
  formatMemory,
  formatSeed,
  readBook,
  readChosen,
  readDebts,
  readId,
  readList,
  readMemory,
  readSeatNumber,
  readSeed,
  readWhole,
} from './share-fields.ts';
import {
  type FieldReader,
  formatLink,
  parseLink,
  SHARE_VERSION,
  ShareError,
  unreadable,
} from './share-frame.ts';
import { formatTiles } from './tile-text.ts';

export { SHARE_VERSION, ShareError, unreadable };

/** The start of the shared hand: a seed that determines the tile order, or the order itself. */
export interface SharedStart {
  readonly seed: Seed | null;
  /** The tile order; null when the seed determines it, and then the dice too. */
  readonly order: readonly Kind[] | null;
  readonly dice: readonly number[];
  readonly dealer: Seat;
  readonly round: Wind;
  /** The seats' money; null for the first hand of a match, where everyone has the stake. */
  readonly cash: Book | null;
  readonly debts: readonly Debt[];
  readonly memory: Readonly<Record<string, Json>>;
}

export interface ShareLink {
  readonly game: string;
  /** The chosen options. Those equal to the game's default may be left out. */
  readonly chosen: Chosen;
  /** The strength of the bots in the other seats; null is the default. */
  readonly bots: string | null;
  readonly under: string;
  readonly start: SharedStart;
  /** All players' actions, in order. */
  readonly actions: readonly Action[];
  /** The frame shown; 0 is the table before the first event. */
  readonly step: number;
  /** The seat whose view is shown; null shows all hands open. */
  readonly seat: Seat | null;
  /** What the record of a real game says of this hand; null for any other hand. */
  readonly record: RecordFields | null;
}

/** What the record of a real game says of a hand. Whoever shows it reads it; a link only carries it. */
export type RecordFields = Readonly<Record<string, Json>>;

/** Returns the start of a match's first hand, with the tile order of this seed. */
export const fromSeed = (seed: Seed): SharedStart => ({
  seed,
  order: null,
  dice: [],
  dealer: 0,
  round: 0,
  cash: null,
  debts: [],
  memory: {},
});

const KEYS = [
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
  'record',
] as const;
type Key = (typeof KEYS)[number];

const formatActions = (actions: readonly Action[], dealer: Seat): string =>
  actions.map((action) => formatBrief(action, dealer)).join('.');

/** A short text that is equal for equal actions, by which the course of a record is known again. */
export const courseOf = ({ actions, start }: Pick<ShareLink, 'actions' | 'start'>): string =>
  (hashSeed(formatActions(actions, start.dealer)) >>> 0).toString(36);

/** Formats the link as a fragment, without “#”. */
export function formatShare(link: ShareLink): string {
  const { start } = link;
  const { dealer } = start;
  return formatLink<Key>([
    ['game', link.game],
    Object.keys(link.chosen).length > 0 ? ['with', formatChosen(link.chosen)] : null,
    link.bots === null ? null : ['bots', link.bots],
    link.under === 'ordinary' ? null : ['under', link.under],
    start.seed === null ? null : ['seed', formatSeed(start.seed)],
    start.order === null ? null : ['tiles', formatTiles(start.order)],
    start.dice.length === 0 ? null : ['dice', start.dice.join('')],
    dealer === 0 ? null : ['dealer', String(dealer)],
    start.round === 0 ? null : ['round', formatBriefSeat(start.round, 0)],
    start.cash === null ? null : ['cash', formatBook(start.cash)],
    start.debts.length === 0 ? null : ['debts', formatDebts(start.debts)],
    Object.keys(start.memory).length === 0 ? null : ['memory', formatMemory(start.memory)],
    link.actions.length === 0 ? null : ['do', formatActions(link.actions, dealer)],
    link.step === 0 ? null : ['at', String(link.step)],
    link.seat === null ? null : ['seat', formatBriefSeat(link.seat, dealer)],
    link.record === null ? null : ['record', formatMemory(link.record)],
  ]);
}

/** Parses a fragment, with or without “#”. @throws ShareError with the place of the error */
export const parseShare = (text: string): ShareLink =>
  parseLink(text, KEYS, (value) => readShare(text, value));

function readShare(text: string, value: FieldReader<Key>): ShareLink {
  const missing = (expected: string) => wrong(textReader(text), expected, text.length);
  const game = value('game', null, (reader) => readId(reader, 'the id of a game'));
  if (game === null) throw missing('“game=” and the id of a game');
  const seed = value('seed', null, readSeed);
  const order = value('tiles', null, readSome);
  if (seed === null && order === null) throw missing('“seed=” or “tiles=”');
  const dealer = value('dealer', 0 as Seat, readSeatNumber);
  return {
    game,
    chosen: value('with', {}, readChosen),
    bots: value('bots', null, (reader) => readId(reader, 'how well the others play')),
    under: value('under', 'ordinary', (reader) => readId(reader, 'the name of a kind of hand')),
    start: {
      seed,
      order,
      dice: value('dice', [], readDice),
      dealer,
      round: value('round', 0 as Wind, (reader) => readBriefSeat(reader, seatOfWind(0, 0))),
      cash: value('cash', null, readBook),
      debts: value('debts', [], readDebts),
      memory: value('memory', {}, readMemory),
    },
    actions: value('do', [], (reader) => readList(reader, '.', (at) => readBrief(at, dealer))),
    step: value('at', 0, (reader) => readWhole(reader, 0, 1e6, 'the number of a step')),
    seat: value('seat', null, (reader) => readBriefSeat(reader, dealer)),
    record: value('record', null, readMemory),
  };
}

function readDice(reader: TextReader): number[] {
  const dice = match(reader, /[1-6]+/y);
  if (dice === null) throw wrong(reader, 'dice from 1 to 6');
  return [...dice].map(Number);
}
