/** A hand that is told by its events, without its tiles, costs and brings what it cost and brought at the table. */
import { describe, expect, test } from 'vitest';
import type { StartOf } from '../../src/engine/deal.ts';
import type { TableEvent } from '../../src/engine/events.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { bySeat, type Seat } from '../../src/engine/seats.ts';
import type { Outcome, Table } from '../../src/engine/table.ts';
import {
  contestOf,
  type HandWithoutTiles,
  priceOf,
  tableWithoutTiles,
  tell,
} from '../../src/evaluation/settle-without-tiles.ts';
import { lastingMemory } from '../../src/machines/match.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { playedHand } from '../fixtures/hands.ts';
import { hongKong, taiwanese, twoFiveEight } from '../fixtures/rulesets.ts';
import { runs, seedOf } from '../scale.ts';

/** What is told of an event, where anything is. */
function toldOf(event: TableEvent, after: Table): HandWithoutTiles | null {
  switch (event.type) {
    case 'rolled':
      return { tells: 'dice', dice: event.dice };
    case 'laid':
      return { tells: 'bonus', seat: event.seat, tile: event.tile };
    case 'discarded':
      return event.says === 'riichi'
        ? { tells: 'declaration', seat: event.seat }
        : { tells: 'discard', seat: event.seat, tile: event.tile };
    case 'konged': {
      const { seat, how, tile } = event;
      if (how === 'concealed') return { tells: 'kong', how, seat };
      const meld = after.seats[seat].melds.find((each) => each.kind !== 'chow' && each.tile === tile);
      return { tells: 'kong', how, seat, from: meld && 'from' in meld ? meld.from : null };
    }
    case 'awarded': {
      const [stand] = event.stand;
      if (!stand || stand.call === 'win') return null;
      const { seat } = stand;
      const { from } = event.offer;
      return stand.call === 'kong'
        ? { tells: 'kong', how: 'claimed', seat, from }
        : { tells: 'claim', seat, from };
    }
    default:
      return null;
  }
}

const endOf = (outcome: Outcome, ready: readonly Seat[]): HandWithoutTiles =>
  outcome.is === 'drawn'
    ? { tells: 'drawn', ready }
    : {
        tells: 'win',
        winners: outcome.winners.map(({ seat, score }) => ({ seat, total: score.total })),
        from: outcome.from,
        losers: bySeat((seat) => outcome.loserScores[seat]?.total ?? null),
      };

/** Who has said at the end that they are one tile short. */
const showing = (moments: readonly { readonly event: TableEvent }[]): readonly Seat[] =>
  moments.flatMap(({ event }) => (event.type === 'said' && event.word === 'tenpai' ? [event.seat] : []));

/** A match's hands played, and told again hand by hand. */
function retell(id: string, under: (name: string) => Ruleset, match: number): void {
  let start: StartOf = {};
  for (let hand = 0; hand < 12; hand++) {
    const ruleset = under(start.under ?? 'ordinary');
    const { moments, end } = playedHand(ruleset, seedOf(`told ${id}/${match}`, hand), start);
    let table = tableWithoutTiles(ruleset, start);
    // A kong that was robbed never was one.
    for (const [i, { event, after }] of moments.entries()) {
      const robbed = moments[i + 1]?.event.type === 'answered' && !moments.slice(i).some(unclaimed(event));
      const told = event.type === 'konged' && robbed ? null : toldOf(event, after);
      if (told) table = tell(ruleset, table, told).table;
    }
    if (end.stage.phase !== 'ended') throw new Error('a played hand ends');
    table = tell(ruleset, table, endOf(end.stage.outcome, showing(moments))).table;
    expect(table.seats.map(({ discards }) => discards)).toEqual(end.seats.map(({ discards }) => discards));
    expect({ cash: table.cash, debts: table.debts }).toEqual({ cash: end.cash, debts: end.debts });
    expect(table.stage).toMatchObject({ phase: 'ended', following: end.stage.following });
    const { following } = end.stage;
    if (following.over) return;
    const { dealer, round, under: next } = following;
    start = {
      dealer,
      round,
      under: next,
      cash: end.cash,
      debts: end.debts,
      memory: lastingMemory(ruleset, end),
    };
  }
}

const unclaimed =
  (kong: TableEvent) =>
  ({ event }: { event: TableEvent }): boolean =>
    event.type === 'unclaimed' && kong.type === 'konged' && event.offer.from === kong.seat;

describe('Told hands', () => {
  test.each(gameIds)('pay as they were paid when they were played: %s', async (id) => {
    const game = await loadGame(id);
    const chosen = id === 'changchun' ? { scoring: 'standup' } : {};
    const matches = Math.ceil(runs(2000) / 100);
    for (let match = 0; match < matches; match++) {
      retell(id, (under) => rulesetOf(game, chosen, under), match);
    }
  });
});

describe('What is told', () => {
  test('several-winners: without it only the nearest gets the tile, and the rule is named', async () => {
    const one = await hongKong();
    const table = tableWithoutTiles(one, {});
    expect(contestOf(one, table, [3, 0], 2).lost).toEqual([
      { bid: { seat: 0, call: 'win' }, rule: 'priority' },
    ]);
    const all = await hongKong({ 'several-winners': true });
    expect(contestOf(all, table, [3, 0], 2).lost).toEqual([]);
  });

  test('of a mistake has its price, where it is one', async () => {
    const rules = await taiwanese();
    const table = tableWithoutTiles(rules, {});
    expect(priceOf(rules, table, { rule: 'false-win', seat: 1, to: null })?.payments).toHaveLength(3);
    expect(priceOf(rules, table, { rule: 'nonsense', seat: 1, to: null })).toBeNull();
    expect(() => tell(rules, table, { tells: 'mistake', rule: 'nonsense', seat: 1, to: null })).toThrow(
      RangeError,
    );
  });

  test('of dice is nothing where none are thrown', async () => {
    const rules = await twoFiveEight();
    expect(() => tell(rules, tableWithoutTiles(rules, {}), { tells: 'dice', dice: [1, 2, 3] })).toThrow(
      RangeError,
    );
  });
});
