/** The wall, turns and calls, kans, riichi and furiten: what each rule lets happen, and what it does not. */
import { describe, expect, test } from 'vitest';
import { scoringHandAt } from '../../../src/engine/hands.ts';
import { left } from '../../../src/engine/table.ts';
import { allTiles, isBonus } from '../../../src/engine/tiles.ts';
import { seenBy } from '../../../src/engine/view.ts';
import { waits } from '../../../src/engine/win.ts';
import {
  allPass,
  cashOf,
  dealt,
  type Game,
  mayDo,
  ruleAgainst,
  seated,
  untilAsked,
  whyNot,
} from '../../fixtures/tables.ts';
import { rulesOf } from './rules.ts';
import { drawnBy, goes, READY, table, wonBy } from './table.ts';
import { worthOf } from './worth.ts';

const rules = rulesOf();
const begun = dealt(rules, {});
const stageOf = (game: Game) => untilAsked(game).table.stage;
const isBroken = (game: Game): unknown => untilAsked(game).table.memory['go-around'];
const indicators = ({ ruleset, table: now }: Game) => seenBy(ruleset, now, 0).indicators.open;
const boxOf = ({ table: { box } }: Game): number | null => box && box.end - box.next;

describe('Tiles, wall, deal', () => {
  test('tiles: four each of 34 kinds, and no flowers', () => {
    const tiles = allTiles(rules.tiles);
    expect([tiles.length, new Set(tiles).size]).toEqual([136, 34]);
    expect(tiles.some(isBonus)).toBe(false);
  });

  test('dead-wall: fourteen tiles that are never drawn in turn, after a kan too', () => {
    const game = table({ turn: 'east', east: '1111m', left: 20 });
    const kan = untilAsked(goes(game, 'east kongs 1m'));
    // What the replacement tile leaves is filled from the live wall.
    expect([left(game.table.wall), left(kan.table.wall)]).toEqual([20, 19]);
    expect([begun, game, kan].map(boxOf)).toEqual([14, 14, 14]);
  });

  test('deal: thirteen tiles each, and a fourteenth for East, who begins without drawing', () => {
    expect(begun.table.seats.map(({ concealed }) => concealed.length)).toEqual([14, 13, 13, 13]);
    const first = untilAsked(begun);
    expect(first.table.stage).toMatchObject({ phase: 'deciding', seat: 0 });
    expect(first.table.seats[0].concealed).toHaveLength(14);
    expect(left(first.table.wall)).toBe(69);
  });

  test('first-indicator: one lies open from the start', () => {
    expect(indicators(untilAsked(begun))).toHaveLength(1);
  });

  test('seat-winds: the dealer is East, whoever that is, and the others follow counter-clockwise', () => {
    const turned = dealt(rules, { dealer: 2 });
    expect(seenBy(rules, turned.table, 0).seats.map(({ wind }) => wind)).toEqual([2, 3, 0, 1]);
    expect(rules.direction).toBe('counter-clockwise');
  });

  test('round-winds: East in the first round, South in the second', () => {
    const asked = (round: 0 | 1) =>
      goes(table({ turn: 'east', round, east: '9s', west: '[SSS<] 234m 567p 78s 55m' }), 'east discards 9s');
    expect(begun.table.round).toBe(0);
    expect(ruleAgainst(asked(0), 'west wins')).toBe('false-win');
    expect(wonBy(goes(asked(1), 'west wins'))).toEqual(['round-wind 1']);
  });
});

describe('A turn', () => {
  test('turn: a tile is drawn, one is discarded, and the next seat draws', () => {
    const game = table({ turn: 'east', east: 'C', wall: '7p' });
    const next = allPass(goes(game, 'east discards C'));
    expect(next.table.stage).toMatchObject({ phase: 'deciding', seat: 1, drew: { by: 'wall', tile: 15 } });
    expect(ruleAgainst(next, 'east discards 9s')).toBe('in-turn');
    expect(mayDo(next, 'south')).toContain('south discards 7p');
  });

  test('discards-in-rows: in order before their seat; a called one leaves, a riichi lies sideways', () => {
    const game = table({ turn: 'south', south: `${READY} C`, north: 'CC', rivers: { south: '9m1s' } });
    const said = allPass(goes(game, 'south discards C and says riichi'));
    const { river, sideways } = seenBy(said.ruleset, said.table, 0).seats[1];
    expect(river.slice(-3)).toEqual([8, 18, 31]);
    expect(sideways).toEqual([river.length - 1]);
    const called = untilAsked(goes(game, 'south discards C', 'north pungs'));
    expect(called.table.seats[1].river.at(-1)).toBe(18);
  });

  test('go-around: unbroken until somebody calls, or declares a concealed kan', () => {
    const game = table({ turn: 'east', east: '1111s C', south: 'CC', fresh: true, left: 20 });
    expect(isBroken(allPass(goes(game, 'east discards C')))).toBe(false);
    expect(isBroken(goes(game, 'east discards C', 'south pungs'))).toBe(true);
    expect(isBroken(goes(game, 'east kongs 1s'))).toBe(true);
  });

  test('pass: by whoever is asked, and by nobody on their own turn', () => {
    const game = table({ turn: 'east', east: 'C', south: 'CC' });
    expect(ruleAgainst(game, 'east passes')).toBe('pass');
    expect(ruleAgainst(goes(game, 'east discards C'), 'south passes')).toBe(null);
  });
});

