/** A deal that parts, in words: what is asked before, what each game does, how both began, and its address. */
import { describe, expect, test } from 'vitest';
import { compareDeal } from '#i18n/compare-deal.ts';
import { dealOf } from '../../src/compare/deal/search.ts';
import { commonStart, type GamePair } from '../../src/compare/deal/start.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { dealIn, fragmentOf } from '../../src/islands/Deal/address.ts';
import { dealQuestionOf, eyesOf, forkTextOf, startTexts } from '../../src/islands/Deal/deal-texts.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { games } from '../lessons/content.ts';
import { seedOf } from '../scale.ts';

const rules = async (id: string): Promise<Ruleset> => rulesetOf(await loadGame(id));
const pairs = games.flatMap((one, i) =>
  games.slice(i + 1).map((two): GamePair<Ruleset> => [one.ruleset, two.ruleset]),
);

describe('what is asked before a deal parts', () => {
  test('has one right game, which allows it or goes on so, and gives away no game by its words', () => {
    for (const rulesets of pairs) {
      for (let n = 0; n < 3; n++) {
        const seed = `${seedOf('asked', n)}`;
        const told = dealOf(rulesets, seed);
        const asked = dealQuestionOf(seed, told, rulesets);
        if (!told.parting) {
          expect(asked).toBeNull();
          continue;
        }
        const fork = asked && told.parting.forks[asked.right];
        expect(fork?.refusal, seed).toBeNull();
        expect(fork?.events.length, seed).toBeGreaterThan(0);
        const { terms } = rulesets[0];
        if (terms.chow !== 'Chow') expect(asked?.ask).not.toContain(terms.chow);
        expect(dealQuestionOf(seed, told, rulesets)).toEqual(asked);
      }
    }
  });
});

test('each game says what it does at the parting; the one that refuses says why', async () => {
  const rulesets: GamePair<Ruleset> = [await rules('hong-kong'), await rules('two-five-eight')];
  for (let n = 0; n < 15; n++) {
    const seed = `${seedOf('forks', n)}`;
    const told = dealOf(rulesets, seed);
    const { parting } = told;
    if (!parting) continue;
    for (const at of [0, 1] as const) {
      const messageContext = { reader: eyesOf(told), dealer: 0, terms: rulesets[at].terms } as const;
      const { ruleset } = commonStart(rulesets, seed).sides[at];
      const { text, refusal } = forkTextOf(told, at, ruleset, messageContext, () => undefined);
      expect(refusal !== null, seed).toBe(parting.forks[at].refusal !== null);
      expect(refusal?.rule ?? text, seed).not.toBe('');
      if (refusal) expect(refusal.rule).toBe(parting.named.rule);
    }
  }
});

test('what was done to both is told: what is left out of which game, and what one of them was given', async () => {
  const told = async (one: string, two: string): Promise<readonly string[]> =>
    startTexts(commonStart([await rules(one), await rules(two)], '1'), [one, two]);
  expect(await told('british', 'hong-kong')).toEqual([compareDeal.start]);
  expect(await told('british', 'changchun')).toEqual([
    compareDeal.start,
    compareDeal.leftOut('british', compareDeal.kinds.bonus),
  ]);
  expect(await told('hk-taiwanese', 'two-five-eight')).toEqual([
    compareDeal.start,
    compareDeal.leftOut('hk-taiwanese', `${compareDeal.kinds.dragons}, ${compareDeal.kinds.bonus}`),
    compareDeal.honours('hk-taiwanese', compareDeal.kinds.winds),
    compareDeal.seats,
  ]);
});

describe('the address of a deal', () => {
  test('is read as it was written, whatever the seed', () => {
    for (const seed of ['17', 'heron 412', 'a&b=c#d,e', '雀']) {
      const deal = { games: ['british', 'hong-kong'], seed } as const;
      expect(dealIn(fragmentOf(deal))).toEqual(deal);
    }
  });

  test.each(['', '#', '#games=british&seed=1', '#games=a,b,c&seed=1', '#games=a,b', '#seed=1'])(
    'names none where it lacks something: "%s"',
    (fragment) => {
      expect(dealIn(fragment)).toBeNull();
    },
  );
});
