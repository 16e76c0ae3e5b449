/** The bots: legal always, the same from the same seed, and the one that thinks wins more. */
import { describe, expect, test } from 'vitest';
import { type Bot, botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { prospects, sensible } from '../../src/bots/sensible.ts';
import { actionKey } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { playHand } from '../../src/engine/play.ts';
import { createRandom } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Table, TableEvent } from '../../src/engine/table.ts';
import { judgeAction } from '../../src/engine/verdict.ts';
import { seenBy } from '../../src/engine/view.ts';
import { formatAction } from '../../src/notation/lines.ts';
import { formatTiles, parseTile } from '../../src/notation/tiles.ts';
import { everyPhase } from '../fixtures/every-phase.ts';
import { everyRuleset, type Played, twoFiveEight } from '../fixtures/rulesets.ts';
import { dealt, type Game, plays, seated } from '../fixtures/tables.ts';
import { runs, seedOf } from '../scale.ts';

const rules = await twoFiveEight();
const PLAYED: readonly Played[] = [
  ...(await everyRuleset()),
  { name: 'every phase', game: null, ruleset: everyPhase({ dealerExtra: true }) },
];
const BOTS: readonly (readonly [string, Bot])[] = [
  ['naive', naive],
  ['sensible', sensible],
];

/** What a bot does at this table, as a line. */
const does = (bot: Bot, { ruleset, table }: Game, seat: Seat): string =>
  formatAction(botAction(bot, ruleset, table, seat), table.dealer);

function told(ruleset: Ruleset, seed: string | number, bot: (seat: Seat) => Bot): TableEvent[] {
  const events: TableEvent[] = [];
  playHand(
    ruleset,
    startFrom(ruleset, seed),
    (table, seat) => botAction(bot(seat), ruleset, table, seat),
    ({ event }) => events.push(event),
  );
  return events;
}

describe.each(BOTS)('%s', (_name, bot) => {
  test.each(PLAYED)('does only what is allowed, in $name', ({ ruleset }) => {
    for (let n = 0; n < runs(100); n++) {
      const seed = seedOf('legal bots', n);
      const choose = (table: Table, seat: Seat) => {
        const action = botAction(bot, ruleset, table, seat);
        if (action.seat !== seat) expect(action.seat).toBe(seat);
        const verdict = judgeAction(ruleset, table, action);
        if (verdict.is !== 'allowed')
          expect([actionKey(action), verdict]).toEqual([actionKey(action), 'allowed']);
        return action;
      };
      expect(playHand(ruleset, startFrom(ruleset, seed), choose).stage.phase).toBe('ended');
    }
  });

  test('plays the same hand again from the same seed, and another from another', () => {
    for (let n = 0; n < 20; n++) {
      const seed = seedOf('again', n);
      expect(told(rules, seed, () => bot)).toEqual(told(rules, seed, () => bot));
    }
    expect(told(rules, 'one', () => bot)).not.toEqual(told(rules, 'two', () => bot));
  });

  test('chooses by its view alone: from a copy of it, the same', () => {
    const { table } = seated(rules, { turn: 'south', south: '123m 456m 55p' });
    const view = seenBy(rules, table, 1);
    const copy = structuredClone(view);
    expect(bot(copy, createRandom('a'))).toEqual(bot(view, createRandom('a')));
    expect(copy).toEqual(view);
  });

  test('wins when it may', () => {
    expect(does(bot, dealt(rules, { east: '123m 456m 789p 111s 55s' }), 0)).toBe('east wins');
    const asked = plays(seated(rules, { east: '5p', west: '123m 456m 789m 111s 5p' }), 'east discards 5p');
    expect(does(bot, asked, 2)).toBe('west wins');
  });

  test('chance hangs on the seed, the seat and the number of its decision, and on nothing else', () => {
    const { table } = dealt(rules, {});
    const later: Table = { ...table, events: 99 };
    expect(botAction(bot, rules, later, 0)).toEqual(botAction(bot, rules, table, 0));
  });
});

