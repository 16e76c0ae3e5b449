/** Keys of questions about claims, held against a slow check that is written from the rules pages alone. */
import { describe, test } from 'vitest';
import { fewest } from '../../scale.ts';
import { gamesWith } from '../concepts.ts';
import { agrees } from './agreement.ts';
import { claim } from './claim-answers.ts';

describe('claim', () => {
  test.each(gamesWith('claim'))(
    'one call stands, and each of the others loses by its rule: %s',
    (ruleset) => {
      agrees('claim', ruleset, fewest(10_000), claim);
    },
  );
});
