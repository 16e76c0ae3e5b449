/** Whatever a scene is given – a streak, a book, debts, the dealer, the round – a match can come to. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/engine/table.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { parseScene } from '../../src/scenes/parsing/parse.ts';
import type { Scene } from '../../src/scenes/scene.ts';
import { seatNamed } from '../../src/scenes/setup/written-tiles.ts';
import { type GameContent, games } from './content.ts';
import { type Between, beginning, everyBetween, isLikely, isReachable, type Rules } from './reachable.ts';

/** Streaks of so many wins are tried out, with every price. */
const SHORT = 2;

const rulesFor = ({ game }: GameContent, scene: Pick<Scene, 'options'>): Rules => {
  const made = new Map<string, ReturnType<typeof rulesetOf>>();
  return (under) => {
    const ruleset = made.get(under) ?? rulesetOf(game, scene.options, under);
    made.set(under, ruleset);
    return ruleset;
  };
};

/** The state that this scene begins with. */
function givenIn(rules: Rules, { position, under }: Scene): Between {
  const start = beginning(rules);
  if (position === null) return { ...start, under };
  const { dealer, round, debts, memory } = position;
  const lasting = Object.keys(start.memory);
  const told = Object.entries(memory).filter(([id]) => lasting.includes(id));
  return {
    dealer,
    round,
    under,
    debts: debts.map(({ from, to, amount }) => ({
      from: seatNamed(from, dealer),
      to: seatNamed(to, dealer),
      amount,
    })),
    memory: { ...start.memory, ...(Object.fromEntries(told) as Record<string, Json>) },
  };
}

describe.each(games)('$id', (content) => {
  const scenes = content.scenes.map(({ text, file }) => parseScene(text, file));
  const known = everyBetween(rulesFor(content, { options: {} }));

  test.each(scenes)('what the scene $id is given can come about', (scene) => {
    const rules = rulesFor(content, scene);
    const wanted = givenIn(rules, scene);
    const states = Object.keys(scene.options).length === 0 ? known : everyBetween(rules);
    const field = `${scene.file}, given: ${JSON.stringify(wanted)}`;
    expect(isLikely(wanted, states), field).toBe(true);
    const short = Number(wanted.memory['dealer-stays'] ?? 0) <= SHORT;
    if (short && wanted.debts.length > 0) expect(isReachable(rules, wanted, states), field).toBe(true);
  });
});

describe('what no match comes to is found', () => {
  const content = games.find(({ id }) => id === 'hk-taiwanese') as GameContent;
  const rules = rulesFor(content, { options: {} });
  const known = everyBetween(rules);
  const reached = (
    dealer: 0 | 3,
    kept: number,
    pull: number,
    debts: readonly [number, number, number][] = [],
  ) =>
    isReachable(
      rules,
      {
        dealer,
        round: dealer === 3 ? 3 : 0,
        under: 'ordinary',
        debts: debts.map(([from, to, amount]) => ({ from: from as 0, to: to as 0, amount })),
        memory: { 'dealer-stays': kept, pull },
      },
      known,
    );

  test('a streak without a book', () => {
    expect(reached(0, 3, -1)).toBe(false);
  });

  test('a book of whoever dealt before: they would deal still', () => {
    expect(reached(3, 0, 2, [[0, 2, 40]])).toBe(false);
    expect(reached(0, 1, 0, [[1, 0, 40]])).toBe(true);
  });

  test('debts that no such number of wins comes to', () => {
    const three: [number, number, number][] = [
      [1, 0, 37],
      [2, 0, 25],
      [3, 0, 15],
    ];
    expect(reached(0, 2, 0, three)).toBe(false);
  });
});
