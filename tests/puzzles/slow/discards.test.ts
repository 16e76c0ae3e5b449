/** Keys of questions about discards, held against a slow check that is written from the rules pages alone. */
import { describe, test } from 'vitest';
import { LONG } from '../../scale.ts';
import { gamesWith } from '../concepts.ts';
import { agrees } from './agreement.ts';
import { discard } from './hand-answers.ts';

/** Each takes hundreds of hands to answer slowly. */
const MANY = LONG ? 10_000 : 60;

describe('discard', () => {
  test.each(gamesWith('discard'))('no discard leaves more tiles that win than these: %s', (ruleset) => {
    agrees('discard', ruleset, MANY, discard);
  });
});
