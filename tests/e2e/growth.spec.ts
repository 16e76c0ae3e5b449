/** What the built site weighs in all, and what one more scene or one more game adds to it. */
import { gameIds } from '../../src/rulesets/registry.node.ts';
import { bytesOf, bytesOfGame, bytesOfScenes } from '../fixtures/site-bytes.ts';
import { expect, test } from './site.ts';

const DIST = 'dist';
/** Bytes. The limits are those of a mean scene and a mean game: what a further one costs. */
const MOST = { all: 99e6, scene: 25e3, game: 17e6 };

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

test('all files of the site together stay under 99 MB', () => {
  expect(bytesOf(DIST)).toBeLessThan(MOST.all);
});

test('a further scene costs less than 25 kB in all its forms: its data, its frame, its place in a lesson', () => {
  const scenes = bytesOfScenes(DIST);
  expect(scenes.size).toBeGreaterThan(100);
  expect(mean([...scenes.values()])).toBeLessThan(MOST.scene);
});

test('a further game costs less than 17 MB, with its pages about two games', () => {
  const games = gameIds.map((game) => bytesOfGame(DIST, game));
  expect(Math.min(...games)).toBeGreaterThan(0);
  expect(mean(games)).toBeLessThan(MOST.game);
});