describe('Calls', () => {
  test('pon: two of one’s own and a discard of any other seat', () => {
    for (const caller of ['south', 'west', 'north'] as const) {
      const asked = goes(table({ turn: 'east', east: 'C', [caller]: 'CC' }), 'east discards C');
      expect(ruleAgainst(asked, `${caller} pungs`)).toBe(null);
    }
    const one = goes(table({ turn: 'east', east: 'C', south: 'C' }), 'east discards C');
    expect(ruleAgainst(one, 'south pungs')).toBe('pon');
  });

  test('open-kan: three of one’s own and a discard of any other seat', () => {
    const asked = (west: string) => goes(table({ turn: 'east', east: 'C', west }), 'east discards C');
    expect(ruleAgainst(asked('CCC'), 'west kongs C')).toBe(null);
    expect(ruleAgainst(asked('CC'), 'west kongs C')).toBe('open-kan');
  });

  test('opens: a called set opens the hand, a concealed kan does not', () => {
    const against = (set: string) =>
      ruleAgainst(
        table({ turn: 'south', south: `${set} 678m 23p 456s 99s C` }),
        'south discards C and says riichi',
      );
    for (const set of ['[345m<]', '[222m<]', '[2222m<]']) expect(against(set)).toBe('riichi-concealed');
    expect(against('(2222m)')).toBe(null);
  });

  test('after-call: a discard without a draw, and after an open kan a replacement tile', () => {
    const game = table({ turn: 'east', east: 'C', west: 'CCC', left: 20 });
    const pon = goes(game, 'east discards C', 'west pungs');
    expect(stageOf(pon)).toMatchObject({ phase: 'deciding', seat: 2, drew: null });
    expect(left(untilAsked(pon).table.wall)).toBe(20);
    expect(stageOf(goes(game, 'east discards C', 'west kongs C'))).toMatchObject({
      phase: 'deciding',
      seat: 2,
      drew: { by: 'kong' },
    });
  });

  test('priority: ron before pon before chi', () => {
    const hands = { turn: 'east', east: '4p', south: '56p', west: '44p' } as const;
    const called = goes(table(hands), 'east discards 4p', 'south chows 56p', 'west pungs');
    expect(stageOf(called)).toMatchObject({ seat: 2, claimed: 'pung' });
    const north = table({ ...hands, north: READY });
    expect(wonBy(goes(north, 'east discards 4p', 'south chows 56p', 'west pungs', 'north wins'))).toEqual([
      'pinfu 1',
    ]);
  });
});

describe('Kans', () => {
  test('concealed-kan: four of one’s own, no fewer', () => {
    expect(ruleAgainst(table({ turn: 'east', east: '1111m' }), 'east kongs 1m')).toBe(null);
    expect(ruleAgainst(table({ turn: 'east', east: '111m' }), 'east kongs 1m')).toBe('concealed-kan');
  });

  test('added-kan: the fourth tile to one’s own pon, whenever it was drawn', () => {
    const game = table({ turn: 'east', east: '[111m<] 1m 9s', drew: '9s' });
    expect(ruleAgainst(game, 'east kongs 1m')).toBe(null);
    expect(
      ruleAgainst(table({ turn: 'east', east: '[111m<] 9s', rivers: { south: '1m' } }), 'east kongs 1m'),
    ).not.toBe(null);
  });

  test('kan-after-a-draw: not in the turn that a call began', () => {
    const game = { turn: 'east', east: '[CCC<] 3333s' } as const;
    expect(ruleAgainst(table({ ...game, drew: 'claimed' }), 'east kongs 3s')).toBe('kan-after-a-draw');
    expect(ruleAgainst(table({ ...game, drew: '3s' }), 'east kongs 3s')).toBe(null);
  });

  test('four-kans-at-most: in a deal, whoever made them', () => {
    const against = (west: string) =>
      ruleAgainst(table({ turn: 'east', east: '(1111s) (2222s) 3333s', west }), 'east kongs 3s');
    expect(against('(9999m) (8888m)')).toBe('four-kans-at-most');
    expect(against('(9999m)')).toBe(null);
  });

  test('replacement: it comes from the dead wall, once nobody has robbed the kan', () => {
    const box = '1s1p2s2p3s3p7s7p5s5p9996m';
    const game = table({ turn: 'west', west: '[444p^] C 4p', drew: '4p', south: READY, box });
    const asked = untilAsked(goes(game, 'west kongs 4p'));
    expect(mayDo(asked, 'south')).toContain('south wins');
    expect(stageOf(goes(asked, 'south passes'))).toMatchObject({
      phase: 'deciding',
      seat: 2,
      drew: { by: 'kong', tile: 5 },
    });
  });

  test('kan-dora: the next indicator is turned before the replacement is drawn, for a robbed kan none', () => {
    const box = '1s1p2s2p3s3p7s6p5s5p9999m';
    const game = seated(rules, { turn: 'west', west: '[444p^] 1111m 4p', drew: '4p', south: READY, box });
    expect(indicators(untilAsked(goes(game, 'west kongs 1m')))).toEqual([13, 14]);
    const robbed = untilAsked(goes(game, 'west kongs 4p', 'south wins'));
    expect(wonBy(robbed)).toEqual(['pinfu 1 + robbing-a-kan 1']);
    expect(indicators(robbed)).toEqual([13]);
    // The indicator that the kan turns names the very tile that it is won with.
    const won = seated(rules, {
      turn: 'south',
      south: '9999s 345m 678m 23p CC',
      drew: '9s',
      box: '1s1p2s2p3s3p4s9p5s5p7p7p7p1p',
    });
    expect(wonBy(goes(won, 'south kongs 9s', 'south wins'))).toEqual([
      'concealed-tsumo 1 + after-a-kan 1 + dora 1',
    ]);
  });
});

