/** The game in short, made from its ruleset. */
import { describe, expect, test } from 'vitest';
import { site } from '#i18n/site.ts';
import { factsOf } from '../../src/components/site/games.ts';
import type { Chosen } from '../../src/engine/game.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

const countedIn = async (game: string, chosen: Chosen = {}): Promise<string | undefined> =>
  factsOf(rulesetOf(await loadGame(game), chosen)).find(({ label }) => label === site.facts.counted)?.text;

describe('the fact sheet', () => {
  test('says what a game counts in, and nothing where it counts nothing', async () => {
    expect(await countedIn('two-five-eight')).toBe('points');
    expect(await countedIn('hong-kong')).toBe('fan');
    expect(await countedIn('changchun')).toBeUndefined();
    expect(await countedIn('changchun', { scoring: 'standup' })).toBe('points');
  });
});
