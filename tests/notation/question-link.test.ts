import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatQuestionLink,
  MOST_QUESTIONS,
  parseQuestionLink,
  type QuestionLink,
} from '../../src/notation/question-link.ts';
import { ShareError } from '../../src/notation/share-frame.ts';
import { ruleIds } from './arbitrary.ts';

const link: QuestionLink = {
  seed: 'heron-412',
  number: 3,
  grade: 2,
  rules: ['three-suits'],
  without: [],
  under: 'ordinary',
  chosen: {},
};

describe('the address of a question', () => {
  test('can be read by people', () => {
    expect(formatQuestionLink(link)).toBe('v=1&seed=heron-412&at=3&grade=2&rules=three-suits&end');
    expect(parseQuestionLink('#v=1&seed=heron-412&at=3&grade=2&rules=three-suits&end')).toEqual(link);
    const both = { ...link, against: 'hong-kong', rules: ['hong-kong.three-fan'] };
    const written = 'v=1&seed=heron-412&against=hong-kong&at=3&grade=2&rules=hong-kong.three-fan&end';
    expect(formatQuestionLink(both)).toBe(written);
    expect(parseQuestionLink(written)).toEqual(both);
    // An address from before there was more than one kind of them says none, and asks whether a hand wins.
    expect(formatQuestionLink({ ...both, asks: ['win'] })).toBe(written);
    const kinds = { ...both, asks: ['waits', 'may'] };
    const several = written.replace('&at=', '&asks=waits,may&at=');
    expect(formatQuestionLink(kinds)).toBe(several);
    expect(parseQuestionLink(several)).toEqual(kinds);
  });

  test('comes back as it was written', () => {
    const links = fc.record({
      seed: fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.nat(1e9)),
      number: fc.nat(MOST_QUESTIONS),
      grade: fc.constantFrom(1 as const, 2 as const, 3 as const),
      rules: fc.array(
        fc.oneof(
          ruleIds,
          fc.tuple(ruleIds, ruleIds).map(([of, id]) => `${of}.${id}`),
        ),
        {
          maxLength: 3,
        },
      ),
      without: fc.array(ruleIds, { maxLength: 3 }),
      under: ruleIds,
      chosen: fc.dictionary(ruleIds, fc.oneof(fc.boolean(), fc.nat(1000)), { maxKeys: 3 }),
    });
    fc.assert(
      fc.property(links, (each) => {
        expect(parseQuestionLink(formatQuestionLink(each))).toEqual({ ...each, chosen: { ...each.chosen } });
      }),
    );
  });

  test.each([
    ['v=1&seed=a&grade=4&end', 'a grade from 1 to 3'],
    ['v=1&seed=a&at=x&end', 'a place in the series'],
    ['v=1&seed=a&rules=Three&end', 'the id of a rule'],
    ['v=1&seed=a&rules=hong-kong.&end', 'the id of a rule'],
    ['v=1&seed=a&against=&end', 'the id of a game'],
  ])('%s says what was expected: %s; whoever followed it is told where it is damaged', (text, expected) => {
    const error = errorOf(text);
    expect(error.expected).toContain(expected);
    expect(error.message).not.toMatch(/expected|column|=.*=/);
    expect(error.message).toContain('“');
  });

  test('a link that is cut off is told so', () => {
    expect(errorOf('v=1&seed=a&at=3').message).toContain('cut off at its end');
  });
});

function errorOf(text: string): ShareError {
  try {
    parseQuestionLink(text);
  } catch (error) {
    if (error instanceof ShareError) return error;
  }
  throw new Error(`“${text}” is read`);
}
