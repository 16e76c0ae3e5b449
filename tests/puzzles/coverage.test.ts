/** Every rule has a question that turns on it, or a reason why none does. */
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import ids from '../lessons/ids.json' with { type: 'json' };
import { LONG } from '../scale.ts';
import { ask, conceptFor, PAIRS } from './asking.ts';
import { UNCOVERED } from './uncovered.ts';

/** Where many rules have their only question. */
const RICH = new Set(['may', 'worth', 'claim', 'pays']);
const MANY = LONG ? 10_000 : 2500;
const SOME = 500;

/** The rules that questions of this game turned on. */
function metIn(ruleset: string): ReadonlySet<string> {
  const met = new Set<string>();
  for (const [concept, id] of PAIRS) {
    if (id !== ruleset || conceptFor(concept).parts.length === 0) continue;
    const many = RICH.has(concept) ? MANY : SOME;
    for (let number = 0; number < many; number++)
      for (const rule of ask(concept, ruleset, number).decides) met.add(rule);
  }
  return met;
}

const idsOf = (of: string): string[] => {
  const { rules, options } =
    (ids as Readonly<Record<string, { rules: string[]; options: string[] }>>)[of] ?? {};
  return [...(rules ?? []), ...(options ?? [])];
};
const uncoveredOf = (of: string): string[] => Object.values(UNCOVERED[of] ?? {}).flat();

const common = new Set<string>();

describe('Every rule that a question can turn on has one that does', () => {
  test.each(gameIds)('%s', (ruleset) => {
    const met = metIn(ruleset);
    const all = idsOf(ruleset);
    for (const rule of idsOf('common')) if (met.has(rule)) common.add(rule);
    const covered = all.filter((rule) => met.has(rule));
    console.info(
      `${ruleset}: questions turn on ${covered.length} of ${all.length} rules: ${covered.join(' ')}`,
    );
    expect({ missing: all.filter((rule) => !met.has(rule)).sort() }).toEqual({
      missing: uncoveredOf(ruleset).sort(),
    });
  });

  test('the rules of every game too', () => {
    console.info(`common: ${[...common].join(' ')}`);
    expect(
      idsOf('common')
        .filter((rule) => !common.has(rule))
        .sort(),
    ).toEqual(uncoveredOf('common').sort());
  });

  test('and none is told of twice, or is no rule', () => {
    for (const of of [...gameIds, 'common']) {
      const told = uncoveredOf(of);
      expect(new Set(told).size, of).toBe(told.length);
      expect(told.filter((rule) => !idsOf(of).includes(rule))).toEqual([]);
    }
  });
});
