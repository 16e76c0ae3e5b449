/** A press is judged once: its verdict goes with it, through the reader's table and the chart of the hand. */
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Action } from '../../src/engine/action.ts';
import { clause } from '../../src/engine/clause.ts';
import { cautionOf, type JudgedAction, withVerdict } from '../../src/engine/legality/verdict.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { EAST } from '../../src/engine/tiles.ts';
import { snapshotAt } from '../../src/machines/table.ts';
import { createTableSession } from '../../src/machines/table-session.ts';
import { settingOf } from '../../src/sessions/hand.ts';
import { frameAt, goTo, historyOf } from '../../src/sessions/hand-history.ts';
import { handRules } from '../../src/sessions/hand-rules.ts';
import { twoFiveEight } from '../fixtures/rulesets.ts';
import { seated } from '../fixtures/tables.ts';

/** These rules, and every action that they judge. */
function counted(ruleset: Ruleset): { readonly ruleset: Ruleset; readonly judged: Action[] } {
  const judged: Action[] = [];
  const note = (_memory: null, action: Action): null => {
    judged.push(action);
    return null;
  };
  const counts = clause<null>({
    id: 'counts',
    lasts: 'hand',
    initial: null,
    forbids: { discard: note, win: note },
  });
  return { judged, ruleset: { ...ruleset, cautions: [], clauses: [...ruleset.clauses, counts] } };
}

const { ruleset, judged } = counted(await twoFiveEight());
const { table } = seated(ruleset, { east: '5p 9m', drew: '9m' });
const discards: Action = { do: 'discard', seat: 0, tile: 13 };
/** A tile that this game does not have. */
const missing: Action = { do: 'discard', seat: 0, tile: EAST };

function sitDown() {
  const setting = settingOf(ruleset);
  const machine = createTableSession(handRules(0));
  const history = historyOf(snapshotAt(setting.machine, table));
  const actor = createActor(machine, {
    input: { setting, history, pace: 'step', running: false, viewer: 0 },
  }).start();
  const context = () => actor.getSnapshot().context;
  return {
    context,
    frame: () => frameAt(context().history),
    act: (action: JudgedAction) => actor.send({ type: 'ACT', action }),
    look: (at: number) => actor.send({ type: 'LOOK', history: goTo(context().history, at), travels: false }),
  };
}

const timesJudged = (action: Action): number => judged.filter((each) => each === action).length;

test('a press that is done is judged once, with its warning', () => {
  const { frame, act } = sitDown();
  const press = withVerdict(ruleset, frame().table, discards);
  const once = timesJudged(discards);
  expect(once).toBeGreaterThan(0);
  expect(cautionOf(ruleset, press)).toBeNull();
  act(press);
  expect(frame()).toMatchObject({ move: discards, event: { type: 'discarded', tile: 13 } });
  expect(timesJudged(discards)).toBe(once);
});

test('a press that is refused is judged once, and the answer is the verdict that it brought', () => {
  const { frame, act, context } = sitDown();
  const press = withVerdict(ruleset, frame().table, missing);
  const once = timesJudged(missing);
  expect(once).toBeGreaterThan(0);
  act(press);
  expect(frame().table).toBe(table);
  expect(press.verdict).toMatchObject({ is: 'refused', reason: context().refused?.refusal.reason });
  expect(timesJudged(missing)).toBe(once);
});

test('a press that comes late is judged anew: a verdict holds for its own table alone', () => {
  const { frame, act, context, look } = sitDown();
  const press = withVerdict(ruleset, frame().table, { do: 'discard', seat: 0, tile: 8 });
  act(withVerdict(ruleset, frame().table, discards));
  const then = frame();
  act(press);
  expect(frame()).toBe(then);
  expect(context().refused?.refusal.reason.rule).toBe('in-turn');
  look(0);
  act(press);
  expect(frame().event).toMatchObject({ type: 'discarded', tile: 8 });
});

test('what is done at the frame shown may be done again, and nothing is cut off', () => {
  const { frame, act, context, look } = sitDown();
  const press = withVerdict(ruleset, frame().table, discards);
  act(press);
  const { frames } = context().history;
  look(0);
  act(press);
  expect(context().history).toEqual({ frames, at: 1 });
});
