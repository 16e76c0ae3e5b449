import { describe, expect, test } from 'vitest';
import { builtWall } from '../../src/lessons/built-wall.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

const wallOf = async (game: string) => builtWall(rulesetOf(await loadGame(game)));

describe('the wall on a table', () => {
  test.each([
    ['two-five-eight', [14, 13, 14, 13], 53],
    ['changchun', [17, 17, 17, 17], 53],
    ['hong-kong', [18, 18, 18, 18], 52],
    ['hk-taiwanese', [18, 18, 18, 18], 65],
    ['british', [18, 18, 18, 18], 53],
    ['riichi', [17, 17, 17, 17], 53],
  ])('of %s has sides of %j stacks, and %i tiles of it are dealt', async (game, sides, dealt) => {
    expect(await wallOf(game)).toMatchObject({ sides, dealt });
  });

  test('is drawn on from the stack at which the deal stopped', async () => {
    const { stacks } = await wallOf('hong-kong');
    expect(stacks).toHaveLength(72);
    expect(stacks.slice(0, 26).every((stack) => stack === 'dealt')).toBe(true);
    expect(stacks[26]).toBe('next');
  });

  test('has its replacement tiles at the end: one stack, the seven of the kong box, or none', async () => {
    const reserved = async (game: string) =>
      (await wallOf(game)).stacks.flatMap((stack, at) => (stack === 'replacements' ? [at] : []));
    expect(await reserved('hong-kong')).toEqual([71]);
    expect(await reserved('british')).toEqual([65, 66, 67, 68, 69, 70, 71]);
    expect(await reserved('changchun')).toEqual([]);
  });

  test('has the first indicator on the third stack from the end of the dead wall', async () => {
    const { stacks } = await wallOf('riichi');
    expect(stacks.slice(-7)).toEqual([
      ...['replacements', 'replacements', 'replacements', 'replacements'],
      ...['indicator', 'replacements', 'replacements'],
    ]);
    expect((await wallOf('hong-kong')).stacks).not.toContain('indicator');
  });
});
