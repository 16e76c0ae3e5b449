/** Discards that leave a hand ready, and what is said of each tile that completes it then. */
import { describe, expect, test } from 'vitest';
import { startFrom } from '../../src/engine/deal.ts';
import { scoringHandAt } from '../../src/engine/hands.ts';
import { bySeat } from '../../src/engine/seats.ts';
import type { Table } from '../../src/engine/table.ts';
import { seenBy } from '../../src/engine/view.ts';
import { waits } from '../../src/engine/win.ts';
import { readyDiscards } from '../../src/islands/Play/judged-waits.ts';
import { begin, playMove } from '../../src/machines/play.ts';
import { parseTiles } from '../../src/notation/tiles.ts';
import british from '../../src/rulesets/british/index.ts';
import changchun from '../../src/rulesets/changchun/index.ts';
import taiwanese from '../../src/rulesets/hk-taiwanese/index.ts';
import hongKong from '../../src/rulesets/hong-kong/index.ts';
import { rulesetOf } from '../../src/rulesets/instantiate.ts';
import riichi from '../../src/rulesets/riichi/index.ts';
import twoFiveEight from '../../src/rulesets/two-five-eight/index.ts';
import { playedHand } from '../fixtures/hands.ts';

const GAMES = { twoFiveEight, changchun, hongKong, taiwanese, british, riichi };

test.each(Object.entries(GAMES))('%s: they are those after which some tile completes the hand', (_, game) => {
  const ruleset = rulesetOf(game);
  let found = 0;
  for (let n = 0; n < 6; n++) {
    for (const { after: table } of playedHand(ruleset, `ready-${n}`).moments) {
      const { stage } = table;
      if (stage.phase !== 'deciding') continue;
      const { seat } = stage;
      const view = seenBy(ruleset, table, seat);
      const shown = readyDiscards(view, { ruleset, table }, null);
      const expected = view.legal.flatMap((action) => {
        if (action.do !== 'discard' || action.says !== undefined) return [];
        const done = playMove(ruleset, table, action);
        if (done.is !== 'done') throw new Error('a legal discard cannot be made');
        const tiles = waits(ruleset, scoringHandAt(done.table, seat));
        return tiles.length > 0 ? [{ discard: action.tile, tiles }] : [];
      });
      expect(
        shown.map(({ discard, waits: all }) => ({ discard, tiles: all.map(({ tile }) => tile) })),
      ).toEqual(expected);
      found += shown.length;
    }
  }
  expect(found).toBeGreaterThan(0);
});

describe('of a tile that completes the hand', () => {
  const ruleset = rulesetOf(riichi);
  const dealt = begin(ruleset, startFrom(ruleset, 'heron-412'));
  /** East to discard, with these tiles and this river. */
  const barsOf = (tiles: string, discard: string, river = '', says: string | null = null) => {
    const table: Table = {
      ...dealt,
      seats: bySeat((seat) => ({
        ...dealt.seats[seat],
        ...(seat === 0 && { concealed: parseTiles(tiles), river: parseTiles(river) }),
      })),
    };
    const [gone] = parseTiles(discard);
    const ready = readyDiscards(seenBy(ruleset, table, 0), { ruleset, table }, says);
    return ready
      .find((each) => each.discard === gone)
      ?.waits.map(({ tile, drawn, bar }) => ({ tile, drawn, bar }));
  };
  const [three = 0, six = 0] = parseTiles('3p 6p');

  test('it wins, or only with what is declared with the discard', () => {
    const hand = '345m 678m 567s 88s 45p N';
    expect(barsOf('345m 678m 567s 88s 45p N', 'N')).toEqual([
      { tile: three, drawn: true, bar: null },
      { tile: six, drawn: true, bar: null },
    ]);
    const terminal = '123m 678m 789s 99s 45p N'.replace('678m', '777m');
    expect(barsOf(terminal, 'N')).toEqual([
      { tile: three, drawn: true, bar: 'one-yaku' },
      { tile: six, drawn: true, bar: 'one-yaku' },
    ]);
    expect(barsOf(terminal, 'N', '', 'riichi')?.map(({ bar }) => bar)).toEqual([null, null]);
    expect(barsOf(hand, '3m')).toBeUndefined();
  });

  test('one own discard among them bars them all', () => {
    expect(barsOf('345m 678m 567s 88s 45p N', 'N', '6p')?.map(({ bar }) => bar)).toEqual([
      'furiten-own',
      'furiten-own',
    ]);
  });
});
