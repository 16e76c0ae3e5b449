/** What a hint remembers of the hints before it in the same deal. */
import { expect, test } from 'vitest';
import { botAction } from '../../src/bots/bot.ts';
import { naive } from '../../src/bots/naive.ts';
import { sensible } from '../../src/bots/sensible.ts';
import { startFrom } from '../../src/engine/deal.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import { seenBy } from '../../src/engine/view.ts';
import { hintFor } from '../../src/islands/Play/hint.ts';
import { type PlanMemory, planMemory } from '../../src/islands/Play/plan-memory.ts';
import { begin } from '../../src/machines/play.ts';
import { createTableMachine, judgeMove, snapshotAt } from '../../src/machines/table.ts';
import { frameAt, goTo, historyOf, isOver, makeMove } from '../../src/sessions/hand-history.ts';
import { hongKong } from '../fixtures/rulesets.ts';
import { seedOf } from '../scale.ts';

const ruleset = await hongKong();

test('the first hint of a deal changes no plan; a later one that does says so, as often as it is asked there', () => {
  const machine = createTableMachine(ruleset);
  let memory: PlanMemory | null = null;
  let changes = 0;
  for (let n = 0; n < 6; n++) {
    let history = historyOf(snapshotAt(machine, begin(ruleset, startFrom(ruleset, seedOf('plans', n)))));
    let hints = 0;
    while (!isOver(history)) {
      const { table } = frameAt(history);
      const [seat] = awaitedSeats(table);
      if (seat === 0) {
        const view = seenBy(ruleset, table, 0);
        const hint = hintFor(view, { ruleset, table });
        if (!hint) throw new Error('the seat is asked');
        const at = { view, ruleset, history };
        const before: PlanMemory | null = memory;
        memory = planMemory(before, hint, at);
        if (hint.goal && memory?.frame === frameAt(history)) {
          if (hints === 0) expect(memory.change).toBeNull();
          hints++;
          expect(planMemory(memory, hint, at)).toBe(memory);
          // Looked back at, an earlier moment is no change from a later one.
          expect(planMemory(memory, hint, { ...at, history: goTo(history, 0) })?.change ?? null).toBeNull();
        }
        const change = memory?.frame === frameAt(history) ? memory.change : null;
        if (change) {
          changes++;
          expect([change.to.collects, change.to.closed]).not.toEqual([
            change.from.collects,
            change.from.closed,
          ]);
          if (change.why === 'nearer') expect(change.now ?? 9).toBeLessThan(change.before ?? 0);
        }
      }
      // The reader plays anyhow, so that plans have to change.
      const bot = seat === 0 ? naive : sensible;
      history = makeMove(
        machine,
        history,
        judgeMove(ruleset, table, seat === undefined ? 'referee' : botAction(bot, ruleset, table, seat)),
      );
    }
  }
  expect(changes).toBeGreaterThan(0);
});
