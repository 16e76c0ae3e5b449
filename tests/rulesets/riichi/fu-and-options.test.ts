/** Han, fu and points, rule by rule, and what tables may choose of them. */
import { describe, expect, test } from 'vitest';
import type { Chosen } from '../../../src/engine/game.ts';
import { rulesOf } from './rules.ts';
import { READY } from './table.ts';
import { worthOf } from './worth.ts';

const PINFU = READY;

/** What this line is worth in the hand, each time that it counts. */
const fuBy = (pattern: string, hand: string, situation?: string, options?: Chosen): readonly number[] =>
  (worthOf(hand, situation, options).score?.lines ?? [])
    .filter((line) => line.pattern === pattern)
    .map(({ worth }) => worth);

describe('Fu', () => {
  test('fu: all of them, rounded up to the next ten', () => {
    const { score, fu } = worthOf('345m 678m 23p 456s SS <4p', 'S/E, riichi');
    const lines = score?.lines.filter(({ of }) => of === 'fu').map(({ worth }) => worth) ?? [];
    expect([lines.reduce((sum, worth) => sum + worth, 0), fu]).toEqual([32, 40]);
    expect(worthOf('111m 678m 23p 456s EE <4p', 'E/E, riichi').fu).toBe(40);
  });

  test('fu-base: twenty of every hand', () => {
    expect(fuBy('fu-base', `${PINFU} +4p`)).toEqual([20]);
    expect(fuBy('fu-base', '[CCC<] 234m 567p 78s 55m <9s')).toEqual([20]);
  });

  test('fu-concealed-ron: ten for a concealed hand, not drawn and not open', () => {
    expect(fuBy('fu-concealed-ron', `${PINFU} <4p`)).toEqual([10]);
    expect(fuBy('fu-concealed-ron', `${PINFU} +4p`)).toEqual([]);
    expect(fuBy('fu-concealed-ron', '[CCC<] 234m 567p 78s 55m <9s')).toEqual([]);
  });

  test('fu-tsumo: two, on a replacement tile too, and none with pinfu', () => {
    expect(fuBy('fu-tsumo', '[CCC<] 234m 567p 78s 55m +9s')).toEqual([2]);
    expect(fuBy('fu-tsumo', '[CCC>] (7777p) 345m 45s 99s +6s', 'S/E, replacement')).toEqual([2]);
    expect(fuBy('fu-tsumo', `${PINFU} +4p`)).toEqual([]);
  });

  test('fu-set: open or concealed, inner or outer, triplet or kan', () => {
    // Beside an open triplet of dragons, which is four.
    const of = (set: string) =>
      fuBy('fu-set', `${set} [FFF<] 234m 78s 55s +9s`).reduce((sum, worth) => sum + worth, -4);
    expect(['[444p<]', '444p', '[CCC<]', 'CCC'].map(of)).toEqual([2, 4, 4, 8]);
    expect(['[4444p<]', '(4444p)', '[CCCC<]', '(CCCC)'].map(of)).toEqual([8, 16, 16, 32]);
    expect(['[234p<]', '234p'].map(of)).toEqual([0, 0]);
  });

  test('fu-pair: two for dragons, the own wind and that of the round, two for both in one', () => {
    const of = (pair: string, situation: string) =>
      fuBy('fu-pair', `345m 678m 23p 456s ${pair} +4p`, situation);
    for (const pair of ['CC', 'SS', 'EE']) expect(of(pair, 'S/E')).toEqual([2]);
    for (const pair of ['NN', '99s']) expect(of(pair, 'S/E')).toEqual([]);
    expect(of('EE', 'E/E')).toEqual([2]);
  });

  test('fu-wait: two for the pair, the middle, and the inner end of an edge', () => {
    const of = (wait: string) => fuBy('fu-wait', `345m 678m 456s ${wait}`, 'S/E, riichi');
    for (const wait of ['99s 24p <3p', '99s 12p <3p', '99s 89p <7p', '345p 9s <9s'])
      expect(of(wait)).toEqual([2]);
    for (const wait of ['99s 23p <4p', '99s 44p <4p']) expect(of(wait)).toEqual([]);
  });

  test('fu-open-twenty: two for an open hand of exactly twenty', () => {
    expect(fuBy('fu-open-twenty', '[234m<] [678p<] 56s 345s 88m ^7s')).toEqual([2]);
    expect(fuBy('fu-open-twenty', '[234m<] [678p<] 56s 345s 88m +7s')).toEqual([]);
    expect(worthOf('[234m<] [678p<] 56s 345s 88m ^7s').fu).toBe(30);
    expect(worthOf(`${PINFU} +4p`).fu).toBe(20);
  });

  test('fu-seven-pairs: exactly 25, drawn or not, whatever the pairs', () => {
    expect(worthOf('1199m 3355p 77s FFC <C').fu).toBe(25);
    expect(worthOf('1199m 3355p 77s SSC +C').fu).toBe(25);
    expect(fuBy('fu-seven-pairs', '1199m 3355p 77s FFC <C')).toEqual([25]);
  });
});

