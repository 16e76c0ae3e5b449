/** “Which game do we play?”: whatever a table plays is found again, in eight questions at most. */
import { describe, expect, test } from 'vitest';
import { LEAST_INFORMATION, MOST_QUESTIONS, whichGuide } from '../../src/compare/which/guide.ts';
import { answersFragment, openedAnswers } from '../../src/compare/which/link.ts';
import { parseQuestions } from '../../src/compare/which/parse.ts';
import { answerUnder, type TableAnswer } from '../../src/compare/which/questions.ts';
import { alikeValues, tablesOf } from '../../src/compare/which/tables.ts';
import type { Chosen } from '../../src/engine/game.ts';
import type { Random } from '../../src/engine/random.ts';
import { withDefaults } from '../../src/rulesets/options.ts';
import { games } from '../lessons/content.ts';
import { faultsOf } from '../lessons/english/check.ts';
import { randomOf, runs } from '../scale.ts';
import { askedGames, foreignGames, named, questions, randomTable, source } from './which-content.ts';

const guide = whichGuide(questions, askedGames, foreignGames);

/** What a table of this game answers, by the ids of the questions. */
function answersOf(game: (typeof askedGames)[number], chosen: Chosen): ReadonlyMap<string, string> {
  return new Map(
    questions.flatMap(({ id, games }) => {
      const row = games[game.id];
      return row ? [[id, answerUnder(row, game, chosen)]] : [];
    }),
  );
}

/** Asks until there is nothing to ask; of so many answers in ten nobody knows one. */
function interview(table: ReadonlyMap<string, string>, random: Random, unknown: number): TableAnswer[] {
  const answers: TableAnswer[] = [];
  for (;;) {
    const question = guide.nextQuestion(answers);
    if (!question) return answers;
    const isKnown = random.below(10) >= unknown;
    answers.push({ question: question.id, answer: isKnown ? (table.get(question.id) ?? null) : null });
  }
}

const random = randomOf('which tables');
const tried = Array.from({ length: runs(2000) }, (_, n) => {
  const game = askedGames[random.below(askedGames.length)] ?? askedGames[0];
  if (!game) throw new Error('there are no games');
  const chosen = randomTable(game, random);
  const table = answersOf(game, chosen);
  return { game, chosen, table, answers: interview(table, random, n % 2 === 0 ? 0 : 2) };
});

describe('a table with any options', () => {
  test('is asked eight questions at most, none of them twice, and each tells something', () => {
    for (const { answers } of tried) {
      expect(answers.length).toBeLessThanOrEqual(MOST_QUESTIONS);
      expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length);
      for (const [at, { question: id }] of answers.entries()) {
        const question = questions.find((each) => each.id === id);
        expect(question && guide.information(question, answers.slice(0, at))).toBeGreaterThanOrEqual(
          LEAST_INFORMATION,
        );
      }
    }
  });

  test('is among the tables that are left', () => {
    for (const { game, table, answers } of tried) {
      const left = guide.candidates(answers);
      const isIt = left.some(
        (each) =>
          each.game === game.id &&
          questions.every(({ id, answers: all }, at) => all[each.answers[at] ?? -1]?.id === table.get(id)),
      );
      expect(isIt, JSON.stringify([game.id, answers])).toBe(true);
    }
  });

  test('is told a game that gives every answer it gave, with house rules that the game has', () => {
    for (const { answers } of tried) {
      const found = guide.result(answers);
      const game = askedGames.find(({ id }) => id === found.game);
      if (!game) throw new Error(`there is no game ${found.game}`);
      expect(() => withDefaults(game, found.chosen)).not.toThrow();
      expect(found.differs).toEqual([]);
      const table = answersOf(game, found.chosen);
      for (const { question, answer } of answers)
        if (answer !== null) expect(table.get(question)).toBe(answer);
      expect(found.houseRules.map(({ option }) => option).sort()).toEqual(Object.keys(found.chosen).sort());
    }
  });

  test('is told its own game where it answered everything', () => {
    for (const { game, table } of tried) {
      const found = guide.result(
        questions.map(({ id }) => ({ question: id, answer: table.get(id) ?? null })),
      );
      expect([found.game, ...found.others]).toEqual([game.id]);
      expect(found.unknown).toEqual([]);
    }
  });

  test('knows which of its answers were not asked for', () => {
    for (const { answers } of tried) {
      const { unknown } = guide.result(answers);
      for (const { question, answer } of answers)
        expect(unknown.some((end) => end.question === question && end.isAsked)).toBe(answer === null);
    }
  });
});

