/** Every two values of two switches go together: whole deals are played under them. */
import { describe, expect, test } from 'vitest';
import type { Chosen, Game, OptionValue } from '../../src/engine/game.ts';
import { legal } from '../../src/engine/legality/legal.ts';
import { createRandom } from '../../src/engine/random.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { playMove } from '../../src/machines/play.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { allCash, copies, everyTile } from '../fixtures/count.ts';
import { playedHand } from '../fixtures/hands.ts';
import { LONG, seedOf } from '../scale.ts';

/** Deals for each table; each two values meet at one of the tables at least. */
const DEALS = LONG ? 20 : 1;

const games: readonly Game[] = await Promise.all(gameIds.map(loadGame));

type Pair = readonly [a: string, one: OptionValue, b: string, other: OptionValue];

const keyOf = ([a, one, b, other]: Pair): string => JSON.stringify([a, one, b, other]);

/** Every two options with every two of their values. */
const pairsOf = ({ options }: Game): Pair[] =>
  options.flatMap((a, i) =>
    options
      .slice(i + 1)
      .flatMap((b) => a.values.flatMap((one) => b.values.map((other): Pair => [a.id, one, b.id, other]))),
  );

/** Those that stand in a table. */
const pairsIn = (game: Game, table: Chosen): Pair[] =>
  pairsOf(game).filter(([a, one, b, other]) => table[a] === one && table[b] === other);

/** Tables in which every pair stands: each takes up a pair that is left, and as many more as it can. */
function tablesOf(game: Game): Chosen[] {
  const left = new Set(pairsOf(game).map(keyOf));
  const tables: Chosen[] = [];
  for (const pair of pairsOf(game)) {
    if (!left.has(keyOf(pair))) continue;
    const [a, one, b, other] = pair;
    const table: Record<string, OptionValue> = { [a]: one, [b]: other };
    for (const { id, values, default: usual } of game.options) {
      if (id in table) continue;
      const news = (value: OptionValue): number =>
        pairsIn(game, { ...table, [id]: value }).filter((each) => left.has(keyOf(each))).length;
      table[id] = values.toSorted((x, y) => news(y) - news(x))[0] ?? usual;
    }
    for (const each of pairsIn(game, table)) left.delete(keyOf(each));
    tables.push(table);
  }
  // A single switch has no pairs, and is tried by itself.
  const [only] = game.options;
  return tables.length > 0 || !only ? tables : only.values.map((value) => ({ [only.id]: value }));
}

describe.each(games)('$id', (game) => {
  const tables = tablesOf(game);

  test('every two values of two switches meet at one of the tables', () => {
    const met = new Set(tables.flatMap((table) => pairsIn(game, table)).map(keyOf));
    expect(pairsOf(game).filter((pair) => !met.has(keyOf(pair)))).toEqual([]);
  });

  // A few tables a test: in full they are many deals.
  const parts = Array.from({ length: Math.ceil(tables.length / 8) }, (_, part) => part);
  test.each(parts)(
    `tables %#: ${DEALS} deals at each end, nothing allowed is refused, and no tile and no sum is off`,
    (part) => {
      for (const [n, table] of tables.slice(8 * part, 8 * part + 8).entries()) {
        const ruleset = rulesetOf(game, table);
        for (let deal = 0; deal < DEALS; deal++)
          keepsItsWord(ruleset, `${part}/${n}/${deal}`, JSON.stringify(table));
      }
    },
  );
});

function keepsItsWord(ruleset: Ruleset, use: string, where: string): void {
  const seed = seedOf('option-pairs', 0);
  // Throws where a deal does not end, or where somebody is refused what was offered.
  const { opening, moments, end } = playedHand(ruleset, `${seed}/${use}`);
  expect(end.stage.phase, where).toBe('ended');
  const sum = allCash(opening);
  for (const { after } of moments) {
    if (Math.abs(allCash(after) - sum) > 1e-9) throw new Error(`${where}: ${allCash(after)} is not ${sum}`);
  }
  for (const { from, to, amount } of end.debts) {
    expect(from, where).not.toBe(to);
    expect(amount, where).toBeGreaterThan(0);
  }
  const random = createRandom(`${seed}/${use}`, 'option-pairs');
  const moment = moments[random.below(moments.length)];
  for (const table of [moment?.table ?? opening, end]) {
    expect(copies(everyTile(table)), where).toEqual([...ruleset.tiles]);
  }
  for (const seat of moment ? awaitedSeats(moment.table) : []) {
    for (const action of legal(ruleset, moment?.table ?? opening, seat)) {
      expect(
        playMove(ruleset, moment?.table ?? opening, action).is,
        `${where} ${JSON.stringify(action)}`,
      ).toBe('done');
    }
  }
}
