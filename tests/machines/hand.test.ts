/** The order of a hand: every state and every arrow of it is reached, and XState and the loop take the same way. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Action, Move } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import type { TableEvent } from '../../src/engine/events.ts';
import { expressible } from '../../src/engine/legality/all-actions.ts';
import { judgeAction, withVerdict } from '../../src/engine/legality/verdict.ts';
import { createRandom, type Random } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import type { Table } from '../../src/engine/table.ts';
import { arrowsOf, PHASES, pictureOf } from '../../src/machines/graph.ts';
import { begin, playMove } from '../../src/machines/play.ts';
import {
  advanceTable,
  createTableMachine,
  eventOf,
  judgeMove,
  phaseOf,
  snapshotAt,
} from '../../src/machines/table.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { arrowsTaken } from '../../src/scenes/presentation/chart.ts';
import { everyPhase, type Variant } from '../fixtures/every-phase.ts';
import { deepFreeze } from '../fixtures/freeze.ts';
import { chooser, type PlayedHand, playedHand } from '../fixtures/hands.ts';
import { twoFiveEight } from '../fixtures/rulesets.ts';
import { seated } from '../fixtures/tables.ts';
import { sortsOf, type Way, wayOf, waysFrom } from '../fixtures/ways.ts';
import { runs, seedOf } from '../scale.ts';

const rules = await twoFiveEight();

/** Whole hands, always the same: these are to come everywhere, not to find what is rare. */
const handsOf = (ruleset: Ruleset, use: string, hands: number): PlayedHand[] =>
  Array.from({ length: hands }, (_, n) => playedHand(ruleset, `${use}/${n}`));

const drawn = (ruleset: Ruleset): Way[] => arrowsOf(ruleset).map(wayOf).sort();

/** The ways that hands of this ruleset go, and those that lead on from each sort of table that they meet. */
function reached(ruleset: Ruleset, use: string, hands: number): Set<Way> {
  const played = handsOf(ruleset, use, hands);
  const from = sortsOf(ruleset, played).flatMap((table) => [...waysFrom(ruleset, table)]);
  return new Set([...played.flatMap(({ ways }) => [...ways]), ...from]);
}

describe('Every arrow', () => {
  test('is taken: in a game with everything, and where a clause ends hands early', () => {
    const after: readonly (readonly [TableEvent['type'], number])[] = [
      ['rolled', 1],
      ['drew', 9],
      ['discarded', 1],
      ['answered', 1],
      ['awarded', 1],
      ['erred', 1],
    ];
    const variants: readonly Variant[] = [
      { dealerExtra: true, earlyWin: true },
      { dealerExtra: false },
      ...after.map(([type, from]) => ({ dealerExtra: true, stops: { after: type, from } })),
    ];
    const ways = new Set(
      variants.flatMap((variant) => [...reached(everyPhase(variant), 'every way', variant.stops ? 60 : 200)]),
    );
    expect([...ways].sort()).toEqual(drawn(everyPhase({ dealerExtra: true })));
  });

  test('is the same for every ruleset: what differs between games is no state', async () => {
    for (const id of gameIds) expect(drawn(rulesetOf(await loadGame(id)))).toEqual(drawn(rules));
  });

  test('where flowers can outnumber the tiles to replace them with, a hand may be over before it begins', () => {
    const many = everyPhase({ dealerExtra: true, flowery: true });
    expect(reached(many, 'flowers', 40)).toContain('dealing settling');
    expect(reached(everyPhase({ dealerExtra: true }), 'flowers', 40)).not.toContain('dealing settling');
  });

  test('of a picture is one that hands have taken', () => {
    const { states, arrows } = pictureOf(rules, arrowsTaken(rules));
    // Nothing comes before the first turn there.
    expect(states).toEqual(PHASES.filter((phase) => phase !== 'dealing'));
    const small = everyPhase({ dealerExtra: true });
    const full = pictureOf(small, arrowsTaken(small)).arrows.map(wayOf);
    expect(full).toContain('dealing deciding');
    expect(full).not.toContain('dealing drawing');
    expect(arrows.length).toBeLessThan(full.length);
  });
});

