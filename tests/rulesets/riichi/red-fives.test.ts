/** `red-fives`: fives that are drawn otherwise and count 1 han each, and are fives in everything else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { botAction } from '../../../src/bots/bot.ts';
import { naive } from '../../../src/bots/naive.ts';
import { sensible } from '../../../src/bots/sensible.ts';
import { startFrom } from '../../../src/engine/deal.ts';
import {
  allTiles,
  FACES,
  isRed,
  type Kind,
  plainKind,
  sizeOf,
  sortTiles,
} from '../../../src/engine/tiles.ts';
import { playHand } from '../../../src/machines/play.ts';
import { formatBrief, readBrief } from '../../../src/notation/brief.ts';
import { formatHand, parseHand } from '../../../src/notation/hand.ts';
import { formatAction, parseAction } from '../../../src/notation/lines.ts';
import { textReader } from '../../../src/notation/reader.ts';
import { formatTiles } from '../../../src/notation/tile-text.ts';
import { parseTiles } from '../../../src/notation/tiles.ts';
import { allPass, goes, mayDo, ruleAgainst, untilAsked } from '../../fixtures/tables.ts';
import { deals, seedOf } from '../../scale.ts';
import { rulesOf } from './rules.ts';
import { table, wonBy } from './table.ts';
import { worthOf } from './worth.ts';

const THREE = { 'red-fives': 3 } as const;
const redsIn = (tiles: readonly Kind[]): string => formatTiles(tiles.filter(isRed));

describe('red-fives', () => {
  test('red-fives: none, one in each suit, or two of dots; four fives of each suit in any case', () => {
    for (const [count, reds] of [
      [0, ''],
      [3, '0m0p0s'],
      [4, '0m00p0s'],
    ] as const) {
      const { tiles } = rulesOf({ 'red-fives': count });
      expect(sizeOf(tiles)).toBe(136);
      const all = allTiles(tiles);
      expect(redsIn(all)).toBe(reds);
      for (const five of [4, 13, 22]) expect(all.filter((tile) => plainKind(tile) === five)).toHaveLength(4);
    }
    expect(redsIn(startFrom(rulesOf('online'), 'any').order.toSorted((a, b) => a - b))).toBe('0m0p0s');
    expect(startFrom(rulesOf('wrc'), 'any').order.some(isRed)).toBe(false);
  });

  test('red-fives: one han each, in melds and as the winning tile too, beside dora and not towards a yaku', () => {
    const han = (hand: string, more = ''): string => worthOf(hand, `S/E${more}`, THREE).yaku;
    expect(han('340m 678m 23p 406s 88s <4p')).toBe('pinfu 1 + all-simples 1 + red-fives 2');
    expect(han('345m 678m 40p 456s 88s <6p')).toBe('pinfu 1 + all-simples 1 + red-fives 1');
    expect(han('345m 678m 46p 456s 88s <0p')).toBe('all-simples 1 + red-fives 1');
    expect(han('[340m<] 678m 23p 456s 88s <4p')).toBe('all-simples 1 + red-fives 1');
    expect(han('(5550m) 678m 23p 456s 88s <4p')).toBe('all-simples 1 + red-fives 1');
    // The indicator names all fives, the red one too, and may be one itself.
    expect(han('340m 678m 23p 456s 88s <4p', ', dora 4m')).toBe(
      'pinfu 1 + all-simples 1 + dora 1 + red-fives 1',
    );
    expect(han('340m 678m 23p 456s 88s <4p', ', dora 0s')).toBe(
      'pinfu 1 + all-simples 1 + dora 1 + red-fives 1',
    );
    expect(worthOf('[340m<] 123m 23p 456s 99s <4p', 'S/E', THREE)).toMatchObject({
      wins: false,
      rule: 'one-yaku',
    });
  });

  test('red-fives: a five for every shape, wait and fu', () => {
    const plain = '55m 2233p 4455s 778s +8s';
    const both = (red: string) => worthOf(red, 'S/E', THREE);
    expect(both(plain.replace('55m', '50m')).yaku).toBe(`${worthOf(plain).yaku} + red-fives 1`);
    expect(both('550m 234m 99p 678s 56s +4s').fu).toBe(worthOf('555m 234m 99p 678s 56s +4s').fu);
    // Three plain ones and a red one are all that there are.
    const four = table({ turn: 'south', south: '5550m 345p 678s 111s 9s', options: THREE });
    expect(mayDo(four, 'south')).toContain('south kongs 5m');
    expect(ruleAgainst(four, 'south discards 9s and says riichi')).toBe('riichi-ready');
  });
});

describe('Calls with red fives', () => {
  const offered = (south: string, discard = '5m') =>
    untilAsked(
      goes(
        table({ turn: 'east', east: discard, south, options: { 'red-fives': 4 } }),
        `east discards ${discard}`,
      ),
    );

  test('chi: with the plain five or the red one, and of either', () => {
    const calls = (south: string, discard: string) =>
      mayDo(offered(south, discard), 'south').filter((line) => line.includes('chows'));
    expect(calls('450m', '3m')).toEqual(['south chows 45m', 'south chows 40m']);
    expect(calls('34m', '0m')).toEqual(['south chows 34m']);
  });

  test('pon: with red ones only where one wants to, or has no others', () => {
    const calls = (south: string, discard: string) =>
      mayDo(offered(south, discard), 'south').filter((line) => line.includes('pungs'));
    expect(calls('550m', '5m')).toEqual(['south pungs', 'south pungs with 50m']);
    expect(calls('50m', '5m')).toEqual(['south pungs']);
    expect(calls('500p', '5p')).toEqual(['south pungs', 'south pungs with 00p']);
    expect(calls('55m', '0m')).toEqual(['south pungs']);
    const laid = (line: string) => untilAsked(goes(offered('550m'), line)).table.seats[1];
    expect(laid('south pungs').concealed.filter(isRed)).toHaveLength(1);
    expect(laid('south pungs with 50m').melds).toMatchObject([{ kind: 'pung', tile: 4, tiles: [4, 4, 43] }]);
    expect(ruleAgainst(offered('55m'), 'south pungs with 50m')).toBe('own-tiles');
  });

  test('open-kan, concealed-kan, added-kan: of all four, the red one among them', () => {
    const called = untilAsked(goes(offered('550m'), 'south kongs 5m'));
    expect(called.table.seats[1].melds).toMatchObject([{ how: 'claimed', tile: 4, tiles: [4, 4, 4, 43] }]);
    const own = table({ turn: 'south', south: '5550m', options: THREE, left: 20 });
    expect(untilAsked(goes(own, 'south kongs 5m')).table.seats[1].melds).toMatchObject([
      { tiles: [4, 4, 4, 43] },
    ]);
    const added = table({ turn: 'south', south: '[555m<] 0m', options: THREE, left: 20 });
    expect(mayDo(added, 'south')).toContain('south kongs 5m');
    expect(untilAsked(goes(added, 'south kongs 5m')).table.seats[1].melds).toMatchObject([
      { how: 'promoted', tile: 4, tiles: [4, 4, 4, 43] },
    ]);
  });

  test('swap-calling: neither five after a five was called, nor at the other end', () => {
    const asked = (south: string, discard: string, call: string) =>
      untilAsked(goes(offered(south, discard), `south ${call}`));
    const after = asked('46m0m9p', '5m', 'chows 46m');
    expect(ruleAgainst(after, 'south discards 0m')).toBe('swap-calling');
    expect(ruleAgainst(after, 'south discards 9p')).toBe(null);
    expect(ruleAgainst(asked('550m9p', '5m', 'pungs'), 'south discards 0m')).toBe('swap-calling');
    expect(ruleAgainst(asked('340m 9p', '2m', 'chows 34m'), 'south discards 0m')).toBe('swap-calling');
    expect(ruleAgainst(asked('55m 9p 5m', '0m', 'pungs'), 'south discards 5m')).toBe('swap-calling');
  });

  test('furiten-own: a red five in the river bars a wait for fives', () => {
    const offers = (south: string) => {
      const hands = { turn: 'east', east: '5p', south: '234m 678m 46p 456s 88s' } as const;
      return goes(table({ ...hands, rivers: { south }, options: THREE }), 'east discards 5p');
    };
    expect(ruleAgainst(offers('9p'), 'south wins')).toBe(null);
    expect(ruleAgainst(offers('0p'), 'south wins')).toBe('false-win');
  });

  test('riichi-freezes: of two fives the one that was drawn goes', () => {
    const game = table({
      turn: 'south',
      south: '345m 678m 567p 456s 8s 9s',
      wall: '9p 9p 9p 0m',
      options: THREE,
    });
    const said = allPass(
      goes(
        game,
        'south discards 9s and says riichi',
        'west discards 9p',
        'north discards 9p',
        'east discards 9p',
      ),
    );
    expect(ruleAgainst(said, 'south discards 5m')).toBe('riichi-freezes');
    expect(ruleAgainst(said, 'south discards 0m')).toBe(null);
  });

  test('ron: a red five wins like a five, and counts', () => {
    const game = table({ turn: 'east', east: '0p', south: '234m 678m 46p 456s 88s', options: THREE });
    expect(wonBy(goes(game, 'east discards 0p', 'south wins'))).toEqual(['all-simples 1 + red-fives 1']);
  });
});

describe('Red fives written down', () => {
  const tile = fc.constantFrom(...parseTiles('45067m45067p45067s'));

  test('tiles, hands and actions are read as they are written', () => {
    fc.assert(
      fc.property(fc.array(tile), (tiles) => {
        expect(parseTiles(formatTiles(tiles))).toEqual(tiles);
      }),
    );
    for (const hand of ['340m 23p [406s<] [550p^] (5550s) <0p', '55m [5550m^+]'])
      expect(formatHand(parseHand(hand))).toBe(hand);
    for (const line of ['south chows 40m', 'south pungs 5m with 50m', 'south discards 0s', 'south kongs 5m'])
      expect(formatAction(parseAction(line), 0, line.includes('pungs') ? 4 : null)).toBe(line);
    for (const line of ['south chows 40m', 'south pungs with 50m', 'south discards 0s', 'south kongs 5m']) {
      const action = parseAction(line);
      expect(readBrief(textReader(formatBrief(action, 0)), 0)).toEqual(action);
    }
    expect(parseAction('south kongs 0m')).toEqual(parseAction('south kongs 5m'));
  });

  test('a red five stands right after the plain ones', () => {
    expect(formatTiles(sortTiles(parseTiles('6m0m5mE4m5m')))).toBe('45506mE');
  });
});

describe('Players', () => {
  const rules = rulesOf('online');

  test('bots deal, call and win with red fives; no tile comes or goes, and every action is allowed', () => {
    const counts = (tiles: readonly Kind[]): number[] => {
      const found = new Array<number>(FACES).fill(0);
      for (const each of tiles) found[each] = (found[each] ?? 0) + 1;
      return found;
    };
    const used = new Set<string>();
    const hands = deals(500);
    for (let n = 0; n < hands; n++) {
      const after = playHand(rules, startFrom(rules, seedOf('red fives', n)), (before, seat) => {
        const action = botAction((n + seat) % 2 === 0 ? sensible : naive, rules, before, seat);
        if (/0[mps]/.test(formatAction(action))) used.add(action.do);
        return action;
      });
      const { seats, wall, box } = after;
      const lies = seats.flatMap(({ concealed, melds, river }) => [
        ...concealed,
        ...river,
        ...melds.flatMap(({ tiles }) => tiles),
      ]);
      const rest = [...wall.order.slice(wall.next, wall.end), ...(box?.order.slice(box.next, box.end) ?? [])];
      expect(counts([...lies, ...rest])).toEqual(rules.tiles);
    }
    expect([...used]).toEqual(expect.arrayContaining(['discard', 'chow']));
  });

  test('of two fives that are worth as much to it a bot keeps the red one', () => {
    const game = table({
      turn: 'south',
      south: '123m 456m 50p 678s 99s 2p',
      options: THREE,
    });
    const action = botAction(sensible, game.ruleset, game.table, 1);
    expect(action).not.toMatchObject({ tile: 44 });
    const pair = table({ turn: 'south', south: '50m 123p 456p 789s 99s 7s', options: THREE });
    expect(botAction(sensible, pair.ruleset, pair.table, 1)).not.toMatchObject({ tile: 43 });
  });
});
