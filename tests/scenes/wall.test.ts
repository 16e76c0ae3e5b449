/** A scene has as many tiles in its wall as a deal leaves at that moment. */
import { expect, test } from 'vitest';
import { startFrom } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { legal } from '../../src/engine/legality/legal.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { left, type Table } from '../../src/engine/table.ts';
import { begin, playMove } from '../../src/machines/play.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { parseScene } from '../../src/scenes/parse.ts';
import { FILE } from './faults.ts';

const GAMES = [riichi, twoFiveEight];

const southToDraw = 'title: Nothing but a turn\ngiven: { turn: south }\ndeal:\n  wall: "…"\nscript: []\n';
const scene = (game: Game): Table => {
  const { frames } = compileScene(parseScene(southToDraw, FILE), rulesetOf(game));
  const [first] = frames;
  if (!first) throw new Error('the scene has no frame');
  return first.table;
};

/** A real deal, up to the moment at which South is about to draw for the first time. */
function dealt(game: Game): Table {
  const ruleset = rulesetOf(game);
  let table = begin(ruleset, startFrom(ruleset, 'wall'));
  while (table.stage.phase !== 'drawing' || table.stage.seat !== 1) {
    const [seat] = awaitedSeats(table);
    const allowed = seat === undefined ? [] : legal(ruleset, table, seat);
    const move = allowed.find((action) => action.do === 'pass' || action.do === 'discard') ?? 'referee';
    const played = playMove(ruleset, table, move);
    if (played.is !== 'done') throw new Error(played.reason.rule);
    table = played.table;
  }
  return table;
}

test.each(GAMES)('before South draws first, in $id', (game) => {
  expect(left(scene(game).wall)).toBe(left(dealt(game).wall));
  expect(scene(game).seats.map(({ river }) => river.length)).toEqual([1, 0, 0, 0]);
});
