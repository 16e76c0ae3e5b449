/** A hand as frames: stepping back is an index, acting in the past cuts the future off. */
import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/engine/action.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { back, createFilm, forward, frameAt, goTo, type Timeline } from '../../src/machines/timeline.ts';
import { deepFreeze } from '../fixtures/freeze.ts';
import { playedHand } from '../fixtures/hands.ts';
import { twoFiveEight } from '../fixtures/rulesets.ts';
import { seated } from '../fixtures/tables.ts';
import { seedOf } from '../scale.ts';

const rules = await twoFiveEight();
const film = createFilm(rules);

const seed = seedOf('timeline', 0);
const hand = playedHand(rules, seed);
const moves: readonly Move[] = hand.moments.map(({ move }) => move);

const shown = (all: readonly Move[]): Timeline =>
  all.reduce<Timeline>(
    (timeline, move) => film.act(timeline, move),
    film.begin({ start: startFrom(rules, seed) }),
  );

describe('Timeline', () => {
  test('it begins with one frame, to which nothing led', () => {
    const timeline = film.begin({ start: hand.start });
    expect(timeline).toEqual({
      frames: [{ table: hand.opening, event: null, move: null }],
      at: 0,
      refusal: null,
      price: null,
    });
  });

  test('it may begin in the middle of a hand', () => {
    const { table } = seated(rules, { east: '5p' });
    expect(frameAt(film.begin({ table })).table).toEqual(table);
  });

  test('every move adds one frame: the table after it, what happened and the move', () => {
    const timeline = shown(moves);
    expect(timeline.frames).toHaveLength(moves.length + 1);
    expect(timeline.at).toBe(moves.length);
    for (const [i, { move, event, after }] of hand.moments.entries()) {
      expect(timeline.frames[i + 1]).toEqual({ table: after, event, move });
    }
  });

  test('back, forward and to any frame is only another place to look at', () => {
    const timeline = shown(moves.slice(0, 6));
    expect(back(timeline).at).toBe(5);
    expect(back(timeline).frames).toBe(timeline.frames);
    expect(frameAt(back(timeline))).toBe(timeline.frames[5]);
    expect(forward(back(timeline))).toEqual(timeline);
    expect(frameAt(goTo(timeline, 2))).toBe(timeline.frames[2]);
  });

  test('beyond the ends is at the ends', () => {
    const timeline = shown(moves.slice(0, 3));
    expect(forward(timeline).at).toBe(3);
    expect(goTo(timeline, 99).at).toBe(3);
    expect(goTo(timeline, -1).at).toBe(0);
    expect(back(goTo(timeline, 0)).at).toBe(0);
  });

  test('acting in the past cuts the future off, and what came before stays', () => {
    const { table } = seated(rules, { east: '5p 9m', drew: '9m' });
    const played = (['referee', 'referee'] as const).reduce(
      (timeline, move) => film.act(timeline, move),
      film.act(film.begin({ table }), { do: 'discard', seat: 0, tile: 13 }),
    );
    const before = deepFreeze(played);
    const other = film.act(goTo(before, 0), { do: 'discard', seat: 0, tile: 8 });
    expect(other.frames).toHaveLength(2);
    expect(other.at).toBe(1);
    expect(other.frames[0]).toBe(before.frames[0]);
    expect(frameAt(other).event).toMatchObject({ type: 'discarded', tile: 8 });
    expect(frameAt(other).table.wall).toEqual(table.wall);
  });

  test('the same move made again in the past leads to the same frame, and still cuts', () => {
    const timeline = shown(moves.slice(0, 6));
    const again = film.act(goTo(timeline, 2), moves[2] as Move);
    expect(again.frames).toHaveLength(4);
    expect(frameAt(again)).toEqual(timeline.frames[3]);
  });

  test('a refusal is no frame: it is told beside them, and gone with the next move or look', () => {
    const begun = film.begin({ start: hand.start });
    const refused = film.act(begun, { do: 'pass', seat: 0 });
    expect(refused.frames).toBe(begun.frames);
    expect(refused).toMatchObject({ at: 0, refusal: { rule: 'may-pass' }, price: null });
    expect(goTo(refused, 0).refusal).toBeNull();
    expect(film.act(refused, moves[0] as Move).refusal).toBeNull();
  });

  test('a refusal in the past cuts nothing', () => {
    const timeline = goTo(shown(moves.slice(0, 6)), 0);
    const refused = film.act(timeline, { do: 'pass', seat: 0 });
    expect(refused.frames).toHaveLength(7);
    expect(refused.at).toBe(0);
  });

  test('the referee is refused while somebody is awaited', () => {
    expect(film.act(film.begin({ start: hand.start }), 'referee').refusal).toMatchObject({ rule: 'in-turn' });
  });
});