describe('Han and points', () => {
  test('han: of all yaku, then of dora', () => {
    const worth = worthOf(`${PINFU} <4p`, 'S/E, riichi, dora 8s, ura 5s');
    expect(worth.yaku).toBe('riichi 1 + pinfu 1 + dora 2 + ura-dora 1');
    expect(worth.han).toBe(5);
  });

  test('dora: each tile that an indicator names, once for each that names it', () => {
    const of = (tiles: string, indicators: string) =>
      worthOf(`${tiles} 345m 678m 23p 55s <4p`, `S/E, riichi, dora ${indicators}`).yaku.match(
        /dora \d+/,
      )?.[0];
    expect(of('123s', '9s')).toBe('dora 1');
    expect(of('123s', '1s')).toBe('dora 1');
    expect(of('999p', '9p')).toBe(undefined);
    expect(of('EEE', 'N')).toBe('dora 3');
    expect([of('PPP', 'C'), of('FFF', 'P'), of('CCC', 'F')]).toEqual(['dora 3', 'dora 3', 'dora 3']);
    expect(of('(9999p)', '8p')).toBe('dora 4');
    expect(of('123s', '22s')).toBe('dora 2');
  });

  test('dora-is-no-yaku: a hand of dora alone does not win', () => {
    const worth = worthOf('[456m<] [789p<] 23s 567s 22m >4s', 'W/E, dora 1m');
    expect([worth.wins, worth.rule, worth.yaku]).toEqual([false, 'one-yaku', 'dora 2']);
  });

  const rank = (han: number, fu: number, options: Chosen = {}) =>
    rulesOf(options).scoring?.ofRank?.({ han, fu });

  test('base-value: fu, doubled two times and once for each han, and 2,000 at most', () => {
    expect([1, 2, 3].map((han) => rank(han, 30)?.total)).toEqual([240, 480, 960]);
    expect(rank(4, 25)?.total).toBe(1600);
    expect(rank(4, 70)?.total).toBe(2000);
    expect(worthOf(`${PINFU} +4p`, 'S/E, riichi').base).toBe(20 * 2 ** 5);
  });

  test('rounding-to-mangan: 4 han 30 fu and 3 han 60 fu are one, less is not', () => {
    expect([rank(4, 30)?.total, rank(3, 60)?.total]).toEqual([2000, 2000]);
    expect([rank(4, 25)?.total, rank(3, 50)?.total]).toEqual([1600, 1600]);
  });

  test('limits: mangan, haneman, baiman, sanbaiman, yakuman', () => {
    const base = [5, 6, 7, 8, 10, 11, 13].map((han) => rank(han, 30)?.total);
    expect(base).toEqual([2000, 3000, 3000, 4000, 4000, 6000, 6000]);
    expect(worthOf('1112345678999p <5p').base).toBe(8000);
  });

  test('ron-pays: four times the base value, to East six times, by the discarder alone', () => {
    expect(worthOf(`${PINFU} <4p`, 'S/E, riichi').paid).toBe('480; E 2,000 → 2,000');
    expect(worthOf(`${PINFU} ^4p`, 'E/E, riichi').paid).toBe('480; W 2,900 → 2,900');
  });

  test('tsumo-pays: East twice the base value and the others once, or to East all twice', () => {
    expect(worthOf(`${PINFU} +4p`, 'S/E, riichi').paid).toBe('640; E 1,300, W 700, N 700 → 2,700');
    expect(worthOf(`${PINFU} +4p`, 'E/E, riichi').paid).toBe('640; S 1,300, W 1,300, N 1,300 → 3,900');
  });

  test('rounded-each: every payment up to the next hundred, not the sum', () => {
    // 4 × 240 are 960; 480 and twice 240 are as much.
    expect(worthOf('[234m<] [678p<] 56s 345s 88m ^7s', 'W/E').paid).toContain('→ 1,000');
    expect(worthOf('[234m<] [678p<] 56s 345s 88m +7s', 'W/E').paid).toContain('E 500, S 300, N 300 → 1,100');
  });
});

