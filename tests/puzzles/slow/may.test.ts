/** Keys of questions about moves, held against a referee of positions that is written from the rules pages alone. */
import { describe, test } from 'vitest';
import { fewest } from '../../scale.ts';
import { gamesWith } from '../concepts.ts';
import { agrees } from './agreement.ts';
import { may } from './may-answers.ts';

describe('may', () => {
  test.each(gamesWith('may'))('a move is allowed, or forbidden by this rule: %s', (ruleset) => {
    agrees('may', ruleset, fewest(10_000), may);
  });
});
