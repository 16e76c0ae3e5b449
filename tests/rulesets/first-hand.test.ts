/** The hand that every course begins with is played by each game's own calls, and by the sixth game's too. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { begin, playMove } from '../../src/machines/play.ts';
import { FIRST_HAND } from '../../src/rulesets/first-hand.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';

const games = await Promise.all(gameIds.map(loadGame));
const folder = 'content/common/scenes';
const scenes = readdirSync(folder).map((name) =>
  parseScene(readFileSync(`${folder}/${name}`, 'utf8'), `${folder}/${name}`),
);

describe.each(games)('the first hand of $id', (game) => {
  const ruleset = rulesetOf(game, {}, FIRST_HAND);

  test.each(scenes)('plays the scene $id', (scene) => {
    expect(scene.under).toBe(FIRST_HAND);
    expect(() => compileScene({ ...scene, ruleset: game.id }, ruleset)).not.toThrow();
  });

  test('first-hand: it says its calls in the game’s own words, and asks of a win one set and a pair', () => {
    const { terms, wins, deal } = ruleset;
    // Any pair will do, so it is not called by the word of a game that wants its own.
    expect(terms).toEqual({ ...rulesetOf(game).terms, pair: 'pair' });
    expect([deal.sets, wins.constraints, wins.minimum, wins.shapes.map(({ rule }) => rule)]).toEqual([
      1,
      [],
      null,
      [FIRST_HAND],
    ]);
  });

  test('ends, whatever is done', () => {
    for (let seed = 0; seed < 20; seed++) {
      let table = begin(ruleset, startFrom(ruleset, `first-${seed}`, { under: FIRST_HAND }));
      for (let moves = 0; table.stage.phase !== 'ended'; moves++) {
        expect(moves).toBeLessThan(2000);
        const [seat] = awaitedSeats(table);
        const done = playMove(
          ruleset,
          table,
          seat === undefined ? 'referee' : botAction(naive, ruleset, table, seat),
        );
        if (done.is !== 'done') throw new Error(`it is refused: ${done.reason.rule}`);
        table = done.table;
      }
    }
  });
});
