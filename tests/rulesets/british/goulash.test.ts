/** British, fifth chapter: drawn hands, and the goulash with its jokers and exchanges. */
import { describe, expect, test } from 'vitest';
import { copiesOf } from '../../../src/engine/counts.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { awaitedSeats } from '../../../src/engine/selectors.ts';
import { JOKER } from '../../../src/engine/tiles.ts';
import { heardBy, seenBy } from '../../../src/engine/view.ts';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { exchangesDone } from '../../../src/rulesets/british/goulash.ts';
import { originalCall } from '../../../src/rulesets/british/original-call.ts';
import { copies, everyTile } from '../../fixtures/count.ts';
import { playedHand } from '../../fixtures/hands.ts';
import {
  allPass,
  dealt,
  type Game,
  happenedOf,
  mayDo,
  plays,
  ruleAgainst,
  untilAsked,
  whoActs,
  winnersOf,
} from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';
import { british } from './rules.ts';

const goulash = await british({}, 'goulash');

/** Everyone gives the first three tiles they hold. */
function exchanged(game: Game): Game {
  let now = untilAsked(game);
  for (const seat of awaitedSeats(now.table)) {
    now = gives(now, seat);
  }
  return untilAsked(now);
}

const NAMES = ['east', 'south', 'west', 'north'] as const;
function gives(game: Game, seat: Seat): Game {
  const [line] = mayDo(game, NAMES[seat]).filter((each) => each.includes('exchanges'));
  if (line === undefined) throw new Error(`${NAMES[seat]} is not asked`);
  return plays(game, line);
}

/** Hands that are far from everything. */
const FAR = {
  east: '147m 258p 369s ESWNC',
  south: '258m 369p 147s ESWN',
  west: '369m 147p 358s CFPE',
  north: '159m 159p 159s FPSW',
} as const;

