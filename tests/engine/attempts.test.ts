/** A call that is pressed without tiles is tried with the best there are, and answered for those. */
import { describe, expect, test } from 'vitest';
import { sameAction } from '../../src/engine/action.ts';
import { attempts, type CallButton } from '../../src/engine/legality/attempts.ts';
import { legal } from '../../src/engine/legality/legal.ts';
import { judgeAction, refusalOf } from '../../src/engine/legality/verdict.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Kind } from '../../src/engine/tiles.ts';
import { formatAction } from '../../src/notation/lines.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { playedHand } from '../fixtures/hands.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { type Game, plays, seated, untilAsked } from '../fixtures/tables.ts';

const twoFiveEight = rulesetOf(await loadGame('two-five-eight'));
const changchun = rulesetOf(await loadGame('changchun'));
const taiwanese = rulesetOf(await loadGame('hk-taiwanese'));
const british = rulesetOf(await loadGame('british'));
const goulash = rulesetOf(await loadGame('british'), {}, 'goulash');

const SOUTH: Seat = 1;

/** What South can mean by this call, as lines. */
const ways = ({ ruleset, table }: Game, call: CallButton, chosen = ''): string[] =>
  attempts(ruleset, table, SOUTH, call, parseTiles(chosen)).map((action) =>
    formatAction(action, table.dealer),
  );

/** The rule that answers South's call. */
const answer = ({ ruleset, table }: Game, call: CallButton, chosen = '') => {
  const [action] = attempts(ruleset, table, SOUTH, call, parseTiles(chosen));
  return refusalOf(ruleset, table, action)?.reason ?? null;
};

const five = (south: string, ruleset = changchun): Game =>
  plays(seated(ruleset, { east: '5p', south }), 'east discards 5p');
const own = (south: string, ruleset = changchun, drew?: string): Game =>
  seated(ruleset, { turn: 'south', south, ...(drew !== undefined && { drew }) });

describe('A run', () => {
  test('that can be made in several ways is to be chosen from', () => {
    expect(ways(five('3467p'), 'chow')).toEqual(['south chows 34p', 'south chows 46p', 'south chows 67p']);
  });

  test('is the one whose two tiles are chosen', () => {
    expect(ways(five('3467p'), 'chow', '6p 7p')).toEqual(['south chows 67p']);
  });

  test('is not made of two tiles that happen to be lit, where others make it', () => {
    for (const lit of ['1m 9m', '5p 5p', '3p 7p', '4p', '1m']) {
      expect(ways(five('46p 55p 37p 19m'), 'chow', lit)).toEqual(ways(five('46p 55p 37p 19m'), 'chow'));
    }
  });

  test('is not the two tiles that happen to lie nearest, where another two fit', () => {
    expect(ways(five('55p 67p 19m'), 'chow')).toEqual(['south chows 67p']);
  });

  test('for which no two tiles fit is answered by that, and by no tile that would be laid down', () => {
    const tile = parseTiles('5p');
    expect(answer(five('55p 19m'), 'chow')).toEqual({ rule: 'no-wrap', tiles: tile, have: 0, need: 2 });
    expect(answer(five('[123m<] [444m<] [777s<] [999s<] 9p', british), 'chow')?.rule).toBe('no-wrap');
  });

  test('in a game where nobody calls one is answered by the game, whatever is lit', () => {
    for (const chosen of ['', '5p', '5p 5p', '1m 9m']) {
      expect(answer(five('55p 19m', twoFiveEight), 'chow', chosen)?.rule).toBe('no-claimed-sheung');
      expect(answer(five('55p 19m', goulash), 'chow', chosen)?.rule).toBe('no-chows-in-goulash');
    }
  });

  test('on one’s own turn is answered by the turn', () => {
    expect(answer(own('46p 19m'), 'chow')?.rule).toBe('in-turn');
  });
});

