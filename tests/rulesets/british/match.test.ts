/** British, last chapter of the table: winds, rounds and whole matches. */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../../src/bots/bot.ts';
import { sensible } from '../../../src/bots/sensible.ts';
import { type Start, startFrom } from '../../../src/engine/deal.ts';
import { playHand } from '../../../src/engine/play.ts';
import type { Seat, Wind } from '../../../src/engine/seats.ts';
import type { Table } from '../../../src/engine/table.ts';
import { nextStart } from '../../../src/machines/match.ts';
import { allCash, copies, everyTile } from '../../fixtures/count.ts';
import { plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { LONG, seedOf } from '../../scale.ts';
import { british, followingOf, WAITING } from './rules.ts';

const rules = await british();
const goulash = await british({}, 'goulash');
const under = (name: string) => (name === 'goulash' ? goulash : rules);

const won = (by: Seat, dealer: Seat, round: Wind, ruleset = rules) => {
  const turn = (['east', 'south', 'west', 'north'] as const)[(by - dealer + 4) & 3];
  if (!turn) throw new Error('no such seat');
  const hand = { [turn]: `${WAITING} 3p, fishing` };
  return followingOf(
    untilAsked(plays(seated(ruleset, { ...hand, turn, drew: '3p', dealer, round }), `${turn} wins`)),
  );
};

describe('Winds', () => {
  test('wind-rotation: East stays if East wins', () => {
    expect(won(1, 1, 0)).toEqual({
      over: false,
      dealer: 1,
      round: 0,
      under: 'ordinary',
      rule: 'wind-rotation',
    });
  });

  test('wind-rotation: else South becomes East', () => {
    expect(won(3, 1, 0)).toMatchObject({ dealer: 2, round: 0 });
  });

  test('wind-rotation: the round’s wind goes on when the first East is East again', () => {
    expect(won(1, 3, 0)).toMatchObject({ dealer: 0, round: 1 });
    expect(won(3, 3, 0)).toMatchObject({ dealer: 3, round: 0 });
  });

  test('wind-rotation: after the North round the match is over', () => {
    expect(won(1, 3, 3)).toEqual({ over: true, rule: 'wind-rotation' });
  });

  test('goulash: once it is won, ordinary hands go on', () => {
    expect(won(2, 1, 0, goulash)).toMatchObject({ dealer: 2, under: 'ordinary' });
  });
});

/** A whole match by bots; each hand's table is handed out. */
function match(seed: string, hand: (table: Table, start: Start) => void): void {
  let start: Start | null = startFrom(rules, `${seed}/0`);
  for (let n = 1; start !== null; n++) {
    if (n > 400) throw new Error(`the match of ${seed} does not end`);
    const ruleset = under(start.under);
    const end = playHand(ruleset, start, (table, seat) => botAction(sensible, ruleset, table, seat));
    hand(end, start);
    start = nextStart(ruleset, end, `${seed}/${n}`, under);
  }
}

describe('Whole matches', () => {
  test('wind-rotation: by bots they end after sixteen deals at the least, with tiles and money kept, and replay', {
    timeout: 240_000,
  }, () => {
    const matches = LONG ? 200 : 40;
    for (let n = 0; n < matches; n++) {
      const seed = String(seedOf('match', n));
      const told: string[] = [];
      const deals = new Set<string>();
      match(seed, (table, start) => {
        expect(copies(everyTile(table))).toEqual(under(start.under).tiles);
        expect(allCash(table)).toBe(8000);
        deals.add(`${start.round} ${start.dealer}`);
        const { stage } = table;
        if (stage.phase !== 'ended') throw new Error('the hand has not ended');
        if (stage.outcome.is === 'drawn' && !stage.following.over) {
          expect(stage.following).toMatchObject({
            under: 'goulash',
            dealer: start.dealer,
            round: start.round,
          });
        }
        told.push(JSON.stringify([start.under, table.cash, stage.following]));
      });
      expect(deals.size).toBe(16);
      if (n > 0) continue;
      const again: string[] = [];
      match(seed, (table, start) => {
        const { stage } = table;
        again.push(
          JSON.stringify([start.under, table.cash, stage.phase === 'ended' ? stage.following : null]),
        );
      });
      expect(again).toEqual(told);
    }
  });
});