describe('What tables choose of a hand', () => {
  const yaku = (hand: string, situation: string, options: Chosen): string =>
    worthOf(hand, situation, options).yaku;

  test('open-simples: all simples in an open hand, or in a concealed one alone', () => {
    const options = { 'open-simples': false };
    const open = '[234m<] [678p<] 56s 345s 88m ^7s';
    expect(yaku(open, 'W/E', {})).toBe('all-simples 1');
    expect(worthOf(open, 'W/E', options).rule).toBe('one-yaku');
    expect(yaku('234m 678p 56s 345s 88m ^7s', 'W/E', options)).toContain('all-simples 1');
  });

  test('ippatsu-and-ura: both, or neither', () => {
    const [hand, situation] = [`${PINFU} <4p`, 'S/E, riichi, ippatsu, ura 8s'] as const;
    expect(yaku(hand, situation, {})).toBe('riichi 1 + ippatsu 1 + pinfu 1 + ura-dora 2');
    expect(yaku(hand, situation, { 'ippatsu-and-ura': false })).toBe('riichi 1 + pinfu 1');
  });

  test('yakuman-sum: several are one, or are added', () => {
    const two = '[CCC<] [FFF^] [PPP>] EE SS <S';
    expect(worthOf(two, 'N/E').base).toBe(8000);
    expect(worthOf(two, 'N/E', { 'yakuman-sum': 'add' }).base).toBe(16_000);
  });

  test('double-yakuman: some patterns count twice where it is so agreed', () => {
    const options = { 'double-yakuman': true, 'yakuman-sum': 'add' };
    const base = (hand: string, chosen: Chosen = options) => worthOf(hand, 'S/E', chosen).base;
    const twice = [
      '19m 19p 19s ESWNCFP <P',
      '1112345678999p <5p',
      '333m 444m 555p 888s 2s <2s',
      '[EEE<] [SSS^] [WWW>] [NNN<] 5m <5m',
    ];
    for (const hand of twice) {
      expect(base(hand)).toBe(16_000);
      expect(base(hand, { 'yakuman-sum': 'add' })).toBe(8000);
    }
    for (const hand of ['19m 19p 19s ESWNCFF <P', '333m 444m 555p 22s 88s +8s'])
      expect(base(hand)).toBe(8000);
  });

  test('counted-yakuman: thirteen han are a yakuman where it is so agreed', () => {
    const many = (options: Chosen) => worthOf('1122335566779s +9s', 'W/S, riichi, dora 8s', options).base;
    expect([many({}), many({ 'counted-yakuman': true })]).toEqual([6000, 8000]);
  });

  test('mangan-rounding: 4 han 30 fu are a mangan, or 1,920', () => {
    const four = (options: Chosen) => worthOf('223344m 556677p 9s +9s', 'S/E', options).base;
    expect([four({}), four({ 'mangan-rounding': false })]).toEqual([2000, 1920]);
  });

  test('double-wind-pair: two fu for a pair of both winds, or four', () => {
    const pair = (options: Chosen) => fuBy('fu-pair', '111m 678m 23p 456s EE <4p', 'E/E, riichi', options);
    expect([pair({}), pair({ 'double-wind-pair': 4 })]).toEqual([[2], [4]]);
  });
});
