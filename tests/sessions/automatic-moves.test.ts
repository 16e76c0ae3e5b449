/**
 * What a reader need not be asked, once they want it so: a pass on what does not win, and what is forced; and the discard
 * of what they have drawn, if they want that, too.
 */
import { expect, test } from 'vitest';
import { sensible } from '../../src/bots/sensible.ts';
import { legal } from '../../src/engine/legality/legal.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { advanceTable, judgeMove } from '../../src/machines/table.ts';
import { gameIds, loadGame } from '../../src/rulesets/registry.node.ts';
import { handOf, opening } from '../../src/sessions/hand.ts';
import { addFrame, frameAt, isOver, shownIn } from '../../src/sessions/hand-history.ts';
import { handRules } from '../../src/sessions/hand-rules.ts';
import { LONG, seedOf } from '../scale.ts';

const HANDS = LONG ? 60 : 6;

test.each(gameIds)('no win is let go, and nothing is done that leaves a choice, in %s', async (id) => {
  const game = await loadGame(id);
  const done = new Map<string, number>();
  let drawnAndDiscarded = 0;
  // Riichi goes on until somebody has declared: in a few deals nobody may.
  const isEnough = () => id !== 'riichi' || done.has('discard');
  for (let n = 0; n < HANDS || (n < 60 && !isEnough()); n++) {
    const hand = handOf(game, {}, String(seedOf(`unasked ${id}`, n)), sensible);
    const { others } = hand;
    if (typeof others !== 'function') throw new Error('a bot plays every seat here');
    for (let now = opening(hand); !isOver(now); ) {
      const { table } = frameAt(now);
      const awaits = awaitedSeats(table);
      for (const seat of awaits) {
        const action = handRules(seat).unasked?.(hand, now, false)?.action ?? null;
        const discarding = handRules(seat).unasked?.(hand, now, true)?.action ?? null;
        const choices = legal(hand.ruleset, table, seat);
        const wins = choices.some((choice) => choice.do === 'win');
        const passes = table.stage.phase === 'collecting' && choices.some((choice) => choice.do === 'pass');
        const { stage } = table;
        const drawn = stage.phase === 'deciding' ? (stage.drew?.tile ?? null) : null;
        if (action !== null || wins || drawn === null) expect(discarding).toEqual(action);
        else if (discarding !== null) {
          expect(discarding).toMatchObject({ do: 'discard', tile: drawn });
          drawnAndDiscarded += 1;
        }
        if (action === null) expect(wins || (!passes && choices.length > 1)).toBe(true);
        else {
          expect(choices).toContainEqual(action);
          expect(wins).toBe(false);
          if (!passes) expect(choices).toHaveLength(1);
          done.set(action.do, (done.get(action.do) ?? 0) + 1);
        }
      }
      const [seat] = awaits;
      now = addFrame(
        now,
        advanceTable(
          hand.machine,
          shownIn(now),
          judgeMove(hand.ruleset, table, seat === undefined ? 'referee' : others(table, seat)),
        ),
      );
    }
  }
  expect(done.get('pass')).toBeGreaterThan(0);
  expect(drawnAndDiscarded).toBeGreaterThan(HANDS);
  // After a riichi nothing but the tile that was drawn may go.
  if (id === 'riichi') expect(done.get('discard')).toBeGreaterThan(0);
});
