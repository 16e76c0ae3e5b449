/** Hands held against one another: the rules say which is worth the most, and a false answer is a fault. */
import { describe, expect, test } from 'vitest';
import type { Author } from '../../src/lessons/author.ts';
import { lessonFaults } from '../../src/lessons/check-lesson.ts';
import type { Decision } from '../../src/lessons/decisions.ts';
import { walk } from '../../src/lessons/lint/traverse.ts';
import { heaviest, type WeighedHand, weighHands } from '../../src/lessons/tradeoff.ts';
import { judge } from '../../src/scenes/hand-verdict.ts';
import { readHand } from '../../src/scenes/read-hand.ts';
import { courseOf, games } from './content.ts';

const courseOfGame = (id: string) => {
  const content = games.find((each) => each.id === id);
  if (!content) throw new Error(`there is no ${id}`);
  return courseOf(content);
};
const fan = courseOfGame('hk-taiwanese');
const file = 'content/hk-taiwanese/08-x.mdx';

/** Five runs with an open one: of simple tiles alone, of others too, and with a triplet in the place of a run. */
const SIMPLE = '[567m<] 234m 345p 66s 456s 78p <6p';
const RUNS = '[567m<] 234m 345p 66s 456s 78p <9p';
const MIXED = '[555m<] 234m 345p 66s 456s 78p <9p';

const weigh = (hands: readonly string[], answer: string, more = ''): string =>
  `<Weigh ask="Which is worth more?" hands="${hands.join(' | ')}" answer="${answer}"${more} />`;

const faultsOf = async (board: string, course = fan): Promise<string[]> =>
  (await lessonFaults(board, file, course)).map(({ message }) => message);

describe('hands that are weighed', () => {
  test.each([
    ['the first', [SIMPLE, RUNS], 'A'],
    ['the second', [MIXED, RUNS], 'B'],
    ['the third', [MIXED, RUNS, SIMPLE], 'C'],
    ['none', [RUNS, RUNS], 'same'],
  ])('%s is worth the most', async (_, hands, answer) => {
    expect(await faultsOf(weigh(hands, answer))).toEqual([]);
    for (const other of ['A', 'B', 'C', 'same'].filter((each) => each !== answer)) {
      expect(await faultsOf(weigh(hands, other)), other).toEqual([expect.stringContaining(`${answer} is.`)]);
    }
  });

  test('what was special about a last tile is said of each hand', async () => {
    const [kong, flower] = ['[222p<] (9999s) 456m 55m 77p 123s +7p', '[222p<] 999s 456m 55m 77p 123s +7p 3f'];
    expect(await faultsOf(weigh([kong, flower], 'A', ' ways="gong | flower"'))).toEqual([]);
    expect(await faultsOf(weigh([kong, flower], 'A', ' ways="gang | flower"'))).toEqual([
      expect.stringContaining('there is no way “gang”'),
    ]);
  });

  test('each of them must win, there are two or three, and the game must count them', async () => {
    expect(await faultsOf(weigh([SIMPLE, '[567m<] 234m 345p 66s 456s 78p <1p'], 'A'))).toEqual([
      expect.stringContaining('does not win'),
    ]);
    expect(await faultsOf(weigh([SIMPLE], 'A'))).toEqual([expect.stringContaining('has 1 hands')]);
    const plain = '123m 567p 888p 34s 55s +2s';
    expect(await faultsOf(weigh([plain, plain], 'same'), courseOfGame('changchun'))).toEqual([
      expect.stringContaining('every hand is worth the same'),
    ]);
  });

  test('where two share the first place, no answer is right', () => {
    expect(heaviest([8, 8, 4])).toBe(null);
    expect(heaviest([4, 4, 4])).toBe('same');
  });

  test('it is decided by the patterns without which another would be worth the most', async () => {
    const head = '---\ntitle: X\ngoal: X\nrules: [all-simples]\n---\n\n';
    const { met } = await walk({ file, name: '08-x', text: head + weigh([SIMPLE, RUNS], 'A') }, fan);
    const [decision] = met
      .map(({ doing }) => doing)
      .filter((doing): doing is Decision => doing.is === 'decision');
    expect(decision?.rests).toEqual(['all-simples']);
  });
});

describe('of hands that are weighed', () => {
  const told = (hands: readonly string[], remark = '') => {
    const { ruleset, rules } = fan;
    const author: Partial<Author> = {
      ruleset,
      rules,
      books: () => ({ rulebook: '/rules/x/', book: 'x' }),
    };
    const weighed = hands.map((tiles): WeighedHand => {
      const written = readHand({ tiles }, ruleset, { file, line: 1 });
      const verdict = judge({ tiles }, written, ruleset, { file, line: 1 });
      if (!verdict.wins) throw new Error(`${tiles} does not win`);
      return { tiles, written, score: verdict.score };
    });
    return weighHands(author as Author, weighed, remark).answers.map(({ right, why }) => ({ right, why }));
  };

  test('a wrong answer counts its own hand alone, so the right one is still to be found', () => {
    const simple = 'Hand A is worth 8 fan: All Sheungs (4 fan), All simples (4 fan).';
    const runs = 'Hand B is worth 4 fan: All Sheungs.';
    expect(told([SIMPLE, RUNS], 'Why.')).toEqual([
      { right: true, why: `<p>${simple}</p><p>${runs}</p><p>Why.</p>` },
      { right: false, why: `<p>${runs}</p><p>Count the other one too.</p>` },
      { right: false, why: `<p>${runs}</p><p>Count the other one too.</p>` },
    ]);
  });

  test('a line that the limit cuts off says what its pattern is worth', () => {
    const honours = '[NNN^] [CCC<] [WWW>] EE FFF PP <E';
    expect(told([honours, RUNS])[0]?.why).toContain('Three great winds (24 of its 32 fan)');
  });
});

describe.each(games.map((game) => [game.id, game] as const))(
  'the hands that are weighed in %s',
  (_, { lessons }) => {
    const right = lessons.flatMap(({ text }) =>
      [...text.matchAll(/<Weigh [^>]*answer="(\w+)"/g)].map(([, is]) => is),
    );

    test('no answer is right in more than half of them, so that nobody learns a letter', () => {
      for (const answer of ['A', 'B', 'C', 'same']) {
        const often = right.filter((each) => each === answer).length;
        expect(often, answer).toBeLessThanOrEqual(Math.max(1, right.length / 2));
      }
    });
  },
);
