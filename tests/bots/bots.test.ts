/** The bots: legal always, the same from the same seed, and the one that thinks wins more. */
import { describe, expect, test } from 'vitest';
import { absentMinded } from '../../src/bots/absent-minded.ts';
import { type Bot, botAction } from '../../src/bots/bot.ts';
import { bestProspect } from '../../src/bots/evaluate-discards.ts';
import { knowledgeOf } from '../../src/bots/knowledge.ts';
import { naive } from '../../src/bots/naive.ts';
import type { Plan } from '../../src/bots/plans.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { actionKey } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import type { TableEvent } from '../../src/engine/events.ts';
import { scoringHandAt, scoringHandWith } from '../../src/engine/hands.ts';
import { legal } from '../../src/engine/legality/legal.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { createRandom } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import { seenBy } from '../../src/engine/view.ts';
import { waits } from '../../src/engine/win.ts';
import { playHand } from '../../src/machines/play.ts';
import { formatAction } from '../../src/notation/lines.ts';
import { formatTiles } from '../../src/notation/tile-text.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { everyPhase } from '../fixtures/every-phase.ts';
import { everyRuleset, hongKong, type Played, twoFiveEight } from '../fixtures/rulesets.ts';
import { dealt, type Game, plays, seated } from '../fixtures/tables.ts';
import { LONG, seedOf } from '../scale.ts';

const rules = await twoFiveEight();
/** That bots do only what is allowed under every option is seen in `rulesets/contract`, too. */
const PLAYED: readonly Played[] = [
  ...(await everyRuleset()).filter(({ name }) => LONG || !name.includes('=')),
  { name: 'every phase', game: null, ruleset: everyPhase({ dealerExtra: true }) },
];
/** Of a game's own rules more hands than of each of their variants. */
const handsOf = ({ name, game }: Played): number => (LONG ? 100 : name === game ? 4 : 1);
const BOTS: readonly (readonly [string, Bot])[] = [
  ['naive', naive],
  ['absent-minded', absentMinded],
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
  test.each(PLAYED)('does only what is allowed, in $name', (played) => {
    const { ruleset } = played;
    for (let n = 0; n < handsOf(played); n++) {
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
    for (let n = 0; n < 4; n++) {
      const seed = seedOf('again', n);
      expect(told(rules, seed, () => bot)).toEqual(told(rules, seed, () => bot));
    }
    expect(told(rules, 'one', () => bot)).not.toEqual(told(rules, 'two', () => bot));
  });

  test('chooses by its view alone: from a copy of it, the same', () => {
    const { table } = seated(rules, { turn: 'south', south: '123m 456m 55p' });
    const view = seenBy(rules, table, 1);
    const copy = structuredClone(view);
    expect(bot(copy, createRandom('a'), rules)).toEqual(bot(view, createRandom('a'), rules));
    expect(copy).toEqual(view);
  });

  test('says “fishing”, “original call” and “ready” of a hand that one tile completes, and of no other', () => {
    const talkative = PLAYED.filter(
      ({ name, ruleset }) => !name.includes('=') && ruleset.clauses.some(({ words }) => words),
    );
    for (const { name, ruleset } of talkative) {
      for (let n = 0; n < (LONG ? 60 : 4); n++) {
        const choose = (table: Table, seat: Seat) => {
          const action = botAction(bot, ruleset, table, seat);
          if (action.do !== 'discard') return action;
          const { tile } = action;
          const offered = legal(ruleset, table, seat).some(
            (each) => each.do === 'discard' && each.tile === tile && each.says !== undefined,
          );
          const left = scoringHandWith(scoringHandAt(table, seat), tile, -1);
          const isReady = offered && waits(ruleset, left).length > 0;
          if ((action.says !== undefined) !== isReady)
            expect([name, n, formatAction(action, table.dealer)]).toBe(isReady ? 'said' : 'not said');
          return action;
        };
        playHand(ruleset, startFrom(ruleset, seedOf('words', n)), choose);
      }
    }
    expect(talkative.length).toBeGreaterThan(1);
  });

  test('wins when it may', () => {
    expect(does(bot, dealt(rules, { east: '123m 456m 789p 111s 55s' }), 0)).toBe('east wins');
    const afterDiscard = plays(
      seated(rules, { east: '5p', west: '123m 456m 789m 111s 5p' }),
      'east discards 5p',
    );
    expect(does(bot, afterDiscard, 2)).toBe('west wins');
  });

  test('chance hangs on the seed, the seat and the number of its decision, and on nothing else', () => {
    const { table } = dealt(rules, {});
    const later: Table = { ...table, events: 99 };
    expect(botAction(bot, rules, later, 0)).toEqual(botAction(bot, rules, table, 0));
  });
});

