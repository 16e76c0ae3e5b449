/** A table session: every state and transition of it is walked, with refusals, undoing, looking back and a slow bot. */
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { addFrame, goTo, type History, historyOf, isLive, shownIn } from '../../src/machines/history.ts';
import {
  createTableSession,
  type TableRules,
  type TableSessionEvent,
} from '../../src/machines/table-session.ts';

/**
 * A game of counting to six: odd numbers are the reader's to leave, even ones the other's, who may not have come yet.
 * Whoever tries to jump is refused, and so is whoever counts out of turn. Nobody need be asked to count to four.
 */
type Setting = 'loading' | 'here' | 'away';
type Pace = 'fast' | 'step';
const LAST = 6;

const rules: TableRules<number, 'count' | 'jump', 'no-jumping' | 'not-yours', Setting, Pace> = {
  turn: (setting, history) => {
    const now = shownIn(history);
    if (now >= LAST) return 'over';
    if (now % 2 === 1) return 'reader';
    if (setting === 'here') return 'others';
    return setting === 'loading' ? 'loading' : 'nobody';
  },
  next: (setting, history) => {
    if (!isLive(history)) return goTo(history, history.at + 1);
    const now = shownIn(history);
    return now % 2 === 0 && now < LAST && setting === 'here' ? addFrame(history, now + 1) : history;
  },
  act: (_, history) => addFrame(history, shownIn(history) + 1),
  refusal: (_, history, action) => {
    if (action === 'jump') return 'no-jumping';
    const now = shownIn(history);
    return now % 2 === 1 && now < LAST ? null : 'not-yours';
  },
  unasked: (_, history) => (shownIn(history) === 3 ? 'count' : null),
  rest: (_, pace, held) => (pace === 'step' ? null : held ? 400 : 100),
  goesOn: true,
  travels: () => true,
};
const machine = createTableSession(rules);

const input = (setting: Setting, running = true, pace: Pace = 'fast') => ({
  setting,
  history: historyOf(0),
  pace,
  running,
  viewer: null,
});

function seated(setting: Setting, running = true, pace: Pace = 'fast') {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: input(setting, running, pace), clock }).start();
  return {
    clock,
    send: actor.send,
    at: () => shownIn(actor.getSnapshot().context.history),
    context: () => actor.getSnapshot().context,
    is: (turn: string) => JSON.stringify(actor.getSnapshot().value.turn).includes(turn),
    reply: () => actor.getSnapshot().value.reply,
  };
}

type Event = TableSessionEvent<number, 'count' | 'jump', Setting, Pace>;
/** What the machine sends itself once the others have rested. */
const RESTED = { type: 'xstate.after.rest.table-session.turn.othersAct.resting' } as unknown as Event;
/** What it sends itself once a result has been there for a moment. */
const READ = { type: 'xstate.after.reading.table-session.turn.over.unread' } as unknown as Event;

