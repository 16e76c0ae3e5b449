/** A reader who knows every rule but one gets exactly those questions wrong that this rule decides. */
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../../src/rulesets/registry.node.ts';
import { runs } from '../../scale.ts';
import { ask, gamesWith } from '../asking.ts';
import { type Answering, toldOf } from './agreement.ts';
import { slowGame } from './games.ts';
import { discard, mend, pass, waits, win } from './hand-answers.ts';
import type { SlowGame } from './hands.ts';

const MINIMUM = 'three-fan';

/** What such a reader plays: the rules pages without this one. */
const lacking = (game: SlowGame, rule: string): SlowGame => ({
  ...game,
  conditions: game.conditions.filter((condition) => condition.rule !== rule),
  tooLittle: rule === MINIMUM ? () => null : game.tooLittle,
});

const rulesOf = ({ id, conditions }: SlowGame): string[] => [
  ...conditions.map(({ rule }) => rule),
  ...(id === 'hong-kong' ? [MINIMUM] : []),
];

/** How many questions are put: exchanges and discards take hundreds of hands to answer slowly. */
const CONCEPTS: readonly (readonly [concept: string, answer: Answering, many: number])[] = [
  ['win', win, runs(5000)],
  ['waits', waits, runs(500)],
  ['pass', pass, runs(500)],
  ['mend', mend, 100],
  ['discard', discard, 50],
];

const READERS = gameIds.flatMap((id) => rulesOf(slowGame(id)).map((rule) => [id, rule] as const));

describe.each(READERS)('In %s, who does not know %s', (id, rule) => {
  test.each(CONCEPTS.filter(([concept]) => gamesWith(concept).includes(id)))(
    'is wrong where it decides, and nowhere else: %s',
    (concept, answer, many) => {
      const reader = lacking(slowGame(id), rule);
      let wrong = 0;
      for (let number = 0; number < many; number++) {
        const { asked, key, decides } = ask(concept, id, number);
        const given = [...answer(reader, toldOf(concept, asked))].sort().join();
        const isWrong = given !== [...key].sort().join();
        if (isWrong) wrong++;
        expect(isWrong, `${concept} ${id} ${number}: ${JSON.stringify(toldOf(concept, asked))}`).toBe(
          decides.includes(rule),
        );
      }
      if (concept === 'win') expect(wrong).toBeGreaterThan(0);
    },
  );
});
