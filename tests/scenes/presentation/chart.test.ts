/** The chart of each game: every arrow that it draws has a sentence, and a rule of its rulebook. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chart } from '#i18n/chart.ts';
import { contentOf, playFile } from '../../../src/lessons/lint/content.ts';
import { rulesetOf } from '../../../src/rulesets/instantiate.ts';
import { gameIds, loadGame } from '../../../src/rulesets/registry.node.ts';
import { arrowsTaken, drawingOf } from '../../../src/scenes/presentation/chart.ts';

const idsOf = (folder: string): string[] => {
  const file = new URL(`../../../content/${folder}/rulebook.yaml`, import.meta.url);
  const book: { readonly rules: readonly { readonly id: string }[] } = parse(readFileSync(file, 'utf8'));
  return book.rules.map(({ id }) => id);
};

test('east-stops-exchanges: a scene draws the arrow that hardly a hand takes', async () => {
  const british = await contentOf('british');
  const goulash = rulesetOf(british.game, {}, 'goulash');
  const scene = british.scenes.find(({ name }) => name === 'east-stops-exchanges');
  if (!scene) throw new Error('the scene is gone');
  const arrow = arrowsTaken(goulash, [playFile(british, scene)]).find(
    ({ from, to }) => from === 'dealing' && to === 'settling',
  );
  expect(arrow?.rules).toEqual(['tsumo']);
});

test('a chart is laid out once for the same scenes, and again for others', async () => {
  const content = await contentOf('two-five-eight');
  const scenes = content.scenes.slice(0, 2).map((file) => playFile(content, file));
  const drawn = drawingOf(content.ruleset, 'ordinary', scenes);
  expect(drawingOf(content.ruleset, 'ordinary', [...scenes])).toBe(drawn);
  expect(drawingOf(content.ruleset, 'ordinary', scenes.slice(1))).not.toBe(drawn);
});

describe.each(gameIds)('Every arrow of %s', async (id) => {
  const game = await loadGame(id);
  const known = new Set([...idsOf(id), ...idsOf('common')]);

  test.each(Object.keys(game.under))('%s', (under) => {
    const { ways } = chart;
    const arrows = arrowsTaken(rulesetOf(game, {}, under));
    expect(arrows.length).toBeGreaterThan(8);
    for (const { from, to, rules } of arrows) {
      expect(ways, `${from} ${to}`).toHaveProperty([`${from} ${to}`]);
      expect(rules.length, `${from} ${to}`).toBeGreaterThan(0);
      for (const rule of rules) expect(known, `${from} ${to}`).toContain(rule);
    }
  });
});
