/** The chart: every state and every arrow of it is reached, and no hand goes a way that it does not draw. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type AdjacencyMap, adjacencyMapToArray, getAdjacencyMap, toDirectedGraph } from 'xstate/graph';
import { type Action, actionKey } from '../../src/engine/action.ts';
import { expressible } from '../../src/engine/expressible.ts';
import { legal } from '../../src/engine/legal.ts';
import { phaseOf } from '../../src/engine/play.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { withSeat } from '../../src/engine/seats.ts';
import { left, type Table, type TableEvent } from '../../src/engine/table.ts';
import { offered } from '../../src/engine/table-facts.ts';
import { judgeAction } from '../../src/engine/verdict.ts';
import { ARROWS, arrowsOf, PHASES } from '../../src/machines/arrows.ts';
import { pictureOf } from '../../src/machines/picture.ts';
import { pureChart, type TableSnapshot } from '../../src/machines/pure.ts';
import { createTableMachine, type TableMachine, type TableMessage } from '../../src/machines/table.ts';
import { everyPhase, type Variant } from '../fixtures/every-phase.ts';
import { deepFreeze } from '../fixtures/freeze.ts';
import { playedHand } from '../fixtures/hands.ts';
import { everyRuleset, twoFiveEight } from '../fixtures/rulesets.ts';
import { plays, seated } from '../fixtures/tables.ts';
import { seedOf } from '../scale.ts';

const rules = await twoFiveEight();
const every = await everyRuleset();

/** "deciding ACT claiming", or "deciding ACT refused". */
type Way = string;

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

/** A few tables of every sort that hands of this ruleset meet: where they stand, and what may be done there. */
function tablesOf(ruleset: Ruleset, use: string, hands: number): Table[] {
  const found = new Map<string, Table[]>();
  for (let n = 0; n < hands; n++) {
    // Always the same hands: these are to come everywhere, not to find what is rare.
    const { moments, end } = playedHand(ruleset, `${use}/${n}`);
    for (const table of [...moments.map((moment) => moment.table), end]) {
      const does = new Set(legal(ruleset, table).map((action) => action.do));
      const { phase, awaits } = phaseOf(table);
      const place = [phase, awaits.length, table.due.length > 0, left(table.wall) === 0, offered(table)?.as];
      const sort = [...place, ...[...does].sort()].join();
      const alike = found.get(sort) ?? [];
      if (alike.length < 3) found.set(sort, [...alike, table]);
    }
  }
  return [...found.values()].flat();
}