/** Something that may or may not be done there: mostly a refusal. */
function anything(ruleset: Ruleset, table: Table, random: Random): Move {
  const all = expressible(ruleset, table);
  const action = all[random.below(all.length)];
  if (!action) return 'referee';
  const verdict = judgeAction(ruleset, table, action);
  return verdict.is === 'mistake' && random.below(2) === 0
    ? { ...action, despite: verdict.reason.rule }
    : action;
}

describe.each(gameIds)('XState and the loop, in %s', async (id) => {
  const game = await loadGame(id);

  test('answer every move alike, allowed or not, whoever answers first', () => {
    for (let n = 0; n < runs(1000) / 10; n++) {
      for (const under of Object.keys(game.under)) {
        const ruleset = rulesetOf(game, {}, under);
        const machine = createTableMachine(ruleset);
        const seed = seedOf(`two readers ${under}`, n);
        const random = createRandom(seed, 'tries');
        const choose = chooser(ruleset, seed);
        let table = begin(ruleset, startFrom(ruleset, seed, { under }));
        let snapshot = snapshotAt(machine, table);
        while (table.stage.phase !== 'ended') {
          const awaits = awaitedSeats(table);
          const seat = awaits[random.below(awaits.length)];
          const usual = seat === undefined ? 'referee' : choose(table, seat);
          const move = random.below(4) === 0 ? anything(ruleset, table, random) : usual;
          const played = playMove(ruleset, table, move);
          snapshot = advanceTable(machine, snapshot, judgeMove(ruleset, table, move));
          const { refusal, event } = snapshot.context;
          if (played.is === 'done') {
            expect(refusal).toBeNull();
            expect(snapshot.context.table).toEqual(played.table);
            expect(event).toEqual(played.event);
            table = played.table;
          } else {
            const price = played.is === 'mistake' ? played.price : null;
            expect(refusal).toEqual({ reason: played.reason, price });
          }
          expect(phaseOf(snapshot)).toBe(table.stage.phase);
        }
      }
    }
  });
});

