/** Where the games stand beside each other: every rule has its place, and what the engine knows is said of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { presets } from '#i18n/presets.ts';
import { faultsOf } from '../../src/compare/faults.ts';
import { compareForm } from '../../src/compare/form.ts';
import { answerAt } from '../../src/compare/rule-set.ts';
import {
  answerOf,
  answersIn,
  differ,
  type GameRuling,
  isCompared,
  ruleNamed,
} from '../../src/compare/table.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { DrewTile } from '../../src/engine/table.ts';
import { sizeOf } from '../../src/engine/tiles.ts';
import { ownChoice } from '../../src/rulesets/options.ts';
import { games, rulebookOf } from '../lessons/content.ts';

const source: unknown = parse(
  readFileSync(new URL('../../content/common/compare.yaml', import.meta.url), 'utf8'),
);
const comparison = compareForm.parse(source);
const ids = games.map(({ id }) => id).filter((id) => isCompared(comparison, id));
const books = new Map(
  [...ids, 'common'].map((book) => {
    const { rules, options } = rulebookOf(book);
    return [book, [...rules, ...options].map(({ id }) => id)];
  }),
);

const options = new Map(games.map(({ id, game }) => [id, game.options]));

/** The answer's key to a question, of one game. */
function keyOf(question: string, game: string): string | undefined {
  const found = comparison.questions.find(({ id }) => id === question);
  if (!found) throw new Error(`There is no question "${question}".`);
  return answerOf(found, game)?.key;
}

test('every rule of every game stands in one row, or is listed as its own alone', () => {
  expect(faultsOf(comparison, books, ids, options)).toEqual([]);
});

test('games that answer in the same words have the same key', () => {
  const faults = comparison.questions.flatMap((question) => {
    const byWords = new Map<string, Set<string>>();
    for (const [, { says, key }] of answersIn(question)) {
      byWords.set(says, (byWords.get(says) ?? new Set()).add(key));
    }
    return [...byWords].flatMap(([says, keys]) => (keys.size > 1 ? [`${question.id}: ${says}`] : []));
  });
  expect(faults).toEqual([]);
});

test('every answer of a game is linked to a rule of its own rulebook or the common one', () => {
  for (const question of comparison.questions) {
    for (const [book, { rules, see }] of answersIn(question)) {
      const named = [...rules, ...see].map((name) => ruleNamed(name, book));
      expect(named.length, question.id).toBeGreaterThan(0);
      for (const { book, rule } of named) expect(books.get(book), question.id).toContain(rule);
    }
  }
});

test('a game of which nothing is said is not compared, and nothing is wrong with that', () => {
  expect(isCompared(comparison, 'a-sixth-game')).toBe(false);
  expect(ids.length).toBeGreaterThanOrEqual(5);
});

describe('an author is told', () => {
  const cell: GameRuling = { key: 'yes', says: 'Yes.', rules: ['priority'], see: [] };
  const small = new Map([
    ['a-game', ['priority', 'tiles']],
    ['common', ['no-wrap']],
  ]);
  const switched = new Map([
    ['a-game', [{ id: 'speed', title: 'Speed', values: ['slow', 'fast'], default: 'slow' }]],
  ]);
  const faults = (
    games: Record<string, GameRuling>,
    alone: Record<string, string[]> = { 'a-game': ['tiles'], common: ['no-wrap'] },
  ) => faultsOf({ questions: [{ id: 'one', title: 'One', games }], alone }, small, ['a-game'], switched);

  test('nothing where every rule has its place', () => {
    expect(faults({ 'a-game': cell })).toEqual([]);
  });

  test('of a rule that does not exist', () => {
    expect(faults({ 'a-game': { ...cell, rules: ['priority', 'priorty'] } })).toEqual([
      'one: there is no rule "priorty" in content/a-game/rulebook.yaml.',
    ]);
    expect(faults({ 'a-game': { ...cell, see: ['common/no-warp'] } })).toEqual([
      'one: there is no rule "no-warp" in content/common/rulebook.yaml.',
    ]);
  });

  test('of a game that does not exist', () => {
    expect(faults({ 'a-game': cell, 'b-game': cell })).toEqual(['one: there is no game "b-game".']);
  });

  test('of a rule without a place, and of one with two', () => {
    expect(faults({ 'a-game': cell }, { common: ['no-wrap'] })).toEqual([
      'a-game/tiles answers no question. List it under alone, or give it one.',
    ]);
    expect(faults({ 'a-game': cell }, { 'a-game': ['tiles', 'priority'], common: ['no-wrap'] })).toEqual([
      'a-game/priority stands in one and alone. Name it under see in all but one.',
    ]);
  });

  test('of a question that stands there twice', () => {
    const question = { id: 'one', title: 'One', games: { 'a-game': cell } };
    expect(
      faultsOf(
        { questions: [question, question], alone: { 'a-game': ['tiles'], common: ['no-wrap'] } },
        small,
        ['a-game'],
        switched,
      ),
    ).toContain('one: two questions have this id.');
  });

  test('of another answer for a table that the game does not have, or that is its own', () => {
    const table = (speed: string) => ({
      'a-game': { ...cell, unless: [{ with: { speed }, key: 'no', says: 'No.' }] },
    });
    expect(faults(table('fast'))).toEqual([]);
    for (const speed of ['slow', 'faster'])
      expect(faults(table(speed))).toEqual([`one: a-game has no other table by speed: ${speed}.`]);
  });

  test('of an answer that is too long, has no rule, or is for everyone and for some', () => {
    const form = (question: object) =>
      compareForm.safeParse({ questions: [{ id: 'one', title: 'One', ...question }] });
    const said = (question: object) => form(question).error?.issues.map(({ message }) => message);
    expect(form({ games: { 'a-game': cell } }).success).toBe(true);
    expect(said({ games: { 'a-game': { ...cell, says: 'word '.repeat(19) } } })).toEqual([
      'at most 18 words are expected',
    ]);
    expect(said({ games: { 'a-game': { key: 'yes', says: 'Yes.' } } })).toEqual([
      'an answer needs its rule: `rules` or `see`',
    ]);
    expect(said({ games: { 'a-game': cell }, every: cell })).toEqual([
      'either `games` or `every` is expected',
    ]);
  });
});

