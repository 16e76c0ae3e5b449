/**
 * One whole deal of each game as text, `<game>/whole-deal.yaml`: every tile, every move, and what it comes to. Whoever
 * knows the game can follow it at a table and correct it; the engine has to play it line by line.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentOf, ruleIds } from '../../src/lessons/lint/content.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import { compileScene } from '../../src/scenes/compile.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';

const fileOf = (game: string): URL => new URL(`${game}/whole-deal.yaml`, import.meta.url);
const written = gameIds.filter((game) => existsSync(fileOf(game)));

test('six games have one', () => {
  expect(written.length).toBeGreaterThanOrEqual(6);
});

describe.each(written)('A whole deal of %s', async (game) => {
  const content = await contentOf(game);
  const text = readFileSync(fileOf(game), 'utf8');
  const play = (changed: string) => {
    const scene = { ...parseScene(changed, `${game}/whole-deal.yaml`), ruleset: game };
    const ruleset = rulesetOf(content.game, scene.options, scene.under);
    return { scene, played: compileScene(scene, ruleset, { rules: ruleIds(content) }) };
  };
  const { scene, played } = play(text);

  test('leaves nothing to be filled in, and says what every seat has at its end', () => {
    expect(text).not.toContain('…');
    expect(Object.keys(scene.expect?.cash ?? {})).toHaveLength(4);
    expect(Object.keys(scene.expect?.hands ?? {})).toHaveLength(4);
  });

  test('goes from the deal to its end', () => {
    expect(played.start).not.toBeNull();
    expect(played.frames.at(-1)?.table.stage.phase).toBe('ended');
  });

  test('is refused with another amount, another winner, or a move left out', () => {
    const richer = text.replace(
      /cash: \{ east: (-?\d+)/,
      (_, amount) => `cash: { east: ${Number(amount) + 1}`,
    );
    expect(() => play(richer)).toThrow('cash of east');
    const [winner] = scene.expect?.winners ?? [];
    const other = winner === 'east' ? 'south' : 'east';
    expect(() => play(text.replace(`winners: ${winner}`, `winners: ${other}`))).toThrow('winner');
    const discard = /^ {2}- \w+ discards .*\n/m;
    expect(() => play(text.replace(discard, ''))).toThrow();
  });
});
