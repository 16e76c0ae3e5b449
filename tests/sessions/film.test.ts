/** A hand as its snapshots: stepping back is an index, acting in the past cuts the future off. */
import { describe, expect, test } from 'vitest';
import type { Action, Move } from '../../src/engine/action.ts';
import { createTableMachine, judgeMove, phaseOf, snapshotAt } from '../../src/machines/table.ts';
import {
  cutOff,
  frameAt,
  goTo,
  historyOf,
  isLive,
  makeMove,
  shownIn,
  type TableHistory,
} from '../../src/sessions/hand-history.ts';
import { deepFreeze } from '../fixtures/freeze.ts';
import { playedHand } from '../fixtures/hands.ts';
import { twoFiveEight } from '../fixtures/rulesets.ts';
import { seated } from '../fixtures/tables.ts';
import { seedOf } from '../scale.ts';

const rules = await twoFiveEight();
const machine = createTableMachine(rules);

const hand = playedHand(rules, seedOf('film', 0));
const moves: readonly Move[] = hand.moments.map(({ move }) => move);
const begun: TableHistory = historyOf(snapshotAt(machine, hand.opening));

const moved = (history: TableHistory, move: Move): TableHistory =>
  makeMove(machine, history, judgeMove(rules, frameAt(history).table, move));

const shown = (all: readonly Move[]): TableHistory => all.reduce(moved, begun);

describe('A film', () => {
  test('begins with one frame, to which nothing led', () => {
    expect(frameAt(begun)).toMatchObject({ table: hand.opening, event: null, move: null });
    expect(begun).toMatchObject({ at: 0 });
    expect(begun.frames).toHaveLength(1);
  });

  test('has a frame more after every move: the table after it, what happened and the move', () => {
    const history = shown(moves);
    expect(history.frames).toHaveLength(moves.length + 1);
    expect(history.at).toBe(moves.length);
    for (const [i, { move, event, after }] of hand.moments.entries()) {
      expect(history.frames[i + 1]?.context).toEqual({ table: after, event, move, refusal: null });
    }
  });

  test('is of snapshots of the chart, each in the state that its table is in', () => {
    for (const snapshot of shown(moves).frames)
      expect(phaseOf(snapshot)).toBe(snapshot.context.table.stage.phase);
  });

  test('looks at any of its frames, and has the same ones', () => {
    const history = shown(moves.slice(0, 6));
    expect(goTo(history, 2).frames).toBe(history.frames);
    expect(shownIn(goTo(history, 2))).toBe(history.frames[2]);
    expect([isLive(history), isLive(goTo(history, 5))]).toEqual([true, false]);
  });

  test('beyond the ends is at the ends', () => {
    const history = shown(moves.slice(0, 3));
    expect(goTo(history, 99).at).toBe(3);
    expect(goTo(history, -1).at).toBe(0);
  });

  test('acting in the past goes on from the snapshot there: the future is cut off, what came before stays', () => {
    const { table } = seated(rules, { east: '5p 9m', drew: '9m' });
    const first = moved(historyOf(snapshotAt(machine, table)), { do: 'discard', seat: 0, tile: 13 });
    const before = deepFreeze(moved(first, 'referee'));
    const other = moved(goTo(before, 0), { do: 'discard', seat: 0, tile: 8 });
    expect(other.frames).toHaveLength(2);
    expect(other.at).toBe(1);
    expect(other.frames[0]).toBe(before.frames[0]);
    expect(frameAt(other).event).toMatchObject({ type: 'discarded', tile: 8 });
    expect(frameAt(other).table.wall).toEqual(table.wall);
  });

  test('the same move made again in the past leads to the same frame, and still cuts', () => {
    const history = shown(moves.slice(0, 6));
    const again = moved(goTo(history, 2), moves[2] as Move);
    expect(again.frames).toHaveLength(4);
    expect(frameAt(again)).toEqual(history.frames[3]?.context);
  });

  test('is cut where one looks, where somebody else goes on from there', () => {
    const history = goTo(shown(moves.slice(0, 6)), 2);
    expect(cutOff(history)).toEqual({ frames: history.frames.slice(0, 3), at: 2 });
  });

  test('has no frame of a move that is refused: to make one is an error that names the rule', () => {
    const passes: Action = { do: 'pass', seat: 0 };
    expect(() => moved(begun, passes)).toThrow('{"do":"pass","seat":0} is refused by may-pass');
    expect(() => moved(goTo(shown(moves.slice(0, 6)), 0), passes)).toThrow('is refused by may-pass');
    expect(() => moved(begun, 'referee')).toThrow('referee is refused by in-turn');
  });
});
