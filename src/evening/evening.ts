/**
 * An evening at a real table: who plays what by which rules, and the deals as they were entered. Everything else
 * (balances, debts, dealers, the end) is computed from this (`account.ts`).
 */
import type { Chosen } from '../engine/game.ts';
import type { BySeat } from '../engine/seats.ts';
import type { Json } from '../engine/table.ts';
import { FieldReader, isFields, type JsonFields, QuestionError } from '../evaluation/told/fields.ts';
import { formatTiles } from '../notation/tile-text.ts';
import { parseTiles } from '../notation/tiles.ts';

/**
 * A deal as it was entered: events as the judge is told them, of which the last ends the deal. In a `win` a winner may
 * have `hand`, a score link without its frame, in place of a score; and a loser a written hand in place of a number.
 */
export type EnteredDeal = readonly JsonFields[];

/** What a point is worth, where the table plays for money. */
interface MoneyStakes {
  readonly each: number;
  /** The currency, as it was typed. */
  readonly unit: string;
}

export interface Evening {
  /** The id of the game. */
  readonly game: string;
  /** By seat; seat 0 deals first. Empty where nobody typed a name. */
  readonly names: BySeat<string>;
  /** The options of the table. */
  readonly chosen: Chosen;
  readonly stakes: MoneyStakes | null;
  readonly deals: readonly EnteredDeal[];
}

/** What an evening calls itself where it is kept, and the version of that form. */
const KIND = 'evening';
const VERSION = 1;

/** The most that is read: a name in characters, deals, events of a deal. */
export const LONGEST_NAME = 24;
const MOST_DEALS = 200;
const MOST_EVENTS = 100;
const LONGEST_FILE = 400_000;
export const LONGEST_UNIT = 8;
export const MOST_STAKE = 1_000_000;

const TILES = { parse: parseTiles, format: (tiles: readonly number[]) => formatTiles(tiles) };

/** Reads the fields of an evening, a deal or an event; `path` says where they stand. */
export const readerOf = (fields: JsonFields, path: string): FieldReader =>
  new FieldReader(fields, path, TILES);

/** The evening as it is kept in a file and in the browser: with `"op":"settle"` in front, a question for the judge. */
export const eveningFields = ({ game, names, chosen, stakes, deals }: Evening): JsonFields => ({
  sparrow: KIND,
  v: VERSION,
  ruleset: game,
  options: chosen,
  names,
  ...(stakes && { stakes: { each: stakes.each, unit: stakes.unit } }),
  hands: deals,
});

/**
 * Reads a kept evening. Whether its deals can have been is told by `accountOf`.
 * @param game the game of the page
 * @throws QuestionError with the field at fault
 */
export function readEvening(value: Json, game: string): Evening {
  if (!isFields(value)) throw new QuestionError(null, 'this is no evening');
  const fields = readerOf(value, '');
  if (value['sparrow'] !== KIND) throw fields.wrong('sparrow', 'this is no evening');
  if (value['v'] !== VERSION)
    throw fields.wrong('v', `this evening is of version ${String(value['v'])}; this page reads ${VERSION}`);
  fields.only('sparrow', 'v', 'ruleset', 'options', 'names', 'stakes', 'hands');
  const id = fields.text('ruleset');
  if (id !== game)
    throw fields.wrong('ruleset', `this evening is one of "${id}", and this page keeps "${game}"`);
  return {
    game,
    names: readNames(fields),
    chosen: fields.options(),
    stakes: fields.has('stakes') ? readStakes(fields.child('stakes')) : null,
    deals: readDeals(fields),
  };
}

/** Reads the text of a file. @throws QuestionError as `readEvening`, and where it is no JSON */
export function readEveningText(text: string, game: string): Evening {
  if (text.length > LONGEST_FILE) throw new QuestionError(null, 'this file is longer than any evening');
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    throw new QuestionError(null, 'this is no evening: it is not JSON');
  }
  return readEvening(value, game);
}

function readNames(fields: FieldReader): Evening['names'] {
  const [a, b, c, d, ...more] = fields.texts('names');
  if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0)
    throw fields.wrong('names', '"names" must be four texts');
  const names = [a, b, c, d] as const;
  if (names.some((name) => name.length > LONGEST_NAME))
    throw fields.wrong('names', `a name has at most ${LONGEST_NAME} characters`);
  return names;
}

function readStakes(fields: FieldReader): MoneyStakes {
  fields.only('each', 'unit');
  const { each } = fields.fields;
  if (typeof each !== 'number' || !(each > 0 && each <= MOST_STAKE))
    throw fields.wrong('each', `"each" must be a number above 0, at most ${MOST_STAKE}`);
  const unit = fields.text('unit');
  if (unit.length > LONGEST_UNIT) throw fields.wrong('unit', `"unit" has at most ${LONGEST_UNIT} characters`);
  return { each, unit };
}

function readDeals(fields: FieldReader): readonly EnteredDeal[] {
  const { hands } = fields.fields;
  if (!Array.isArray(hands)) throw fields.wrong('hands', '"hands" must be a list of deals');
  if (hands.length > MOST_DEALS) throw fields.wrong('hands', `an evening has at most ${MOST_DEALS} deals`);
  return hands.map((_, at) => {
    const events = fields.nested('hands', at);
    if (events.length > MOST_EVENTS)
      throw new QuestionError(`hands[${at}]`, `a deal has at most ${MOST_EVENTS} events`);
    return events.map((event) => event.fields);
  });
}
