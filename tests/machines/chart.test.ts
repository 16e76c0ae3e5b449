/** The chart: every state and every arrow of it is reached, and no hand goes a way that it does not draw. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type AdjacencyMap, adjacencyMapToArray, getAdjacencyMap, toDirectedGraph } from 'xstate/graph';
import { type Action, actionKey } from '../../src/engine/action.ts';
import type { TableEvent } from '../../src/engine/events.ts';
import { expressible } from '../../src/engine/expressible.ts';
import { legal } from '../../src/engine/legal.ts';
import { phaseOf } from '../../src/engine/play.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Table } from '../../src/engine/table.ts';
import { offered } from '../../src/engine/table-facts.ts';
import { judgeAction } from '../../src/engine/verdict.ts';
import { ARROWS, arrowsOf, PHASES } from '../../src/machines/arrows.ts';
import { pictureOf } from '../../src/machines/picture.ts';
import {
  advanced,
  createTableMachine,
  type TableMachine,
  type TableMessage,
  type TableSnapshot,
  takenUp,
} from '../../src/machines/table.ts';
import { everyPhase, type Variant } from '../fixtures/every-phase.ts';
import { deepFreeze } from '../fixtures/freeze.ts';
import { type PlayedHand, playedHand } from '../fixtures/hands.ts';
import { twoFiveEight } from '../fixtures/rulesets.ts';
import { plays, seated } from '../fixtures/tables.ts';
import { sortsOf, type Way, waysTaken } from '../fixtures/ways.ts';
import { seedOf } from '../scale.ts';

const rules = await twoFiveEight();

const refused = 'refused';

/** Every arrow that is drawn, refusals among them: they lead nowhere. */
function drawn(machine: TableMachine): Set<Way> {
  return new Set(
    toDirectedGraph(machine).children.flatMap(({ edges }) =>
      edges.map(({ source, target, transition: { eventType, target: to } }) =>
        [source.key, eventType, to ? target.key : refused].join(' '),
      ),
    ),
  );
}

/** What may be sent: the referee's move, all that is legal, each mistake insisted on, and of what is refused one of
 *  every sort for every reason. */
function messages(ruleset: Ruleset, table: Table): TableMessage[] {
  const actions: Action[] = [...legal(ruleset, table)];
  const known = new Set(actions.map(actionKey));
  const sorts = new Set<string>();
  for (const action of expressible(ruleset, table)) {
    if (known.has(actionKey(action))) continue;
    const verdict = judgeAction(ruleset, table, action);
    if (verdict.is === 'allowed') continue;
    const sort = `${action.do} ${verdict.reason.rule}`;
    if (verdict.is === 'mistake') actions.push({ ...action, despite: verdict.reason.rule });
    if (!sorts.has(sort)) actions.push(action);
    sorts.add(sort);
  }
  return [{ type: 'REFEREE' }, ...actions.map((action) => ({ type: 'ACT' as const, action }))];
}

/** Which tables are one state of the graph: the phase, who is awaited, and whether a tile lies there. */
function serializeState(ruleset: Ruleset, { value, context: { table } }: TableSnapshot): string {
  const { awaits } = phaseOf(table);
  const due = table.due.length > 0 ? ', due' : '';
  return `${ruleset.id}: ${String(value)} ${awaits.join()}${offered(table) ? ', offered' : ''}${due}`;
}

const serializeEvent = (message: TableMessage): string =>
  message.type === 'ACT' ? `${actionKey(message.action)} ${message.action.despite ?? ''}` : message.type;

/** Whole hands, always the same: these are to come everywhere, not to find what is rare. */
const handsOf = (ruleset: Ruleset, use: string, hands: number): PlayedHand[] =>
  Array.from({ length: hands }, (_, n) => playedHand(ruleset, `${use}/${n}`));

const tablesOf = (ruleset: Ruleset, use: string, hands: number): Table[] =>
  sortsOf(ruleset, handsOf(ruleset, use, hands));

/** The ways that are found from these tables, the tables that follow from each grouped as above. */
function reached(ruleset: Ruleset, tables: readonly Table[]): Set<Way> {
  const machine = createTableMachine(ruleset);
  const ways = new Set<Way>();
  for (const table of tables) {
    const map: AdjacencyMap<TableSnapshot, TableMessage> = getAdjacencyMap(machine, {
      fromState: takenUp(machine, table),
      serializeState: (snapshot) => serializeState(ruleset, snapshot),
      serializeEvent,
      events: ({ context }) => messages(ruleset, context.table),
      limit: 100_000,
    });
    for (const { state, event, nextState } of adjacencyMapToArray(map)) {
      const to = nextState.context.refusal === null ? String(nextState.value) : refused;
      ways.add(`${String(state.value)} ${event.type} ${to}`);
    }
  }
  return ways;
}

