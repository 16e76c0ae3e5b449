/** Reads the hands of a question, and checks them against the tile set. */

import type { Meld } from '../engine/melds.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { isRun } from '../engine/runs.ts';
import type { Seat } from '../engine/seats.ts';
import { isBonus, JOKER, type Kind, plainKind, sortTiles, type TileSet } from '../engine/tiles.ts';
import type { Contradiction } from '../evaluation/contradiction.ts';
import { COUNTERS, DISCARDS, faultOfFacts, KANS, type SeatFacts } from '../evaluation/facts.ts';
import { faultOfHand, type HandFault, type HandToJudge, tilesOf } from '../evaluation/hand.ts';
import { takenFrom } from '../evaluation/tiles.ts';
import type { FieldReader, QuestionError } from '../evaluation/told/fields.ts';
import { shorten } from '../notation/quotation.ts';
import { exclusionError } from './exclusions.ts';

/** Reads the hand of a seat; a winning tile is still among the others. */
export function readHand(fields: FieldReader, seat: Seat | null = null): HandToJudge {
  const bonus = fields.tiles('bonus', '');
  const other = bonus.find((tile) => !isBonus(tile));
  if (other !== undefined) throw fields.wrong('bonus', `${nameOf(fields, other)} is no bonus tile`);
  return {
    concealed: sortTiles(fields.tiles('hand')),
    melds: fields.children('melds').map((meld) => readMeld(meld, seat)),
    bonus,
    winning: null,
  };
}

function readMeld(fields: FieldReader, seat: Seat | null): Meld {
  fields.only('kind', 'tiles', 'exposed', 'from');
  const kind = fields.oneOf('kind', ['chow', 'pung', 'kong']);
  const tiles = sortTiles(fields.tiles('tiles'));
  const from = fields.has('from') ? fields.seat('from') : null;
  const tile = plainKind(tiles.find((each) => each !== JOKER) ?? JOKER);
  const need = kind === 'kong' ? 4 : 3;
  const fits =
    kind === 'chow'
      ? tiles.length === 3 && isRun(tiles)
      : tiles.length === need &&
        !isBonus(tile) &&
        tiles.every((each) => plainKind(each) === tile || each === JOKER);
  if (!fits) throw fields.wrong('tiles', `${shorten(fields.text('tiles'), 40)} is no ${kind}`);
  if (from !== null && from === seat) throw fields.wrong('from', 'nobody claims their own tile');
  const exposed = fields.flag('exposed', true);
  if (!exposed) {
    if (kind !== 'kong') throw fields.wrong('exposed', `a ${kind} that is not exposed belongs to the hand`);
    if (from !== null) throw fields.wrong('from', 'a concealed kong comes from nobody');
    return { kind, how: 'concealed', tile, tiles, shown: true };
  }
  if (kind === 'chow') return { kind, tile, tiles, from, claimed: tiles[0] ?? tile };
  return kind === 'pung' ? { kind, tile, tiles, from } : { kind, how: 'claimed', tile, tiles, from };
}

const nameOf = (fields: FieldReader, tile: Kind): string => fields.tileText.format([tile]);

/**
 * Checks a hand's size and its tiles. @throws QuestionError unless it has `need` tiles of this set, each meld counted
 * as three
 */
export function checkHand(fields: FieldReader, set: TileSet, hand: HandToJudge, need: number): void {
  const bonus = hand.concealed.find(isBonus);
  if (bonus !== undefined)
    throw fields.wrong('hand', `${nameOf(fields, bonus)} is a bonus tile: it belongs to "bonus"`);
  const fault = faultOfHand(set, hand, need);
  if (fault) throw fields.wrong(fieldOf(fault, hand), faultText(fields, fault));
}

/**
 * Checks that no tile occurs too often over all hands. @throws QuestionError unless the tile on offer and the four hands
 * fit into one tile set
 * @param beside the tile on offer, where it lies in none of the hands
 */
export function checkTogether(
  fields: FieldReader,
  seats: readonly FieldReader[],
  set: TileSet,
  hands: readonly HandToJudge[],
  beside: readonly Kind[],
): void {
  const allTiles = hands.flatMap((hand, owner) => tilesOf(hand).map((tile) => ({ tile, owner })));
  const all = [...beside.map((tile) => ({ tile, owner: -1 })), ...allTiles];
  const kinds = all.map(({ tile }) => tile);
  const { missing } = takenFrom(set, kinds);
  if (!missing) return;
  const owner = all[missing.at]?.owner ?? -1;
  const [reader, hand] = [seats[owner], hands[owner]];
  const text = faultText(fields, missing.fault);
  throw reader && hand ? reader.wrong(fieldOf(missing.fault, hand), text) : fields.wrong('discard', text);
}