describe('Exchanges', () => {
  const opening = dealt(goulash, FAR);

  test('exchanges: bonus tiles are replaced first, then all are asked', () => {
    const game = untilAsked(dealt(goulash, { ...FAR, east: '1f 147m 258p 369s ESWN', box: '9m' }));
    expect(happenedOf(game, 'laid')).toHaveLength(1);
    expect(whoActs(game.table)).toEqual({ phase: 'dealing', awaits: [0, 1, 2, 3] });
  });

  test('exchanges: three rounds, East with West, then with South, then with North', () => {
    let game: Game = untilAsked(opening);
    const to: (readonly Seat[])[] = [];
    for (let round = 1; round <= 3; round++) {
      expect(seenBy(goulash, game.table, 0).stage.exchange).toMatchObject({ round, rounds: 3, count: 3 });
      game = exchanged(game);
      to.push(happenedOf(game, 'exchanged').at(-1)?.to ?? []);
    }
    expect(to).toEqual([
      [2, 3, 0, 1],
      [1, 0, 3, 2],
      [3, 2, 1, 0],
    ]);
    expect(exchangesDone({ ruleset: goulash, table: game.table })).toBe(3);
    expect(whoActs(game.table)).toEqual({ phase: 'deciding', awaits: [0] });
    expect(copies(everyTile(game.table))).toEqual(goulash.tiles);
  });

  test('exchanges: nothing is seen of what others give before all have given', () => {
    const game = plays(untilAsked(opening), 'west exchanges 369m', 'east exchanges 147m');
    for (const seat of [1, 3] as const) {
      for (const event of happenedOf(game, 'chose'))
        expect(heardBy(event, seat)).toMatchObject({ choice: null });
      expect(seenBy(goulash, game.table, seat).seats.map((each) => each.concealed.length)).toEqual([
        14, 13, 13, 13,
      ]);
    }
    const done = untilAsked(plays(game, 'south exchanges 258m', 'north exchanges 159m'));
    const [event] = happenedOf(done, 'exchanged');
    expect(event && heardBy(event, 0)).toMatchObject({
      passedTiles: [parseTiles('147m'), [-1, -1, -1], parseTiles('369m'), [-1, -1, -1]],
    });
  });

  const READY = '222p 777s 444m 888m N';

  test('exchange-exempt: who is one tile short may make an original call, and neither gives nor gets', () => {
    const game = untilAsked(dealt(goulash, { ...FAR, south: READY }));
    expect(mayDo(game, 'south')).toContain('south says original call');
    expect(ruleAgainst(game, 'west says original call')).toBe('exchange-exempt');
    let now = plays(game, 'south says original call');
    for (const seat of [0, 2, 3] as const) now = gives(now, seat);
    now = untilAsked(now);
    expect(happenedOf(now, 'told')).toMatchObject([{ words: [null, 'original call', null, null] }]);
    // North, South's partner of the round, gives nothing either.
    expect(happenedOf(now, 'exchanged')).toMatchObject([{ passedTiles: [{}, null, {}, null] }]);
    expect(now.table.seats[1].concealed).toEqual(parseTiles(READY).sort((a, b) => a - b));
    expect(originalCall({ ruleset: goulash, table: now.table }, 1)).toBe(true);
  });

  test('exchange-exempt: from then on the hand is kept, whatever the option', () => {
    let now = untilAsked(dealt(goulash, { ...FAR, east: `${READY} 1p` }));
    now = plays(now, 'east says original call');
    for (const seat of [1, 2, 3] as const) now = gives(now, seat);
    now = untilAsked(now);
    now = plays(now, 'south says skip', 'west says skip', 'north says skip');
    now = untilAsked(now);
    expect(whoActs(now.table)).toEqual({ phase: 'deciding', awaits: [0] });
    expect(ruleAgainst(now, 'east discards 2p')).toBe('exchange-exempt');
    expect(mayDo(now, 'east')).toContain('east discards 1p');
  });

  test('exchange-exempt: East’s call is of the thirteen that the first discard leaves, another’s of all it holds', () => {
    const called = (name: 'east' | 'south', hand: string): Game => {
      const game = untilAsked(dealt(goulash, { ...FAR, [name]: hand, wall: '9p 9s' }));
      let now = plays(game, `${name} says original call`);
      for (const seat of SEATS) if (NAMES[seat] !== name) now = gives(now, seat);
      const skips = NAMES.filter((each) => each !== name).map((each) => `${each} says skip`);
      return untilAsked(plays(untilAsked(now), ...skips));
    };
    const holds = ({ table }: Game, seat: Seat): boolean => originalCall({ ruleset: goulash, table }, seat);
    const east = called('east', `${READY} 1p`);
    expect(holds(east, 0)).toBe(true);
    expect(holds(plays(east, 'east discards 1p'), 0)).toBe(true);
    const south = allPass(plays(called('south', READY), 'east discards C'));
    expect(mayDo(south, 'south')).toEqual(['south discards 9p']);
    expect(holds(plays(south, 'south discards 9p'), 1)).toBe(true);
  });

  test('exchange-exempt: the others may skip the rest if all of them agree, and are asked again if not', () => {
    let now = untilAsked(dealt(goulash, { ...FAR, south: READY }));
    expect(ruleAgainst(now, 'west says skip')).toBe('exchange-exempt');
    now = plays(now, 'south says original call');
    for (const seat of [0, 2, 3] as const) now = gives(now, seat);
    now = untilAsked(now);
    // South's partner of the second round is East: it has nothing to give, and is asked all the same.
    expect(awaitedSeats(now.table)).toEqual([0, 2, 3]);
    expect(mayDo(now, 'east')).toEqual(['east passes', 'east says skip']);
    const agreed = untilAsked(plays(now, 'east says skip', 'west says skip', 'north says skip'));
    expect(whoActs(agreed.table)).toEqual({ phase: 'deciding', awaits: [0] });
    expect(exchangesDone({ ruleset: goulash, table: agreed.table })).toBe(1);
    const split = untilAsked(plays(gives(plays(now, 'east passes'), 2), 'north says skip'));
    expect(awaitedSeats(split.table)).toEqual([3]);
    expect(ruleAgainst(split, 'north says skip')).toBe('exchange-exempt');
    const on = untilAsked(gives(split, 3));
    expect(happenedOf(on, 'exchanged').at(-1)).toMatchObject({ passedTiles: [null, null, {}, {}] });
  });

  test('exchange-exempt: without a call in them the tiles after the last exchange count as dealt', () => {
    let now: Game = untilAsked(opening);
    for (let n = 0; n < 3; n++) now = exchanged(now);
    expect(mayDo(now, 'east').some((line) => line.endsWith('and says original call'))).toBe(true);
  });

  test('east-stops-exchanges: East may declare Mah-Jong before any of them, the others not', () => {
    const whole = dealt(goulash, { ...FAR, east: '222p 777s 444m 888m NN' });
    const game = untilAsked(whole);
    expect(mayDo(game, 'east')).toContain('east wins');
    expect(ruleAgainst(game, 'south wins')).toBe('east-stops-exchanges');
    let now = plays(game, 'east wins');
    for (const seat of [1, 2, 3] as const) now = gives(now, seat);
    expect(winnersOf(untilAsked(now))).toEqual([0]);
    expect(happenedOf(untilAsked(now), 'exchanged')).toEqual([]);
    expect(ruleAgainst(untilAsked(dealt(goulash, FAR)), 'east wins')).toBe('win-shapes');
  });

  test('jokers: in random hands every set on the table keeps to their limits', () => {
    for (let n = 0; n < deals(200); n++) {
      const { end } = playedHand(goulash, seedOf('goulash', n));
      expect(end.stage.phase).toBe('ended');
      for (const seat of SEATS) {
        for (const meld of end.seats[seat].melds) {
          expect(copiesOf(meld.tiles, JOKER)).toBeLessThanOrEqual(meld.kind === 'kong' ? 2 : 1);
        }
      }
    }
  });
});
