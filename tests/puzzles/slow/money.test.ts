/** Keys of questions about worth and payment, held against a slow check written from the rules pages alone. */
import { describe, expect, test } from 'vitest';
import { fewest } from '../../scale.ts';
import { ask, gamesWith } from '../concepts.ts';
import { agrees, toldOf } from './agreement.ts';
import { slowGame } from './games.ts';
import { pays, worth } from './money-answers.ts';

const MANY = fewest(10_000);

/** British is counted slowly beside its own tests: `rulesets/british/slow-worth.ts`. */
const withoutBritish = (concept: string): string[] => gamesWith(concept).filter((id) => id !== 'british');

describe('worth', () => {
  test.each(withoutBritish('worth'))(
    'these lines count, and come to this, and no others do: %s',
    (ruleset) => {
      const game = slowGame(ruleset);
      for (let number = 0; number < MANY; number++) {
        const { subject, key } = ask('worth', ruleset, number);
        const description = toldOf('worth', subject);
        const right = worth(game, description).map((lines) => [...lines].sort().join(', '));
        const given = [...key].sort().join(', ');
        if (new Set(right).size !== 1 || right[0] !== given)
          expect.fail(
            `worth ${ruleset} ${number}: ${JSON.stringify(description)}\nkey ${given}\nrules ${right.join('\n  or  ')}`,
          );
      }
    },
  );
});

describe('pays', () => {
  test.each(withoutBritish('pays'))('each of the four wins or loses so much: %s', (ruleset) => {
    agrees('pays', ruleset, MANY, pays);
  });
});
