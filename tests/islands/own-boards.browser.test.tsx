/** Whatever is offered to be asked of a written hand can be read in a frame, which loads how by the name of the kind. */
import { expect, test } from 'vitest';
import { writtenRow } from '../../src/islands/OwnBoards/written-question.ts';
import { factsOf } from '../../src/islands/Practice/facts.ts';
import { NOTHING } from '../../src/islands/Practice/practice-book.ts';
import { HAND_QUESTIONS } from '../../src/notation/embed.ts';
import { conceptIds } from '../../src/puzzles/registry.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.ts';

const ruleset = rulesetOf(await loadGame('riichi'));
const props = {
  game: 'riichi',
  title: ruleset.title,
  set: ruleset,
  facts: factsOf(ruleset),
  words: NOTHING,
  kinds: conceptIds,
  rulebook: '',
  rules: '',
  practice: '',
};

/** One tile less where it is asked which one completes the hand. */
const lastOf = (kind: string): string => (kind === 'waits' ? '' : ' +4p');

test.each(HAND_QUESTIONS)('%s', async (kind) => {
  const { questions, kind: of } = await writtenRow(`345m 678m 23p 456s 99s${lastOf(kind)}`, kind, props);
  expect(of).toBe(kind);
  expect(questions).toHaveLength(1);
});
