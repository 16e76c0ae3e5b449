/** Keys of questions about a hand, held against a slow check that is written from the rules pages alone. */
import { describe, test } from 'vitest';
import { fewest } from '../../scale.ts';
import { gamesWith } from '../concepts.ts';
import { type Answering, agrees } from './agreement.ts';
import {
  asLaid,
  barred,
  declare,
  fu,
  han,
  mend,
  pass,
  reveal,
  sort,
  tile,
  waits,
  win,
} from './hand-answers.ts';

const MANY = fewest(10_000);

interface OfAHand {
  readonly concept: string;
  readonly title: string;
  readonly answer: Answering;
  /** An answer as it is compared. */
  readonly same?: (answer: string) => string;
}

const OF_A_HAND: readonly OfAHand[] = [
  { concept: 'win', title: 'a hand wins, or it does not', answer: win },
  { concept: 'waits', title: 'these tiles complete a hand, and no other does', answer: waits },
  { concept: 'sort', title: 'a hand is laid in these ways, and in no other', answer: sort, same: asLaid },
  { concept: 'mend', title: 'these exchanges make a hand a win, and no other does', answer: mend },
  { concept: 'pass', title: 'a tile that completes a hand is taken, or must be let lie', answer: pass },
  { concept: 'declare', title: 'these discards may be declared with, and no other', answer: declare },
  { concept: 'barred', title: 'what was discarded and let go forbids a win, or does not', answer: barred },
  { concept: 'reveal', title: 'who is ready shows, or hides, and the others pay', answer: reveal },
  { concept: 'han', title: 'a hand counts so many', answer: han },
  { concept: 'fu', title: 'a hand counts so many', answer: fu },
  { concept: 'tile', title: 'a face has its own name', answer: tile },
];

describe.each(OF_A_HAND)('$concept', ({ concept, title, answer, same }) => {
  test.each(gamesWith(concept))(`${title}: %s`, (ruleset) => {
    agrees(concept, ruleset, MANY, answer, same);
  });
});
