/**
 * An address asks the same question for ever within a version. What each asked is kept in `versions/`: if this fails, a
 * link that somebody has shared asks something else now. Then raise QUESTIONS_VERSION (src/puzzles/version.ts), take the
 * file of the version before away, and run this once: it writes down the new one. Where only one kind of question asks
 * something else, raise the `version` of its concept instead, and take its lines away.
 */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashSeed } from '../../src/engine/random.ts';
import { formatQuestionLink } from '../../src/notation/question-link.ts';
import { makeQuestion } from '../../src/puzzles/make.ts';
import type { Difficulty, QuestionSpec } from '../../src/puzzles/question.ts';
import { versionOf } from '../../src/puzzles/version.ts';
import { asking, conceptFor, PAIRS, roomFor } from './concepts.ts';

/** How many of each kind of question and game. */
const SOME = 9;

/** What has been asked of addresses that say which rules must decide, and which may not. */
const BY_RULES: readonly (readonly [string, string, Partial<QuestionSpec>])[] = [
  ['win', 'changchun', { rules: ['three-suits'] }],
  ['win', 'changchun', { rules: ['yao-jiu', 'no-wrap'], without: ['three-suits'] }],
  ['win', 'hong-kong', { rules: ['three-fan'] }],
  ['pass', 'british', { rules: ['fishing-first'] }],
  ['waits', 'two-five-eight', { rules: ['jong-258'] }],
  ['sort', 'british', { rules: ['one-chow'] }],
  ['may', 'hk-taiwanese', { rules: ['sheung', 'peng-kong'] }],
  ['claim', 'changchun', { rules: ['nearest-hu'] }],
  ['worth', 'hong-kong', { rules: ['dragon'] }],
];

const all = [...PAIRS.map(([concept, ruleset]) => [concept, ruleset, {}] as const), ...BY_RULES];
const versions = [...new Set(all.map(([concept]) => versionOf(conceptFor(concept))))];

/** A line for each address of a version: what it asks and what is right, as one number. */
function lines(version: number): string[] {
  const own = all.filter(([concept]) => versionOf(conceptFor(concept)) === version);
  return own.flatMap(([concept, ruleset, more]) =>
    Array.from({ length: SOME }, (_, number) => {
      const grade = ((number % 3) + 1) as Difficulty;
      const told = asking(concept, ruleset, number, { seed: 'kept', grade, ...more });
      const { subject, choices, key } = makeQuestion(conceptFor(concept), roomFor(ruleset), told);
      const is = hashSeed(JSON.stringify([subject, choices, key]));
      return `/practice/${ruleset}/${concept}/#${formatQuestionLink(told)} ${is.toString(36)}`;
    }),
  );
}

test.each(versions)('every address asks what it has asked in version %i before', async (version) => {
  await expect(`${lines(version).join('\n')}\n`).toMatchFileSnapshot(`./versions/${version}.txt`);
});

test('no other version is kept, since no page asks by it', () => {
  const kept = readdirSync(new URL('./versions/', import.meta.url));
  expect(kept.sort()).toEqual(versions.map((version) => `${version}.txt`).sort());
});