describe('Every state and transition', () => {
  const events = ({ history }: { readonly history: History<number> }): Event[] => [
    { type: 'ACT', action: 'count' },
    { type: 'ACT', action: 'jump' },
    { type: 'TRY', action: 'jump' },
    { type: 'FORGIVE' },
    { type: 'GO_ON' },
    { type: 'STEP' },
    { type: 'SKIP' },
    { type: 'RUN' },
    { type: 'PAUSE' },
    { type: 'LOOK', history: goTo(history, 0), travels: false },
    { type: 'UNDO', to: 0 },
    { type: 'SET_PACE', pace: 'step' },
    { type: 'SET_PACE', pace: 'fast' },
    { type: 'HOLD', isPaused: true },
    { type: 'RELAX', relaxed: true },
    { type: 'SEAT', setting: 'here' },
    { type: 'SIT', setting: 'loading', history: historyOf(0) },
    RESTED,
    READ,
  ];

  test('is reached, and wherever one is the place is told by what is shown', () => {
    const map = getAdjacencyMap(machine, {
      input: input('loading'),
      events: ({ context }) => events(context),
      serializeState: ({ value, context: { history, setting, running, pace, isPaused, relaxed } }) =>
        JSON.stringify([value, history, setting, running, pace, isPaused, relaxed]),
      limit: 100_000,
    });
    const all = adjacencyMapToArray(map);
    const places = new Set(all.map(({ state }) => JSON.stringify(state.value)));
    const turns = [
      'lookingBack',
      'readerDecides',
      { over: 'unread' },
      { over: 'readable' },
      ...['loading', 'paused', 'resting'].map((name) => ({ othersAct: name })),
    ];
    for (const turn of turns)
      for (const reply of ['quiet', 'refused']) expect(places).toContain(JSON.stringify({ turn, reply }));
    for (const { state, event, nextState } of all) {
      const { history, setting, running, pace, relaxed, refused } = nextState.context;
      const where = `${JSON.stringify(state.value)} ${JSON.stringify(event)}`;
      const turn = nextState.value.turn;
      if (!isLive(history)) expect(turn, where).toBe('lookingBack');
      else {
        const who = rules.turn(setting, history);
        const goesOn = running && pace !== 'step' && who !== 'nobody';
        const decides = who === 'reader' && !(relaxed && shownIn(history) === 3);
        const others = { othersAct: who === 'loading' ? 'loading' : goesOn ? 'resting' : 'paused' };
        if (who === 'over') expect(turn, where).toHaveProperty('over');
        else expect(turn, where).toEqual(decides ? 'readerDecides' : others);
      }
      expect(nextState.value.reply, where).toBe(refused ? 'refused' : 'quiet');
      // Nothing is lost but by undoing, sitting down anew, or acting in the past.
      if (event.type === 'STEP' || event.type === 'LOOK' || event.type === 'FORGIVE')
        expect(history.frames.slice(0, state.context.history.frames.length), where).toEqual(
          state.context.history.frames,
        );
    }
  });
});

describe('The others', () => {
  test('go on after a rest, until the reader is asked', () => {
    const { clock, at, is } = seated('here');
    expect(is('resting')).toBe(true);
    clock.increment(99);
    expect(at()).toBe(0);
    clock.increment(1);
    expect(at()).toBe(1);
    expect(is('readerDecides')).toBe(true);
    clock.increment(10_000);
    expect(at()).toBe(1);
  });

  test('rest longer while something is read, and not at all once that is cut short', () => {
    const { clock, at, send } = seated('here');
    send({ type: 'HOLD', isPaused: true });
    clock.increment(200);
    // Told once more, it does not begin anew.
    send({ type: 'HOLD', isPaused: true });
    clock.increment(199);
    expect(at()).toBe(0);
    send({ type: 'SKIP' });
    expect(at()).toBe(1);
  });

  test('wait for a press at a pace of single steps, and for whoever wants to look', () => {
    const slow = seated('here', true, 'step');
    slow.clock.increment(10_000);
    expect([slow.at(), slow.is('paused')]).toEqual([0, true]);
    slow.send({ type: 'SET_PACE', pace: 'fast' });
    slow.clock.increment(100);
    expect(slow.at()).toBe(1);
    const paused = seated('here', false);
    paused.clock.increment(10_000);
    expect(paused.at()).toBe(0);
    paused.send({ type: 'GO_ON' });
    expect(paused.at()).toBe(1);
  });

  test('who only wait are never waited for by a timer', () => {
    const { clock, is, at } = seated('away');
    clock.increment(10_000);
    expect([at(), is('paused')]).toEqual([0, true]);
  });

  test('who are still loading take the steps that were asked for once they have come', () => {
    const { send, at, is, clock } = seated('loading');
    send({ type: 'STEP' });
    clock.increment(10_000);
    expect([at(), is('loading')]).toEqual([0, true]);
    send({ type: 'SEAT', setting: 'here' });
    expect([at(), is('readerDecides')]).toEqual([1, true]);
  });
});

