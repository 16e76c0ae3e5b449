/** Whole matches by bots: what everyone has sums to what everyone brought, and the deals follow each other by the rules. */
import { describe, expect, test } from 'vitest';
import { botAction } from '../../../src/bots/bot.ts';
import { naive } from '../../../src/bots/naive.ts';
import { sensible } from '../../../src/bots/sensible.ts';
import { startFrom } from '../../../src/engine/deal.ts';
import type { TableEvent } from '../../../src/engine/events.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import type { Table } from '../../../src/engine/table.ts';
import { nextStart } from '../../../src/machines/match.ts';
import { playHand } from '../../../src/machines/play.ts';
import { allCash } from '../../fixtures/count.ts';
import { LONG, seedOf } from '../../scale.ts';
import { rulesOf } from './rules.ts';

interface PlayedDeal {
  readonly end: Table;
  readonly events: readonly TableEvent[];
}

/** Every deal of a match. */
function* deals(ruleset: Ruleset, seed: string | number, bot: typeof naive): Generator<PlayedDeal> {
  let start: ReturnType<typeof nextStart> = startFrom(ruleset, `${seed}/0`);
  for (let n = 1; start; n++) {
    const events: TableEvent[] = [];
    const end = playHand(
      ruleset,
      start,
      (table, seat) => botAction(bot, ruleset, table, seat),
      ({ event }) => events.push(event),
    );
    yield { end, events };
    start = nextStart(ruleset, end, `${seed}/${n}`, () => ruleset);
  }
}

const MATCHES = LONG ? 30 : 1;

const counted = { won: 0, drawn: 0, riichi: 0, called: 0 };

describe.each([
  ['ema', {}],
  ['wrc', 'wrc'],
  ['online', 'online'],
] as const)('%s', (name, chosen) => {
  const ruleset = rulesOf(chosen);

  test.each([
    ['naive', naive],
    ['sensible', sensible],
  ] as const)('a match by %s bots conserves what is there, and ends', (bots, bot) => {
    for (let n = 0; n < MATCHES; n++) {
      let counters = 0;
      let last: Table | null = null;
      for (const { end, events } of deals(ruleset, seedOf(`${name} ${bots}`, n), bot)) {
        last = end;
        expect(allCash(end)).toBe(4 * ruleset.stake);
        expect(end.cash.seats.every((cash) => cash % 100 === 0)).toBe(true);
        if (end.stage.phase !== 'ended') throw new Error('a deal ends');
        const { outcome, following } = end.stage;
        counted[outcome.is]++;
        const said = events.filter((event) => event.type === 'discarded' && event.says !== null).length;
        counted.riichi += said;
        counted.called += end.claims;
        // `counters-kept`
        const isEast = outcome.is === 'won' && outcome.winners.some(({ seat }) => seat === end.dealer);
        counters = outcome.is === 'drawn' || isEast ? counters + 1 : 0;
        expect(end.memory['counters']).toBe(counters);
        if (outcome.is === 'won') {
          if (!following.over) expect(following.dealer === end.dealer).toBe(isEast);
          // A winner takes every bet, and each has a yaku.
          expect(end.cash.pot).toBe(0);
          for (const { score } of outcome.winners) expect(score.total).toBeGreaterThan(0);
        }
      }
      if (!last) throw new Error('a match has a deal');
      expect(last.stage).toMatchObject({ following: { over: true } });
      const final = ruleset.final?.({ ruleset, table: last }) ?? [];
      // What is left in the pot is lost.
      expect(final.reduce((sum, points) => sum + points, 0)).toBeCloseTo(-last.cash.pot);
    }
  });
});

test('sensible bots declare, call for a yaku, and win most deals', () => {
  expect(counted.riichi).toBeGreaterThan(0);
  expect(counted.called).toBeGreaterThan(0);
  expect(counted.won).toBeGreaterThan(counted.drawn / 2);
});
