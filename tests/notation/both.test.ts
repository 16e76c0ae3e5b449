import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bothName,
  bothOf,
  canonicalCard,
  foreignName,
  foreignOf,
  fromOther,
  NO_RULE,
} from '../../src/notation/two-game-id.ts';
import { ruleIds } from './arbitrary.ts';

test('a kind of question and a rule of another game come back as they were named', () => {
  fc.assert(
    fc.property(ruleIds, ruleIds, (one, other) => {
      expect(bothOf(bothName(one, other))).toEqual({ concept: one, against: other });
      expect(foreignOf(foreignName(one, other))).toEqual({ game: one, rule: other });
      expect(bothOf(one)).toBeNull();
      expect(foreignOf(one)).toEqual({ game: null, rule: one });
    }),
  );
});

const own = { ruleset: 'changchun', concept: 'win+hong-kong', rule: 'three-suits' };
const seen = { ruleset: 'hong-kong', concept: 'win+changchun', rule: 'changchun.three-suits' };

test('what two games are asked about is kept once, whichever of them asked', () => {
  expect(fromOther(own)).toEqual(seen);
  expect(fromOther(seen)).toEqual(own);
  for (const each of [own, seen]) expect(canonicalCard(each)).toEqual(own);
  const theirs = { ...own, rule: 'hong-kong.three-fan' };
  expect(canonicalCard(fromOther(theirs))).toEqual(theirs);
  expect(canonicalCard({ ...seen, rule: NO_RULE })).toEqual({ ...own, rule: NO_RULE });
});

test('what one game is asked about stays as it is', () => {
  const alone = { ruleset: 'hong-kong', concept: 'win', rule: 'three-fan' };
  expect(canonicalCard(alone)).toBe(alone);
  expect(fromOther(alone)).toBe(alone);
});
