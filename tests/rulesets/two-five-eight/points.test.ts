/** Two-Five-Eight, sixth chapter: who pays whom. */
import { describe, expect, test } from 'vitest';
import { twoFiveEight } from '../../fixtures/rulesets.ts';
import { cashOf, type Game, happenedOf, mayDo, plays, seated, untilAsked } from '../../fixtures/tables.ts';

const rules = await twoFiveEight();
const withOption = await twoFiveEight({ 'promoted-kong': true });

const WAITING = '123m 456m 789m 111s 5p';
const WAITING_TOO = '123s 456s 789s 999m 5p';

/** What changed hands at the end, as "2>0 5 fire-pays". */
const payments = (game: Game): string[] =>
  happenedOf(game, 'paid').flatMap(({ group }) =>
    group.payments.map(({ from, to, amount, rule }) => `${from}>${to} ${amount} ${rule}`),
  );

describe('Points', () => {
  test('fire-pays: the player who made the Fire pays 5 points to the winner, the others nothing', () => {
    const won = untilAsked(
      plays(seated(rules, { east: '5p', west: WAITING }), 'east discards 5p', 'west wins'),
    );
    expect(cashOf(won)).toEqual([-5, 0, 5, 0]);
    expect(payments(won)).toEqual(['0>2 5 fire-pays']);
  });

  test('fire-pays: 5 points to each winner', () => {
    const won = untilAsked(
      plays(
        seated(rules, { east: '5p', south: WAITING, north: WAITING_TOO }),
        'east discards 5p',
        'south wins',
        'north wins',
      ),
    );
    expect(cashOf(won)).toEqual([-10, 5, 0, 5]);
    expect(payments(won)).toEqual(['0>1 5 fire-pays', '0>3 5 fire-pays']);
  });

  test('fire-pays: three winners cost 15 points', () => {
    const won = untilAsked(
      plays(
        seated(rules, {
          east: '5p',
          south: WAITING,
          west: '222m 333m 234s 678s 5p',
          north: '123s 456s 999s 888m 5p',
        }),
        'east discards 5p',
        'south wins',
        'west wins',
        'north wins',
      ),
    );
    expect(cashOf(won)).toEqual([-15, 5, 5, 5]);
  });

  test('self-pick-pays: after a Self Pick the three others pay the winner 5 points each', () => {
    const won = untilAsked(plays(seated(rules, { turn: 'south', south: `${WAITING} 5p` }), 'south wins'));
    expect(cashOf(won)).toEqual([-5, 15, -5, -5]);
    expect(payments(won)).toEqual(['2>1 5 self-pick-pays', '3>1 5 self-pick-pays', '0>1 5 self-pick-pays']);
  });

  test('self-pick-pays: the score’s lines say what the winner gets', () => {
    const won = plays(seated(rules, { turn: 'south', south: `${WAITING} 5p` }), 'south wins');
    expect(happenedOf(won, 'won')).toMatchObject([
      { win: { score: { unit: 'points', total: 15, lines: [{ pattern: 'self-pick-pays', worth: 15 }] } } },
    ]);
  });

  test('soft-kong-pays: for a soft Kong the player who discarded the fourth tile pays 5 points', () => {
    const game = seated(rules, {
      turn: 'west',
      west: '5p 9m',
      north: '[3333s^] 11m',
      east: WAITING,
    });
    const won = untilAsked(plays(game, 'west discards 5p', 'east wins'));
    // North's Kong was fed from opposite: by South.
    expect(payments(won)).toEqual(['2>0 5 fire-pays', '1>3 5 soft-kong-pays']);
    expect(cashOf(won)).toEqual([5, -5, -5, 5]);
  });

  test('hard-kong-pays: for a hard Kong the three others pay 5 points each', () => {
    const game = seated(rules, { turn: 'west', west: '5p 9m', north: '(3333s)', east: WAITING });
    const won = untilAsked(plays(game, 'west discards 5p', 'east wins'));
    expect(payments(won)).toEqual([
      '2>0 5 fire-pays',
      '0>3 5 hard-kong-pays',
      '1>3 5 hard-kong-pays',
      '2>3 5 hard-kong-pays',
    ]);
    expect(cashOf(won)).toEqual([0, -5, -10, 15]);
  });

  test('settled-at-win: nothing is paid when a Kong is called', () => {
    const hard = untilAsked(plays(seated(rules, { turn: 'south', south: '2222p' }), 'south kongs 2p'));
    expect(cashOf(hard)).toEqual([0, 0, 0, 0]);
    expect(hard.table.due).toEqual([]);
    const soft = untilAsked(
      plays(seated(rules, { east: '2p', south: '222p' }), 'east discards 2p', 'south kongs 2p'),
    );
    expect(cashOf(soft)).toEqual([0, 0, 0, 0]);
  });

  test('settled-at-win: once somebody wins every Kong is settled with the win, whoever made it', () => {
    const game = seated(rules, {
      turn: 'east',
      east: '(9999s) 5p 1m',
      south: `[2222s<] 123m 456m 789m 5p`,
      west: '[3333p<] (7777p) 19m',
      drew: '5p',
    });
    const won = untilAsked(plays(game, 'east discards 5p', 'south wins'));
    expect(payments(won)).toEqual([
      '0>1 5 fire-pays',
      '1>0 5 hard-kong-pays',
      '2>0 5 hard-kong-pays',
      '3>0 5 hard-kong-pays',
      '0>1 5 soft-kong-pays',
      '1>2 5 soft-kong-pays',
      '3>2 5 hard-kong-pays',
      '0>2 5 hard-kong-pays',
      '1>2 5 hard-kong-pays',
    ]);
    // East 15 − 5 − 5 − 5; South 5 + 5 − 5 − 5 − 5; West 15 + 5 − 5; North −5 − 5.
    expect(cashOf(won)).toEqual([0, -5, 15, -10]);
  });

  test('settled-at-win: several winners are paid the win each, and every Kong once', () => {
    const game = seated(rules, {
      east: '(9999s) 5p',
      south: WAITING,
      north: '123s 456s 777s 999m 5p',
      drew: '5p',
    });
    const won = untilAsked(plays(game, 'east discards 5p', 'south wins', 'north wins'));
    expect(cashOf(won)).toEqual([15 - 10, 5 - 5, -5, 5 - 5]);
  });

  test('settled-at-win: if nobody wins, no Kong is paid', () => {
    const game = seated(rules, { east: '(9999s) 5p', west: '[3333p<]', drew: '5p', left: 0 });
    const over = untilAsked(plays(game, 'east discards 5p'));
    expect(over.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'drawn', rule: 'wall-out' } });
    expect(happenedOf(over, 'paid')).toEqual([]);
    expect(cashOf(over)).toEqual([0, 0, 0, 0]);
  });

  test('promoted-kong: a promoted Kong counts as a soft Kong, paid by whoever gave the Pung its third tile', () => {
    const game = seated(withOption, {
      turn: 'south',
      south: '[222p^] 2p 9m',
      west: WAITING,
      drew: '2p',
      tail: '5p',
    });
    const won = untilAsked(plays(game, 'south kongs 2p', 'south discards 5p', 'west wins'));
    expect(payments(won)).toEqual(['1>2 5 fire-pays', '3>1 5 soft-kong-pays']);
    expect(cashOf(won)).toEqual([0, 0, 5, -5]);
  });

  test('a Pung is worth nothing', () => {
    const game = seated(rules, { turn: 'west', west: '5p', north: '[333s^]', east: WAITING });
    expect(payments(untilAsked(plays(game, 'west discards 5p', 'east wins')))).toEqual(['2>0 5 fire-pays']);
  });

  test('scores may be negative, and are added to those of the hands before', () => {
    const game = seated(rules, { east: '5p', west: WAITING });
    const richer: Game = { ...game, table: { ...game.table, cash: { seats: [-3, 10, -7, 0], pot: 0 } } };
    expect(cashOf(untilAsked(plays(richer, 'east discards 5p', 'west wins')))).toEqual([-8, 10, -2, 0]);
  });

  test('wall-out: if a tile has to be drawn and none is left the hand is over and all scores stay as they were', () => {
    const over = untilAsked(plays(seated(rules, { east: '5p', left: 0 }), 'east discards 5p'));
    expect(over.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'drawn', rule: 'wall-out' } });
    expect(cashOf(over)).toEqual([0, 0, 0, 0]);
    expect(over.table.revealed).toEqual([]);
  });

  test('wall-out: the last tile of the wall is still played', () => {
    const game = seated(rules, { east: '5p', wall: '9s', left: 1 });
    const last = untilAsked(plays(game, 'east discards 5p'));
    expect(last.table.stage).toMatchObject({ phase: 'deciding', seat: 1, drew: { last: true } });
    expect(mayDo(last, 'south')).toContain('south discards 9s');
    expect(untilAsked(plays(last, 'south discards 9s')).table.stage).toMatchObject({
      outcome: { is: 'drawn' },
    });
  });

  test('wall-out: a Kong called on an empty wall is allowed and ends the hand; nobody pays for it', () => {
    const hard = untilAsked(
      plays(seated(rules, { turn: 'south', south: '2222p 1m', drew: '1m', left: 0 }), 'south kongs 2p'),
    );
    expect(hard.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'drawn', rule: 'wall-out' } });
    expect(cashOf(hard)).toEqual([0, 0, 0, 0]);
    const soft = untilAsked(
      plays(seated(rules, { east: '2p', south: '222p', left: 0 }), 'east discards 2p', 'south kongs 2p'),
    );
    expect(soft.table.stage).toMatchObject({ phase: 'ended', outcome: { is: 'drawn', rule: 'wall-out' } });
    expect(soft.table.seats[1].melds).toMatchObject([{ kind: 'kong', how: 'claimed' }]);
    expect(cashOf(soft)).toEqual([0, 0, 0, 0]);
  });
});
