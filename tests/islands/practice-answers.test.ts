/** What an answer of practice is told: of this hand, and by the rule that this question turns on. */
import { describe, expect, test } from 'vitest';
import type { ShownHand } from '../../src/puzzles/hands.ts';
import type { Question } from '../../src/puzzles/question.ts';
import { writtenBoard } from '../../src/questions/boards/board.ts';
import type { PracticeContext } from '../../src/questions/kind.ts';
import type { Proof } from '../../src/questions/proof.ts';
import { prove as proveSort } from '../../src/questions/sort/prove.ts';
import { prove as proveWaits } from '../../src/questions/waits/prove.ts';
import type { HandOneShort } from '../../src/questions/waits/winning-kinds.ts';
import { prove as proveWin } from '../../src/questions/win/prove.ts';
import { courseOf, games } from '../lessons/content.ts';

const place = { file: 'content/x/01-x.mdx', line: 1 };
const content = games.find(({ id }) => id === 'changchun');
if (!content) throw new Error('there is no Changchun');
const course = courseOf(content);
const generator = course.generator(undefined);
const context: PracticeContext = {
  generator,
  entry: (id) => ({ id, title: id, sentence: '' }),
  terms: generator.ruleset.terms,
};

const board = (kind: string, hand: string, rules: readonly string[] = []): Question => {
  const question = writtenBoard(
    { kind, hand, rules: [], ticked: [] },
    { concepts: course.concepts, generator },
    place,
  );
  return { ...question, spec: { ...question.spec, rules } };
};
const win = (hand: string, rules?: readonly string[]): Proof =>
  proveWin(board('win', hand, rules) as Question<ShownHand>, ['yes'], context);
const waits = (hand: string, given: readonly string[]): Proof =>
  proveWaits(board('waits', hand) as Question<HandOneShort>, given, context);
const wordsOf = ({ evidence }: Proof): (string | undefined)[] =>
  evidence.flatMap((each) => (each.is === 'sets' ? each.sets.map(({ word }) => word) : []));

describe('A hand that wins', () => {
  test('is told by the rule that was asked about, where several may be missed in it', () => {
    const hand = '234m 567m 345p 678s F +F';
    expect(win(hand, ['triplet-or-dragon-pair']).rule).toBe('triplet-or-dragon-pair');
    expect(win(hand, ['yao-jiu']).rule).toBe('yao-jiu');
  });

  test('falls into runs and triplets; what was called has the game’s own word', () => {
    expect(wordsOf(win('[999p^] [324s<] 123m 555m 6s +6s'))).toEqual([
      'Peng',
      'Chi',
      'run',
      'triplet',
      'pair',
    ]);
  });
});

test('the smallest change names the tile that comes before the one that goes', () => {
  const { evidence } = win('123m 777p 44p 89s 123s +1s');
  expect(evidence.find(({ is }) => is === 'exchange')).toMatchObject({
    text: 'With the 7 of bamboo instead of the 1 of bamboo it would win.',
  });
});

describe('What completes a hand', () => {
  test('is told with what only seems to, and why that does not', () => {
    const { right, text, rule } = waits('78m 234m 555p 678s 44s', ['9m']);
    expect(right).toBe(true);
    expect(text).toMatch(/^The 6 of characters would make the shape too, but does not win\. /);
    expect(rule).toBe('yao-jiu');
  });

  test('is told of what seems to complete it first, where that was picked among others', () => {
    const { text, rule } = waits('78m 234m 555p 678s 44s', ['1m', '6m']);
    expect(text).toMatch(/^With the 6 of characters: /);
    expect(rule).toBe('yao-jiu');
  });

  test('is told in pairs where one pair is missing of seven', () => {
    const { text, rule } = waits('1111m 77m 22p 55p 33s 8s', ['5m']);
    expect(text).toMatch(
      /^With the 5 of characters: Everything else is pairs, but the 5 of characters and the 8 of bamboo are left over\./,
    );
    expect(rule).toBe('shape-seven-pairs');
  });

  test('is told by its own shape', () => {
    expect(waits('1111m 77m 22p 55p 33s 8s', ['8s']).rule).toBe('shape-seven-pairs');
  });
});

test('a hand that can be laid is laid for whoever says that it cannot', () => {
  const question = board('sort', '123m 777p 99p 234s 678s') as Question<ShownHand>;
  const { right, evidence } = proveSort(question, ['none'], context);
  expect(right).toBe(false);
  const laid = evidence.flatMap((each) =>
    each.is === 'sets' ? each.sets.map(({ tiles }) => tiles.join()) : [],
  );
  expect(laid).toContain('17,17');
  expect(laid).toHaveLength(5);
});
