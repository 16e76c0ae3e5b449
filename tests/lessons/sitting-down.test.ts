/** Each course tells what one does with real tiles, on a page with boards: nothing on a screen asks for it. */
import { describe, expect, test } from 'vitest';
import { tagsIn } from '../../src/lessons/tags.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { games } from './content.ts';

describe.each(games)('before one sits down to $id', ({ id, lessons }) => {
  const page = lessons.find(({ name }) => name.endsWith('before-you-sit-down'));
  const text = page?.text ?? '';
  const tags = tagsIn(text);
  const named = (name: string) => tags.filter((tag) => tag.name === name);
  const said = (tag: (typeof tags)[number], attribute: string) =>
    String(tag.attributes.get(attribute)?.value);
  const asks = (about: RegExp) => tags.some((tag) => about.test(said(tag, 'ask')));

  test('the tiles are washed, and all of them are built into a wall', async () => {
    expect(text).toMatch(/\bwash/i);
    const { tiles } = rulesetOf(await loadGame(id));
    const stacks = named('Wall')
      .flatMap((wall) => said(wall, 'sides').split(' '))
      .reduce((sum, side) => sum + Number(side), 0);
    expect(2 * stacks).toBe(tiles.reduce((sum, count) => sum + count, 0));
  });

  test('the wall is broken, and dealt from in fours until everybody has enough', () => {
    expect(text).toMatch(/\bdice\b/);
    expect(text).toMatch(/\bfour\b/i);
    expect(named('Check').some(({ attributes }) => attributes.has('dealt'))).toBe(true);
  });

  test('a scene asks which end of the wall is the end', () => {
    expect(named('Scene').length).toBeGreaterThan(0);
    expect(named('Predict').length).toBeGreaterThan(0);
  });

  test('everybody knows their chair', () => {
    expect(asks(/\bchair\b/)).toBe(true);
  });

  test('a discard goes where it belongs, is called in words, and a called tile tells who gave it', () => {
    expect(text).toMatch(/\bdiscards?\b.*\b(?:face up|in front of you|middle)\b/i);
    expect(named('YourTurn').length).toBeGreaterThan(0);
    for (const giver of ['<', '^', '>'])
      expect(named('Hand').some((hand) => said(hand, 'tiles').includes(`${giver}]`))).toBe(true);
  });

  test('a wrong call costs something, and one knows what', () => {
    expect(named('Drill').length).toBeGreaterThan(0);
    expect(asks(/\bcost\b|\binsists\b/)).toBe(true);
  });
});