test('every game with its usual rules is told apart from the others, and has no house rules', () => {
  for (const game of askedGames) {
    const answers = interview(answersOf(game, {}), randomOf('usual'), 0);
    expect(guide.result(answers)).toMatchObject({ game: game.id, houseRules: [], differs: [], others: [] });
  }
});

/** Tables as somebody would describe them, and the game that somebody would name who knows all of them. */
const FAMILIES: readonly {
  readonly says: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly game: string;
  readonly chosen: Chosen;
  readonly differs?: readonly string[];
}[] = [
  {
    says: '13 tiles and flowers, runs from the left, only the discarder pays, three fan to win',
    answers: {
      hand: 'thirteen',
      tiles: 'flowers',
      chow: 'next',
      'discard-payment': 'discarder',
      minimum: 'three',
    },
    game: 'hong-kong',
    chosen: {},
  },
  {
    says: 'the same for beginners: any complete hand wins, everybody who can win does, and all of the others chip in',
    answers: {
      hand: 'thirteen',
      tiles: 'flowers',
      flowers: 'hand',
      minimum: 'nothing',
      'several-winners': 'all',
      'discard-payment': 'shared',
    },
    game: 'hong-kong',
    chosen: { 'several-winners': true, 'minimum-fan': 0, 'discard-payment': 'shared' },
  },
  {
    says: '13 tiles without flowers, three fan to win, seven pairs do not, a discard pays alone',
    answers: {
      hand: 'thirteen',
      tiles: 'honours',
      chow: 'next',
      minimum: 'three',
      'seven-pairs': 'nothing',
      'discard-payment': 'discarder',
      runs: 'any',
    },
    game: 'hong-kong',
    chosen: { 'seven-pairs-worth': 0 },
    differs: ['tiles'],
  },
  {
    says: '16 tiles, money for each flower at once, but three fan to win',
    answers: {
      hand: 'sixteen',
      tiles: 'flowers',
      flowers: 'paid',
      'discard-payment': 'discarder',
      minimum: 'three',
    },
    game: 'hk-taiwanese',
    chosen: {},
    differs: ['minimum'],
  },
  {
    says: 'no honours, a pair of 2s, 5s or 8s, nobody calls a run, and a kong may be made bigger and robbed',
    answers: { tiles: 'suits', pair: 'jong', chow: 'nobody', hand: 'thirteen', robbing: 'yes' },
    game: 'two-five-eight',
    chosen: { 'promoted-kong': true, robbing: true },
  },
  {
    says: 'at least one set stays closed, not runs alone, no money, and the deal passes when nobody wins',
    answers: {
      tiles: 'honours',
      'open-sets': 'three',
      runs: 'triplet',
      'discard-payment': 'nobody',
      'drawn-deal': 'passes',
    },
    game: 'changchun',
    chosen: { 'drawn-deal': 'passes' },
  },
  {
    says: 'one run at most, you say when you are fishing, everyone pays the winner and nobody else',
    answers: {
      tiles: 'flowers',
      runs: 'one',
      declare: 'must',
      'discard-payment': 'everyone',
      losers: 'nothing',
    },
    game: 'british',
    chosen: { 'losers-settle': false },
  },
];

describe('a family that plays with', () => {
  test.each(FAMILIES)('$says', ({ answers, game, chosen, differs = [] }) => {
    const found = guide.result(Object.entries(answers).map(([question, answer]) => ({ question, answer })));
    expect(found.game).toBe(game);
    expect(found.others).toEqual([]);
    expect(found.chosen).toEqual(chosen);
    expect(found.differs.map(({ question }) => question)).toEqual(differs);
  });
});

