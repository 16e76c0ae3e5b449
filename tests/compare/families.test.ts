/** Real tables, asked by the very guide of the page: what comes out is what somebody would say who knows mahjong. */
import { describe, expect, test } from 'vitest';
import { MOST_QUESTIONS, whichGuide } from '../../src/compare/which/guide.ts';
import { parseForeignGames } from '../../src/compare/which/parse.ts';
import type { TableAnswer } from '../../src/compare/which/questions.ts';
import { answerUnder, choicesOf } from '../../src/compare/which/questions.ts';
import { faultsOf } from '../lessons/english/check.ts';
import { FAMILIES } from './families.ts';
import { askedGames, foreignGames, questions, source } from './which-content.ts';

const guide = whichGuide(questions, askedGames, foreignGames);

/** What this table says when it is asked as the page asks. */
function interview(table: Readonly<Record<string, string>>): readonly TableAnswer[] {
  const answers: TableAnswer[] = [];
  for (let next = guide.nextQuestion(answers); next; next = guide.nextQuestion(answers))
    answers.push({ question: next.id, answer: table[next.id] ?? null });
  return answers;
}

describe.each(FAMILIES)('$says', ({ answers: table, game, chosen, differs, foreignGame }) => {
  const answers = interview(table);
  const found = guide.result(answers);

  test('gives answers that can be chosen', () => {
    for (const [id, answer] of Object.entries(table))
      expect(questions.find((each) => each.id === id)?.answers.map((each) => each.id)).toContain(answer);
  });

  test('hears in eight questions what it plays', () => {
    expect(answers.length).toBeLessThanOrEqual(MOST_QUESTIONS);
    expect(found.foreignGame).toBe(foreignGame);
    expect([found.game, ...found.others]).toEqual([game]);
  });

  test('hears what its house rules are, and what differs', () => {
    expect(found.chosen).toEqual(chosen);
    expect(found.differs.map(({ question }) => question).toSorted()).toEqual([...differs].toSorted());
  });
});

describe('a game that this site teaches', () => {
  test.each(askedGames)('is not taken for another where it is played as usual: $id', (game) => {
    const table = questions.flatMap(({ id, games }) => {
      const row = games[game.id];
      return row ? [[id, answerUnder(row, game, {})]] : [];
    });
    expect(guide.result(interview(Object.fromEntries(table)))).toMatchObject({
      game: game.id,
      foreignGame: null,
      differs: [],
    });
  });
});

describe('a game that it does not teach', () => {
  test.each(foreignGames)('is known by its answers, and so is what it is nearest to: $id', (game) => {
    const table = Object.fromEntries(Object.entries(game.answers).map(([id, [answer = '']]) => [id, answer]));
    const found = guide.result(interview(table));
    expect([found.foreignGame, found.game]).toEqual([game.id, game.nearest]);
  });

  test('is told of in words that somebody would say', () => {
    const file = 'content/common/which.yaml foreign';
    for (const { title, says } of foreignGames)
      for (const text of [title, says])
        expect(faultsOf({ file, line: 1, kind: 'rulebook', text })).toEqual([]);
  });

  test.each([
    ['the nearest is no game', 'nearest: british', 'nearest: britsh', 'there is no game “britsh”'],
    ['an answer is missing', '      chow: nobody\n', '', 'does not answer the question “chow”'],
    ['an answer cannot be chosen', 'tiles: aside', 'tiles: beside', 'there is no answer “beside”'],
    ['a question does not exist', 'tiles: aside', 'tails: aside', 'there is no question “tails”'],
    ['it stands there twice', 'id: filipino', 'id: american', 'two games have the id “american”'],
  ])('is refused with its line where %s', (_, from, to, what) => {
    const [first = '', foreign = ''] = source.split('\nforeign:\n');
    expect(foreign).toContain(from);
    const parsed = () =>
      parseForeignGames(
        `${first}\nforeign:\n${foreign.replace(from, to)}`,
        'which.yaml',
        questions,
        askedGames,
      );
    expect(parsed).toThrow(what);
    expect(parsed).toThrow(/which\.yaml:\d+: /);
  });
});

test('nobody who has flowers is offered the answer that there are none', () => {
  const flowers = questions.find(({ id }) => id === 'flowers');
  if (!flowers) throw new Error('nothing is asked about flowers');
  const offered = choicesOf(flowers, questions).map(({ id }) => id);
  expect(offered).toEqual(flowers.answers.map(({ id }) => id).filter((id) => id !== 'none'));
});
