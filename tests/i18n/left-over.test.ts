/** A hand that is none is told by its own tiles what stands in the way. */
import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import type { Reason } from '../../src/engine/reason.ts';
import { bySeat } from '../../src/engine/seats.ts';
import { byDraw, judgeHand } from '../../src/engine/win.ts';
import { scoringHandFrom } from '../../src/evaluation/hand.ts';
import { tableOf } from '../../src/evaluation/table.ts';
import { parseHand } from '../../src/notation/hand.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';

const rulesets = {
  twoFiveEight: rulesetOf(await loadGame('two-five-eight')),
  changchun: rulesetOf(await loadGame('changchun')),
  hongKong: rulesetOf(await loadGame('hong-kong')),
  taiwanese: rulesetOf(await loadGame('hk-taiwanese')),
  british: rulesetOf(await loadGame('british')),
  goulash: rulesetOf(await loadGame('british'), {}, 'goulash'),
} as const;

function reasonOf(game: keyof typeof rulesets, text: string): Reason {
  const ruleset = rulesets[game];
  const { concealed, melds, bonus, winning } = parseHand(text);
  const table = tableOf(ruleset, {
    seats: bySeat((seat) => (seat === 0 ? { concealed, melds, bonus } : {})),
    stage: {
      phase: 'deciding',
      seat: 0,
      drew: { by: 'wall', tile: null, chain: 0, afterClaim: false, last: false },
      claimed: null,
    },
  });
  const scoringHand = scoringHandFrom({ concealed, melds, bonus, winning }, 0, 0);
  const verdict = judgeHand({ ruleset, table }, 0, scoringHand, byDraw(null));
  if (verdict.wins) throw new Error(`${text} wins`);
  return verdict.reason;
}

function told(game: keyof typeof rulesets, text: string): string | null {
  const { left } = reasonOf(game, text);
  return left ? words.leftOver(left, rulesets[game].terms) : null;
}

describe('What is left over', () => {
  test.each([
    [
      'twoFiveEight',
      '123m 456m 789p 68s 1p 22s',
      'The 1 of dots and the 6 and 8 of bamboo belong to no set.',
    ],
    [
      'hongKong',
      '[123m<] [777p^] 456s 68s 5m 22m',
      'The 5 of characters and the 6 and 8 of bamboo belong to no set.',
    ],
    [
      'twoFiveEight',
      '123m 456m 789p 111s 5p 8p',
      'There is no pair, and the 5 and 8 of dots belong to no set.',
    ],
    ['twoFiveEight', '123m 456m 789p 22s 578s', '5-7-8 of bamboo is not a run.'],
    [
      'twoFiveEight',
      '123m 456m 22p 55p 88p 99s',
      'The 2s of dots, 5s of dots, 8s of dots and 9s of bamboo are all pairs. A hand has one Jong, and the rest are sets.',
    ],
    ['twoFiveEight', '1122m 3344p 5566s 99s', 'These are seven pairs, not sets.'],
    ['hongKong', '123m 147p 258s ESWNC', 'There is one set and no pair, and 11 tiles are left over.'],
    ['british', '147m 147p 258s ESWNC', 'There is no set and no pair.'],
    ['hongKong', '147m 147p 258s ESWWC', 'There is no set, only a pair.'],
    [
      'hongKong',
      '1144m 3366p 5588s 1s 9s',
      'Everything else is pairs, but the 1 and 9 of bamboo are left over.',
    ],
    [
      'hongKong',
      '1111m 3366p 5588s 99s',
      'Four 1s of characters, and the rest are pairs. Seven pairs have to be seven different ones.',
    ],
    // A pair that the game accepts is the pair: the other one is left over.
    [
      'twoFiveEight',
      '78m 11p 567p 12s 456s 88s',
      'The 7 and 8 of characters, two 1s of dots and the 1 and 2 of bamboo belong to no set.',
    ],
    ['taiwanese', '123m 456m 789p 111s 99s 5p 8p 1p', 'The 1, 5 and 8 of dots belong to no set.'],
    [
      'british',
      '[123m<] 456m 789p 22s 7s 8s 1s',
      'The 1, 7 and 8 of bamboo belong to no set. There are also three Chows, 1-2-3 of characters, 4-5-6 of characters and 7-8-9 of dots, and a hand may have only one.',
    ],
    ['british', '[123m<] 444m 777p 22s 7s 8s 1s', 'The 1, 7 and 8 of bamboo belong to no set.'],
    [
      'goulash',
      '[111m^] 444m 789p 33s 7s 8s 1s',
      'The 1, 7 and 8 of bamboo belong to no set. There is also a Chow, 7-8-9 of dots, and a hand may have none.',
    ],
  ] as const)('%s, %s', (game, hand, text) => {
    expect(told(game, hand)).toBe(text);
  });

  test('is not told of a hand with a joker, which may be any tile', () => {
    expect(told('goulash', '[111m^] 444m X 8p 33s 7s 5s 1s 9s')).toBeNull();
  });
});

describe('Another shape is named to a hand that is close to it, and to no other', () => {
  test.each([
    ['hongKong', '1144m 3366p 5588s 1s 9s', ['shape-seven-pairs']],
    ['hongKong', '19m 19p 19s ESWNCF 5m 6m', ['shape-thirteen-orphans']],
    // One tile from sets and a pair, and five from seven pairs.
    ['hongKong', '123m 456m 789p 68s 1p 22s', []],
    ['changchun', '123m 456m 789p 68s 1p 22s', []],
    ['british', '123m 456m 777p 68s 1p 22s', []],
    // After a call only sets and a pair are left.
    ['hongKong', '[111m^] 3366p 5588s 1s 9s 4m', []],
    // This game has no other shape.
    ['twoFiveEight', '1144m 3366p 5588s 1s 9s', []],
  ] as const)('%s, %s', (game, hand, rules) => {
    expect(reasonOf(game, hand).left?.near ?? []).toEqual(rules);
  });

  test('the rule of that shape follows what is missing from sets and a pair', () => {
    const reason = reasonOf('hongKong', '1144m 3366p 5588s 1s 9s');
    const entry = { id: reason.rule, title: 'Sets', sentence: 'Four sets and a pair.' };
    const near = [{ id: 'pairs', title: 'Pairs', sentence: 'Seven pairs do.' }];
    const facts = {
      reader: 0,
      dealer: 0,
      terms: rulesets.hongKong.terms,
      action: null,
      offer: null,
      awaits: [],
    } as const;
    const plain = words.explain(reason, entry, facts).text;
    const { text } = words.explain(reason, entry, { ...facts, near });
    expect(text.startsWith(plain)).toBe(true);
    expect(text.endsWith('Seven pairs do.')).toBe(true);
  });
});