describe('a table that is known by a name', () => {
  const answer: GameRuling = {
    key: 'all',
    says: 'All of them win.',
    rules: ['winners', 'counters', 'priority'],
    see: ['bets'],
    unless: [{ with: { winners: 'nearest' }, key: 'nearest', says: 'Only the nearest wins.' }],
  };

  test('answers as its game where it has agreed nothing about it', () => {
    expect(answerAt(answer, {})).toBeNull();
    expect(answerAt(answer, { bets: 'lost' })).toBeNull();
  });

  test('has its own answer, and what it has agreed besides', () => {
    expect(answerAt(answer, { winners: 'nearest' })).toEqual({
      key: 'nearest',
      says: 'Only the nearest wins.',
      by: ['winners'],
      besides: [],
    });
    expect(answerAt(answer, { counters: 5, winners: 'two' })).toEqual({
      key: 'all winners:two counters:5',
      says: 'All of them win.',
      by: [],
      besides: ['winners', 'counters'],
    });
  });

  const named = games.flatMap(({ id, game }) =>
    Object.entries(game.presets ?? {}).flatMap(([preset, chosen]) =>
      preset in presets.names ? [{ id, preset, chosen: ownChoice(game, chosen) }] : [],
    ),
  );

  test.each(named)('is told in all that it has agreed: $id, $preset', ({ id, chosen }) => {
    const told = comparison.questions.flatMap((question) => {
      const own = question.games?.[id];
      const other = own && answerAt(own, chosen);
      return other ? [...other.by, ...other.besides] : [];
    });
    const alone = comparison.alone[id] ?? [];
    expect(Object.keys(chosen).filter((option) => !told.includes(option) && !alone.includes(option))).toEqual(
      [],
    );
  });

  test('answers as another game where it plays alike: who wins with one tile', () => {
    const own = comparison.questions.find(({ id }) => id === 'several-winners')?.games?.['riichi'];
    const keys = named.map(({ chosen }) => [own && (answerAt(own, chosen) ?? own).key, chosen['winners']]);
    expect(keys.length).toBeGreaterThanOrEqual(3);
    for (const [key, winners = 'all'] of keys) expect(key).toBe(winners);
    expect(keyOf('several-winners', 'hong-kong')).toBe('nearest');
  });
});

test('no rule about something differs from a rule about it, and from nothing else', () => {
  expect(differ(['a', 'a'])).toBe(false);
  expect(differ(['a', 'b', 'a'])).toBe(true);
  expect(differ(['a', undefined])).toBe(true);
  expect(differ([undefined, undefined])).toBe(false);
});

/** The replacement tile of a called kong. */
const AFTER_CALL: DrewTile = { by: 'kong', chain: 1, afterClaim: true, last: false, tile: 0 };

/** What a ruleset is, in the keys of the answers. */
const known: Readonly<Record<string, (ruleset: Ruleset) => string | undefined>> = {
  tiles: ({ tiles }) => ({ 108: 'suits', 136: 'honours', 144: 'bonus' })[sizeOf(tiles)],
  hand: ({ deal }) => (deal.sets === 5 ? 'sixteen' : deal.dealerExtra ? 'thirteen' : 'dealer-draws'),
  direction: ({ direction }) => (direction === 'clockwise' ? 'clockwise' : 'counter'),
  chow: ({ calls }) => calls.chow.who,
  robbing: ({ kongs }) => (kongs.robbing.promoted ? 'added' : 'never'),
  'replacement-tile': ({ supplement }) =>
    ({ tail: 'end', head: 'front', box: 'box', 'dead-wall': 'box' })[supplement.from],
  'no-replacement': ({ kongs }) => (kongs.emptyWall === null ? 'ends' : 'forbidden'),
  mistakes: ({ mistakes }) =>
    mistakes.length === 0 ? 'nothing' : mistakes.some(({ later }) => later) ? 'chombo' : 'price',
  passing: ({ clauses }) => {
    const has = (rule: string): boolean => clauses.some(({ id }) => id === rule);
    return has('passed-win') ? 'barred' : has('furiten') ? 'barred-longer' : 'free';
  },
  'concealed-kong': ({ kongs }) => (kongs.concealed.untimely(AFTER_CALL) ? 'not-after-any-call' : 'drawn'),
  'added-kong': ({ kongs }) =>
    kongs.promoted.none ? 'never' : kongs.promoted.untimely(AFTER_CALL) ? 'not-after-any-call' : 'drawn',
};

describe.each(games)('$id', ({ id, ruleset }) => {
  test.each(Object.keys(known))('is what its answer says: %s', (question) => {
    expect(keyOf(question, id)).toBe(known[question]?.(ruleset));
  });

  test('has a limit, a minimum and hidden kongs only where the engine has them', () => {
    expect(keyOf('limit', id) !== undefined).toBe(
      ruleset.scoring?.unit !== undefined && keyOf('worth', id) !== 'flat',
    );
    expect(keyOf('kong-shown', id) === 'hidden').toBe(!ruleset.kongs.shown);
    expect(['three-fan', 'yaku'].includes(keyOf('conditions', id) ?? '')).toBe(
      (ruleset.wins.minimum?.need ?? 0) > 0,
    );
  });
});