test('a minimum of four fan or more names the other minimums that would fit', () => {
  const { houseRules } = guide.result([{ question: 'minimum', answer: 'more' }]);
  expect(houseRules).toEqual([{ option: 'minimum-fan', value: 4, alike: [5, 6, 7] }]);
});

describe('what is called out', () => {
  const resultOf = (table: Readonly<Record<string, string>>) =>
    guide.result(Object.entries(table).map(([question, answer]) => ({ question, answer })));

  test('is asked first, and how many tiles one holds before a game of sixteen is named', () => {
    expect(guide.nextQuestion([])?.id).toBe('word');
    for (const { id } of questions.find(({ id }) => id === 'word')?.answers ?? []) {
      const answers = interview(new Map([['word', id]]), randomOf('word'), 0);
      const named = guide.result(answers);
      if (named.game === 'hk-taiwanese' || named.foreignGame === 'taiwanese')
        expect(answers.map(({ question }) => question)).toContain('hand');
    }
  });

  test('is no rule: it contradicts no game, and only tells games apart that fit equally well', () => {
    const rules = { hand: 'thirteen', tiles: 'flowers', flowers: 'hand', minimum: 'three' };
    for (const word of ['wu', 'hu', 'mah-jong', 'other'])
      expect(resultOf({ word, ...rules })).toMatchObject({ game: 'hong-kong', differs: [], others: [] });
    expect(resultOf({ word: 'hu', ...rules }).otherWords.map(({ question }) => question)).toEqual(['word']);
    expect(resultOf({ word: 'wu', ...rules }).otherWords).toEqual([]);
    const { game, others, rivals } = resultOf({ word: 'ron' });
    expect([game, others, rivals.length]).toEqual(['riichi', [], askedGames.length - 1]);
  });

  test('a question that tells whole families of games apart is never taken for answered', () => {
    const { game, unknown } = resultOf({ flowers: 'paid' });
    expect(game).toBe('hk-taiwanese');
    expect(unknown.find(({ question }) => question === 'hand')?.isOpen).toBe(true);
  });
});

test('who knows nothing is told so by every question, and still gets a game', () => {
  const answers = interview(new Map(), randomOf('nothing'), 10);
  const found = guide.result(answers);
  expect(answers).toHaveLength(MOST_QUESTIONS);
  expect(found.unknown.filter(({ isAsked }) => isAsked)).toHaveLength(MOST_QUESTIONS);
  expect(found.others).toHaveLength(askedGames.length - 1);
});

test('what is asked about flowers is asked only of tables that have them', () => {
  const asks = (tiles: string): boolean => {
    const answers: TableAnswer[] = [{ question: 'tiles', answer: tiles }];
    for (let next = guide.nextQuestion(answers); next; next = guide.nextQuestion(answers))
      answers.push({ question: next.id, answer: null });
    return answers.some(({ question }) => question === 'flowers');
  };
  expect(asks('flowers')).toBe(true);
  expect(asks('honours')).toBe(false);
});

