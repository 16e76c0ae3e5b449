/** Every rule has a question that turns on it, or a reason why none does. */
import { describe, expect, test } from 'vitest';
import { NoQuestionError } from '../../src/puzzles/make.ts';
import { gameIds } from '../../src/rulesets/registry.node.ts';
import ids from '../lessons/ids.json' with { type: 'json' };
import { LONG, someOf } from '../scale.ts';
import { ask, conceptFor, gamesWith, manyOf, PAIRS, roomFor } from './concepts.ts';
import { MOMENT, RARE, UNCOVERED } from './uncovered.ts';

/** A handful: what is not among these is asked for by name. */
const MANY = LONG ? 2000 : 150;

/** Deals are played for each of its questions: it is looked for here last. */
const LONGEST = 'safe';

/** In which order a question that turns on a rule is looked for: most of those that chance leaves out are worth something. */
const ASKED = ['worth', 'may', 'claim', 'pays', 'reveal', 'pass', 'win', 'waits'];

/** The rules that questions of this game turned on. */
function metIn(ruleset: string): Set<string> {
  const met = new Set<string>();
  for (const [concept, id] of PAIRS) {
    if (id !== ruleset || concept === 'tile') continue;
    for (let number = 0; number < manyOf(concept, MANY); number++)
      for (const rule of ask(concept, ruleset, number).decides) met.add(rule);
  }
  return met;
}

/** Concepts in which a rule can have a say: those first that try the game without it, then those that know what is
 *  forgotten with it. In others one would look for a question that cannot be. */
function conceptsFor(ruleset: string, rule: string): string[] {
  const { relaxations } = roomFor(ruleset);
  const all = [...ASKED, LONGEST].filter((concept) => gamesWith(concept).includes(ruleset));
  const tries = (concept: string): boolean =>
    relaxations.some((each) => each.rule === rule && conceptFor(concept).parts.includes(each.part));
  const forgets = (concept: string): boolean => conceptFor(concept).forgetting !== undefined;
  return [...all.filter(tries), ...all.filter((concept) => !tries(concept) && forgets(concept))];
}

/** Whether some question that is asked for turns on this rule; what is seldom dealt is asked for more than once. */
function isAsked(ruleset: string, rule: string): boolean {
  const concepts = conceptsFor(ruleset, rule);
  const isLongest = (concept: string): boolean => concept === LONGEST;
  return [concepts.filter((concept) => !isLongest(concept)), concepts.filter(isLongest)].some((some) =>
    [0, 1, 2, 3].some((number) => some.some((concept) => turnsOn(concept, ruleset, number, rule))),
  );
}

function turnsOn(concept: string, ruleset: string, number: number, rule: string): boolean {
  try {
    return ask(concept, ruleset, number, { rules: [rule] }).decides.includes(rule);
  } catch (error) {
    if (error instanceof NoQuestionError) return false;
    throw error;
  }
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
    const told = uncoveredOf(ruleset);
    // What chance did not bring is asked for by name: a part of it with each commit, for that takes long.
    const missing = all.filter((rule) => !met.has(rule) && !told.includes(rule));
    const named = someOf(`rules by name of ${ruleset}`, missing, Math.ceil(missing.length / 10));
    const unasked = named.filter((rule) => !isAsked(ruleset, rule));
    for (const rule of idsOf('common')) if (met.has(rule)) common.add(rule);
    const covered = all.filter((rule) => met.has(rule) || named.includes(rule));
    console.info(
      `${ruleset}: questions turn on ${covered.length} of ${all.length} rules: ${covered.join(' ')}`,
    );
    expect(unasked).toEqual([]);
    // What is only seldom dealt may come up by chance.
    const { [RARE]: rare = [], [MOMENT]: moments = [] } = UNCOVERED[ruleset] ?? {};
    const seldom = new Set([...rare, ...moments]);
    expect(covered.filter((rule) => told.includes(rule) && !seldom.has(rule))).toEqual([]);
  });

  test('the rules of every game too', () => {
    console.info(`common: ${[...common].join(' ')}`);
    const told = uncoveredOf('common');
    expect(idsOf('common').filter((rule) => !common.has(rule) && !told.includes(rule))).toEqual([]);
  });

  test('and none is told of twice, or is no rule', () => {
    for (const of of [...gameIds, 'common']) {
      const told = uncoveredOf(of);
      expect(new Set(told).size, of).toBe(told.length);
      expect(told.filter((rule) => !idsOf(of).includes(rule))).toEqual([]);
    }
  });
});
