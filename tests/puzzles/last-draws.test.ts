/** Hands that are played out from their last eight draws. */
import { describe, expect, test } from 'vitest';
import { lastDrawsOf } from '../../src/components/practice/last-draws.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { scoringHandAt, scoringHandWith } from '../../src/engine/hands.ts';
import { left } from '../../src/engine/table.ts';
import { waits } from '../../src/engine/win.ts';
import { begin, playMove } from '../../src/machines/play.ts';
import { parseShare } from '../../src/notation/share.ts';
import { LAST_DRAWS, someLastDraws } from '../../src/puzzles/last-draws.ts';
import { games } from '../lessons/content.ts';

describe.each(games)('the last draws of $id', ({ ruleset }) => {
  const hands = someLastDraws(ruleset, 'last', 0, 3);

  test('eight tiles are left, it is the reader’s turn, and a discard leaves a hand that one tile completes', () => {
    for (const { table } of hands) {
      expect(left(table.wall)).toBe(LAST_DRAWS);
      expect(table.stage).toMatchObject({ phase: 'deciding', seat: 0 });
      const held = scoringHandAt(table, 0);
      const ready = table.seats[0].concealed.filter(
        (tile) => waits(ruleset, scoringHandWith(held, tile, -1)).length > 0,
      );
      expect(ready.length).toBeGreaterThan(0);
    }
    expect(new Set(hands.map(({ seed }) => seed)).size).toBe(hands.length);
  });

  test('what was done leads there again from the deal', () => {
    for (const { seed, table, actions, moves } of hands) {
      const rest = [...actions];
      let now = begin(ruleset, startFrom(ruleset, seed));
      for (let move = 0; move < moves; move++) {
        const [next] = rest;
        const asReferee = playMove(ruleset, now, 'referee');
        const done = asReferee.is === 'done' ? asReferee : next && playMove(ruleset, now, next);
        if (asReferee.is !== 'done') rest.shift();
        if (done?.is !== 'done') throw new Error('it cannot be replayed');
        now = done.table;
      }
      expect(rest).toEqual([]);
      expect(now).toEqual(table);
    }
  });

  test('each has an address that says as much', () => {
    for (const [i, { link }] of lastDrawsOf(ruleset).entries()) {
      expect(parseShare(link)).toMatchObject({
        game: ruleset.id,
        step: hands[i]?.moves,
        actions: hands[i]?.actions,
      });
    }
  });
});