describe('A kong of one’s own', () => {
  test('that can be made of several kinds is to be chosen from', () => {
    expect(ways(own('1111m 9999s'), 'kong')).toEqual(['south kongs 1m', 'south kongs 9s']);
  });

  test('is of the kind that is chosen', () => {
    expect(ways(own('1111m 9999s'), 'kong', '9s')).toEqual(['south kongs 9s']);
    expect(answer(own('111m 999s 5p'), 'kong', '9s')).toMatchObject({ tiles: parseTiles('9s'), have: 3 });
  });

  test('is not of tiles that happen to be lit, where there are four of others', () => {
    for (const lit of ['9s', '8s', '9s 9s']) {
      expect(ways(own('1111m 88s 999s'), 'kong', lit)).toEqual(['south kongs 1m']);
    }
  });

  test('that is not there is tried with the tile one has most of', () => {
    expect(answer(own('111m 99s 5p'), 'kong')).toEqual({
      rule: 'an-gang',
      tiles: parseTiles('1m'),
      have: 3,
      need: 4,
    });
  });

  test('is the fourth tile of a set of three that lies there, before three in the hand', () => {
    expect(ways(own('[888m<] 111s 8m', twoFiveEight, '8m'), 'kong')).toEqual(['south kongs 8m']);
  });

  test('that only has to wait is nearer than one that the game does not have', () => {
    const called = untilAsked(
      plays(
        seated(twoFiveEight, { east: '5p', south: '[888m<] 8m 55p 9999s' }),
        'east discards 5p',
        'south pungs',
      ),
    );
    expect(ways(called, 'kong')).toEqual(['south kongs 9s']);
    expect(answer(called, 'kong')?.rule).toBe('hard-kong');
  });
});

describe('A called kong or pung', () => {
  test('is of the tile that lies there, whatever else the seat holds four of', () => {
    expect(ways(five('555p 9999s'), 'kong')).toEqual(['south kongs 5p']);
    expect(answer(five('5p 9999s'), 'kong')).toMatchObject({ rule: 'ming-gang', have: 1, need: 3 });
  });

  test('with jokers is offered with each number of them that is allowed', () => {
    expect(ways(five('55p XX', goulash), 'pung')).toEqual(['south pungs', 'south pungs with X']);
  });

  test('with too many jokers is told so, and not that tiles are missing', () => {
    expect(answer(five('XX 19m', goulash), 'pung')).toMatchObject({ rule: 'jokers', have: 2, need: 1 });
  });

  test('may be added to with a joker, though the hand has no tile of its kind', () => {
    const game = own('[222m<] X 19p 19s', goulash, 'X');
    expect(ways(game, 'kong')).toEqual(['south kongs 2m with X']);
    for (const lit of ['1p', 'X']) expect(ways(game, 'kong', lit)).toEqual(['south kongs 2m with X']);
  });

  test('of a kong that lies face down tells nobody its tile', () => {
    const covered = plays(
      seated(taiwanese, { turn: 'east', east: '2222p 9m', south: '9s' }),
      'east kongs 2p',
    );
    for (const call of ['kong', 'pung', 'chow'] as const) {
      expect(answer(covered, call)).toEqual({ rule: 'rob-kong', seats: [0] });
      for (const action of attempts(taiwanese, covered.table, SOUTH, call)) {
        expect(JSON.stringify(action)).not.toContain(String(parseTiles('2p')[0]));
      }
    }
  });
});

describe.each(await everyRuleset())('$name', ({ ruleset }) => {
  const CALLS: readonly CallButton[] = ['win', 'kong', 'pung', 'chow', 'pass'];

  test('all ways that are allowed are found, one that is not allowed comes alone, and no tile is named that is not held', () => {
    const { moments } = playedHand(ruleset, 'attempts');
    for (const { table } of moments.filter((_, i) => i % 7 === 0)) {
      for (const seat of [0, 1, 2, 3] as const) {
        for (const call of CALLS) {
          const found = attempts(ruleset, table, seat, call);
          const allowed = found.filter((action) => judgeAction(ruleset, table, action).is === 'allowed');
          expect(allowed.length).toBe(found.length > 1 ? found.length : allowed.length);
          const due = legal(ruleset, table, seat).filter(({ do: does }) => does === call);
          expect(due.filter((action) => !found.some((each) => sameAction(each, action)))).toEqual([]);
          const { concealed } = table.seats[seat];
          const named: Kind[] = found.flatMap((action) => (action.do === 'chow' ? action.using : []));
          expect(named.filter((tile) => !concealed.includes(tile))).toEqual([]);
        }
      }
    }
  });
});
