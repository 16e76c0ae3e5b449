/** What the site accepts of content/ is what its parsers read: a field that one of them knows, both know. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sceneForm } from '../../src/components/site/forms.ts';
import { games } from '../lessons/content.ts';

describe.each(games)('$id', ({ scenes }) => {
  test('every scene has the form that pages are built from', () => {
    const faults = scenes.flatMap(({ file, text }) => {
      const { success, error } = sceneForm.safeParse(parse(text));
      return success ? [] : [`${file}: ${error.message}`];
    });
    expect(scenes.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});

test('a field that no scene has is refused', () => {
  const scene = { title: 'X', deal: { wall: '…' }, script: [] };
  expect(sceneForm.safeParse(scene).success).toBe(true);
  expect(sceneForm.safeParse({ ...scene, shows: 'receipt debts' }).success).toBe(true);
  expect(sceneForm.safeParse({ ...scene, show: 'receipt' }).success).toBe(false);
});
