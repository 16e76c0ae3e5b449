/** What makes a hand, and every yaku: a hand that has it, and the nearest one that has not. */
import { describe, expect, test } from 'vitest';
import { ruleAgainst } from '../../fixtures/tables.ts';
import { goes, table, wonBy } from './table.ts';
import { worthOf } from './worth.ts';

const yaku = (hand: string, situation?: string): string => worthOf(hand, situation).yaku;
const ruleOf = (hand: string, situation?: string): string | null => worthOf(hand, situation).rule;

const PINFU = '345m 678m 23p 456s 99s';
/** Whole and without a yaku on a discard. */
const PLAIN = '123m 456p 456s 78s EE';

describe('A hand that wins', () => {
  test('shape-standard: four sets and a pair', () => {
    expect(yaku('345m 678m 23p 456s 99s <1p')).toBe('pinfu 1');
    expect(ruleOf('345m 678m 23p 456s 99s <5p')).toBe('shape-standard');
    expect(ruleOf('3344m 678m 23p 456s 9s <9s', 'S/E, riichi')).toBe('shape-standard');
  });

  test('shape-seven-pairs: seven different pairs', () => {
    expect(worthOf('1199m 3355p 77s FFC <C').wins).toBe(true);
    expect(ruleOf('1111m 3355p 77s FFC <C')).toBe('shape-standard');
    expect(ruleOf('1199m 3355p 77s FFC <P')).toBe('shape-standard');
  });

  test('shape-thirteen-orphans: one of each terminal and honour, and a second of one', () => {
    expect(worthOf('19m 19p 19s ESWNCFF <P').wins).toBe(true);
    expect(ruleOf('19m 19p 19s ESWNCFP <2m')).toBe('shape-standard');
    expect(ruleOf('19m 19p 11s ESWNCFF <P')).toBe('shape-standard');
  });

  test('one-yaku: a whole hand without one does not win', () => {
    expect(ruleOf('[456m<] [789p<] 23s 567s 22m >4s', 'W/E')).toBe('one-yaku');
    expect(worthOf('[456m<] [678p<] 23s 567s 22m >4s', 'W/E').yaku).toBe('all-simples 1');
  });

  test('tsumo: with a tile from the wall, or as a replacement; all pay', () => {
    expect(worthOf(`${PLAIN} +9s`).paid).toMatch(/E .*, W .*, N .*→/);
    expect(worthOf('[CCC>] (7777p) 345m 45s 99s +6s', 'S/E, replacement').paid).toMatch(/E .*, W .*, N .*→/);
  });

  test('ron: with a discard of any seat, or a robbed tile; that seat pays', () => {
    const payers = ['<', '^', '>'].map((from) => worthOf(`${PINFU} ${from}4p`).paid);
    expect(payers).toEqual(['240; E 1,000 → 1,000', '240; N 1,000 → 1,000', '240; W 1,000 → 1,000']);
    expect(worthOf(`${PINFU} *4p`, 'S/E, from N').paid).toContain('N 2,000');
  });

  test('best-reading: the one that pays most, of readings and of places of the last tile', () => {
    expect(yaku('333444555m 66p 78p >9p', 'W/E')).toBe('three-concealed-triplets 2');
    expect(yaku('77788899m 234p 55s >9m', 'S/E, riichi')).toBe('riichi 1 + pinfu 1 + twin-runs 1');
    expect(yaku('123m 567p 22s 34s 234m <2s', 'S/E')).toBe('pinfu 1');
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
  test('concealed-tsumo: a concealed hand that is drawn', () => {
    expect(yaku(`${PLAIN} +9s`)).toBe('concealed-tsumo 1');
    expect(ruleOf(`${PLAIN} <9s`)).toBe('one-yaku');
    expect(ruleOf('[123m<] 456p 456s 78s EE +9s')).toBe('one-yaku');
  });

  test('pinfu: four runs, a pair that is worth nothing, two sides to wait for', () => {
    expect(yaku(`${PINFU} <4p`)).toBe('pinfu 1');
    expect(yaku('345m 678m 23p 456s NN <4p')).toBe('pinfu 1');
    for (const pair of ['SS', 'EE', 'CC']) expect(ruleOf(`345m 678m 23p 456s ${pair} <4p`)).toBe('one-yaku');
    for (const wait of ['12p <3p', '89p <7p', '24p <3p'])
      expect(ruleOf(`345m 678m 456s 99s ${wait}`)).toBe('one-yaku');
    expect(ruleOf('[345m<] 678m 23p 456s 99s <4p')).toBe('one-yaku');
    expect(ruleOf('333m 678m 23p 456s 99s <4p')).toBe('one-yaku');
  });

  test('twin-runs: two equal runs, concealed', () => {
    expect(yaku('223344m 567p 78s EE <9s')).toBe('twin-runs 1');
    expect(ruleOf('223344m [567p<] 78s EE <9s')).toBe('one-yaku');
    expect(ruleOf('234m 234p 567p 78s EE <9s')).toBe('one-yaku');
  });

  test('all-simples: no terminal and no honour, open or not', () => {
    expect(yaku('[234m<] [678p<] 56s 345s 88m ^7s')).toBe('all-simples 1');
    expect(yaku('234m 678p 56s 345s 88m <7s')).toContain('all-simples 1');
    expect(ruleOf('[234m<] [678p<] 56s 345s 99m ^7s')).toBe('one-yaku');
    expect(ruleOf('[234m<] [678p<] 56s 345s NN ^7s')).toBe('one-yaku');
  });

  test('dragon: each triplet of one, and no pair', () => {
    expect(yaku('[CCC<] 234m 567p 78s 55m <9s')).toBe('dragon 1');
    expect(yaku('[CCC<] [FFFF<] 234m 78s 55m <9s')).toBe('dragon 1 + dragon 1');
    expect(ruleOf('[234m<] 567p 789m 78s CC <9s')).toBe('one-yaku');
  });

  test('seat-wind: a triplet of one’s own wind', () => {
    expect(yaku('[WWW<] 234m 567p 78s 55m <9s', 'W/E')).toBe('seat-wind 1');
    expect(ruleOf('[WWW<] 234m 567p 78s 55m <9s', 'N/E')).toBe('one-yaku');
  });

  test('round-wind: a triplet of the wind of the round, and both where they coincide', () => {
    expect(yaku('[EEE<] 234m 567p 78s 55m <9s', 'W/E')).toBe('round-wind 1');
    expect(ruleOf('[EEE<] 234m 567p 78s 55m <9s', 'W/S')).toBe('one-yaku');
    expect(yaku('[EEE<] 234m 567p 78s 55m <9s', 'E/E')).toBe('seat-wind 1 + round-wind 1');
  });

  test('robbing-a-kan: ron with the tile of a kan', () => {
    expect(yaku(`${PLAIN} *9s`, 'S/E, from W')).toBe('robbing-a-kan 1');
    expect(ruleOf(`${PLAIN} <9s`)).toBe('one-yaku');
  });

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
  test('seven-pairs: two han', () => {
    expect(yaku('1199m 3355p 77s FFC <C')).toBe('seven-pairs 2');
  });

  test('three-colour-runs: the same run in all suits, one han less open', () => {
    expect(yaku('234m 234p 34s 789m EE <2s')).toBe('three-colour-runs 2');
    expect(yaku('[234m<] 234p 34s 789m EE <2s')).toBe('three-colour-runs 1');
    expect(ruleOf('[234m<] 234p 34s 789m EE <5s')).toBe('one-yaku');
  });

  test('straight: three runs from 1 to 9 of one suit, one han less open', () => {
    expect(yaku('123456m 78m 345p EE <9m')).toBe('straight 2');
    expect(yaku('[123m<] 456m 78m 345p EE <9m')).toBe('straight 1');
    expect(ruleOf('[123m<] 456m 78m 345p EE <6m')).toBe('one-yaku');
    expect(ruleOf('[123m<] 456p 78s 345p EE <9s')).toBe('one-yaku');
  });

  test('half-outside: a terminal or honour everywhere, a run and an honour among them', () => {
    expect(yaku('123m 789p 12s 999s NN <3s')).toBe('half-outside 2');
    expect(yaku('[123m<] 789p 12s 999s NN <3s')).toBe('half-outside 1');
    expect(ruleOf('[123m<] 789p 12s 888s NN <3s')).toBe('one-yaku');
  });

  test('full-outside: a terminal everywhere, and a run; one han less open', () => {
    expect(yaku('123m 789p 12s 999s 11p <3s')).toBe('full-outside 3');
    expect(yaku('[123m<] 789p 12s 999s 11p <3s')).toBe('full-outside 2');
    expect(yaku('[123m<] 789p 12s 999s NN <3s')).toBe('half-outside 1');
  });

  test('three-colour-triplets: one rank in all suits', () => {
    expect(yaku('[333m<] [333p<] 33s 789m EE <3s')).toBe('three-colour-triplets 2');
    expect(ruleOf('[333m<] [333p<] 44s 789m EE <4s')).toBe('one-yaku');
  });

  test('three-concealed-triplets: three that nobody’s tile went into', () => {
    expect(yaku('333m 555p 777s [234m<] E <E')).toBe('three-concealed-triplets 2');
    expect(yaku('333m 555p 77s [234m<] EE +7s')).toBe('three-concealed-triplets 2');
    expect(ruleOf('333m 555p 77s [234m<] EE <7s')).toBe('one-yaku');
  });

  test('three-kans: of whatever sort', () => {
    expect(yaku('(1111m) [9999p^] [5555s<] 23s 77m >4s', 'N/E')).toBe('three-kans 2');
    expect(ruleOf('(1111m) [9999p^] [555s<] 23s 77m >4s', 'N/E')).toBe('one-yaku');
  });

  test('all-triplets: four triplets or kans', () => {
    expect(yaku('[333m<] [555p<] [7777s<] 22m EE <2m')).toBe('all-triplets 2');
    expect(ruleOf('[333m<] [555p<] [7777s<] 23m EE <4m')).toBe('one-yaku');
  });

  test('little-three-dragons: two triplets and the pair, beside the two dragons', () => {
    expect(yaku('[CCC^] [FFF>] 45m 789s PP <6m')).toBe('dragon 1 + dragon 1 + little-three-dragons 2');
    expect(yaku('[CCC^] [FFF>] 45m 789s NN <6m')).toBe('dragon 1 + dragon 1');
  });

  test('terminals-and-honours: nothing else, both among them, as triplets or pairs', () => {
    expect(yaku('[SSS<] [NNN^] 111m 99p CC >9p', 'W/E')).toBe('all-triplets 2 + terminals-and-honours 2');
    expect(yaku('1199m 1199p 11s NNC <C', 'W/E')).toBe('seven-pairs 2 + terminals-and-honours 2');
    expect(yaku('[SSS<] [NNN^] 222m 99p CC >9p', 'W/E')).toBe('all-triplets 2');
  });

  test('two-twin-runs: twice two equal runs, concealed', () => {
    expect(yaku('223344m 556677p E <E')).toBe('two-twin-runs 3');
    expect(yaku('223344m 55667p EE <7p')).toContain('two-twin-runs 3');
    expect(yaku('223344m 567p 67p EE <8p')).toBe('twin-runs 1');
  });

  test('half-flush: one suit and honours, one han less open', () => {
    expect(yaku('123m 456m 78m NN 222m <9m', 'S/E')).toContain('half-flush 3');
    expect(yaku('[123m<] 567m 78m NN 222m <9m', 'S/E')).toBe('half-flush 2');
    expect(ruleOf('[123m<] 567m 78m NN 222p <9m', 'S/E')).toBe('one-yaku');
  });

  test('full-flush: one suit alone, one han less open', () => {
    expect(yaku('123m 567m 78m 44m 222m <9m')).toBe('full-flush 6');
    expect(yaku('[123m<] 567m 78m 44m 222m <9m')).toBe('full-flush 5');
    expect(yaku('[123m<] 567m 78m NN 222m <9m')).toBe('half-flush 2');
  });

  test('blessing-of-man: ron before one’s own first turn', () => {
    expect(yaku(`${PINFU} <4p`, 'S/E, first turn')).toBe('blessing-of-man 5');
    expect(yaku(`${PINFU} <4p`, 'S/E')).toBe('pinfu 1');
    const game = table({ turn: 'east', east: '4p', south: PINFU, fresh: true });
    expect(wonBy(goes(game, 'east discards 4p', 'south wins'))).toEqual(['blessing-of-man 5']);
  });

  test('yaku-exclude: what cannot stand side by side', () => {
    expect(yaku(`${PINFU} <4p`, 'S/E, double riichi')).toBe('double-riichi 2 + pinfu 1');
    expect(yaku('223344m 556677p 9s <9s')).toBe('two-twin-runs 3');
    expect(yaku('[CCC>] (7777p) 345m 45s 99s +6s', 'S/E, replacement, last')).toBe(
      'dragon 1 + after-a-kan 1',
    );
    expect(yaku('[111m<] [999p<] 99s 111s EE <9s')).not.toContain('outside');
  });
});

describe('Yakuman', () => {
  test('thirteen-orphans: on one wait or on thirteen', () => {
    expect(yaku('19m 19p 19s ESWNCFF <P')).toBe('thirteen-orphans');
    expect(yaku('19m 19p 19s ESWNCFP <P')).toBe('thirteen-orphans');
  });

  test('nine-gates: 1112345678999 and one more of the suit, concealed', () => {
    expect(yaku('1112345678999p <5p')).toBe('nine-gates');
    expect(yaku('1112345678999p <2p')).toBe('nine-gates');
    expect(yaku('[111p<] 2345678p 999p +5p')).toBe('full-flush 5');
    expect(yaku('1112345678889p <9p')).toContain('full-flush 6');
  });

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

  test('four-concealed-triplets: drawn, or by ron on the pair', () => {
    expect(yaku('333m 444m 555p 22s 88s +8s')).toBe('four-concealed-triplets');
    expect(yaku('333m 444m 555p 888s 2s ^2s')).toBe('four-concealed-triplets');
    expect(yaku('333m 444m 555p 22s 88s ^8s')).toContain('three-concealed-triplets');
  });

  test('four-kans: and a pair', () => {
    expect(yaku('[1111m<] [2222p^] (3333s) [4444p>] 5s <5s')).toBe('four-kans');
    expect(yaku('[1111m<] [2222p^] (3333s) [444p>] 5s <5s')).toBe('three-kans 2 + all-triplets 2');
  });

  test('all-green: bamboo 2 3 4 6 8 and green dragons', () => {
    expect(yaku('[234s<] 234s 666s 88s FF <F')).toBe('all-green');
    expect(yaku('2233334466688s +8s')).toBe('all-green');
    expect(yaku('[234s<] 234s 666s 55s FF <F')).not.toContain('all-green');
    expect(yaku('[234s<] 234s 666s 88s CC <C')).not.toContain('all-green');
  });

  test('all-terminals: only 1s and 9s', () => {
    expect(yaku('[111m<] [999m<] [111p<] 99s 99p <9s')).toBe('all-terminals');
    expect(yaku('[111m<] [999m<] [111p<] 99s NN <9s')).toBe('all-triplets 2 + terminals-and-honours 2');
  });

  test('all-honours: only winds and dragons, seven pairs of them too', () => {
    expect(yaku('[EEE<] [SSS<] [CCC<] FF PP <F', 'N/E')).toBe('all-honours');
    expect(yaku('EESSWWNNCCFFP +P')).toBe('all-honours');
    expect(yaku('[EEE<] [SSS<] [CCC<] FF 11m <F', 'N/E')).not.toContain('all-honours');
  });

  test('big-three-dragons: triplets of all of them', () => {
    expect(yaku('[CCC<] [FFF^] [PPP>] 23m 55p <4m')).toBe('big-three-dragons');
    expect(yaku('[CCC<] [FFF^] PP 234m 55p <5p')).toContain('little-three-dragons');
  });

  test('little-four-winds: three triplets and the pair', () => {
    expect(yaku('[EEE<] [SSS^] [WWW>] 23m NN <4m')).toBe('little-four-winds');
    expect(yaku('[EEE<] [SSS^] [WWW>] 23m CC <4m')).not.toContain('winds');
  });

  test('big-four-winds: triplets of all of them', () => {
    expect(yaku('[EEE<] [SSS^] [WWW>] [NNN<] 5m <5m')).toBe('big-four-winds');
    expect(yaku('[EEE<] [SSS^] [WWW>] N 555m <N')).toBe('little-four-winds');
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