/** The ways that are found from these tables, the tables that follow from each grouped as above. */
function reached(ruleset: Ruleset, tables: readonly Table[]): Set<Way> {
  const machine = createTableMachine(ruleset);
  const ways = new Set<Way>();
  for (const table of tables) {
    const map: AdjacencyMap<TableSnapshot, TableMessage> = getAdjacencyMap(machine, {
      input: { table },
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

/** The same table with nothing left to draw. */
const wallEmpty = (table: Table): Table => ({
  ...table,
  wall: { ...table.wall, end: table.wall.next },
  seats: withSeat(table.seats, 0, {
    ...table.seats[0],
    river: table.wall.order.slice(table.wall.next, table.wall.end),
  }),
});

const union = <T>(sets: readonly ReadonlySet<T>[]): Set<T> => new Set(sets.flatMap((set) => [...set]));

describe('The chart', () => {
  test.each([
    { dealerExtra: true, name: 'a dealer with a tile more' },
    { dealerExtra: false, name: 'a dealer who draws first' },
  ])('every state and every arrow is reached in a game with everything, and $name', ({ dealerExtra }) => {
    const ruleset = everyPhase({ dealerExtra, earlyWin: true });
    const machine = createTableMachine(ruleset);
    const tables = tablesOf(ruleset, 'every way', 400);
    // A flower with nothing left to replace it: walls of random hands are never that short so soon.
    const short = tables.filter(({ stage }) => stage.phase === 'preparing').map(wallEmpty);
    const ways = reached(ruleset, [...tables, ...short]);
    expect([...drawn(machine)].filter((way) => !ways.has(way)).sort()).toEqual([]);
    expect([...ways].filter((way) => !drawn(machine).has(way)).sort()).toEqual([]);
    expect(pictureOf(machine).states).toEqual(PHASES);
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
      PHASES.filter((phase) => phase !== 'preparing'),
    );
    expect(pictureOf(createTableMachine(everyPhase({ dealerExtra: true }))).states).toContain('preparing');
  });

  test('every arrow belongs to some ruleset, and each is drawn once', () => {
    const stops = { after: 'paid', from: 1 } as const;
    const variants = [true, false].map((dealerExtra) => everyPhase({ dealerExtra, earlyWin: true, stops }));
    expect(new Set(variants.flatMap((ruleset) => arrowsOf(ruleset)))).toEqual(new Set(ARROWS));
    const ways = ARROWS.map(({ from, on, to }) => `${from} ${on} ${to}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  test.each(every)('no hand of $name goes a way that its chart does not draw', ({ ruleset }) => {
    const known = new Set(arrowsOf(ruleset).map(({ from, on, to }) => `${from} ${on} ${to}`));
    for (let n = 0; n < 100; n++) {
      for (const { table, move, after } of playedHand(ruleset, seedOf('ways', n)).moments) {
        const way = `${table.stage.phase} ${move === 'referee' ? 'REFEREE' : 'ACT'} ${after.stage.phase}`;
        if (!known.has(way)) expect.fail(`${way} is not drawn`);
      }
    }
  });

  test('a hand may be taken up in any state, and the chart is then in that state', () => {
    const chart = pureChart(createTableMachine(everyPhase({ dealerExtra: true })));
    const found = new Set<string>();
    for (let n = 0; found.size < PHASES.length && n < 200; n++) {
      const { moments, end } = playedHand(everyPhase({ dealerExtra: true }), seedOf('anywhere', n));
      for (const table of [...moments.map((moment) => moment.table), end]) {
        const { value, context } = chart.opening({ table });
        expect(value).toBe(table.stage.phase);
        expect(context).toEqual({ table, event: null, refusal: null, price: null });
        found.add(String(value));
      }
    }
    expect([...found].sort()).toEqual([...PHASES].sort());
  });

  test('its pure transitions are those of a running machine', () => {
    const machine = createTableMachine(rules);
    const chart = pureChart(machine);
    const { start, moments } = playedHand(rules, seedOf('running', 0));
    const actor = createActor(machine, { input: { start } }).start();
    let pure = chart.opening({ start });
    for (const { move } of moments) {
      const message: TableMessage = move === 'referee' ? { type: 'REFEREE' } : { type: 'ACT', action: move };
      actor.send(message);
      pure = chart.after(pure, message);
      const { value, context } = actor.getSnapshot();
      expect([pure.value, pure.context]).toEqual([value, context]);
    }
    expect(pure.value).toBe('ended');
  });

  test('a refusal leaves the table as it is, the very same, and says why', () => {
    const chart = pureChart(createTableMachine(rules));
    const { table } = seated(rules, { east: '5p' });
    const before = chart.opening({ table: deepFreeze(table) });
    const after = chart.after(before, { type: 'ACT', action: { do: 'pass', seat: 0 } });
    expect(after.context.table).toBe(table);
    expect(after.context).toMatchObject({
      event: null,
      refusal: { rule: 'may-pass', seats: [0] },
      price: null,
    });
    expect(after.value).toBe('deciding');
    const moved = chart.after(after, { type: 'ACT', action: { do: 'discard', seat: 0, tile: 13 } });
    expect(moved.context).toMatchObject({ event: { type: 'discarded' }, refusal: null });
  });

  test('the referee is refused while a player is awaited, and when the hand is over', () => {
    const chart = pureChart(createTableMachine(rules));
    const { table } = seated(rules, { east: '5p' });
    const after = chart.after(chart.opening({ table }), { type: 'REFEREE' });
    expect(after.context).toMatchObject({ refusal: { rule: 'in-turn', seats: [0] } });
    const { end } = playedHand(rules, seedOf('over', 0));
    expect(chart.after(chart.opening({ table: end }), { type: 'REFEREE' }).context.refusal).toMatchObject({
      rule: 'in-turn',
    });
  });

  test('a priced mistake is refused with its price, until the player insists: then it happens and is paid', () => {
    const ruleset = everyPhase({ dealerExtra: true });
    const chart = pureChart(createTableMachine(ruleset));
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
      const tried = chart.after(chart.opening({ table }), { type: 'ACT', action: { do: 'win', seat } });
      expect(tried.context.table).toBe(table);
      expect(tried.context.refusal).toMatchObject({ rule: 'small-false-win' });
      expect(tried.context.price?.payments).toHaveLength(3);
      const insisted: Action = { do: 'win', seat, despite: 'small-false-win' };
      const erred = chart.after(tried, { type: 'ACT', action: insisted });
      expect(erred.context.event).toMatchObject({ type: 'erred', action: insisted });
      const paid = chart.after(erred, { type: 'REFEREE' });
      expect(paid.context.event).toMatchObject({ type: 'paid', group: { rule: 'small-false-win' } });
      expect(paid.context.table.cash.seats[seat]).toBe(table.cash.seats[seat] - 3);
      expect(paid.value).toBe('deciding');
      return;
    }
    expect.fail('no hand has an unfinished turn');
  });
});
