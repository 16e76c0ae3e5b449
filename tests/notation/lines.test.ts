import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ActionLine,
  formatAction,
  formatLine,
  lineOf,
  parseAction,
  parseLine,
} from '../../src/notation/lines.ts';
import { parseSeat, seatName } from '../../src/notation/seats.ts';
import { actions, played, seats } from './arbitrary.ts';
import { mistakeIn } from './wrong.ts';

const acts = (action: object, names: number | null = null, passesWin = false): object => ({
  is: 'action',
  action,
  names,
  passesWin,
});

describe('a line says what is done', () => {
  test.each([
    ['south draws 2p', { is: 'draw', seat: 1, tile: 10 }],
    ['south draws', { is: 'draw', seat: 1, tile: null }],
    ['east throws 3 5', { is: 'throw', seat: 0, dice: [3, 5] }],
    ['east discards 5m', acts({ do: 'discard', seat: 0, tile: 4 })],
    ['east discards 5m and says fishing', acts({ do: 'discard', seat: 0, tile: 4, says: 'fishing' })],
    [
      'east discards 5m and says original call',
      acts({ do: 'discard', seat: 0, tile: 4, says: 'original call' }),
    ],
    ['west pungs', acts({ do: 'pung', seat: 2 })],
    ['west pungs 5m', acts({ do: 'pung', seat: 2 }, 4)],
    ['north chows 43m', acts({ do: 'chow', seat: 3, using: [2, 3] })],
    ['south kongs 2p', acts({ do: 'kong', seat: 1, tile: 10 })],
    ['south kongs 2p with XX', acts({ do: 'kong', seat: 1, tile: 10, jokers: 2 })],
    ['west pungs 5m with X', acts({ do: 'pung', seat: 2, jokers: 1 }, 4)],
    ['west pungs with X', acts({ do: 'pung', seat: 2, jokers: 1 })],
    ['south wins', acts({ do: 'win', seat: 1 })],
    ['south wins 2p', acts({ do: 'win', seat: 1 }, 10)],
    ['south wins despite false-win', acts({ do: 'win', seat: 1, despite: 'false-win' })],
    ['south passes', acts({ do: 'pass', seat: 1 })],
    ['south passes a win', acts({ do: 'pass', seat: 1 }, null, true)],
    ['south discards 5m and passes a win', acts({ do: 'discard', seat: 1, tile: 4 }, null, true)],
    ['south shows 1f', acts({ do: 'show', seat: 1, tile: 34 })],
    ['south exchanges 12m E', acts({ do: 'exchange', seat: 1, tiles: [0, 1, 27] })],
    ['south says ready', acts({ do: 'say', seat: 1, word: 'ready' })],
    ['south says skip despite exchanges', acts({ do: 'say', seat: 1, word: 'skip', despite: 'exchanges' })],
  ])('%s', (text, line) => {
    expect(parseLine(text)).toEqual(line);
  });
});

describe('a line that says nothing tells where it goes wrong', () => {
  const seat = 'a seat (east, south, west, north)';
  const verb = 'a verb (draws, discards, pungs, chows, kongs, wins, passes, shows, exchanges, says, throws)';
  test.each([
    ['', `1: ${seat}`],
    ['middle wins', `1: ${seat}`],
    ['East wins', `1: ${seat}`],
    ['east', '5: a space and a verb'],
    ['east eats 5m', `6: ${verb}`],
    ['east discards', '14: a tile'],
    ['east discards 55m', '15: one tile, not several'],
    ['east discards _', '15: a plain tile'],
    [
      'east discards 5x',
      '16: a suit after the ranks (m, p, s, f, or z for honours, which are E S W N C F P)',
    ],
    ['east discards 5m and says', '18: the end of the line'],
    ['east discards 5m loudly', '18: the end of the line'],
    ['north chows 3m', '13: one’s own two tiles'],
    ['north chows 345m', '13: one’s own two tiles'],
    ['south says Ready', '12: a word in small letters'],
    ['south wins despite', '12: the end of the line'],
    ['south wins despite Rules', '20: the id of a rule'],
    ['east throws 3 7', '15: a die from 1 to 6'],
    ['east throws', '12: what the dice show'],
    ['south exchanges', '16: tiles'],
  ])('%s', (text, mistake) => {
    expect(mistakeIn(() => parseLine(text))).toBe(mistake);
  });

  test('draws and throws are no player’s action', () => {
    expect(mistakeIn(() => parseAction('east draws 5m'))).toMatch(/^6: something a player does/);
  });
});

describe('seats are called by their winds', () => {
  test('so south is the third seat when the second is dealer', () => {
    expect(parseAction('south pungs', 1)).toEqual({ do: 'pung', seat: 2 });
    expect(formatAction({ do: 'pung', seat: 0 }, 1, 4)).toBe('north pungs 5m');
    expect(parseSeat('west', 3)).toBe(1);
    expect(seatName(3, 3)).toBe('east');
  });
});

describe('round trips', () => {
  test('any action under any dealer', () => {
    fc.assert(
      fc.property(actions, seats, (action, dealer) => {
        expect(parseAction(formatAction(action, dealer), dealer)).toEqual(action);
      }),
    );
  });

  test('calls that name their tile, wins that are passed, draws and throws', () => {
    const lines: fc.Arbitrary<ActionLine> = fc.oneof(
      fc.record({
        is: fc.constant('action' as const),
        action: fc.record({
          do: fc.constantFrom('pung' as const, 'win' as const, 'pass' as const),
          seat: seats,
        }),
        names: fc.option(played),
        passesWin: fc.constant(false),
      }),
      actions.map(
        (action): ActionLine => ({ is: 'action', action, names: null, passesWin: action.do !== 'say' }),
      ),
      fc.record({ is: fc.constant('draw' as const), seat: seats, tile: fc.option(played) }),
      fc.record({
        is: fc.constant('throw' as const),
        seat: seats,
        dice: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(lines, seats, (line, dealer) => {
        expect(parseLine(formatLine(line, dealer), dealer)).toEqual(line);
      }),
    );
  });
});

describe('what happened, as a line', () => {
  const told = (event: Parameters<typeof lineOf>[0]): string | null => {
    const line = lineOf(event, 0);
    return line && formatLine(line);
  };
  test('a draw one may not see has no tile', () => {
    expect(told({ type: 'drew', seat: 1, tile: -1, from: 'wall', why: 'turn' })).toBe('south draws');
    expect(told({ type: 'drew', seat: 1, tile: 10, from: 'tail', why: 'kong' })).toBe('south draws 2p');
  });
  test('discards, kongs, words and dice', () => {
    expect(told({ type: 'discarded', seat: 2, tile: 4, says: 'fishing' })).toBe(
      'west discards 5m and says fishing',
    );
    expect(told({ type: 'konged', seat: 2, tile: 4, how: 'concealed', stands: true })).toBe('west kongs 5m');
    expect(told({ type: 'said', seat: 3, word: 'ready' })).toBe('north says ready');
    expect(told({ type: 'rolled', dice: [1, 2, 3] })).toBe('east throws 1 2 3');
    expect(told({ type: 'laid', seat: 0, tile: 34 })).toBe('east shows 1f');
  });
  test('a payment is no line', () => {
    expect(told({ type: 'paid', group: { rule: 'fire-pays', payments: [] } })).toBe(null);
  });
});
