/** Changchun, its option: the point table that is not in the source. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startFrom } from '../../../src/engine/deal.ts';
import { lineTitle } from '../../../src/i18n/line-title.ts';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { compileScene } from '../../../src/scenes/compile.ts';
import { parseScene } from '../../../src/scenes/parsing/parse.ts';
import { playedHand } from '../../fixtures/hands.ts';
import { cashOf, type Game, happenedOf, plays, seated, untilAsked } from '../../fixtures/tables.ts';
import { seedOf } from '../../scale.ts';
import { changchun } from './rules.ts';

const rules = await changchun({ scoring: 'standup' });

/** No open set, and it waits for the middle of a run. */
const MIDDLE = '123m 888m 22p 46p 678s';

describe('The point table', () => {
  test('scoring: everyone begins with 100 points', async () => {
    expect(startFrom(rules, 'a match').cash).toEqual({ seats: [100, 100, 100, 100], pot: 0 });
    expect(startFrom(await changchun(), 'a match').cash).toEqual({ seats: [0, 0, 0, 0], pot: 0 });
  });

  test('scoring: the score’s lines are what is paid, each with the tiles it rests on', () => {
    const hand = seated(rules, { turn: 'west', west: `${MIDDLE} 5p` });
    const [won] = happenedOf(untilAsked(plays(hand, 'west wins')), 'won');
    expect(won?.win.score).toMatchObject({
      unit: 'points',
      total: 32,
      lines: [
        { pattern: 'scoring', part: 'base', worth: 8, tiles: parseTiles('5p') },
        { pattern: 'scoring', part: 'closed', worth: 8, tiles: parseTiles('123888m 22456p 678s') },
        { pattern: 'scoring', part: 'middle', worth: 16, tiles: parseTiles('456p') },
      ],
    });
    // Each is called something else on a receipt, and none by the title of the whole table.
    const book: { options: { id: string; title: string; parts?: Record<string, string> }[] } = parse(
      readFileSync('content/changchun/rulebook.yaml', 'utf8'),
    );
    const { title = '', parts = {} } = book.options.find(({ id }) => id === 'scoring') ?? {};
    const titles = (won?.win.score.lines ?? []).map((line) => lineTitle(line, { title, parts }));
    expect(titles).toEqual(['What is paid if G is 1', 'No set is open', 'The middle of a run in hand']);
  });

  test('scoring: the match goes on when somebody has less than nothing', () => {
    const game = seated(rules, { east: '5p', west: MIDDLE });
    const poor: Game = { ...game, table: { ...game.table, cash: { seats: [10, 130, 130, 130], pot: 0 } } };
    const won = untilAsked(plays(poor, 'east discards 5p', 'west wins'));
    expect(cashOf(won)).toEqual([-14, 130, 154, 130]);
    expect(won.table.stage).toMatchObject({ following: { over: false } });
  });

  test('scoring: every line is met in play, and both shapes in the scenes of the course', async () => {
    const lines = new Set<string>();
    for (let n = 0; n < 500 && lines.size < 3; n++) {
      const { end } = playedHand(rules, seedOf('parts', n));
      if (end.stage.phase !== 'ended' || end.stage.outcome.is !== 'won') continue;
      for (const { part = '' } of end.stage.outcome.winners[0].score.lines) lines.add(part);
    }
    expect([...lines].sort()).toEqual(['base', 'closed', 'middle']);
    const shapes = new Set<string>();
    for (const name of readdirSync('content/changchun/scenes')) {
      const file = `content/changchun/scenes/${name}`;
      const scene = parseScene(readFileSync(file, 'utf8'), file);
      const { stage } = compileScene(scene, await changchun(scene.options)).frames.at(-1)?.table ?? {};
      if (stage?.phase !== 'ended' || stage.outcome.is !== 'won') continue;
      for (const { score } of stage.outcome.winners) shapes.add(score.reading?.shape ?? '');
    }
    expect([...shapes].sort()).toEqual(['seven-pairs', 'standard']);
  });
});
