/** British, last chapter of the table: winds, rounds and whole matches. */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../../src/bots/bot.ts';
import { sensible } from '../../../src/bots/sensible.ts';
import { type Start, startFrom } from '../../../src/engine/deal.ts';
import type { TableEvent } from '../../../src/engine/events.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import type { Table } from '../../../src/engine/table.ts';
import { nextStart } from '../../../src/machines/match.ts';
import { playHand } from '../../../src/machines/play.ts';
import { allCash, copies, everyTile } from '../../fixtures/count.ts';
import { followingOf, plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { matches, seedOf } from '../../scale.ts';
import { british, WAITING } from './rules.ts';

const rules = await british();
const goulash = await british({}, 'goulash');
const under = (name: string) => (name === 'goulash' ? goulash : rules);

test('goulash: once it is won, ordinary hands go on', () => {
  const hands = { turn: 'south', south: `${WAITING} 3p, fishing`, drew: '3p', dealer: 1 } as const;
  const won = untilAsked(plays(seated(goulash, hands), 'south wins'));
  expect(followingOf(won)).toMatchObject({ dealer: 2, under: 'ordinary' });
});

/** A whole match by bots; each hand's table is handed out, with its events. */
function match(
  seed: string,
  hand: (table: Table, start: Start, events: readonly TableEvent[]) => void,
): void {
  let start: Start | null = startFrom(rules, `${seed}/0`);
  for (let n = 1; start !== null; n++) {
    if (n > 400) throw new Error(`the match of ${seed} does not end`);
    const ruleset = under(start.under);
    const events: TableEvent[] = [];
    const choose = (table: Table, seat: Seat) => botAction(sensible, ruleset, table, seat);
    const end = playHand(ruleset, start, choose, ({ event }) => events.push(event));
    hand(end, start, events);
    start = nextStart(ruleset, end, `${seed}/${n}`, under);
  }
}

/** Who won without having said so before and after a discard of their own: nobody may. Told from the events alone. */
function winsWithoutFishing(events: readonly TableEvent[]): Seat[] {
  const mayWin = new Set<Seat>();
  const discarded = new Set<Seat>();
  const wrong: Seat[] = [];
  for (const event of events) {
    if (event.type === 'told')
      for (const seat of SEATS) if (event.words[seat] === 'original call') mayWin.add(seat);
    if (event.type === 'discarded') {
      discarded.add(event.seat);
      if (event.says === 'fishing' || event.says === 'original call') mayWin.add(event.seat);
    }
    if (event.type === 'won' && discarded.has(event.win.seat) && !mayWin.has(event.win.seat))
      wrong.push(event.win.seat);
  }
  return wrong;
}

describe('Whole matches', () => {
  test.each([1, 2, 3, 4])(
    'wind-rotation: they end after sixteen deals at the least, tiles and money are kept, nobody wins without fishing, and they replay: quarter %i',
    (quarter) => {
      const quarters = matches(200) / 4;
      for (let n = (quarter - 1) * quarters; n < quarter * quarters; n++) {
        const seed = String(seedOf('match', n));
        const told: string[] = [];
        const deals = new Set<string>();
        match(seed, (table, start, events) => {
          expect(winsWithoutFishing(events)).toEqual([]);
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
        // Each hand of a match is played anew: a few stand for all.
        if (n % 8 > 0) continue;
        const again: string[] = [];
        match(seed, (table, start) => {
          const { stage } = table;
          again.push(
            JSON.stringify([start.under, table.cash, stage.phase === 'ended' ? stage.following : null]),
          );
        });
        expect(again).toEqual(told);
      }
    },
  );
});
