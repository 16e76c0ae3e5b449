/**
 * Parses `expect`, the claims about the table after a scene's last line. Example: `expect: { winner: south, total: 3,
 * wall: 40 }`.
 */
import { parseHand } from '../../notation/hand.ts';
import type { SeatName } from '../../notation/seats.ts';
import type { Expectation } from '../scene.ts';
import { debtsOf, forSeats, inNotation, seatNameOf } from './field-values.ts';
import {
  entriesOf,
  fail,
  isList,
  itemsOf,
  numberOf,
  plainOf,
  type Source,
  textOf,
  writtenOf,
} from './source.ts';

const KEYS =
  'winner, winners, drawn, rule, rules, total, without, cash, final, debts, asked, turn, next, wall, hands';

/** Parses an `expect` block. @throws LessonError for an unknown key, and for a value of another type */
export function expectedOf(source: Source): Expectation {
  let expected: Expectation = {
    line: source.line,
    winners: null,
    drawn: null,
    rules: [],
    total: null,
    without: [],
    cash: {},
    final: {},
    debts: null,
    pending: null,
    turn: null,
    next: null,
    wall: null,
    hands: {},
  };
  for (const { key, keySource, value } of entriesOf(source, 'expect')) {
    const part = partOf(key, value);
    if (!part) throw fail(keySource, `expect has no “${key}”`, `It can have: ${KEYS}.`);
    expected = { ...expected, ...part };
  }
  return expected;
}

function partOf(key: string, value: Source): Partial<Expectation> | null {
  switch (key) {
    case 'winner':
    case 'winners':
      return { winners: seatsOf(value) };
    case 'drawn':
      return { drawn: plainOf(value) === true ? true : textOf(value, 'the rule of a drawn hand') };
    case 'rule':
    case 'rules':
      return { rules: listOf(value).map((each) => textOf(each, 'the id of a rule')) };
    case 'total':
      return {
        total:
          typeof plainOf(value) === 'string'
            ? textOf(value, 'what the hand is worth')
            : numberOf(value, 'what the hand is worth'),
      };
    case 'without':
      return { without: listOf(value).map((each) => textOf(each, 'the id of a rule')) };
    case 'cash':
      return { cash: forSeats(value, 'cash', (amount) => numberOf(amount, 'an amount')) };
    case 'final':
      return { final: forSeats(value, 'final', (amount) => numberOf(amount, 'an amount')) };
    case 'debts':
      return { debts: debtsOf(value) };
    case 'asked':
      return { pending: seatsOf(value) };
    case 'turn':
      return { turn: seatNameOf(value) };
    case 'next':
      return { next: seatNameOf(value) };
    case 'wall':
      return { wall: numberOf(value, 'the length of the wall') };
    case 'hands':
      return {
        hands: forSeats(value, 'hands', (hand) =>
          inNotation(writtenOf(hand, 'a hand'), value.file, parseHand),
        ),
      };
    default:
      return null;
  }
}

const listOf = (source: Source): Source[] => (isList(source) ? itemsOf(source, 'the list') : [source]);
const seatsOf = (source: Source): SeatName[] => listOf(source).map(seatNameOf);