describe('A hand', () => {
  test('may be taken up in any state, and the chart is then in that state', () => {
    const ruleset = everyPhase({ dealerExtra: true });
    const machine = createTableMachine(ruleset);
    const found = new Set<string>();
    for (let n = 0; found.size < PHASES.length && n < 200; n++) {
      const { moments, end } = playedHand(ruleset, seedOf('anywhere', n));
      for (const table of [...moments.map((moment) => moment.table), end]) {
        const snapshot = snapshotAt(machine, table);
        expect(phaseOf(snapshot)).toBe(table.stage.phase);
        expect(snapshot.context).toEqual({ table, event: null, move: null, refusal: null });
        found.add(phaseOf(snapshot));
      }
    }
    expect([...found].sort()).toEqual([...PHASES].sort());
  });

  test('is led by a running machine as by its pure transitions', () => {
    const machine = createTableMachine(rules);
    const { opening, moments } = playedHand(rules, seedOf('running', 0));
    let pure = snapshotAt(machine, opening);
    const actor = createActor(machine, { snapshot: pure, input: pure.context }).start();
    for (const { table, move } of moments) {
      actor.send(eventOf(judgeMove(rules, table, move)));
      pure = advanceTable(machine, pure, judgeMove(rules, table, move));
      const { value, context } = actor.getSnapshot();
      expect([pure.value, pure.context]).toEqual([value, context]);
    }
    expect(pure.value).toBe('ended');
  });

  test('stays the very same table where a move is refused, and says why', () => {
    const machine = createTableMachine(rules);
    const { table } = seated(rules, { east: '5p' });
    const before = snapshotAt(machine, deepFreeze(table));
    const refusedThere = advanceTable(machine, before, withVerdict(rules, table, { do: 'pass', seat: 0 }));
    expect(refusedThere.context.table).toBe(table);
    expect(refusedThere.context).toMatchObject({
      event: null,
      move: null,
      refusal: { reason: { rule: 'may-pass', seats: [0] }, price: null },
    });
    expect(phaseOf(refusedThere)).toBe('deciding');
    const discards = withVerdict(rules, table, { do: 'discard', seat: 0, tile: 13 });
    const moved = advanceTable(machine, refusedThere, discards);
    expect(moved.context).toMatchObject({ event: { type: 'discarded' }, refusal: null });
    const { table: then } = moved.context;
    const again = advanceTable(machine, moved, withVerdict(rules, then, discards.action));
    expect(again.context).toMatchObject({ event: { type: 'discarded' }, move: { do: 'discard' } });
    expect(again.context.refusal).not.toBeNull();
    // What was allowed at one table is judged anew at the next.
    expect(discards.verdict.is).toBe('allowed');
    expect(advanceTable(machine, moved, discards).context).toEqual(again.context);
  });

  test('takes the verdict that a move brings, and judges nothing a second time', () => {
    const machine = createTableMachine(rules);
    const { table } = seated(rules, { east: '5p' });
    const reason = { rule: 'brought', seats: [0] } as const;
    const brought = {
      action: { do: 'discard', seat: 0, tile: 13 },
      verdict: { is: 'refused', reason },
      table,
    } as const;
    expect(advanceTable(machine, snapshotAt(machine, table), brought).context.refusal?.reason).toBe(reason);
  });

  test('does not go on by itself while a player is awaited, nor when it is over', () => {
    const machine = createTableMachine(rules);
    const refusalAt = (table: Table) =>
      advanceTable(machine, snapshotAt(machine, table), 'referee').context.refusal;
    expect(refusalAt(seated(rules, { east: '5p' }).table)).toMatchObject({
      reason: { rule: 'in-turn', seats: [0] },
    });
    expect(refusalAt(playedHand(rules, seedOf('over', 0)).end)).toMatchObject({
      reason: { rule: 'in-turn' },
    });
  });
  test('a priced mistake is refused with its price, until the player insists: then it happens and is paid', () => {
    const ruleset = everyPhase({ dealerExtra: true });
    const machine = createTableMachine(ruleset);
    for (let n = 0; n < 200; n++) {
      const seed = seedOf('mistakes', n);
      const found = playedHand(ruleset, seed).moments.find(({ table }) => {
        const { stage } = table;
        if (stage.phase !== 'deciding' || table.due.length > 0) return false;
        return judgeAction(ruleset, table, { do: 'win', seat: stage.seat }).is === 'mistake';
      });
      if (found?.table.stage.phase !== 'deciding') continue;
      const { table } = found;
      const { seat } = found.table.stage;
      const tried = advanceTable(
        machine,
        snapshotAt(machine, table),
        withVerdict(ruleset, table, { do: 'win', seat }),
      );
      expect(tried.context.table).toBe(table);
      expect(tried.context.refusal?.reason).toMatchObject({ rule: 'small-false-win' });
      expect(tried.context.refusal?.price?.payments).toHaveLength(3);
      const insisted: Action = { do: 'win', seat, despite: 'small-false-win' };
      const erred = advanceTable(machine, tried, withVerdict(ruleset, table, insisted));
      expect(erred.context.event).toMatchObject({ type: 'erred', action: insisted });
      const paid = advanceTable(machine, erred, 'referee');
      expect(paid.context.event).toMatchObject({ type: 'paid', group: { rule: 'small-false-win' } });
      expect(paid.context.table.cash.seats[seat]).toBe(table.cash.seats[seat] - 3);
      expect(phaseOf(paid)).toBe('deciding');
      return;
    }
    expect.fail('no hand has an unfinished turn');
  });
});