const union = <T>(sets: readonly ReadonlySet<T>[]): Set<T> => new Set(sets.flatMap((set) => [...set]));

describe('The chart', () => {
  test.each([
    { dealerExtra: true, name: 'a dealer with a tile more' },
    { dealerExtra: false, name: 'a dealer who draws first' },
  ])('every state and every arrow is reached in a game with everything, and $name', ({ dealerExtra }) => {
    const ruleset = everyPhase({ dealerExtra, earlyWin: true });
    const machine = createTableMachine(ruleset);
    const hands = handsOf(ruleset, 'every way', 400);
    const ways = union([reached(ruleset, sortsOf(ruleset, hands)), waysTaken(hands)]);
    expect([...drawn(machine)].filter((way) => !ways.has(way)).sort()).toEqual([]);
    expect([...ways].filter((way) => !drawn(machine).has(way)).sort()).toEqual([]);
    expect(pictureOf(machine).states).toEqual(PHASES);
  });

  test('where flowers can outnumber the tiles to replace them with, a hand may be over before it begins', () => {
    const way = 'preparing REFEREE settling';
    const [many, few] = [everyPhase({ dealerExtra: true, flowery: true }), everyPhase({ dealerExtra: true })];
    expect(reached(many, tablesOf(many, 'flowers', 40))).toContain(way);
    expect(drawn(createTableMachine(many))).toContain(way);
    expect(drawn(createTableMachine(few))).not.toContain(way);
  });

  test('where hands may stop early, they stop from wherever the chart says so and from nowhere else', () => {
    const after: readonly (readonly [TableEvent['type'], number])[] = [
      ['rolled', 1],
      ['chose', 1],
      ['drew', 9],
      ['discarded', 1],
      ['answered', 1],
      ['awarded', 1],
      ['erred', 1],
      ['paid', 12],
      ['said', 14],
      // Never: such a hand is over already.
      ['won', 1],
    ];
    const variants = after.map(
      ([type, from]): Variant => ({ dealerExtra: true, earlyWin: true, stops: { after: type, from } }),
    );
    const ways = union(
      variants.map((variant) =>
        reached(
          everyPhase(variant),
          tablesOf(everyPhase(variant), 'stops', variant.stops?.after === 'won' ? 400 : 60),
        ),
      ),
    );
    const machine = createTableMachine(everyPhase(variants[0] as Variant));
    expect([...ways].filter((way) => !drawn(machine).has(way)).sort()).toEqual([]);
    expect([...drawn(machine)].filter((way) => !ways.has(way)).sort()).toEqual([]);
  });

  test('under Two-Five-Eight exactly what it can reach is drawn', () => {
    // Who may win and who may call Pung are seldom two in random hands.
    const two = seated(rules, { east: '5p', south: '55p', north: '123m 456m 789m 111s 5p' });
    const tables = [plays(two, 'east discards 5p').table, ...tablesOf(rules, 'two-five-eight', 60)];
    const ways = reached(rules, tables);
    expect([...drawn(createTableMachine(rules))].sort()).toEqual([...ways].sort());
  });

  test('its picture shows no preparing, and the small game’s does', () => {
    expect(pictureOf(createTableMachine(rules)).states).toEqual(
      PHASES.filter((phase) => phase !== 'dealing'),
    );
    expect(pictureOf(createTableMachine(everyPhase({ dealerExtra: true }))).states).toContain('dealing');
  });

  test('every arrow belongs to some ruleset, and each is drawn once', () => {
    const stops = { after: 'paid', from: 1 } as const;
    const variants = [true, false].map((dealerExtra) => everyPhase({ dealerExtra, earlyWin: true, stops }));
    expect(new Set(variants.flatMap((ruleset) => arrowsOf(ruleset)))).toEqual(new Set(ARROWS));
    const ways = ARROWS.map(({ from, on, to }) => `${from} ${on} ${to}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  test('a hand may be taken up in any state, and the chart is then in that state', () => {
    const machine = createTableMachine(everyPhase({ dealerExtra: true }));
    const found = new Set<string>();
    for (let n = 0; found.size < PHASES.length && n < 200; n++) {
      const { moments, end } = playedHand(everyPhase({ dealerExtra: true }), seedOf('anywhere', n));
      for (const table of [...moments.map((moment) => moment.table), end]) {
        const { value, context } = takenUp(machine, table);
        expect(value).toBe(table.stage.phase);
        expect(context).toEqual({ table, event: null, move: null, refusal: null });
        found.add(String(value));
      }
    }
    expect([...found].sort()).toEqual([...PHASES].sort());
  });

  test('its pure transitions are those of a running machine', () => {
    const machine = createTableMachine(rules);
    const { opening, moments } = playedHand(rules, seedOf('running', 0));
    let pure = takenUp(machine, opening);
    const actor = createActor(machine, { snapshot: pure, input: pure.context }).start();
    for (const { move } of moments) {
      actor.send(move === 'referee' ? { type: 'REFEREE' } : { type: 'ACT', action: move });
      pure = advanced(machine, pure, move);
      const { value, context } = actor.getSnapshot();
      expect([pure.value, pure.context]).toEqual([value, context]);
    }
    expect(pure.value).toBe('ended');
  });

  test('a refusal leaves the frame as it is, the very same table, and says why', () => {
    const machine = createTableMachine(rules);
    const { table } = seated(rules, { east: '5p' });
    const before = takenUp(machine, deepFreeze(table));
    const refusedThere = advanced(machine, before, { do: 'pass', seat: 0 });
    expect(refusedThere.context.table).toBe(table);
    expect(refusedThere.context).toMatchObject({
      event: null,
      move: null,
      refusal: { reason: { rule: 'may-pass', seats: [0] }, price: null },
    });
    expect(refusedThere.value).toBe('deciding');
    const moved = advanced(machine, refusedThere, { do: 'discard', seat: 0, tile: 13 });
    expect(moved.context).toMatchObject({ event: { type: 'discarded' }, refusal: null });
    const again = advanced(machine, moved, { do: 'discard', seat: 0, tile: 13 });
    expect(again.context).toMatchObject({ event: { type: 'discarded' }, move: { do: 'discard' } });
    expect(again.context.refusal).not.toBeNull();
  });

  test('the referee is refused while a player is awaited, and when the hand is over', () => {
    const machine = createTableMachine(rules);
    const refusalAt = (table: Table) => advanced(machine, takenUp(machine, table), 'referee').context.refusal;
    expect(refusalAt(seated(rules, { east: '5p' }).table)).toMatchObject({
      reason: { rule: 'in-turn', seats: [0] },
    });
    expect(refusalAt(playedHand(rules, seedOf('over', 0)).end)).toMatchObject({
      reason: { rule: 'in-turn' },
    });
  });

  test('a step of the engine for which no arrow is drawn is an error, and never a standstill', () => {
    const { table } = seated(rules, { east: '5p' });
    const owing: Table = {
      ...table,
      due: [
        { rule: 'kong-pays', payments: [{ from: 0, to: 1, amount: 1, rule: 'kong-pays', book: 'cash' }] },
      ],
    };
    const silent = createTableMachine({ ...rules, clauses: [], mistakes: [] });
    expect(() => advanced(silent, takenUp(silent, owing), 'referee')).toThrow(
      'no arrow: deciding REFEREE deciding',
    );
    // The referee is never refused while tiles are drawn: there is nobody to wait for.
    const unknown: Table = {
      ...table,
      stage: {
        phase: 'dealing',
        step: 0,
        turn: 0,
        owed: false,
        asked: [],
        chosen: [null, null, null, null],
      },
    };
    expect(() => advanced(silent, takenUp(silent, unknown), { do: 'pass', seat: 0 })).toThrow(
      'no arrow: preparing ACT',
    );
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
      const tried = advanced(machine, takenUp(machine, table), { do: 'win', seat });
      expect(tried.context.table).toBe(table);
      expect(tried.context.refusal?.reason).toMatchObject({ rule: 'small-false-win' });
      expect(tried.context.refusal?.price?.payments).toHaveLength(3);
      const insisted: Action = { do: 'win', seat, despite: 'small-false-win' };
      const erred = advanced(machine, tried, insisted);
      expect(erred.context.event).toMatchObject({ type: 'erred', action: insisted });
      const paid = advanced(machine, erred, 'referee');
      expect(paid.context.event).toMatchObject({ type: 'paid', group: { rule: 'small-false-win' } });
      expect(paid.context.table.cash.seats[seat]).toBe(table.cash.seats[seat] - 3);
      expect(paid.value).toBe('deciding');
      return;
    }
    expect.fail('no hand has an unfinished turn');
  });
});
