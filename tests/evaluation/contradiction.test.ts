/** What no table can bring about: the first tile after others, supplements without their sets, a robbed kind one holds. */
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Wind } from '../../src/engine/seats.ts';
import type { Win } from '../../src/engine/table.ts';
import { contradictionIn } from '../../src/evaluation/contradiction.ts';
import type { SeatFacts } from '../../src/evaluation/facts.ts';
import { type Circumstances, USUAL } from '../../src/evaluation/win-context.ts';
import { type MarkedTile, parseHand } from '../../src/notation/hand.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import { loadGame } from '../../src/rulesets/registry.node.ts';
import { playedHand } from '../fixtures/hands.ts';
import { everyRuleset, hongKong } from '../fixtures/rulesets.ts';
import { LONG, seedOf } from '../scale.ts';

const rules = await hongKong();
const PLAYED = await everyRuleset();
/** A win brings all that may speak against it: a few dozen of each game are met. */
const HANDS = LONG ? 500 : 50;
const goulash = rulesetOf(await loadGame('british'), {}, 'goulash');

const against = (
  hand: string,
  won: Partial<Circumstances> = {},
  facts: SeatFacts = {},
  ruleset: Ruleset = rules,
) => contradictionIn(ruleset, { hand: parseHand(hand, won.seat ?? 0), won: { ...USUAL, ...won }, facts });

describe('The first tile of all', () => {
  test('is East’s dealt hand, one’s own first draw, or East’s first discard', () => {
    for (const seat of [0, 1, 2, 3] as const) {
      expect(against('123m +4m', { first: true, seat })).toBeNull();
    }
    expect(against('123m <4m', { first: true, seat: 1 })).toBeNull();
    expect(against('123m +4m 1f', { first: true, supplement: 'bonus' })).toBeNull();
  });

  test.each([
    ['a discard that is not East’s', '123m ^4m', { seat: 1 }, {}, 'from'],
    ['East’s own discard', '123m <4m', { seat: 0 }, {}, 'seat'],
    ['a robbed tile', '123m *4m', { seat: 1 }, {}, 'robbery'],
    ['a claimed set', '[CCC^] +4m', { seat: 1 }, {}, 'melds'],
    ['a concealed kong', '(CCCC) +4m', { seat: 0 }, {}, 'melds'],
    ['a kong’s supplement', '(CCCC) +4m', { seat: 0, supplement: 'kong' }, {}, 'melds'],
    ['the wall’s last tile', '123m +4m', { last: true }, {}, 'last'],
    ['a discard of one’s own before', '123m +4m', {}, { hasDiscarded: true }, 'discarded'],
  ] as const)('is not %s', (_what, hand, won, facts, beside) => {
    expect(against(hand, { ...won, first: true }, facts)).toEqual({ is: 'first', beside });
    expect(against(hand, { ...won, first: false }, facts)).not.toMatchObject({ is: 'first' });
  });
});

describe('A supplement', () => {
  test('of a kong takes one, a second in a row takes two, of a bonus tile takes that', () => {
    expect(against('123m +4m', { supplement: 'kong' })).toEqual({ is: 'kongs', have: 0, need: 1 });
    expect(against('[CCCC^] +4m', { supplement: 'double' })).toEqual({ is: 'kongs', have: 1, need: 2 });
    expect(against('[CCCC^] (EEEE) +4m', { supplement: 'double' })).toBeNull();
    expect(against('123m +4m', { supplement: 'bonus' })).toEqual({ is: 'bonus' });
    expect(against('123m +4m 5f', { supplement: 'bonus' })).toBeNull();
  });
});

describe('A robbed tile', () => {
  test('is one of which the hand holds no other, in a set neither', () => {
    const kind = 3;
    expect(against('45m 4m *4m')).toEqual({ is: 'robbed', kind });
    expect(against('[444m^] 5m *4m')).toEqual({ is: 'robbed', kind });
    expect(against('56m *4m')).toBeNull();
  });

  test('jokers: where two of a kong may be jokers, two of its kind may be elsewhere', () => {
    const rob = (hand: string) => against(hand, {}, {}, goulash);
    expect(rob('44m X *4m')).toBeNull();
    expect(rob('444m *4m')).toEqual({ is: 'robbed', kind: 3 });
    expect(rob('XX4m *X')).toBeNull();
  });
});

describe('And neither', () => {
  test('a tile of one’s own, nor a run claimed from where nobody claims one', () => {
    const own: MarkedTile = { by: 'discard', tile: 3, from: 2 };
    const hand = { ...parseHand('123m'), winning: own };
    expect(contradictionIn(rules, { hand, won: { ...USUAL, seat: 2 }, facts: {} })).toEqual({
      is: 'ownTile',
    });
    expect(against('[234m^] +4m')).toEqual({ is: 'run', kind: 1 });
    expect(against('[234m<] +4m')).toBeNull();
    expect(against('[234m] +4m')).toBeNull();
  });
});

describe('Nothing speaks against a win that was played', () => {
  test.each(PLAYED.filter(({ name, game }) => name === game || name.endsWith('goulash')))(
    '$name',
    ({ ruleset }) => {
      let wins = 0;
      for (let n = 0; n < HANDS; n++) {
        const { moments, end } = playedHand(ruleset, seedOf('contradictions', n));
        if (end.stage.phase !== 'ended' || end.stage.outcome.is !== 'won') continue;
        for (const win of end.stage.outcome.winners) {
          const before = moments.find(
            ({ event }) =>
              event.type === 'won' || (event.type === 'awarded' && event.stand[0]?.call === 'win'),
          );
          if (!before) continue;
          wins++;
          const { seats, dealer } = before.table;
          const windOf = (seat: number) => ((seat - dealer + 4) & 3) as Wind;
          const { melds, bonus } = seats[win.seat];
          const won = circumstancesIn(win, windOf(win.seat));
          const turned = melds.map((meld) =>
            'from' in meld && meld.from !== null ? { ...meld, from: windOf(meld.from) } : meld,
          );
          const winning = winningIn(win, windOf);
          const concealed = [...seats[win.seat].concealed];
          if (win.how.by === 'draw' && winning) concealed.splice(concealed.indexOf(winning.tile), 1);
          const hand = { concealed, melds: turned, bonus, winning };
          expect(contradictionIn(ruleset, { hand, won, facts: {} })).toBeNull();
        }
      }
      expect(wins).toBeGreaterThan(0);
    },
  );
});

function circumstancesIn({ how }: Win, seat: Wind): Circumstances {
  const last = how.by === 'draw' ? how.drew.last : how.last;
  const { by, chain } = how.by === 'draw' ? how.drew : { by: 'wall', chain: 0 };
  const supplement = chain >= 2 ? 'double' : by === 'kong' ? 'kong' : by === 'bonus' ? 'bonus' : 'none';
  return { seat, round: 0, supplement, last, first: how.opening };
}

function winningIn({ how }: Win, windOf: (seat: number) => Wind): MarkedTile | null {
  if (how.by === 'draw') return how.tile === null ? null : { by: 'draw', tile: how.tile };
  return { by: how.by, tile: how.tile, from: windOf(how.from) };
}
