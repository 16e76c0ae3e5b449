/** A hint that follows another plan than the hint before says so, with the reason that the table gives. */
import { describe, expect, test } from 'vitest';
import { planChange } from '../../src/bots/plan-change.ts';
import { type Plan, plansOf } from '../../src/bots/plans.ts';
import type { Action } from '../../src/engine/action.ts';
import { seenBy } from '../../src/engine/view.ts';
import { parseTile } from '../../src/notation/tiles.ts';
import { hongKong } from '../fixtures/rulesets.ts';
import { seated } from '../fixtures/tables.ts';

const rules = await hongKong();
const plans = plansOf(rules, { seatWind: 1, roundWind: 0 });

/** The plan of one suit and honours that allows this tile. */
function oneSuitOf(tile: string): Plan {
  const kind = parseTile(tile);
  const found = plans.find(
    ({ aims, may }) => aims.length === 1 && aims[0]?.rule === 'mixed-one-suit' && may[kind],
  );
  if (!found) throw new Error('no such plan');
  return found;
}

/** South discards this tile, and plays for the suit of `now` instead of that of `before`. */
function changed(south: string, discard: string, before: string, now: string) {
  const { table } = seated(rules, { turn: 'south', south, drew: discard });
  const action: Action = { do: 'discard', seat: 1, tile: parseTile(discard) };
  return planChange(seenBy(rules, table, 1), rules, action, {
    before: oneSuitOf(before),
    now: oneSuitOf(now),
  });
}

describe('A suit is given up', () => {
  test('that a set on the table rules out', () => {
    expect(changed('[123m<] 456m 78m 99m 5s 7s 9s', '9s', '5s', '5m')).toMatchObject({
      why: 'called',
      before: null,
    });
  });

  test('for one that is nearer', () => {
    const { why, before, now } = changed('123m 456m 78m 99m CC 5s 7s', '7s', '5s', '5m');
    expect(why).toBe('nearer');
    expect(now ?? 0).toBeLessThan(before ?? 0);
  });
});