describe('Riichi', () => {
  const said = 'south discards C and says riichi';

  test('riichi: said with a discard on one’s own turn, for 1,000 points and a han', () => {
    const game = table({ turn: 'south', south: `${READY} C`, west: '2m', wall: '9m 3m 6p 7p 1p' });
    const later = allPass(goes(game, said));
    expect([cashOf(later)[1], later.table.cash.pot]).toEqual([29_000, 1000]);
    expect(ruleAgainst(table({ turn: 'west', south: `${READY}` }), 'south discards 9s and says riichi')).toBe(
      'in-turn',
    );
    expect(worthOf(`${READY} <4p`, 'S/E, riichi').yaku).toBe('riichi 1 + pinfu 1');
  });

  test('riichi-concealed: not with an open hand; a concealed kan is no hindrance', () => {
    const against = (south: string) => ruleAgainst(table({ turn: 'south', south }), said);
    expect(against('[345m<] 678m 23p 456s 99s C')).toBe('riichi-concealed');
    expect(against('(1111s) 678m 23p 456s 99s C')).toBe(null);
  });

  test('riichi-kan: of the tile just drawn, where neither waits nor readings change', () => {
    const against = (hand: string, tile: string, drew: string) =>
      ruleAgainst(table({ turn: 'south', south: `${hand} ${drew}, riichi`, drew }), `south kongs ${tile}`);
    expect(against('111m 456p 7899s EEE', '1m', '1m')).toBe(null);
    expect(against('44m 78m 234s 666678p', '6p', '9s')).toBe('riichi-kan');
    expect(against('3334m 567p 888s EEE', '3m', '3m')).toBe('riichi-kan');
    expect(against('1112444m 678p 999s', '1m', '1m')).toBe('riichi-kan');
  });

  test('riichi-shows: a hand in riichi may not be hidden in a draw', () => {
    const asked = (fact: string) =>
      untilAsked(
        goes(
          table({ turn: 'east', east: 'E', south: `${READY}${fact}`, left: 0 }),
          'east discards E',
          'east says noten',
        ),
      );
    expect(ruleAgainst(asked(', riichi'), 'south says noten')).toBe('riichi-shows');
    expect(ruleAgainst(asked(''), 'south says noten')).toBe(null);
  });

  test('furiten-waits: all that complete the shape, with a yaku or without; but no fifth tile', () => {
    // 1s would give no yaku, 4s with its last discard would.
    const open = { turn: 'east', east: '4s', south: '[234m<] [567p<] 23s 678s 22m' } as const;
    const against = (rivers: object) =>
      whyNot(goes(table({ ...open, rivers }), 'east discards 4s'), 'south wins')?.also;
    expect(against({ south: '1s' })).toEqual(['furiten-own']);
    expect(against({ south: '7s' })).toBe(undefined);
    const none = table({ turn: 'east', south: '(5555s) 234p 567p 46s 99m' });
    expect(waits(none.ruleset, scoringHandAt(none.table, 1))).toEqual([]);
  });
});

describe('A deal without a winner', () => {
  const ends = (left: number) =>
    drawnBy(untilAsked(goes(table({ turn: 'east', east: 'E', left }), 'east discards E')));

  test('exhaustive-draw: once a tile must be drawn, and none is left', () => {
    expect(ends(0)).toBe('exhaustive-draw');
    expect(ends(1)).toBe(null);
  });

  test('ready-means: a kind completes the shape, be one furiten or without a yaku', () => {
    const asked = (south: string) =>
      untilAsked(
        goes(
          table({ turn: 'east', east: 'E', south, rivers: { south: '1s' }, left: 0 }),
          'east discards E',
          'east says noten',
        ),
      );
    expect(ruleAgainst(asked('[456m<] [789p<] 23s 567s 22m'), 'south says tenpai')).toBe(null);
    expect(ruleAgainst(asked('[456m<] [789p<] 29s 567s 22m'), 'south says tenpai')).toBe('ready-means');
  });
});