describe('sensible against naive', () => {
  test('two that think win more often than two that do not, wherever they sit', () => {
    const wins = { sensible: 0, naive: 0 };
    for (let n = 0; n < runs(400); n++) {
      const first = n % 2;
      const end = playHand(rules, startFrom(rules, seedOf('match', n)), (table, seat) =>
        botAction(seat % 2 === first ? sensible : naive, rules, table, seat),
      );
      if (end.stage.phase !== 'ended' || end.stage.outcome.is !== 'won') continue;
      for (const { seat } of end.stage.outcome.winners) wins[seat % 2 === first ? 'sensible' : 'naive']++;
    }
    expect(wins.sensible).toBeGreaterThan(20);
    expect(wins.sensible).toBeGreaterThan(5 * wins.naive);
  });
});

describe('sensible', () => {
  test('discards what stands alone', () => {
    // Everything but the 9 of bamboo belongs to a set or the pair.
    expect(
      does(sensible, seated(rules, { turn: 'south', south: '123m 456m 789p 23s 55s 9m', drew: '9m' }), 1),
    ).toBe('south discards 9m');
  });

  test('calls a Pung that brings it nearer to ready, and lets one lie that breaks what it has', () => {
    const near = plays(seated(rules, { east: '5p', west: '55p 22s 123m 456m 19s 9p' }), 'east discards 5p');
    expect(does(sensible, near, 2)).toBe('west pungs');
    const far = plays(seated(rules, { east: '5p', west: '4556p 123m 456m 79m 9s' }), 'east discards 5p');
    expect(does(sensible, far, 2)).toBe('west passes');
  });

  test('calls a Kong of its own that costs it nothing, and keeps four that stand in runs', () => {
    expect(does(sensible, seated(rules, { turn: 'south', south: '9999p 123m 456m 55s 19s' }), 1)).toBe(
      'south kongs 9p',
    );
    const runsOf4 = seated(rules, { turn: 'south', south: '234m 444m 56m 456p 789p' });
    expect(does(sensible, runsOf4, 1)).not.toBe('south kongs 4m');
  });

  test('its prospects are every discard it may make, the best first, with the tiles that help and are not seen', () => {
    const { table } = seated(rules, {
      turn: 'south',
      south: '123m 456m 789p 23s 55s 9m',
      drew: '9m',
      rivers: { east: '44s', west: '1s' },
    });
    const found = prospects(seenBy(rules, table, 1));
    expect(new Set(found.map(({ discard }) => discard.tile)).size).toBe(found.length);
    expect(found).toHaveLength(13);
    const [best] = found;
    expect(best?.discard.tile).toBe(parseTile('9m'));
    expect(best?.distance).toBe(0);
    expect(formatTiles(best?.kinds ?? [])).toBe('14s');
    // Of eight, two 4s and one 1 lie among the discards; what others hold is not seen.
    expect(best?.tiles).toBe(8 - 3);
    for (const [i, each] of found.entries())
      expect(each.distance).toBeGreaterThanOrEqual(found[i - 1]?.distance ?? 0);
  });

  test('an open table has no prospects, and nobody plays all four seats', () => {
    const { table } = dealt(rules, {});
    expect(prospects(seenBy(rules, table, null))).toEqual([]);
    expect(() => sensible(seenBy(rules, table, null), createRandom('a'))).toThrow();
  });
});

describe('naive', () => {
  test('does anything that is legal, sooner or later', () => {
    const { table } = seated(rules, { turn: 'south', south: '2222p 13579m 2468s' });
    const view = seenBy(rules, table, 1);
    const done = new Set(Array.from({ length: 500 }, (_, n) => actionKey(naive(view, createRandom(n)))));
    expect(done).toEqual(new Set(view.legal.map(actionKey)));
  });

  test('a seat that is not asked has nothing to do', () => {
    const { table } = dealt(rules, {});
    expect(() => naive(seenBy(rules, table, 1), createRandom('a'))).toThrow('is not asked');
    expect(() => sensible(seenBy(rules, table, 1), createRandom('a'))).toThrow('is not asked');
  });
});
