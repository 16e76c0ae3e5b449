/** What the score page says of a hand that is whole. */
import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import type { Wind } from '../../src/engine/seats.ts';
import { judge } from '../../src/evaluation/evaluate.ts';
import { kindsOfHand } from '../../src/islands/Score/page.ts';
import { EMPTY_SCORE, type ScoreLink } from '../../src/notation/score-link.ts';
import { formatTile } from '../../src/notation/tile-text.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { groupsOf } from '../../src/ui/Receipt/receipt-hand.ts';
import { hongKong, twoFiveEight } from '../fixtures/rulesets.ts';

const rules = await hongKong();
/** Why there is no score; null where there is one, or the hand does not win. */
const impossible = (hand: string, link: Partial<ScoreLink> = {}, ruleset = rules) => {
  const judged = judge(ruleset, { ...EMPTY_SCORE, ...link, hand });
  if (judged.is === 'impossible') return judged.why;
  if (judged.is === 'wins' || judged.is === 'loses') return null;
  throw new Error(`${hand}: ${judged.is}`);
};

describe('the score page gives no score for what cannot be', () => {
  test.each([0, 1, 2, 3] as const)(
    'a run claimed from a seat that is not the one before, at %i',
    (seat: Wind) => {
      const run = { is: 'run' };
      expect(impossible('[234s<] [CCC^] 567s 678s 5s <5s', { seat })).toBeNull();
      expect(impossible('[234s^] [CCC^] 567s 678s 5s <5s', { seat })).toMatchObject(run);
      expect(impossible('[234s>] [CCC^] 567s 678s 5s <5s', { seat })).toMatchObject(run);
      expect(impossible('[234s<] [567s>] [CCC^] 678s 5s <5s', { seat })).toMatchObject(run);
    },
  );

  test('any claimed run in a game that has none', async () => {
    const none = await twoFiveEight();
    expect(impossible('[234s<] 123m 567s 678s 5s <5s', {}, none)).toMatchObject({ is: 'run' });
  });

  test('but for a Pong or a Gong from anyone, and for a run whose giver is not said', () => {
    expect(impossible('[222s<] [CCC^] [5555p>] 678s 5s <5s')).toBeNull();
    expect(impossible('[234s] [CCC^] 567s 678s 5s <5s')).toBeNull();
  });

  test('a supplement without its Gong or its bonus tile, and a robbed kind that one holds', () => {
    const plain = '123s 456s 567s 678s 5s +5s';
    expect(impossible(plain, { supplement: 'kong' })).toEqual({ is: 'kongs', have: 0, need: 1 });
    expect(impossible('(1111s) 456s 567s 678s 5s +5s', { supplement: 'double' })).toEqual({
      is: 'kongs',
      have: 1,
      need: 2,
    });
    expect(impossible(plain, { supplement: 'bonus' })).toEqual({ is: 'bonus' });
    expect(impossible('123s 456s 567s 678s 5s *5s')).toMatchObject({ is: 'robbed' });
    expect(impossible('123s 456s 567s 678s 9s *9s')).toMatchObject({ is: 'robbed' });
    expect(impossible('123s 456s 567s 67s 99s *8s')).toBeNull();
  });

  test.each([
    ['of East’s own hand, on a discard', '123s 456s 567s 678s 5s <5s', { seat: 0 }, 'seat'],
    ['that is not East’s discard', '123s 456s 567s 678s 5s ^5s', { seat: 1 }, 'from'],
    ['after a concealed Gong', '(1111s) 456s 567s 678s 5s +5s', { seat: 0 }, 'melds'],
    ['after a claim', '[CCC^] 456s 567s 678s 5s +5s', { seat: 1 }, 'melds'],
    ['that is robbed', '123s 456s 567s 67s 99s *8s', { seat: 1 }, 'robbery'],
    ['that is the last of the wall too', '123s 456s 567s 678s 5s +5s', { last: true }, 'last'],
  ] as const)('a first tile of all %s', (_what, hand, link, beside) => {
    expect(impossible(hand, { ...link, first: true })).toEqual({ is: 'first', beside });
  });

  test('but East’s dealt hand, a first draw, and East’s first discard', () => {
    expect(impossible('123s 456s 567s 678s 5s +5s', { first: true })).toBeNull();
    expect(impossible('123s 456s 567s 678s 5s +5s', { first: true, seat: 2 })).toBeNull();
    expect(impossible('123s 456s 567s 678s 5s ^5s', { first: true, seat: 2 })).toBeNull();
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
    const hand = '222s 888s 444m 678p 3p <3p';
    expect(score(hand).score.total).toBe(32);
    expect(score(hand, { facts: ['originalCall'] }).score.total).toBe(128);
    expect(score(hand, { facts: ['fishing', 'nonsense'] }).score.total).toBe(32);
  });

  test('says by which rule ippatsu, and tiles beneath the indicators, are of riichi alone', async () => {
    const riichi = rulesetOf(await loadGame('riichi'));
    const given = { ...EMPTY_SCORE, hand: '234m 567p 345s 678s 5p <5p', indicators: [1] };
    const impossible = (rule: string) => ({ is: 'impossible', why: { is: 'excluded', row: { rule } } });
    expect(judge(riichi, { ...given, facts: ['ippatsu'] })).toMatchObject(impossible('ippatsu'));
    expect(judge(riichi, { ...given, beneath: [1] })).toMatchObject(impossible('ura-dora'));
    for (const fact of ['riichi', 'doubleRiichi'])
      expect(judge(riichi, { ...given, beneath: [1], facts: [fact] })).toMatchObject({ is: 'wins' });
  });

  test('says by which rule an original call cannot be with a called set', () => {
    const given = { ...EMPTY_SCORE, hand: '[222s^] 888s 444m 678p 3p <3p', facts: ['originalCall'] };
    expect(judge(rulesetOf(british), given)).toMatchObject({
      is: 'impossible',
      why: { is: 'excluded', row: { rule: 'original-call' } },
    });
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

describe('the score page of a game that counts in two', async () => {
  const japanese = rulesetOf(await loadGame('riichi'));
  /** A hand on a discard: runs and a pair of 9s. */
  const hand = '345m 678m 23p 456s 99s <4p';
  const asked = (link: Partial<ScoreLink>) => {
    const judged = judge(japanese, { ...EMPTY_SCORE, seat: 1, hand, ...link });
    if (judged.is !== 'wins') throw new Error(judged.is);
    return judged;
  };
  const linesOf = (link: Partial<ScoreLink>) =>
    asked(link).score.lines.flatMap(({ pattern, of }) => (of === 'han' ? pattern : []));
  const [threeOfDots, eightOfBamboo] = [11, 25];

  test('counts what the indicators name, and what those under them name for a hand in riichi alone', () => {
    const around = { indicators: [threeOfDots], beneath: [eightOfBamboo] };
    expect(linesOf({ indicators: [threeOfDots] })).toEqual(['pinfu', 'dora']);
    expect(linesOf({ ...around, facts: ['riichi'] })).toEqual(['riichi', 'pinfu', 'dora', 'ura-dora']);
  });

  test('pays counters and pot beside the hand', () => {
    const { paid } = asked({ facts: ['riichi'], counters: 2, pot: 1000 });
    expect(paid.map(({ rule, payments }) => [rule, payments.map(({ amount }) => amount)])).toEqual([
      ['ron-pays', [2000]],
      ['counters', [600]],
      ['pot', [1000]],
    ]);
  });

  test('says how each amount comes about', () => {
    const { paid, win } = asked({ facts: ['riichi'] });
    const [payment] = paid.flatMap(({ payments }) => payments);
    const outcome = { is: 'won', winners: [win], from: 0, loserScores: [null, null, null, null] } as const;
    const sum = payment && japanese.sumOf?.(payment, outcome);
    expect(sum).toMatchObject({ is: 'rounded', worth: 480, times: 4, rank: { han: 2, fu: 30 } });
    const messageContext = { reader: null, dealer: 0, terms: japanese.terms } as const;
    expect(sum && words.amountSum(sum, 2000, messageContext)).toBe(
      '2 han and 30 fu are 30 × 16 = 480; 480 × 4 = 1,920, rounded up to 2,000 points',
    );
  });

  test('knows no more of a kind than there are, the indicators among them', () => {
    const judged = judge(japanese, { ...EMPTY_SCORE, hand, indicators: new Array(4).fill(threeOfDots) });
    expect(judged).toEqual({ is: 'tooMany', kind: threeOfDots, have: 5, copies: 4 });
  });

  test('has nothing of it where a game has no indicators', () => {
    const other = judge(rules, {
      ...EMPTY_SCORE,
      hand: '[CCC^] 567s 678s 234s 5s <5s',
      indicators: [threeOfDots],
    });
    expect(other.is).not.toBe('tooMany');
  });
});
