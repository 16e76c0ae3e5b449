/** Adjusts patterns on which published tables and real ones disagree, as this table has agreed. */
import { copiesOf } from '../../../engine/counts.ts';
import type { Chosen } from '../../../engine/game.ts';
import type { FanPattern } from '../../parts/fan.ts';
import { isDrawn, onlyIf } from '../../parts/finders.ts';

type PatternChange = (pattern: FanPattern, chosen: Chosen) => FanPattern;

/** Takes the worth from the value of an option. */
const worthBy =
  (option: string): PatternChange =>
  (pattern, chosen) => ({ ...pattern, worth: Number(chosen[option] ?? pattern.worth) });

const selfDrawn = ({ finds, ...pattern }: FanPattern): FanPattern => ({
  ...pattern,
  finds: onlyIf(finds, (_hand, { how }) => isDrawn(how)),
});

const afterAGong = ({ finds, ...pattern }: FanPattern): FanPattern => ({
  ...pattern,
  finds: onlyIf(finds, (_hand, { how }) => how.by === 'draw' && how.drew.by === 'kong'),
});

/** Requires that the hand without the winning tile is 1112345678999, so that all nine kinds would have won. */
const waitedForNine = ({ finds, ...pattern }: FanPattern): FanPattern => ({
  ...pattern,
  finds: onlyIf(finds, ({ tiles }, { how: { tile } }) => {
    if (tile === null) return true;
    const copies = copiesOf(tiles, tile) - 1;
    return copies === (tile % 9 === 0 || tile % 9 === 8 ? 3 : 1);
  }),
});

/** Limit hands below the highest (option `limit-worth`). */
const limit = worthBy('limit-worth');

const HOUSE_CHANGES: Readonly<Record<string, readonly PatternChange[]>> = {
  'seven-pairs': [worthBy('seven-pairs-worth')],
  // Tables agree on the total: 7 means 5 plus one fan for each of the two dragon pungs.
  'small-dragons': [
    (pattern, chosen) => (chosen['small-dragons-worth'] === 7 ? { ...pattern, replaces: [] } : pattern),
  ],
  'small-winds': [worthBy('small-winds-worth')],
  'great-dragons': [worthBy('great-dragons-worth')],
  'fully-concealed': [
    (pattern, chosen) => {
      if (chosen['concealed-and-drawn'] === 'drawn-only') return selfDrawn(pattern);
      return chosen['concealed-and-drawn'] === 'together' ? { ...pattern, replaces: ['self-draw'] } : pattern;
    },
  ],
  'last-catch': [(pattern, chosen) => (chosen['last-catch-drawn'] === true ? selfDrawn(pattern) : pattern)],
  replacement: [(pattern, chosen) => (chosen['replacement-gongs'] === true ? afterAGong(pattern) : pattern)],
  'all-honours': [limit],
  'four-concealed-triplets': [
    limit,
    (pattern, chosen) => (chosen['four-concealed-drawn'] === true ? selfDrawn(pattern) : pattern),
  ],
  terminals: [limit],
  'nine-gates': [
    limit,
    (pattern, chosen) => (chosen['nine-gates-wait'] === 'nine' ? waitedForNine(pattern) : pattern),
  ],
};

/** The pattern as this table plays it. */
export const agreedPattern = (pattern: FanPattern, chosen: Chosen): FanPattern =>
  HOUSE_CHANGES[pattern.id]?.reduce((each, agree) => agree(each, chosen), pattern) ?? pattern;