test('tables that answer alike are one, and games are equally likely', () => {
  const tables = tablesOf(questions, askedGames);
  const keys = tables.map(({ game, answers }) => `${game} ${answers.join()}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { id } of askedGames) {
    const share = tables.filter(({ game }) => game === id).reduce((sum, { likely }) => sum + likely, 0);
    expect(share).toBeCloseTo(1 / askedGames.length);
  }
  for (const { options, id } of askedGames)
    for (const option of options) {
      const groups = alikeValues(option, id, questions);
      expect(groups.flat().sort()).toEqual([...option.values].sort());
      expect(groups[0]?.[0]).toBe(option.default);
    }
});

describe('what is written', () => {
  test('has the questions of a table in words that somebody would say', () => {
    for (const { id, ask, answers } of questions) {
      expect(ask).toMatch(/\?$/);
      const texts = [ask, ...answers.map(({ label }) => label)];
      const file = `content/common/which.yaml ${id}`;
      expect(texts.flatMap((text) => faultsOf({ file, line: 1, kind: 'rulebook', text }))).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('is answered by every game, and asks about twelve questions or more', () => {
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(games.map(({ id }) => id)).toEqual(askedGames.map(({ id }) => id));
    for (const { games: rows } of questions)
      expect(Object.keys(rows).sort()).toEqual(askedGames.map(({ id }) => id).sort());
  });

  const faultOf = (from: string, to: string): string => {
    if (!source.includes(from)) throw new Error(`nothing reads “${from}”`);
    try {
      parseQuestions(source.replace(from, to), 'which.yaml', named);
    } catch (error) {
      return String(error);
    }
    return 'no fault';
  };

  test.each([
    [
      'a game that is missing',
      'hk-taiwanese: { answer: sixteen, rules: [deal] }',
      '',
      'hk-taiwanese does not answer',
    ],
    [
      'a game that does not exist',
      'two-five-eight: { answer: suits',
      'two-five-nine: { answer: suits',
      'there is no game “two-five-nine”',
    ],
    [
      'an answer that cannot be chosen',
      'answer: suits, rules',
      'answer: suites, rules',
      'there is no answer “suites”',
    ],
    ['a rule that does not exist', 'rules: [tiles]', 'rules: [tyles]', 'there is no rule “tyles”'],
    [
      'a common rule that does not exist',
      'common/kong-shown',
      'common/kong-show',
      'there is no rule “kong-show” in content/common',
    ],
    [
      'an option that does not exist',
      'minimum-fan: 0',
      'minimum-fen: 0',
      'hong-kong has no option “minimum-fen”',
    ],
    ['a value that an option never has', 'minimum-fan: 0', 'minimum-fan: 99', '“minimum-fan” cannot be 99'],
    ['a key that nobody reads', 'known: 10', 'knwon: 10', 'has no “knwon”'],
    ['a picture that cannot be read', 'picture: 46s 5s', 'picture: 46 5s', 'broken notation'],
    ['a picture of no answer', 'pictures: { jong:', 'pictures: { yong:', 'there is no answer “yong”'],
    ['a number that is too large', 'known: 10', 'known: 11', 'known is 11'],
    [
      'a question that comes too late',
      'needs: { tiles:',
      'needs: { losers:',
      'no question “losers” stands before',
    ],
    ['an id that is there twice', '- id: hand\n', '- id: tiles\n', 'two questions have the id “tiles”'],
    ['a question without its text', '    ask: Who plays after you?\n', '', 'has no “ask”'],
    [
      'a question that all games answer alike',
      'answer: sixteen, rules',
      'answer: thirteen, rules',
      'all games answer',
    ],
  ])('is refused with its line: %s', (_, from, to, what) => {
    const fault = faultOf(from, to);
    expect(fault).toContain(what);
    expect(fault).toMatch(/which\.yaml:\d+: /);
  });

  test('is named at the line where it stands', () => {
    const line = source.slice(0, source.indexOf('minimum-fan: 0')).split('\n').length;
    expect(faultOf('minimum-fan: 0', 'minimum-fan: 99')).toContain(`which.yaml:${line}: `);
  });
});

describe('the link', () => {
  test('brings back the answers in their order', () => {
    for (const { answers } of tried) {
      const some = answers.slice(0, random.below(answers.length + 1));
      expect(openedAnswers(questions, answersFragment(some))).toEqual({ answers: some, broken: null });
    }
  });

  test.each([
    ['#v=1&answers=tiles:flowers', 'cut off at its end'],
    ['#answers=tiles:flowers&end', 'cannot be read from “answers='],
    ['#v=2&answers=tiles:flowers&end', 'needs version 2'],
    ['#v=1&answers=tiles&end', 'cannot be read'],
    ['#v=1&answers=tails:flowers&end', 'there is no such question'],
    ['#v=1&answers=tiles:flours&end', 'which is no answer to it'],
    ['#v=1&answers=tiles:?,tiles:flowers&end', 'twice'],
    [
      `#v=1&answers=${questions
        .slice(0, 9)
        .map(({ id }) => `${id}:?`)
        .join()}&end`,
      '9 answers',
    ],
  ])('that is bad says why: %s', (fragment, why) => {
    const opened = openedAnswers(questions, fragment);
    expect(opened.answers).toEqual([]);
    expect(opened.broken).toContain(why);
  });
});