describe('sensible', async () => {
  const hongkong = await hongKong();
  const changchun = rulesetOf(await loadGame('changchun'));

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

  test('calls a Kong of its own that costs it nothing, or is paid for, and else keeps four that stand in runs', () => {
    expect(does(sensible, seated(rules, { turn: 'south', south: '9999p 123m 456m 55s 19s' }), 1)).toBe(
      'south kongs 9p',
    );
    const runsOf4 = { turn: 'south', south: '234m 444m 56m 456p 789p' } as const;
    expect(does(sensible, seated(rules, runsOf4), 1)).toBe('south kongs 4m');
    expect(does(sensible, seated(changchun, runsOf4), 1)).not.toBe('south kongs 4m');
  });

  test('keeps the only pair that may be one, though another discard leaves as many sets', () => {
    // Of 55p and 77s only the 5s may be the pair.
    const { table } = seated(rules, { turn: 'south', south: '123m 456m 9m 123p 55p 77s', drew: '9m' });
    const best = bestProspect(
      knowledgeOf(seenBy(rules, table, 1), 1, rules),
      table.seats[1].concealed,
      [],
      [...new Set(table.seats[1].concealed)],
    );
    expect(best?.distance).toBe(0);
    expect(formatTiles([best?.discard ?? -1])).toBe('9m');
    expect(formatTiles(best?.kinds ?? [])).toBe('7s');
    expect(best?.tiles).toBe(2);
  });

  test('keeps the last tile of a suit where all three must be there', () => {
    const game = seated(changchun, { turn: 'south', south: '123m 456m 777m 99m 12p 5s', drew: '2p' });
    expect(does(sensible, game, 1)).not.toBe('south discards 5s');
  });

  test('does not call itself into a hand that can never reach three fan', () => {
    // Open, with chows of two suits, nothing is left that is worth three.
    const game = plays(
      seated(hongkong, { east: '3m', south: '12m 456p 789p 23s 99s 1s', west: '1m' }),
      'east discards 3m',
    );
    expect(does(sensible, game, 1)).toBe('south passes');
  });

  test('goes for one suit where a hand is nearly of it, though another discard leaves it nearer to a shape', () => {
    const game = seated(hongkong, {
      turn: 'south',
      south: '123m 456m 788m 99m CC 5p',
      drew: '5p',
    });
    expect(does(sensible, game, 1)).toBe('south discards 5p');
  });

  test('keeps the only 1, 9 or honour of six pairs where a hand needs one, and any other tile where none does', async () => {
    const game = await loadGame('changchun');
    const six = { turn: 'south', south: '22m 44m 33p 66p 55s 77s 4p 9s', drew: '9s' } as const;
    expect(does(sensible, seated(rulesetOf(game), six), 1)).toBe('south discards 4p');
    // With no tile of bamboo but the one that is alone, that one stays.
    const twoSuits = { turn: 'south', south: '22m 44m 99m 33p 66p 88p 7p 7s', drew: '7p' } as const;
    expect(does(sensible, seated(rulesetOf(game), twoSuits), 1)).toBe('south discards 7p');
  });

  test('where flowers help to the minimum, those that lie open are counted for it', async () => {
    // Both of South's own, and a pung of dragons: the hand may be of anything.
    const south = { turn: 'south', south: 'CCC 45m 678p 3377s E 2f 6f', drew: 'E' } as const;
    const plansIn = (ruleset: Ruleset) => {
      const { table } = seated(ruleset, south);
      return knowledgeOf(seenBy(ruleset, table, 1), 1, ruleset).plans;
    };
    const alone = ({ aims }: Plan) => aims.length === 1 && aims[0]?.rule === 'dragon';
    expect(plansIn(await hongKong({ 'bonus-counts-for-minimum': true })).find(alone)).toMatchObject({
      worth: 3,
    });
    expect(plansIn(hongkong).find(alone)).toBeUndefined();
  });

  test('what its seat does not see, it does not know: face-down tiles make no difference', () => {
    const { table } = dealt(rules, {});
    const [east, south, west, north] = table.seats;
    const swapped: Table = {
      ...table,
      seats: [east, { ...south, concealed: west.concealed }, { ...west, concealed: south.concealed }, north],
    };
    expect(botAction(sensible, rules, swapped, 0)).toEqual(botAction(sensible, rules, table, 0));
  });

  test('an open table is nobody’s seat', () => {
    const { table } = dealt(rules, {});
    expect(() => sensible(seenBy(rules, table, null), createRandom('a'), rules)).toThrow();
  });
});

describe('naive', () => {
  test('does anything that is legal, sooner or later', () => {
    const { table } = seated(rules, { turn: 'south', south: '2222p 13579m 2468s' });
    const view = seenBy(rules, table, 1);
    const done = new Set(
      Array.from({ length: 500 }, (_, n) => actionKey(naive(view, createRandom(n), rules))),
    );
    expect(done).toEqual(new Set(view.legal.map(actionKey)));
  });

  test('a seat that is not asked has nothing to do', () => {
    const { table } = dealt(rules, {});
    expect(() => naive(seenBy(rules, table, 1), createRandom('a'), rules)).toThrow('is not asked');
    expect(() => sensible(seenBy(rules, table, 1), createRandom('a'), rules)).toThrow('is not asked');
  });
});
