/** What makes a hand, and every yaku: a hand that has it, and the nearest one that has not. */
import { describe, expect, test } from 'vitest';
import { goes, ruleAgainst } from '../../fixtures/tables.ts';
import { rowsOf, sectionsIn } from '../../fixtures/worth-table.ts';
import { table, wonBy } from './table.ts';
import { worthOf } from './worth.ts';

const yaku = (hand: string, situation?: string): string => worthOf(hand, situation).yaku;

const PINFU = '345m 678m 23p 456s 99s';
/** Whole and without a yaku on a discard. */
const PLAIN = '123m 456p 456s 78s EE';

describe('What makes a hand, and every yaku', () => {
  test.each(rowsOf(sectionsIn('riichi/worth.txt')))('$id: $title: $hand', ({ hand, cells }) => {
    const [answer, situation] = cells;
    const { rule, yaku: counted } = worthOf(hand, situation);
    expect(rule === null ? counted : `no: ${rule}`).toBe(answer);
  });
});

describe('A hand that wins', () => {
  test('tsumo: with a tile from the wall, or as a replacement; all pay', () => {
    expect(worthOf(`${PLAIN} +9s`).paid).toMatch(/E .*, W .*, N .*→/);
    expect(worthOf('[CCC>] (7777p) 345m 45s 99s +6s', 'S/E, replacement').paid).toMatch(/E .*, W .*, N .*→/);
  });

  test('ron: with a discard of any seat, or a robbed tile; that seat pays', () => {
    const payers = ['<', '^', '>'].map((from) => worthOf(`${PINFU} ${from}4p`).paid);
    expect(payers).toEqual(['240; E 1,000 → 1,000', '240; N 1,000 → 1,000', '240; W 1,000 → 1,000']);
    expect(worthOf(`${PINFU} *4p`, 'S/E, from N').paid).toContain('N 2,000');
  });

  test('concealed-set: a triplet that a ron completes is open, one that is drawn is not', () => {
    const fuOf = (hand: string) =>
      worthOf(hand, 'S/E, riichi').score?.lines.find(({ pattern }) => pattern === 'fu-set')?.worth;
    expect(fuOf('234m 678m 55p 456s 99s <5p')).toBe(2);
    expect(fuOf('234m 678m 55p 456s 99s +5p')).toBe(4);
    // The hand is concealed all the same.
    expect(yaku('234m 678m 55p 456s 99s <5p', 'S/E, riichi')).toBe('riichi 1');
  });
});

describe('Yaku of one han', () => {
  test('under-the-sea: tsumo with the last tile', () => {
    expect(yaku(`${PLAIN} +9s`, 'S/E, last')).toBe('concealed-tsumo 1 + under-the-sea 1');
    const game = (left: number) =>
      table({ turn: 'south', south: '[123m<] 456p 456s EE 789s', drew: '9s', left });
    expect(wonBy(goes(game(0), 'south wins'))).toEqual(['under-the-sea 1']);
    expect(ruleAgainst(game(1), 'south wins')).toBe('false-win');
  });

  test('under-the-river: ron with the last discard', () => {
    const game = (left: number) => table({ turn: 'east', east: '9s', south: PLAIN, left });
    expect(wonBy(goes(game(0), 'east discards 9s', 'south wins'))).toEqual(['under-the-river 1']);
    expect(ruleAgainst(goes(game(1), 'east discards 9s'), 'south wins')).toBe('false-win');
  });
});

describe('Yaku of two and three han', () => {
  test('blessing-of-man: ron before one’s own first turn', () => {
    expect(yaku(`${PINFU} <4p`, 'S/E, first turn')).toBe('blessing-of-man 5');
    expect(yaku(`${PINFU} <4p`, 'S/E')).toBe('pinfu 1');
    const game = table({ turn: 'east', east: '4p', south: PINFU, fresh: true });
    expect(wonBy(goes(game, 'east discards 4p', 'south wins'))).toEqual(['blessing-of-man 5']);
  });
});

describe('Yakuman', () => {
  test('blessing-of-heaven: East wins with what was dealt', () => {
    expect(yaku(`${PINFU} +4p`, 'E/E, first turn')).toBe('blessing-of-heaven');
    expect(yaku(`${PINFU} +4p`, 'E/E')).toBe('concealed-tsumo 1 + pinfu 1');
    const game = (fresh: boolean) => table({ turn: 'east', east: `${PINFU} 4p`, fresh });
    expect(wonBy(goes(game(true), 'east wins'))).toEqual(['blessing-of-heaven']);
  });

  test('blessing-of-earth: another wins with their first draw, nothing called before', () => {
    expect(yaku(`${PINFU} +4p`, 'S/E, first turn')).toBe('blessing-of-earth');
    const game = { turn: 'east', east: 'C', south: PINFU, wall: '4p', fresh: true } as const;
    expect(wonBy(goes(table(game), 'east discards C', 'south wins'))).toEqual(['blessing-of-earth']);
    const kan = table({ ...game, east: '1111s C' });
    expect(wonBy(goes(kan, 'east kongs 1s', 'east discards C', 'south wins'))).toEqual([
      'concealed-tsumo 1 + pinfu 1',
    ]);
  });

  test('yakuman: nothing counts beside it, and several are one', () => {
    const several = worthOf('[EEE<] [SSS^] [WWW>] NN CC >N', 'W/E, dora W');
    expect([several.yaku, several.base]).toEqual(['all-honours + big-four-winds', 8000]);
    expect(worthOf('[CCC<] [FFF^] [PPP>] 23m 55p <4m', 'S/E, dora 4p').yaku).toBe('big-three-dragons');
  });

  test('no-counted-yakuman: thirteen han are none', () => {
    const many = worthOf('1122335566779s +9s', 'W/S, riichi, dora 8s');
    expect([many.han, many.base]).toEqual([13, 6000]);
  });
});
