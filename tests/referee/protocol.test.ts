import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/engine/seats.ts';
import { NotationError } from '../../src/notation/error.ts';
import {
  formatInit,
  formatOutput,
  formatRound,
  NOTICE_ACTIONS,
  type Output,
  parseInit,
  parseOutput,
  parseRound,
  type Round,
} from '../../src/referee/protocol.ts';

const seat = fc.integer({ min: 0, max: 3 }).map((n) => n as Seat);
const tile = fc.integer({ min: 0, max: 41 });
const tiles = (least: number, most = least) => fc.array(tile, { minLength: least, maxLength: most });
const told = fc
  .tuple(seat, fc.constantFrom(...NOTICE_ACTIONS))
  .chain(([committer, action]) =>
    tiles(action === 'SEUNG' ? 3 : 1).map((named) => ({ committer, action, tiles: named })),
  );
const round: fc.Arbitrary<Round> = fc.record({
  type: fc.constantFrom('normal', 'interrupt'),
  actions: fc.array(told, { maxLength: 30 }),
});
const output: fc.Arbitrary<Output> = fc.oneof(
  fc.record({ says: fc.constantFrom('DISCARD', 'PONG'), tile }),
  fc.tuple(tile, tile, tile).map(([a, b, discard]) => ({
    says: 'SEUNG' as const,
    using: [Math.min(a, b), Math.max(a, b)] as const,
    discard,
  })),
  fc.record({ says: fc.constantFrom('GONG', 'PASS', 'WIN') }),
);

describe('what is written is read back the same', () => {
  it('protocol-init: the seat, and the starting tiles run together', () => {
    fc.assert(
      fc.property(seat, tiles(13), (windSeat, dealt) => {
        expect(parseInit(formatInit({ windSeat, tiles: dealt }))).toEqual({ windSeat, tiles: dealt });
      }),
    );
  });

  it('protocol-turn: the kind of round, the number of actions, and an action a line', () => {
    fc.assert(
      fc.property(round, (each) => {
        expect(parseRound(formatRound(each))).toEqual(each);
      }),
    );
  });

  it('protocol-output: one line', () => {
    fc.assert(
      fc.property(output, (each) => {
        expect(parseOutput(formatOutput(each))).toEqual(each);
      }),
    );
  });
});

it('protocol-init: the seed’s own example of starting tiles is read', () => {
  expect(parseInit(['2', 'f3d1d8d8b3b6b7c1c6c8r1r1r2']).tiles).toHaveLength(13);
});

describe('protocol-bad-output: a line that is none names the column and what was expected', () => {
  it.each([
    ['', 1, /DISCARD/],
    ['discard d1', 1, /DISCARD/],
    ['DISCARD', 8, /one tile/],
    ['DISCARD d0', 10, /number from 1 to 9/],
    ['DISCARD d1d2', 9, /one tile/],
    ['DISCARD  d1', 9, /letters/],
    ['PONG x1', 6, /letters/],
    ['SEUNG d1d2', 7, /three tiles/],
    ['GONG d1', 5, /the end of the line/],
    ['PASS ', 5, /the end of the line/],
    ['WIN\u0000', 4, /the end of the line/],
    ['PASSED', 1, /DISCARD/],
  ])('%j', (line, column, expected) => {
    let error: unknown;
    try {
      parseOutput(line);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(NotationError);
    expect(error).toMatchObject({ column, expected: expect.stringMatching(expected) });
  });

  it('forgives the carriage return of another system', () => {
    expect(parseOutput('PASS\r')).toEqual({ says: 'PASS' });
  });
});
