/** State of the referee page: the moments of a hand, whether it runs, and the reader's draft. */
import { batch, createMemo, createSignal } from 'solid-js';
import type { Seat } from '../../engine/seats.ts';
import { seenBy } from '../../engine/view.ts';
import { addFrame, historyOf, shownIn } from '../../machines/history.ts';
import { createTableSession } from '../../machines/table-session.ts';
import type { LoggedHand } from '../../referee/log.ts';
import { runMachine } from '../../sessions/actor.ts';
import {
  advanceReferee,
  answerPrompts,
  opening,
  type ProtocolMoment,
  promptedReader,
  type RefereeSetup,
  stepReferee,
} from '../../sessions/web-referee.ts';
import { openHand } from './initial-log.ts';

/** Pause between two answers, in milliseconds. */
const REST = 420;

export type RefereeSession = ReturnType<typeof createRefereeSession>;

/** An answer line of the reader. */
interface Line {
  readonly seat: Seat;
  readonly text: string;
}

const canStepFrom = (court: RefereeSetup, moment: ProtocolMoment): boolean =>
  stepReferee(court, moment) !== moment;

/** The session machine for a refereed hand with a reader. */
const session = createTableSession<ProtocolMoment, Line, never, RefereeSetup, 'calm'>({
  turn: (court, history) => {
    const moment = shownIn(history);
    if (moment.sitting.ending !== null) return 'over';
    if (canStepFrom(court, moment)) return 'others';
    return promptedReader(court, moment) ? 'reader' : 'nobody';
  },
  next: (court, history) => {
    const moment = shownIn(history);
    const after = stepReferee(court, moment);
    return after === moment ? history : addFrame(history, after);
  },
  act: (court, history, { seat, text }) =>
    addFrame(history, answerPrompts(court, shownIn(history), seat, text)),
  refusal: () => null,
  rest: () => REST,
  goesOn: false,
  travels: () => true,
});

/** Creates the session of the page `/referee/`. */
export function createRefereeSession(first: RefereeSetup) {
  const [draft, setDraft] = createSignal('');
  const { snapshot, send } = runMachine(session, {
    setting: first,
    history: historyOf(opening(first)),
    pace: 'calm',
    running: false,
    viewer: null,
  });
  const context = () => snapshot().context;
  const court = createMemo(() => context().setting);
  const history = createMemo(() => context().history);
  const moment = createMemo(() => shownIn(history()));
  const asking = createMemo(() => promptedReader(court(), moment()));
  const ended = () => moment().sitting.ending !== null;
  const canStep = createMemo(() => canStepFrom(court(), moment()));
  /** Index of the last moment before this one at which the reader was prompted. */
  const promptStep = () =>
    history().frames.findLastIndex((each, i) => i < history().at && promptedReader(court(), each) !== null);
  const begin = (sat: RefereeSetup, at: ProtocolMoment) =>
    batch(() => {
      send({ type: 'SIT', setting: sat, history: historyOf(at) });
      send({ type: 'PAUSE' });
      setDraft('');
    });

  return {
    court,
    moment,
    view: createMemo(() => seenBy(court().ruleset, moment().sitting.table, null)),
    /** The prompt the reader must answer; null if none. */
    asking,
    /** The reader's first seat; null if the reader has none. */
    own: () => {
      const seat = court().players.indexOf('you');
      return seat < 0 ? null : (seat as Seat);
    },
    // Not running if nobody is left to answer.
    running: () => context().running && !ended() && (canStep() || asking() !== null),
    ended,
    /** True if a step is possible without the reader. */
    canStep,
    canBack: () => history().at > 0,
    draft,
    setDraft,
    answer: () => {
      const now = asking();
      if (!now) return;
      const line = draft().trim();
      batch(() => {
        send({ type: 'ACT', action: { seat: now.seat, text: line } });
        setDraft('');
      });
    },
    /** Goes back to before the reader's last line and puts that line into the field. */
    takeBack: () => {
      const at = promptStep();
      const before = history().frames[at];
      const seat = before && promptedReader(court(), before)?.seat;
      const typed = moment().entries.findLast((entry) => entry.seat === seat && entry.to === 'referee');
      batch(() => {
        send({ type: 'UNDO', to: at });
        setDraft(typed?.lines[0] ?? '');
      });
    },
    back: () => send({ type: 'UNDO', to: history().at - 1 }),
    step: () => send({ type: 'STEP' }),
    run: () => send({ type: 'RUN' }),
    pause: () => send({ type: 'PAUSE' }),
    toEnd: () => {
      const all = advanceReferee(court(), moment()).reduce((now, each) => addFrame(now, each), history());
      send({ type: 'LOOK', history: all, travels: true });
    },
    /** Starts a new hand, at its first prompt. */
    sit: (sat: RefereeSetup) => begin(sat, opening(sat)),
    /** Opens a hand of a transcript, or returns the fault. */
    open: (hand: LoggedHand) => {
      const opened = openHand(court().game, hand);
      if (opened.is === 'fault') return opened.fault;
      begin(opened.court, opened.moments[0]);
      const answers = (opened.moments.at(-1) ?? opened.moments[0]).counts.reduce((a, b) => a + b, 0);
      return { answers, promised: opened.promised };
    },
  };
}