/** The field that holds the faulty tile. */
function fieldOf(fault: HandFault, { concealed, melds }: HandToJudge): 'hand' | 'melds' | 'bonus' {
  if (fault.is === 'size' || concealed.includes(fault.kind)) return 'hand';
  return melds.some(({ tiles }) => tiles.includes(fault.kind)) ? 'melds' : 'bonus';
}

export function faultText(fields: FieldReader, fault: HandFault): string {
  switch (fault.is) {
    case 'strange':
      return `this game has no ${nameOf(fields, fault.kind)}`;
    case 'tooMany':
      return `${fault.have} tiles ${nameOf(fields, fault.kind)}; there are ${fault.copies}`;
    case 'size':
      return `${fault.have} tiles, each meld counted as three; it takes ${fault.need}`;
  }
}

/** Reads the stated facts of a hand. @throws QuestionError for a fact that no clause knows, or of another type */
export function readFacts(fields: FieldReader, ruleset: Ruleset): SeatFacts {
  if (!fields.has('facts')) return {};
  const stated = fields.child('facts');
  for (const [fact, field] of FACTS_WITH_FIELDS)
    if (ruleset.indicators && stated.has(fact))
      throw stated.wrong(fact, `"${fact}" is no fact of a question: it has the field "${field}"`);
  const fault = faultOfFacts(ruleset, stated.fields);
  if (!fault) return stated.fields;
  throw stated.wrong(
    fault.fact,
    fault.is === 'fact'
      ? `unknown fact "${fault.fact}"; ${ruleset.title} knows: ${fault.known.join(', ')}`
      : `"${fault.fact}" must be ${FACT_TYPES[fault.wants]}`,
  );
}

/** Facts of scenes that questions have fields for, in games with indicators. */
const FACTS_WITH_FIELDS = [
  [COUNTERS, 'honba'],
  [KANS, 'kans'],
  [DISCARDS, 'discards'],
] as const;

const FACT_TYPES = {
  flag: 'true or false',
  count: 'a whole number from 0',
  tiles: 'a list of kinds',
} as const;

/** Turns a contradiction into an error of the field that causes it. */
export function impossible(
  fields: FieldReader,
  way: FieldReader,
  contradiction: Contradiction,
): QuestionError {
  switch (contradiction.is) {
    case 'ownTile':
      return way.wrong('from', 'nobody wins on their own tile');
    case 'first':
      return way.wrong('firstTurn', `"firstTurn" cannot be with ${BESIDE[contradiction.beside]}`);
    case 'kongs':
      return way.wrong(
        'supplement',
        `that supplement takes ${contradiction.need === 1 ? 'a kong' : 'two kongs'} in "melds"; there is ${contradiction.have === 0 ? 'none' : 'one'}`,
      );
    case 'bonus':
      return way.wrong('supplement', 'the supplement of a bonus tile takes one in "bonus"');
    case 'robbed':
      return way.wrong('by', `the hand holds too many ${nameOf(way, contradiction.kind)} for a kong of them`);
    case 'run':
      return fields.wrong(
        'melds',
        `nobody claims a chow from ${nameOf(way, contradiction.kind)} from that seat`,
      );
    case 'excluded':
      return exclusionError(fields, contradiction.row, {
        robbed: [way, 'by', '"by": "robbery"'],
        replacement: [way, 'supplement', '"supplement"'],
        'last tile': [way, 'lastTile', '"lastTile"'],
        'first turn': [way, 'firstTurn', '"firstTurn"'],
      });
  }
}

const BESIDE = {
  robbery: '"by": "robbery": a set was on the table before',
  seat: '"seat": 0 and a discard: the first discard is East’s own',
  from: '"from": only the first discard of seat 0, East, comes before everything else',
  later: '"from": before a seat’s first turn only the seats that play before it have discarded',
  melds: '"melds": a set was on the table before',
  last: '"lastTile": the wall is full',
  discarded: '"hasDiscarded": the turn is the first',
} as const;
