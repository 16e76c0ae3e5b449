/** What programs and learners of the field get wrong: every trap of the law, by its number. */
import { describe, expect, test } from 'vitest';
import { seenBy } from '../../../src/engine/view.ts';
import { rulesNamed } from '../../../src/i18n/refusal-text.ts';
import riichi from '../../../src/rulesets/riichi/index.ts';
import { judgeOf } from '../../fixtures/judge.ts';
import { playRows } from '../../fixtures/plays.ts';
import { goes, whyNot } from '../../fixtures/tables.ts';
import { sectionsIn } from '../../fixtures/worth-table.ts';
import { READY, table } from './table.ts';
import { worthOf } from './worth.ts';

const yaku = (hand: string, situation?: string): string => worthOf(hand, situation).yaku;
const fu = (hand: string, situation?: string): number | null => worthOf(hand, situation).fu;

describe('Counting', () => {
  test('1 reading and placing: the last tile may have completed any set that holds its kind', () => {
    expect(yaku('77788899m 234p 55s >9m', 'S/E, riichi')).toBe('riichi 1 + pinfu 1 + twin-runs 1');
    // The triplets pay more than the runs, and a pair that is completed more than a run.
    expect(worthOf('333444555m 66p 78p >9p', 'W/E').base).toBe(800);
    expect(yaku('1122335566779s +9s', 'W/S')).toBe('concealed-tsumo 1 + two-twin-runs 3 + full-flush 6');
  });

  test('2 a triplet completed by ron is open, and the hand is concealed still', () => {
    const ron = worthOf('333m 444m 555p 22s 88s ^8s', 'N/S, riichi');
    expect(ron.yaku).toContain('riichi 1');
    expect(ron.yaku).toContain('three-concealed-triplets 2');
    expect(ron.fu).toBe(50);
    expect(yaku('333m 444m 555p 22s 88s +8s', 'N/S')).toBe('four-concealed-triplets');
  });

  test('3 dora hide no yaku, and make none', () => {
    const none = worthOf('[456m<] [789p<] 23s 567s 22m >4s', 'W/E, dora 3s');
    expect([none.wins, none.rule, none.yaku]).toEqual([false, 'one-yaku', 'dora 1']);
    expect(yaku('333444555m 66p 78p >9p', 'W/E, dora 2m')).toBe('three-concealed-triplets 2 + dora 3');
  });

  test('4 four of a kind are no two pairs, and a concealed kan rules out seven pairs and nine gates', () => {
    expect(worthOf('1111m 3355p 77s FFC <C', 'S/E, riichi').wins).toBe(false);
    expect(yaku('(1111p) 2345678p 99p +9p', 'E/E')).not.toContain('nine-gates');
  });

  test('5 pinfu: guest winds are fine, edges are not, and it counts wherever it can be read', () => {
    expect(yaku('123m 567p 789s NN 45s <6s', 'S/E')).toBe('pinfu 1');
    expect(worthOf('123m 567p 789s SS 45s <6s', 'S/E').rule).toBe('one-yaku');
    expect(worthOf('123m 567p 789s EE 45s <6s', 'S/E').rule).toBe('one-yaku');
    for (const edge of ['12s <3s', '89s <7s'])
      expect(worthOf(`123m 567p 345p NN ${edge}`, 'S/E').rule).toBe('one-yaku');
    expect(yaku('123m 567p 22s 34s 234m <2s', 'S/E')).toBe('pinfu 1');
  });

  test('6 twenty fu are drawn pinfu alone; open twenty are thirty; twenty-five are never rounded', () => {
    expect(fu('345m 678m 23p 456s 99s +4p', 'S/E')).toBe(20);
    expect(fu('[234m<] [678p<] 56s 345s 88m ^7s', 'W/E')).toBe(30);
    expect(fu('1199m 3355p 77s FFC <C', 'N/E')).toBe(25);
    const pairs = worthOf('1199m 3355p 77s FFC <C', 'N/E').score?.lines ?? [];
    expect(pairs.map(({ pattern, worth }) => `${pattern} ${worth}`)).toEqual([
      'seven-pairs 2',
      'fu-seven-pairs 25',
    ]);
    const lines = worthOf('[CCC>] (7777p) 345m 45s 99s +6s', 'S/E, replacement').score?.lines ?? [];
    expect(lines.map(({ pattern }) => pattern)).toContain('fu-tsumo');
  });

  test('7 a double wind is two han as a triplet, and two fu as a pair', () => {
    expect(yaku('EEE 234m 567p 88s 23s >4s', 'E/E')).toBe('seat-wind 1 + round-wind 1');
    expect(fu('111m 678m 23p 456s EE <4p', 'E/E, riichi')).toBe(40);
    expect(fu('111m 678m 23p 456s EE <4p', 'E/E, riichi, by `online`')).toBe(50);
  });

  test('8 each payment is rounded, not the sum', () => {
    expect(worthOf('[234m<] [678p<] 56s 345s 88m ^7s', 'W/E').paid).toBe('240; E 1,000 → 1,000');
    expect(worthOf('[234m<] [678p<] 56s 345s 88m +7s', 'W/E').paid).toBe('240; E 500, S 300, N 300 → 1,100');
  });

  test('9 4 han 30 fu are a mangan here and not online; 13 han are a sanbaiman here', () => {
    const four = '223344m 556677p 9s +9s';
    expect(worthOf(four, 'S/E').base).toBe(2000);
    expect(worthOf(four, 'S/E, by `online`').base).toBe(1920);
    expect(worthOf('1122335566779s +9s', 'W/S, riichi, dora 8s').base).toBe(6000);
    expect(worthOf('1122335566779s +9s', 'W/S, riichi, dora 8s, by `wrc`').base).toBe(8000);
  });

  test('10 kans: all four tiles are dora, and a concealed one leaves the hand concealed', () => {
    expect(yaku('[CCC>] (7777p) 345m 45s 99s +6s', 'S/E, replacement, dora 6p')).toContain('dora 4');
    expect(yaku('(7777p) 345m 678m 45s 99s +6s', 'S/E, riichi')).toBe('riichi 1 + concealed-tsumo 1');
    expect(yaku('[7777p<] 345m 678m 45s 99s +6s', 'S/E')).toBe('');
  });

  test('21 the indicator is not the dora: 9 leads to 1, N to E, red to white to green to red', () => {
    const named = (indicator: string, tiles: string) =>
      yaku(`${tiles} 234m 567p 88s 23s >4s`, `S/E, riichi, dora ${indicator}`).includes('dora 3');
    expect(named('9m', '111m')).toBe(true);
    expect(named('N', 'EEE')).toBe(true);
    expect(['CP', 'PF', 'FC'].map((two) => named(two[0] ?? '', (two[1] ?? '').repeat(3)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(named('1m', '111m')).toBe(false);
  });

  test('22 two twin runs are no seven pairs; three equal runs are one pair of them, four are two', () => {
    expect(yaku('223344m 556677p 9s +9s', 'S/E')).toBe('concealed-tsumo 1 + two-twin-runs 3');
    expect(yaku('222333444m 567p 9s +9s', 'S/E')).toContain('three-concealed-triplets');
    expect(yaku('777888999m 234p 5s <5s', 'S/E, riichi')).toContain('three-concealed-triplets');
    expect(yaku('77788899m 234p 55s >9m', 'S/E, riichi')).toContain('twin-runs 1');
    expect(yaku('2222333344445s +5s', 'S/E')).toContain('two-twin-runs 3');
  });

  test('23 what is outside: with an honour, without, and without any run', () => {
    expect(yaku('[123m<] 12p 123s 789s FF >3p', 'S/S')).toContain('half-outside 1');
    expect(yaku('[123m<] 12p 123s 789s 99p >3p', 'S/S')).toContain('full-outside 2');
    expect(yaku('[SSS<] [NNN^] 111m 99p CC >9p', 'W/E')).toBe('all-triplets 2 + terminals-and-honours 2');
    expect(yaku('[CCC^] [FFF>] 45m 789s PP <6m', 'S/E')).toBe('dragon 1 + dragon 1 + little-three-dragons 2');
  });

  test('24 all honours as seven pairs, all green without a dragon, and conditions of others', () => {
    expect(yaku('EESSWWNNCCFFP +P', 'S/E')).toBe('all-honours');
    expect(yaku('2233334466688s +8s', 'N/S')).toBe('all-green');
    expect(yaku('333m 444m 555p 888s 2s ^2s', 'N/S')).toBe('four-concealed-triplets');
    expect(yaku('1112345678999p +5p', 'E/E')).toBe('nine-gates');
    expect(yaku('[111p<] 2345678p 999p +5p', 'E/E')).toBe('full-flush 5');
  });

  test('31 the blessing of man stands alone, or not at all, whichever pays more', () => {
    expect(yaku('345m 678m 23p 456s 99s <4p', 'S/E, first turn')).toBe('blessing-of-man 5');
    expect(yaku('345m 678m 23p 456s 99s <4p', 'S/E, first turn, dora 8s')).toBe('blessing-of-man 5');
    expect(yaku('1122334455667s <7s', 'S/E, first turn')).toBe('pinfu 1 + two-twin-runs 3 + full-flush 6');
    expect(worthOf('345m 678m 23p 456s 99s <4p', 'S/E, first turn, by `online`').yaku).toBe('pinfu 1');
  });
});

describe('At the table', () => {
  test.each(sectionsIn('riichi/traps.txt'))('$id $title', ({ rows }) => playRows(riichi, rows));

  test('20 ura are nobody’s to see, nor does a refusal tell that somebody could win', () => {
    const game = table({ turn: 'west', west: '1p', south: `${READY}, riichi`, dora: '2m', ura: '8s' });
    for (const seat of [0, 1, 2, 3] as const)
      expect(seenBy(game.ruleset, game.table, seat).indicators.under).toEqual([]);
    const lies = goes(game, 'west discards 1p');
    const quiet = goes(table({ turn: 'west', west: '1p', dora: '2m' }), 'west discards 1p');
    expect(whyNot(lies, 'east pungs')).toEqual(whyNot(quiet, 'east pungs'));
  });
});

describe('Counters, bets and who answers', () => {
  const { settle, ask } = judgeOf(riichi);
  const declared = (...seats: readonly number[]) => seats.map((seat) => ({ type: 'riichi', seat }));
  const win = (from: number | null, ...winners: readonly object[]) => ({ type: 'win', winners, from });
  const hand = (seat: number) => ({ seat, han: 1, fu: 30 });
  const next = (...hands: readonly (readonly object[])[]) => ask({ op: 'next', hands })['next'] as object[];

  test('25 several winners: counters to each, the own bet back, the rest to the nearest; East among them stays', () => {
    // South and West win by North’s tile: East is nearest after North, and has won nothing.
    const events = [...declared(0, 1, 2), win(3, hand(1), hand(2))];
    expect(settle(events, { honba: 1, sticks: 1 })).toEqual([-1000, 3300, 1300, -2600]);
    expect(next([win(3, hand(0), hand(1))])[0]).toMatchObject({ dealer: 0 });
  });

  test('26 a counter more after every draw, though the deal passes; a win of another than East removes all', () => {
    const drawn = (ready: readonly number[]) => [{ type: 'drawn', ready }];
    const paid = (...hands: readonly (readonly object[])[]) => ask({ op: 'settle', hands })['ledger'];
    expect(next(drawn([1]))[0]).toMatchObject({ dealer: 1 });
    // Two draws, then a win of 1,000 with two counters; the one after it has none.
    expect(paid(drawn([]), drawn([]), [win(0, hand(1))])).toEqual([-1600, 1600, 0, 0]);
    expect(paid(drawn([]), [win(0, hand(3))], [win(0, hand(3))])).toEqual([-2300, 0, 0, 2300]);
  });

  test('27 liability is in the order of the calls: by tsumo with the counters, else the counters are the discarder’s', () => {
    const dragons = (tile: string) =>
      worthOf(`[CCC<] [FFF^] [PPP>] 23m 55p ${tile}4m`, 'S/E, counters 2').paid;
    expect(dragons('+')).toBe('8,000; W 32,600 → 32,600');
    expect(dragons('<')).toBe('8,000; E 16,600, W 16,000 → 32,600');
    // The set that was called last is the one that counts: here it was another’s tile.
    expect(worthOf('[CCC>] [FFF^] [PPP<] 23m 55p +4m', 'S/E').paid).toBe('8,000; E 32,000 → 32,000');
  });
});

describe('A hand without a yaku is told what it has, and what would have given it one', () => {
  const offered = (south: string, dora = '1s') =>
    goes(table({ turn: 'east', east: '9s', south, dora }), 'east discards 9s');

  test('concealed: its own draw', () => {
    const reason = whyNot(offered('123m 456p 456s 78s EE'), 'south wins');
    expect(reason?.also).toContain('one-yaku');
    expect(reason?.helps).toEqual(['concealed-tsumo']);
    expect(reason && rulesNamed(reason)).toEqual(['false-win', 'one-yaku', 'concealed-tsumo']);
    expect(reason).not.toHaveProperty('idle');
  });

  test('a two-sided wait whose other end makes another hand', () => {
    expect(whyNot(offered('[234m<] [345p<] 456s 78s 55s'), 'south wins')?.helps).toEqual(['all-simples']);
  });

  test('its dora, which do not help', () => {
    expect(whyNot(offered('[123m<] [456p<] 456s 78s EE', '8s'), 'south wins')?.idle).toBe(1);
  });
});
