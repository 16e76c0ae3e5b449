/** A call looks for its own tiles: what else is chosen in the hand changes nothing. */
import { createRoot } from 'solid-js';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import type { CallButton } from '../../src/engine/legality/attempts.ts';
import { judgeAction } from '../../src/engine/legality/verdict.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { awaitedSeats } from '../../src/engine/selectors.ts';
import type { Table } from '../../src/engine/table.ts';
import { JOKER, type Kind, plainKind } from '../../src/engine/tiles.ts';
import { snapshotAt } from '../../src/machines/table.ts';
import { settingOf } from '../../src/sessions/hand.ts';
import { historyOf } from '../../src/sessions/hand-history.ts';
import { createSession } from '../../src/sessions/session.ts';
import { positions } from '../fixtures/hands.ts';
import { everyRuleset } from '../fixtures/rulesets.ts';
import { runs, seedOf } from '../scale.ts';

const CALLS: readonly CallButton[] = ['win', 'kong', 'pung', 'chow', 'pass'];

/** Nothing, each tile, and each two tiles of a hand. */
function selections(concealed: readonly Kind[]): (readonly Kind[])[] {
  const kinds = [...new Set(concealed)];
  const twice = kinds.filter((kind) => concealed.filter((tile) => tile === kind).length > 1);
  return [
    ...kinds.map((kind) => [kind]),
    ...twice.map((kind) => [kind, kind]),
    ...kinds.flatMap((one, i) => kinds.slice(i + 1).map((another) => [one, another])),
  ];
}

/** Whether this call would take all of these tiles from the hand. */
function takes(action: Action, chosen: readonly Kind[], offered: Kind | null): boolean {
  if (action.do === 'chow') return chosen.every((kind) => action.using.includes(kind));
  // A red five goes with the plain ones.
  const kinds = action.do === 'kong' ? [action.tile] : [offered, JOKER];
  return (
    (action.do === 'kong' || action.do === 'pung') &&
    chosen.every((kind) => kinds.includes(kind) || kinds.includes(plainKind(kind)))
  );
}

const asked = (table: Table): readonly Seat[] => {
  const awaits = awaitedSeats(table);
  return awaits.length > 0 ? awaits : SEATS.slice(0, 1);
};

describe.each((await everyRuleset()).filter(({ game }) => game !== null))('$name', ({ name, ruleset }) => {
  const isPlain = !name.includes('=');

  test('whatever is chosen, a call comes to what it comes to without, or is made or tried with just these tiles', () => {
    const setting = settingOf(ruleset);
    let met = 0;
    for (const table of positions(
      ruleset,
      String(seedOf('chosen tiles', 0)),
      runs(isPlain ? 600 : 60) / (isPlain ? 5 : 3),
    )) {
      for (const seat of asked(table)) {
        createRoot((dispose) => {
          const session = createSession(setting, historyOf(snapshotAt(setting.machine, table)), {
            seat,
            running: false,
          });
          const { offer } = session.own().stage;
          for (const call of CALLS) {
            const usual = session.ways(call, []);
            const may = usual.some((action) => judgeAction(ruleset, table, action).is === 'allowed');
            for (const chosen of selections(table.seats[seat].concealed)) {
              const found = session.ways(call, chosen);
              met += 1;
              if (JSON.stringify(found) === JSON.stringify(usual)) continue;
              const what = `${call} with ${chosen.join(' ')} chosen: ${JSON.stringify(found)}, and without ${JSON.stringify(usual)}`;
              expect(
                found.every((action) => takes(action, chosen, offer?.tile ?? null)),
                what,
              ).toBe(true);
              // What may be done without a choice may be done with it, too.
              const still = found.every((action) => judgeAction(ruleset, table, action).is === 'allowed');
              expect(still, what).toBe(may);
            }
          }
          dispose();
        });
      }
    }
    expect(met).toBeGreaterThan(0);
  });
});
