/** Whatever is offered to be asked of a written hand can be read in a frame, which loads how by the name of the kind. */
import { expect, test } from 'vitest';
import { dealtRow, writtenRow } from '../../src/islands/OwnBoards/boards.ts';
import { kindAsked } from '../../src/islands/OwnBoards/question-row.ts';
import { loadRules } from '../../src/islands/rules.ts';
import { HAND_QUESTIONS } from '../../src/notation/embed.ts';
import { createGeneratorContext } from '../../src/puzzles/generator-context.ts';
import { questionSpec } from '../../src/puzzles/question.ts';
import { series } from '../../src/puzzles/series.ts';
import { conceptIds, loadConcept } from '../../src/questions/registry.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.ts';

const game = await loadGame('riichi');
const ruleset = rulesetOf(game);
const props = {
  game: 'riichi',
  title: ruleset.title,
  set: ruleset,
  direction: ruleset.direction,
  kinds: conceptIds,
  rulebook: '',
  rules: '',
  practice: '',
};

/** Loads what a frame with this address loads. */
async function opened(address: string): Promise<URLSearchParams> {
  history.replaceState(null, '', `#${address}`);
  await loadRules({ games: ['riichi'], kinds: conceptIds, asked: true });
  return new URLSearchParams(address);
}

/** One tile less where it is asked which one completes the hand. */
const lastOf = (kind: string): string => (kind === 'waits' ? '' : ' +4p');

test.each(HAND_QUESTIONS)('%s', async (kind) => {
  const hand = `345m 678m 23p 456s 99s${lastOf(kind)}`;
  await opened(new URLSearchParams({ hand, ask: kind }).toString());
  const { questions, kind: of } = writtenRow(hand, kind, props);
  expect(of).toBe(kind);
  expect(questions).toHaveLength(1);
});

test('what a kind asks that nobody can write is said to be unwritable', async () => {
  await opened('hand=345m&ask=reveal');
  expect(() => writtenRow('345m', 'reveal', props)).toThrow(/reveal/);
});

test('a hand to look at asks nothing, and a kind that the game lacks is replaced by the plainest', () => {
  expect(kindAsked(new URLSearchParams('hand=345m'), conceptIds)).toBeNull();
  expect(kindAsked(new URLSearchParams('hand=345m&ask=wizardry'), conceptIds)).toBeNull();
  expect(kindAsked(new URLSearchParams('of=wizardry'), conceptIds)).toEqual({
    kind: 'win',
    isWritten: false,
  });
});

test('a row of questions in a frame is the series of its seed', async () => {
  const query = await opened('of=waits&seed=heron&grade=2&count=6');
  const { questions } = await dealtRow(query, props);
  const spec = questionSpec('waits', 'riichi', { seed: 'heron', grade: 2 });
  const next = series(await loadConcept('waits'), createGeneratorContext(game), spec);
  const expected = Array.from({ length: 6 }, () => next.next().value);
  expect(questions.map(({ spec: { number }, key }) => [number, key])).toEqual(
    expected.map(({ spec: { number }, key }) => [number, key]),
  );
});
