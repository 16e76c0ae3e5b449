/** Whatever is offered to be asked of a written hand can be read in a frame, which loads how by the name of the kind. */
import { expect, test } from 'vitest';
import { dealtRow, writtenRow } from '../../src/islands/OwnBoards/boards.ts';
import { kindAsked } from '../../src/islands/OwnBoards/question-row.ts';
import { loadRules } from '../../src/islands/rules.ts';
import { HAND_QUESTIONS, readEmbed } from '../../src/notation/embed.ts';
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
  const query = await opened(new URLSearchParams({ hand, ask: kind }).toString());
  const { questions, kind: of } = writtenRow(query, kind, props);
  expect(of).toBe(kind);
  expect(questions).toHaveLength(1);
});

test('what a kind asks that nobody can write is said to be unwritable', async () => {
  const query = await opened('hand=345m&ask=reveal');
  expect(() => writtenRow(query, 'reveal', props)).toThrow(/reveal/);
});

test('what the attributes say of a hand besides its tiles counts', async () => {
  const hand = '345m 678m 234p 456s 9s +9s';
  const hanOf = async (attributes: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const { address } = readEmbed({ hand, game: 'riichi', ask: 'han', ...attributes });
    const query = await opened(address.replace(/^.*#/, ''));
    return writtenRow(query, 'han', props).questions.flatMap(({ key }) => key);
  };
  // Fully concealed self-draw; riichi, and an indicator for each of a pair, add to it.
  expect(await hanOf({})).toEqual(['1']);
  expect(await hanOf({ riichi: '' })).toEqual(['2']);
  expect(await hanOf({ riichi: 'double', dora: '8s' })).toEqual(['5']);
  expect(await hanOf({ riichi: '', dora: '8s', ura: '8s', seat: 'south' })).toEqual(['6']);
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
