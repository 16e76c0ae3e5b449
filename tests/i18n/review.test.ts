/** The review of a deal: what a costly discard took apart, in the words of a native. */
import { expect, test } from 'vitest';
import { review } from '#i18n/review.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';

const { terms } = rulesetOf(twoFiveEight);

test.each([
  ['67p', '58p', 'The 6 and 7 of dots were waiting for a 5 or an 8.'],
  ['89p', '7p', 'The 8 and 9 of dots were waiting for a 7.'],
  ['79p', '8p', 'The 7 and 9 of dots were waiting for an 8.'],
])('two tiles %s that waited for %s are named with what they waited for', (pair, waits, sentence) => {
  const [tile = 0, other = 0] = parseTiles(pair);
  const nearness = (short: number) => ({ short, kinds: [], tiles: 0 });
  const text = review.loss({
    done: { do: 'discard', seat: 0, tile },
    better: { do: 'discard', seat: 0, tile: 0 },
    tile: null,
    terms,
    times: 2,
    loss: {
      done: nearness(3),
      better: nearness(2),
      byPlan: null,
      broke: { is: 'part', other, waits: parseTiles(waits) },
      spare: null,
    },
  });
  expect(text.startsWith(sentence)).toBe(true);
});
