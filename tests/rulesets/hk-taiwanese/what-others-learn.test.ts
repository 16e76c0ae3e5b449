/** HK-style Taiwanese: what the others see and hear of a concealed Kong, a mistake and a passed win. */
import { expect, test } from 'vitest';
import type { TableEvent } from '../../../src/engine/events.ts';
import { FACE_DOWN } from '../../../src/engine/tiles.ts';
import { heardBy, seenBy } from '../../../src/engine/view.ts';
import { parseTile } from '../../../src/notation/tiles.ts';
import { taiwanese } from '../../fixtures/rulesets.ts';
import { type Game, happenedOf, plays, ruleAgainst, seated, untilAsked } from '../../fixtures/tables.ts';
import { RUNS } from './games.ts';

const rules = await taiwanese();

/** The last thing that has happened. */
function lastOf(game: Game): TableEvent {
  const event = game.events.at(-1);
  if (event === undefined) throw new Error('nothing happened');
  return event;
}

test('concealed-kong-hidden: the others see four tiles face down, and hear no tile', () => {
  const game = plays(seated(rules, { turn: 'south', south: '2222p 9m', drew: '9m' }), 'south kongs 2p');
  for (const seat of [0, 2, 3] as const) {
    const view = seenBy(rules, game.table, seat);
    expect(view.seats[1].melds).toMatchObject([{ tile: FACE_DOWN, tiles: [-1, -1, -1, -1] }]);
    expect(JSON.stringify(view.stage)).not.toContain('"tile":10');
    expect(heardBy(lastOf(game), seat)).toMatchObject({ type: 'konged', tile: FACE_DOWN });
  }
  expect(heardBy(lastOf(game), 1)).toMatchObject({ tile: parseTile('2p') });
});

test('concealed-kong-hidden: a Kong that was not shown is told without its tile', () => {
  const over = plays(
    seated(rules, { east: '9p', south: '(1111p_)', west: RUNS }),
    'east discards 9p',
    'west wins',
  );
  const done = plays(untilAsked(over), 'south passes despite concealed-kong-hidden');
  const heard = happenedOf(done, 'erred').map((event) => heardBy(event, 0));
  expect(heard).toMatchObject([{ reason: { rule: 'concealed-kong-hidden' } }]);
  expect(JSON.stringify(heard)).not.toContain('tiles');
  const shown = untilAsked(plays(untilAsked(over), 'south shows 1p'));
  expect(seenBy(rules, shown.table, 0).seats[1].melds).toMatchObject([{ tile: parseTile('1p') }]);
});

test('false-win: others hear that it was one, and nothing of the hand', () => {
  const own = seated(rules, { turn: 'south', south: `${RUNS} N`, drew: 'N' });
  const event = lastOf(plays(own, 'south wins despite false-win'));
  expect(heardBy(event, 0)).toMatchObject({ type: 'erred', reason: { rule: 'false-win' } });
  expect(JSON.stringify(heardBy(event, 0))).not.toContain('also');
  expect(heardBy(event, 1)).toBe(event);
});

test('passed-win: nobody else learns of it, and nobody has said it', () => {
  const after = (south: string, ...lines: readonly string[]): Game =>
    untilAsked(plays(seated(rules, { east: '9p', south, wall: '6p' }), 'east discards 9p', ...lines));
  const passed = after(RUNS, 'south passes');
  const never = after(RUNS.replace('78p', '11s'));
  expect(ruleAgainst(passed, 'south wins')).toBe('passed-win');
  expect(seenBy(rules, passed.table, null).declarations).toEqual([null, null, null, null]);
  for (const seat of [0, 2, 3] as const) {
    expect(seenBy(rules, passed.table, seat)).toEqual(seenBy(rules, never.table, seat));
  }
});
