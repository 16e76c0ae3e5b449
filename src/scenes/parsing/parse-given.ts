/** Parses `given`, the position a scene starts from. Example: `given: { turn: south, pot: 4, money: { east: 12 } }`. */
import { NONE_SEEN } from '../../engine/indicators.ts';
import { SEATS, type Seat, type Wind } from '../../engine/seats.ts';
import type { Json } from '../../engine/table.ts';
import type { Kind } from '../../engine/tiles.ts';
import { SEAT_NAMES } from '../../notation/seats.ts';
import { parseTiles } from '../../notation/tiles.ts';
import type { ForSeats, StartPosition } from '../scene.ts';
import { debtsOf, forSeats, inNotation, seatNameOf } from './field-values.ts';
import { checkSpaced, entriesOf, fail, numberOf, plainOf, type Source, textOf, writtenOf } from './source.ts';
import { parsePile } from './wall-order.ts';

/** Parses the position. A key that is not a field below is a clause id; its value is that clause's state. */
export function startPositionOf(source: Source): StartPosition {
  let start: StartPosition = {
    line: source.line,
    turn: null,
    after: null,
    rivers: {},
    dealer: 0,
    round: 0,
    money: {},
    pot: 0,
    indicators: NONE_SEEN,
    debts: [],
    memory: {},
  };
  for (const { key, keySource, value } of entriesOf(source, 'given')) {
    checkSpaced(key, keySource);
    const [first = key, ...others] = key.split(' ');
    if (others.length > 0) throw fail(keySource, `“${first}” has no colon`, `Write “${first}: …”.`);
    start = { ...start, ...partOf(key, value, start) };
  }
  return start;
}

function partOf(key: string, value: Source, so: StartPosition): Partial<StartPosition> {
  switch (key) {
    case 'turn':
      return { turn: seatNameOf(value) };
    case 'after':
      return { after: callOf(value) };
    case 'rivers':
      return {
        rivers: forSeats(value, 'rivers', (river) =>
          inNotation(writtenOf(river, 'a river'), value.file, parsePile),
        ),
      };
    case 'dealer':
      return { dealer: dealerOf(value) };
    case 'round':
      return { round: SEAT_NAMES.indexOf(seatNameOf(value)) as Wind };
    case 'money':
      return { money: moneyOf(value) };
    case 'pot':
      return { pot: numberOf(value, 'the pot') };
    case 'dora':
      return { indicators: { ...so.indicators, open: tilesOf(value) } };
    case 'ura':
      return { indicators: { ...so.indicators, under: tilesOf(value) } };
    case 'debts':
      return { debts: debtsOf(value) };
    default:
      return { memory: { ...so.memory, [key]: plainOf(value) as Json } };
  }
}

const tilesOf = (source: Source): readonly Kind[] =>
  parseTiles(inNotation(writtenOf(source, 'indicators'), source.file, parseTiles).text);

const moneyOf = (source: Source): ForSeats<number> =>
  forSeats(source, 'money', (amount) => numberOf(amount, 'an amount'));

function callOf(source: Source): 'chow' | 'pung' | 'kong' {
  const text = textOf(source, 'a call');
  if (text === 'chow' || text === 'pung') return text;
  throw fail(
    source,
    `nobody discards right after “${text}”`,
    'It can be: chow, pung. After a kong comes its supplement.',
  );
}

function dealerOf(source: Source): Seat {
  const seat = SEATS.find((each) => each === numberOf(source, 'the dealer'));
  if (seat === undefined)
    throw fail(source, 'there is no such dealer', 'The four players are 0, 1, 2 and 3.');
  return seat;
}
