/** A scene has as many tiles in its wall as a deal leaves at that moment. */
import { expect, test } from 'vitest';
import { startFrom } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { legal } from '../../src/engine/legality/legal.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { type Table, tilesLeft } from '../../src/engine/table.ts';
import { begin, playMove } from '../../src/machines/play.ts';
import hongKong from '../../src/rulesets/hong-kong/index.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import { FILE } from './faults.ts';

/** Games without flowers, which a deal replaces at will. */
const GAMES = [riichi, twoFiveEight];

/** The table before the first line, of a scene that says whose turn it is and which hands are known. */
function scene(game: Game, position: string, hands = ''): Table {
  const text = `title: Nothing but a turn\ngiven: { ${position} }\ndeal:\n${hands}  wall: "…"\nscript: []\n`;
  const { frames } = compileScene(parseScene(text, FILE), rulesetOf(game));
  return frames[0].table;
}

/** A real deal, up to the moment at which this seat is about to draw and four tiles or fewer have been discarded. */
function dealt(game: Game, seat: number): Table {
  const ruleset = rulesetOf(game);
  let table = begin(ruleset, startFrom(ruleset, 'wall'));
  while (table.stage.phase !== 'drawing' || table.stage.seat !== seat) {
    const [next] = awaitedSeats(table);
    const allowed = next === undefined ? [] : legal(ruleset, table, next);
    const move = allowed.find((action) => action.do === 'pass' || action.do === 'discard') ?? 'referee';
    const played = playMove(ruleset, table, move);
    if (played.is !== 'done') throw new Error(played.reason.rule);
    table = played.table;
  }
  return table;
}

const riversIn = (table: Table): number[] => table.seats.map(({ river }) => river.length);

const SEATS = ['east', 'south', 'west', 'north'];

test.each(GAMES.flatMap((game) => SEATS.map((name, seat) => ({ id: game.id, game, name, seat }))))(
  'before $name draws for the first time, in $id',
  ({ game, name, seat }) => {
    const [laid, real] = [scene(game, `turn: ${name}`), dealt(game, seat)];
    expect(tilesLeft(laid.wall)).toBe(tilesLeft(real.wall));
    expect(riversIn(laid)).toEqual(riversIn(real));
  },
);

test('before the dealer has discarded, where the dealer begins by drawing, nothing lies there', () => {
  expect(riversIn(scene(hongKong, 'turn: east'))).toEqual([0, 0, 0, 0]);
});

test('what was called lies in its set, and whose turn was left out by a call has discarded nothing', () => {
  // East discards, West calls and discards; then it is North’s turn.
  const called = scene(riichi, 'turn: north', '  west: "[CCC^] …"\n');
  expect(riversIn(called)).toEqual([0, 0, 1, 0]);
  // The same a go-around later: South’s own turn comes after North and East have had theirs.
  expect(riversIn(scene(riichi, 'turn: south', '  west: "[CCC^] …"\n'))).toEqual([1, 0, 1, 1]);
  // The call that was just made: nothing but its tile has been discarded.
  expect(riversIn(scene(riichi, 'turn: west, after: pung', '  west: "[CCC^] …"\n'))).toEqual([0, 0, 0, 0]);
});

test('where the discards are written, none is added', () => {
  expect(riversIn(scene(riichi, 'turn: north, rivers: { east: 1m }'))).toEqual([1, 0, 0, 0]);
});

test('no two of the discards that are added are alike', () => {
  const tiles = scene(riichi, 'turn: east').seats.flatMap(({ river }) => river);
  expect(new Set(tiles).size).toBe(4);
});
