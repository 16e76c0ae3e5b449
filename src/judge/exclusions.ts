/** Checks that what a question says of a seat can be true together, and names the field that says what cannot. */
import type { Exclusion, Remark } from '../engine/exclusion.ts';
import type { Meld } from '../engine/melds.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/seats.ts';
import { exclusionIn, remarksOf, UNDISCARDED } from '../evaluation/exclusions.ts';
import { DISCARDS, HAS_DISCARDED, type SeatFacts } from '../evaluation/facts.ts';
import type { FieldReader, QuestionError } from '../evaluation/told/fields.ts';

/** The field that says a circumstance, and the words for what it says. */
type RemarkPlace = readonly [reader: FieldReader, field: string, words: string];

/** The circumstances that a question states by fields of its own; sets and facts are found without. */
type RemarkPlaces = Readonly<Partial<Record<Remark, RemarkPlace>>>;

/** What a question says of a seat. */
interface SeatRemarks {
  readonly seat: Seat;
  readonly melds: readonly Meld[];
  /** Facts that the question states. */
  readonly facts: SeatFacts;
  /** Other circumstances, and their fields. */
  readonly is?: readonly (Remark | false)[];
  readonly places?: RemarkPlaces;
}

/** @throws QuestionError for what excludes each other, with the rule; it is of the field that the row begins with */
export function checkRemarks(
  fields: FieldReader,
  ruleset: Ruleset,
  { seat, melds, facts, is = [], places = {} }: SeatRemarks,
): void {
  const row = exclusionIn(ruleset, remarksOf(seat, melds, facts, is));
  if (row) throw exclusionError(fields, row, places);
}

/** The error of a row of which everything is said. */
export function exclusionError(
  fields: FieldReader,
  { of, unless = [], rule }: Exclusion,
  places: RemarkPlaces,
): QuestionError {
  const [[reader, field, words], ...others] = [
    placeOf(fields, of[0], places),
    ...of.slice(1).map((each) => placeOf(fields, each, places)),
  ] as const;
  const beside = others.map((place) => place[2]).join(' and ');
  const without = unless.map(inWords).join(' or ');
  const text =
    beside === ''
      ? without === ''
        ? `${words} cannot be at this table`
        : `${words} takes ${without} beside it`
      : `${words} cannot be with ${beside}${without === '' ? '' : ` without ${without}`}`;
  return reader.wrong(field, `${text} (rule ${rule})`);
}

function placeOf(fields: FieldReader, remark: Remark, places: RemarkPlaces): RemarkPlace {
  const place = places[remark];
  const fact = remark.replace(/^no /, '');
  const stated = fields.has('facts') ? fields.child('facts') : null;
  if (stated?.has(fact)) return [stated, fact, inWords(remark)];
  if (place) return place;
  if (remark === UNDISCARDED && places['first turn']) return places['first turn'];
  return [fields, FIELDS[remark] ?? remark, inWords(remark)];
}

/** Circumstances that have the same field in every question. */
const FIELDS: Readonly<Partial<Record<Remark, string>>> = {
  'called set': 'melds',
  'called kong': 'melds',
  'concealed kong': 'melds',
  dealer: 'seat',
  [DISCARDS]: DISCARDS,
};

const WORDS: Readonly<Partial<Record<Remark, string>>> = {
  drawn: 'a drawn tile',
  offered: 'another seat’s tile',
  robbed: 'a robbed tile',
  replacement: 'a replacement tile',
  'second replacement': 'a second replacement tile',
  'bonus replacement': 'a tile that replaces a bonus tile',
  'no replacement': 'a tile that replaces nothing',
  'turn by call': 'a turn that began with a call',
  'last tile': 'the last tile',
  'first turn': '"firstTurn"',
  'called set': 'a called set in "melds"',
  'called kong': 'a called kong in "melds"',
  'concealed kong': 'a concealed kong in "melds"',
  dealer: 'seat 0, who plays first',
  [UNDISCARDED]: `"${HAS_DISCARDED}": false`,
};

const inWords = (remark: Remark): string =>
  WORDS[remark] ?? (remark.startsWith('no ') ? `"${remark.slice(3)}": false` : `"${remark}"`);
