import { expect, test } from 'vitest';
import { playText } from '../../src/components/lesson/play-text.ts';

const scene = {
  path: 'content/two-five-eight/scenes/planted.yaml',
  home: 'two-five-eight',
  player: 'two-five-eight',
  rules: ['call-pung'],
  text: [
    'title: A draw',
    'given: { turn: east }',
    'deal: { east: "…", wall: "5p …" }',
    'script:',
    '  - east draws 5p: East draws.',
    'expect: { turn: east }',
  ].join('\n'),
};

test('a scene is played again only when its text or the rules it may name have changed', async () => {
  const first = await playText(scene);
  expect(await playText({ ...scene })).toBe(first);
  const edited = await playText({ ...scene, text: scene.text.replace('A draw', 'Another draw') });
  expect(edited.scene.title).toBe('Another draw');
  expect(await playText(scene)).not.toBe(edited);
  expect(await playText({ ...scene, rules: [] })).not.toBe(first);
});

test('a claim that has become false is told though the scene was true before', async () => {
  await playText(scene);
  const text = scene.text.replace('expect: { turn: east }', 'expect: { turn: west }');
  await expect(playText({ ...scene, text })).rejects.toMatchObject({ loc: { file: scene.path, line: 6 } });
  expect((await playText(scene)).scene.title).toBe('A draw');
});
