/** What the score page remarks of a hand that is whole: things that cannot happen at a table. */
import { describe, expect, test } from 'vitest';
import type { Wind } from '../../src/engine/seats.ts';
import { judge } from '../../src/islands/Score/judged.ts';
import { kindsOfHand } from '../../src/islands/Score/page.ts';
import { EMPTY_SCORE, type ScoreLink } from '../../src/notation/score-link.ts';
import { formatTile } from '../../src/notation/tiles.ts';
import { rulesetOf } from '../../src/rulesets/choose.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { groupsOf } from '../../src/views/Receipt/laid.ts';
import { hongKong, twoFiveEight } from '../fixtures/rulesets.ts';

const rules = await hongKong();
const odd = (hand: string, link: Partial<ScoreLink> = {}, ruleset = rules): readonly string[] => {
  const judged = judge(ruleset, { ...EMPTY_SCORE, ...link, hand });
  if (judged.is !== 'wins' && judged.is !== 'loses') throw new Error(`${hand}: ${judged.is}`);
  return judged.odd;
};

describe('the score page remarks upon', () => {
  test.each([0, 1, 2, 3] as const)(
    'a run claimed from a seat that is not the one before, at %i',
    (seat: Wind) => {
      expect(odd('[234s<] [CCC^] 567s 678s 5s <5s', { seat })).toEqual([]);
      expect(odd('[234s^] [CCC^] 567s 678s 5s <5s', { seat })).toEqual(['chow']);
      expect(odd('[234s>] [CCC^] 567s 678s 5s <5s', { seat })).toEqual(['chow']);
      expect(odd('[234s<] [567s>] [CCC^] 678s 5s <5s', { seat })).toEqual(['chow']);
    },
  );

  test('any claimed run in a game that has none', async () => {
    const none = await twoFiveEight();
    expect(odd('[234s<] 123m 567s 678s 5s <5s', {}, none)).toEqual(['chow']);
  });

  test('a Pong or a Gong from anyone: nothing', () => {
    expect(odd('[222s<] [CCC^] [5555p>] 678s 5s <5s')).toEqual([]);
  });

  test('a run whose giver is not said: nothing', () => {
    expect(odd('[234s] [CCC^] 567s 678s 5s <5s')).toEqual([]);
  });

  test('a supplement without its Gong or its bonus tile, a claim before the first discard, a robbed kind that one holds', () => {
    expect(odd('123s 456s 567s 678s 5s +5s', { supplement: 'kong' })).toEqual(['kong']);
    expect(odd('(1111s) 456s 567s 678s 5s +5s', { supplement: 'double' })).toEqual(['double']);
    expect(odd('123s 456s 567s 678s 5s +5s', { supplement: 'bonus' })).toEqual(['bonus']);
    expect(odd('[CCC^] 456s 567s 678s 5s +5s', { first: true })).toEqual(['first']);
    expect(odd('123s 456s 567s 678s 5s *5s')).toEqual(['robbed']);
  });
});

describe('the score page of a game with kinds of hand and facts', async () => {
  const british = await loadGame('british');
  const score = (hand: string, link: Partial<ScoreLink> = {}) => {
    const given = { ...EMPTY_SCORE, ...link, hand };
    const judged = judge(rulesetOf(british, given.chosen, given.under), given);
    if (judged.is !== 'wins') throw new Error(`${hand}: ${judged.is}`);
    return judged;
  };

  test('offers the goulash, and a warm-up or a protocol nowhere', async () => {
    expect(kindsOfHand(british)).toEqual(['ordinary', 'goulash']);
    expect(kindsOfHand(await loadGame('hong-kong'))).toEqual(['ordinary']);
  });

  test('counts an original call where it is said', () => {
    const hand = '[222s^] [888s<] [444m^] 678p 3p <3p';
    expect(score(hand).score.total).toBe(26);
    expect(score(hand, { facts: ['originalCall'] }).score.total).toBe(104);
    expect(score(hand, { facts: ['fishing', 'nonsense'] }).score.total).toBe(26);
  });

  test('scores jokers in a goulash, and shows what they stand for and where', () => {
    const { win, hand, winning } = score('[22mX^] 444m 66p X 8s X 3p 3p +8s', { under: 'goulash' });
    const shown = { seat: 0, direction: 'counter-clockwise', melds: hand.melds, bonus: [] } as const;
    const concealed = [...hand.concealed, winning.tile];
    const groups = groupsOf(
      { ...shown, concealed, winning: winning.tile },
      win.score.reading,
      win.score.placed,
    );
    expect(
      groups.map(({ places }) => places.map(({ kind, joker }) => `${formatTile(kind)}${joker ? '*' : ''}`)),
    ).toEqual([
      ['2m', '2m', '2m*'],
      ['4m', '4m', '4m'],
      ['6p', '6p', '6p*'],
      ['8s', '8s*'],
      ['3p', '3p'],
      ['8s'],
    ]);
  });
});