describe('The reader', () => {
  test('is refused at any time, which moves nothing; and the answer goes with the frame', () => {
    const { send, at, reply, context, clock } = seated('here');
    send({ type: 'ACT', action: 'jump' });
    expect([at(), reply(), context().refused]).toEqual([
      0,
      'refused',
      { action: 'jump', refusal: 'no-jumping' },
    ]);
    clock.increment(100);
    expect([at(), reply()]).toEqual([1, 'quiet']);
    send({ type: 'TRY', action: 'jump' });
    send({ type: 'FORGIVE' });
    expect([at(), reply()]).toEqual([1, 'quiet']);
  });

  test('looks back, where nothing goes on by itself, and goes another way from there', () => {
    const { send, at, is, clock, context } = seated('here');
    clock.increment(100);
    send({ type: 'ACT', action: 'count' });
    clock.increment(100);
    expect(at()).toBe(3);
    send({ type: 'LOOK', history: goTo(context().history, 1), travels: false });
    clock.increment(10_000);
    expect([at(), is('lookingBack')]).toEqual([1, true]);
    send({ type: 'STEP' });
    expect(at()).toBe(2);
    send({ type: 'UNDO', to: 1 });
    expect([at(), is('readerDecides'), context().history.frames.length]).toEqual([1, true, 2]);
  });

  test('who wants to be asked only what matters is asked nothing else, until they sit down anew', () => {
    const { clock, at, is, send, context } = seated('here');
    send({ type: 'RELAX', relaxed: true });
    clock.increment(100);
    // One is theirs to leave whatever they want.
    expect([at(), is('readerDecides')]).toEqual([1, true]);
    send({ type: 'ACT', action: 'count' });
    clock.increment(100);
    // Three is left for them, after a rest in which they may still decide.
    expect([at(), is('resting')]).toEqual([3, true]);
    clock.increment(100);
    expect(at()).toBe(4);
    clock.increment(100);
    expect([at(), is('readerDecides')]).toEqual([5, true]);
    send({ type: 'RELAX', relaxed: true, discards: true });
    expect(context().discards).toBe(true);
    send({ type: 'RELAX', relaxed: true });
    expect(context().discards).toBe(false);
    send({ type: 'RELAX', relaxed: true, discards: true });
    send({ type: 'SIT', setting: 'here', history: historyOf(3) });
    expect([context().relaxed, context().discards, is('readerDecides')]).toEqual([false, false, true]);
  });

  test('by steps, what need not be asked takes a press, and nothing is done where one looks back', () => {
    const { clock, at, is, send, context } = seated('here', true, 'step');
    send({ type: 'SIT', setting: 'here', history: historyOf(3) });
    send({ type: 'RELAX', relaxed: true });
    clock.increment(10_000);
    expect([at(), is('paused')]).toEqual([3, true]);
    send({ type: 'STEP' });
    expect(at()).toBe(4);
    send({ type: 'LOOK', history: goTo(context().history, 0), travels: false });
    send({ type: 'SET_PACE', pace: 'fast' });
    clock.increment(10_000);
    expect([at(), context().history.frames.length]).toEqual([3, 2]);
  });

  test('comes to the end, where nothing is left', () => {
    const { send, is, clock } = seated('here');
    for (let n = 0; n < LAST; n++) {
      clock.increment(100);
      send({ type: 'ACT', action: 'count' });
    }
    expect(is('over')).toBe(true);
  });

  test('stays for a moment longer than a double press takes; one that was opened may be left at once', () => {
    const { send, is, clock } = seated('here');
    while (!is('over')) {
      clock.increment(100);
      send({ type: 'ACT', action: 'count' });
    }
    clock.increment(500);
    expect(is('unread')).toBe(true);
    clock.increment(500);
    expect(is('readable')).toBe(true);
    send({ type: 'SIT', setting: 'here', history: historyOf(LAST) });
    expect(is('readable')).toBe(true);
  });
});
