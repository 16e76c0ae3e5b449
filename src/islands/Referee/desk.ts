/** The court's state: the moments of a hand, whether it runs, and what the reader is typing. */
import { type Accessor, batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Seat } from '../../engine/seats.ts';
import { seenBy, type View } from '../../engine/view.ts';
import type { LoggedHand } from '../../referee/log.ts';
import type { Asking } from '../../referee/sitting.ts';
import {
  answered,
  askedReader,
  type Court,
  type Moment,
  onward,
  opening,
  stepped,
} from '../../sessions/court.ts';
import { type Fault, openHand } from './opened.ts';

/** How long the court rests between two answers, in milliseconds. */
const REST = 420;

export interface Desk {
  readonly court: Accessor<Court>;
  readonly moment: Accessor<Moment>;
  readonly view: Accessor<View>;
  /** The question that waits for the reader. */
  readonly asking: Accessor<Asking | null>;
  /** The first seat that is the reader's. */
  readonly own: Accessor<Seat | null>;
  readonly running: Accessor<boolean>;
  readonly ended: Accessor<boolean>;
  /** Whether a step leads on. */
  readonly canStep: Accessor<boolean>;
  readonly canBack: Accessor<boolean>;
  readonly draft: Accessor<string>;
  readonly setDraft: (text: string) => void;
  readonly answer: () => void;
  /** To the moment before the last line that the reader typed; it is in the field again. */
  readonly takeBack: () => void;
  readonly back: () => void;
  readonly step: () => void;
  readonly run: () => void;
  readonly pause: () => void;
  readonly toEnd: () => void;
  /** A new hand, at its first question. */
  readonly sit: (court: Court) => void;
  /** Puts a hand of a transcript on the table, or says why not. */
  readonly open: (hand: LoggedHand) => Fault | { readonly answers: number; readonly promised: string | null };
}

export function createDesk(first: Court): Desk {
  const [court, setCourt] = createSignal(first);
  const [moments, setMoments] = createSignal<readonly Moment[]>([opening(first)]);
  const [running, setRunning] = createSignal(false);
  const [draft, setDraft] = createSignal('');
  const moment = createMemo(() => moments().at(-1) ?? opening(court()));
  const asking = createMemo(() => askedReader(court(), moment()));
  const ended = () => moment().sitting.ending !== null;
  const next = createMemo(() => stepped(court(), moment()));
  const canStep = () => next() !== moment();
  const push = (...more: readonly Moment[]) => setMoments((now) => [...now, ...more]);
  const step = () => {
    if (canStep()) push(next());
  };
  createEffect(
    on([moment, running], () => {
      if (!running()) return;
      if (ended() || (!canStep() && asking() === null)) setRunning(false);
      if (!canStep()) return;
      const timer = setTimeout(step, REST);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  /** The place of the last moment at which the reader was asked, before this one. */
  const askedAt = () =>
    moments().findLastIndex((each, i) => i < moments().length - 1 && askedReader(court(), each) !== null);

  return {
    court,
    moment,
    view: createMemo(() => seenBy(court().ruleset, moment().sitting.table, null)),
    asking,
    own: () => {
      const seat = court().players.indexOf('you');
      return seat < 0 ? null : (seat as Seat);
    },
    running,
    ended,
    canStep,
    canBack: () => moments().length > 1,
    draft,
    setDraft,
    answer: () => {
      const now = asking();
      if (!now) return;
      const line = draft().trim();
      batch(() => {
        push(answered(court(), moment(), now.seat, line));
        setDraft('');
      });
    },
    takeBack: () => {
      const at = askedAt();
      const before = moments()[at];
      const seat = before && askedReader(court(), before)?.seat;
      const typed = moment().entries.findLast((entry) => entry.seat === seat && entry.to === 'referee');
      batch(() => {
        setMoments((now) => now.slice(0, at + 1));
        setDraft(typed?.lines[0] ?? '');
        setRunning(false);
      });
    },
    back: () => {
      setRunning(false);
      if (moments().length > 1) setMoments((now) => now.slice(0, -1));
    },
    step: () => {
      setRunning(false);
      step();
    },
    run: () => setRunning(true),
    pause: () => setRunning(false),
    toEnd: () => push(...onward(court(), moment())),
    sit: (sat) =>
      batch(() => {
        setCourt(sat);
        setMoments([opening(sat)]);
        setRunning(false);
        setDraft('');
      }),
    open: (hand) => {
      const opened = openHand(court().game, hand);
      if (opened.is === 'fault') return opened.fault;
      batch(() => {
        setCourt(opened.court);
        setMoments([opened.moments[0]]);
        setRunning(false);
        setDraft('');
      });
      const answers = (opened.moments.at(-1) ?? opened.moments[0]).counts.reduce((a, b) => a + b, 0);
      return { answers, promised: opened.promised };
    },
  };
}
